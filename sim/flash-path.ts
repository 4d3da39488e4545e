import * as path from "node:path";

/** What the choice of a folder depends on. */
export interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly env: { readonly [name: string]: string | undefined };
  readonly home: string;
}

/** The flash file of a tower that no one chose another for, where this platform keeps the state of programs. */
export function defaultFlashPath({ platform, env, home }: Surroundings): string {
  if (platform === "win32")
    return path.win32.join(env.LOCALAPPDATA || path.win32.join(home, "AppData", "Local"), "dice-tower", "tower.flash");
  if (platform === "darwin")
    return path.posix.join(home, "Library", "Application Support", "dice-tower", "tower.flash");
  // XDG Base Directory Specification: a relative path there is invalid and ignored.
  const state = env.XDG_STATE_HOME;
  const base = state && path.posix.isAbsolute(state) ? state : path.posix.join(home, ".local", "state");
  return path.posix.join(base, "dice-tower", "tower.flash");
}
