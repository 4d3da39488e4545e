import { describe, expect, test } from "vitest";
import { boxPanels, THICKNESS } from "../../../build/drawings/box-panels";
import { fingerMarks, outline, type Panel } from "../../../build/drawings/panel";
import type { Point } from "../../../build/drawings/svg";

const panels = boxPanels(30);
const named = (name: string) => panels.find((panel) => panel.name === name)!;
const [width, height, depth] = [named("front").width, named("front").height, named("left").width];

/** Ray casting; points on the outline itself are not asked for. */
function isInside([x, y]: Point, shape: readonly Point[]): boolean {
  let inside = false;
  shape.forEach(([ax, ay], i) => {
    const [bx, by] = shape[(i + 1) % shape.length]!;
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside;
  });
  return inside;
}

const shapes = new Map(panels.map((panel) => [panel.name, outline(panel, THICKNESS)]));

/** The panels with wood at a point of the box: x from left, y from top, z from the front. */
function woodAt(x: number, y: number, z: number): string[] {
  const places: readonly (readonly [name: string, isIn: boolean, at: Point])[] = [
    ["front", z < THICKNESS, [x, y]],
    ["back", z > depth - THICKNESS, [x, y]],
    ["left", x < THICKNESS, [z, y]],
    ["right", x > width - THICKNESS, [z, y]],
    ["top", y < THICKNESS, [x, z]],
    ["bottom", y > height - THICKNESS, [x, z]],
  ];
  return places.filter(([name, isIn, at]) => isIn && isInside(at, shapes.get(name)!)).map(([name]) => name);
}

/** Points within the shell of the box along its edges, in steps of a millimetre, and at all its corners. */
function* edgePoints(): Generator<readonly [number, number, number]> {
  const inX = [THICKNESS / 2, width - THICKNESS / 2];
  const inY = [THICKNESS / 2, height - THICKNESS / 2];
  const inZ = [THICKNESS / 2, depth - THICKNESS / 2];
  for (const y of inY) for (const z of inZ) for (let x = 0.3; x < width; x++) yield [x, y, z];
  for (const x of inX) for (const z of inZ) for (let y = 0.3; y < height; y++) yield [x, y, z];
  for (const x of inX) for (const y of inY) for (let z = 0.3; z < depth; z++) yield [x, y, z];
}

describe("the tower's box", () => {
  test("has wood of exactly one panel everywhere along its twelve edges", () => {
    for (const at of edgePoints()) expect({ at, wood: woodAt(...at).length }).toEqual({ at, wood: 1 });
  });

  test.each(panels.map((panel) => [panel.name, panel] as const))("%s: the holes lie in the wood", (_name, panel) => {
    for (const hole of panel.holes) {
      const corners: Point[] =
        hole.kind === "square"
          ? [hole.corner, [hole.corner[0] + hole.width, hole.corner[1] + hole.height]]
          : [-1, 1].map(
              (side): Point => [
                hole.centre[0] + (side * hole.diameter) / 2,
                hole.centre[1] + (side * hole.diameter) / 2,
              ],
            );
      for (const [x, y] of corners) {
        expect(x).toBeGreaterThan(THICKNESS);
        expect(x).toBeLessThan(panel.width - THICKNESS);
        expect(y).toBeGreaterThan(THICKNESS);
        expect(y).toBeLessThan(panel.height - THICKNESS);
      }
    }
  });

  test("buttons keep clear of each other and of the baffle behind the window", () => {
    const holes = named("front").holes;
    const window = holes.find((hole) => hole.kind === "square")!;
    const buttons = holes.flatMap((hole) => (hole.kind === "round" ? [hole] : []));
    expect(buttons).toHaveLength(4);
    const rim = (named("baffle").height - window.height) / 2;
    const [x, y] = window.corner;
    for (const [i, { centre, diameter }] of buttons.entries()) {
      if (i > 0) expect(centre[0] - buttons[i - 1]!.centre[0]).toBeGreaterThan(diameter + 10);
      expect(centre[1] - diameter / 2).toBeGreaterThan(y + window.height + rim + 5);
    }
    expect(x - rim).toBeGreaterThan(THICKNESS);
    expect(y - rim).toBeGreaterThan(THICKNESS);
  });

  test("the baffle has a hole over each LED of a panel of 160 mm", () => {
    const { width: side, holes } = named("baffle") as Panel;
    const centres = holes.map((hole) => (hole.kind === "square" ? hole.corner[0] + hole.width / 2 : 0));
    const leds = Array.from({ length: 16 }, (_, i) => side / 2 - 75 + i * 10);
    expect([...new Set(centres)]).toEqual(leds);
    expect(holes).toHaveLength(256);
  });

  test.each([30, 110, 178, 200, 270])("an edge of %i mm has an odd number of fingers of 12 to 30 mm", (length) => {
    const marks = fingerMarks(length);
    expect(marks.length % 2).toBe(0);
    expect(marks.at(-1)).toBe(length);
    for (const [i, mark] of marks.slice(1).entries()) {
      expect(mark - marks[i]!).toBeGreaterThan(length === 30 ? 9 : 12);
      expect(mark - marks[i]!).toBeLessThan(30);
    }
  });
});
