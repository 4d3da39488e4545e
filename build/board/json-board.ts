import { readFileSync } from "node:fs";
import type { Board } from "../../hal/board";
import { FIELDS, type Field, TILE_FIELDS } from "./fields";

/** Finds a record of hal/boards by its name. @throws Error that names the boards there are */
export type FindBoard = (name: string) => Promise<Board>;

interface Json {
  [key: string]: unknown;
}

/** A word about the board, for people. */
const REMARK = "about";
const ALL = [...FIELDS, ...TILE_FIELDS];

/**
 * A maker's own board from a JSON file: the fields of `Board` in hal/board.ts. With "extends", the name of a record in
 * hal/boards, it says only what is different.
 * @throws Error with a line for each fault: the field, its value, what is allowed there
 */
export async function readBoard(file: string, find: FindBoard): Promise<Board> {
  const json = parse(file);
  const { extends: base, [REMARK]: _, ...own } = json;
  const faults = wrongFields(own, "");
  let found: Json = {};
  if (base !== undefined)
    try {
      found = { ...(await find(String(base))) };
    } catch (error) {
      faults.unshift(`extends: ${(error as Error).message}`);
    }
  const record = merged(found, own);
  if (faults.length === 0) faults.push(...missingFields(record), ...misfits(record as unknown as Board));
  if (faults.length > 0) throw new Error(`${file} is no board yet:\n  ${faults.join("\n  ")}`);
  return record as unknown as Board;
}

function parse(file: string): Json {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${file} can't be read as JSON: ${(error as Error).message}`, { cause: error });
  }
  if (!isGroup(json)) throw new Error(`${file} holds no board: it is { "extends": "esp32", ... }`);
  return json;
}

function isGroup(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What stands in the file and can't. */
function wrongFields(group: Json, prefix: string): string[] {
  return Object.entries(group).flatMap(([key, value]) => {
    const path = prefix + key;
    const field = ALL.find((one) => one.path === path);
    if (field) return field.fits(value) ? [] : [`${path} is ${JSON.stringify(value)}; allowed: ${field.allowed}`];
    const inside = ALL.filter((one) => one.path.startsWith(`${path}.`));
    if (inside.length > 0 && isGroup(value)) return wrongFields(value, `${path}.`);
    if (inside.length > 0) return [`${path} is ${JSON.stringify(value)}; allowed: { ${names(`${path}.`)} }`];
    const also = prefix === "" ? `extends, ${REMARK}, ` : "";
    return [
      `${path} is no field; ${prefix === "" ? "there are" : `${prefix.slice(0, -1)} has`} ${also}${names(prefix)}`,
    ];
  });
}

/** The fields and groups directly in a group. */
function names(prefix: string): string {
  const inside = ALL.filter((one) => one.path.startsWith(prefix));
  return [...new Set(inside.map((one) => one.path.slice(prefix.length).split(".")[0]))].join(", ");
}

function merged(base: Json, own: Json): Json {
  const result = { ...base };
  for (const [key, value] of Object.entries(own)) {
    const old = result[key];
    result[key] = isGroup(value) ? merged(isGroup(old) ? old : {}, value) : value;
  }
  return result;
}

function missingFields(record: Json): string[] {
  const hasTiles = isGroup((record.matrix as Json | undefined)?.tiles);
  const needed: Field[] = [...FIELDS, ...(hasTiles ? TILE_FIELDS : [])].filter((field) => !field.isOptional);
  return needed
    .filter(({ path }) => valueAt(record, path) === undefined)
    .map(({ path, allowed }) => `${path} is missing (or say "extends": "esp32"); allowed: ${allowed}`);
}

function valueAt(record: Json, path: string): unknown {
  return path.split(".").reduce<unknown>((group, key) => (isGroup(group) ? group[key] : undefined), record);
}

/** Fields that are right one by one and don't go together. */
function misfits({ matrix, flash }: Board): string[] {
  if (matrix === undefined || flash === undefined) return [];
  const { width, height, tiles } = matrix;
  const faults: string[] = [];
  if (width * height !== 256)
    faults.push(`matrix is ${width}x${height}; allowed: 16x16, 32x8 (the screens are drawn for these)`);
  if (tiles && (width % tiles.width > 0 || height % tiles.height > 0))
    faults.push(`matrix.tiles are ${tiles.width}x${tiles.height}; allowed: what fills ${width}x${height} exactly`);
  if (flash.address + flash.sectorSize * flash.sectorCount > 0x320000)
    faults.push(`flash.sectorCount is ${flash.sectorCount}; allowed: what ends before 0x320000, where programs begin`);
  return faults;
}
