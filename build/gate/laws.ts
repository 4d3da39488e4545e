import { ARRAY_LAWS } from "./arrays";
import { BOARD_LAWS } from "./board-traps";
import { CLASS_LAWS } from "./classes";
import { FUNCTION_LAWS } from "./functions";
import type { Law } from "./law";
import { LOOP_LAWS } from "./loops";
import { MISSING_LAWS } from "./missing";
import { NAME_LAWS } from "./names";
import { NUMBER_LAWS } from "./numbers";
import { OBJECT_LAWS } from "./objects";
import { ORDER_LAWS } from "./order";
import { REGEX_LAWS } from "./regex";
import { SIZE_LAWS } from "./size";
import { SYNTAX_LAWS } from "./syntax";
import { TEXT_LAWS } from "./text";

/** Everything the gate refuses, family by family. */
export const LAWS: readonly Law[] = [
  ...SYNTAX_LAWS,
  ...NAME_LAWS,
  ...ORDER_LAWS,
  ...FUNCTION_LAWS,
  ...LOOP_LAWS,
  ...CLASS_LAWS,
  ...OBJECT_LAWS,
  ...ARRAY_LAWS,
  ...NUMBER_LAWS,
  ...TEXT_LAWS,
  ...REGEX_LAWS,
  ...MISSING_LAWS,
  ...BOARD_LAWS,
  ...SIZE_LAWS,
];
