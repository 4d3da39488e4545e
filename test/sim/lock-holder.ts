import { lockFile } from "../../sim/lock";

/** Holds the lock of the file it is given until it is killed. */
lockFile(process.argv[2]!);
process.send?.("locked");
setInterval(() => {}, 1000);
