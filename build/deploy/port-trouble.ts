/** What a port that can't be opened is called by the systems and by the serial library, and the cure. */
const CURES: readonly { readonly sign: RegExp; readonly says: (name: string) => string }[] = [
  {
    sign: /EACCES|EPERM|Permission denied|Access (is )?denied/i,
    says: (name) =>
      process.platform === "win32"
        ? `${name} is used by another program, or may not be used. Close other consoles, the Web IDE and pages that hold the port.`
        : `You may not use ${name}: permission denied. Join the group that owns serial ports, then log out and in again:\n  sudo usermod -aG dialout $USER      (Arch: uucp)`,
  },
  {
    sign: /EBUSY|busy|Cannot lock port|Resource temporarily unavailable/i,
    says: (name) =>
      `${name} is in use by another program. Close it: a terminal (screen, minicom), the Espruino Web IDE, the tower's page in a browser, or a deploy that still runs.`,
  },
  {
    sign: /ENOENT|No such file|cannot find|File not found/i,
    says: (name) =>
      `There is no port ${name}. Plug the board in (with a cable that carries data, not one for charging only), and see that its driver is there (CP210x or CH340).`,
  },
  {
    sign: /ECONNREFUSED/,
    says: (name) => `Nobody listens at ${name}. Is the board on, and its telnet console? A Linux build needs --telnet.`,
  },
  {
    sign: /ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT/,
    says: (name) =>
      `${name} can't be reached. Is the address right, and are board and computer in the same network? A tower has its Wi-Fi off: use its USB port.`,
  },
  {
    sign: /Inappropriate ioctl|ENOTTY|ENODEV/i,
    says: (name) => `${name} is no serial port.`,
  },
];

/**
 * @param ports the ports there are, a line each
 * @returns what is wrong, and what to do
 */
export function portTrouble(name: string, error: NodeJS.ErrnoException, ports: readonly string[]): string {
  const said = `${error.code ?? ""} ${error.message}`;
  const cure = CURES.find(({ sign }) => sign.test(said));
  const what = cure ? cure.says(name) : `${name} can't be opened: ${error.message}`;
  return name.includes("://") ? what : `${what}\n${portsFound(ports)}`;
}

/** The ports there are, or that there are none. */
export function portsFound(ports: readonly string[]): string {
  if (ports.length === 0) return "No serial port was found on this computer.";
  return ["Ports found:", ...ports].join("\n");
}
