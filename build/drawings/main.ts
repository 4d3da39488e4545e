import { writeFileSync } from "node:fs";
import { drawings } from "./drawings";

/** `npm run drawings`: makes the drawings in docs/ anew. */
for (const { file, svg } of await drawings()) {
  writeFileSync(file, svg);
  console.log(file);
}
