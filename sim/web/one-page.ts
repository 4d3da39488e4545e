/** Two pages on one flash would write over each other's journal: the lock says which one plays. */
export interface OnePage {
  /** True if no other page plays, and this one does from now on. */
  take(): Promise<boolean>;
  /** Plays here whoever plays elsewhere; there `lost` is called. */
  seize(): Promise<void>;
}

/**
 * @param lost another page has taken over: whatever plays here must stop at once
 */
export function createOnePage(name: string, lost: () => void): OnePage {
  const { locks } = navigator;

  function request(options: LockOptions): Promise<boolean> {
    return new Promise((resolve) => {
      locks
        .request(name, options, (lock) => {
          resolve(lock !== null);
          // Held until this page goes or another one seizes it.
          return lock ? new Promise<void>(() => {}) : undefined;
        })
        .catch(lost);
    });
  }

  return {
    // A browser without locks plays, as it did before there were any.
    take: async () => (locks ? request({ ifAvailable: true }) : true),
    async seize() {
      await request({ steal: true });
    },
  };
}
