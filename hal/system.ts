/** The machine the tower runs on. */
export interface System {
  /** Name and version of what runs the firmware, for the console. */
  readonly version: string;
  /** Free variables (14 bytes each on the board). */
  freeVariables(): number;
  /** Starts the watchdog at the first call; without another call for 10 s the board reboots. */
  kickWatchdog(): void;
  /** `handler` gets the text of every error that no one caught. */
  onError(handler: (message: string) => void): void;
  /** A line for whoever looks at the console. */
  say(line: string): void;
  /** Closes the console to the radio: BLE hands it to anybody nearby without pairing. */
  closeRadioConsole(): void;
}
