import type { Point } from "./svg";

/**
 * Whether a panel has material at both ends of an edge ("ends") or is notched there ("gaps"); along an edge of the box
 * one of the two panels has ends and the other has gaps. A "plain" edge meets no other.
 */
export type Joint = "ends" | "gaps" | "plain";

/** A rectangle of plywood with finger joints; millimetres, x to the right, y down. */
export interface Panel {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly joints: { readonly top: Joint; readonly right: Joint; readonly bottom: Joint; readonly left: Joint };
  readonly holes: readonly Hole[];
}

export type Hole =
  | { readonly kind: "round"; readonly centre: Point; readonly diameter: number }
  | { readonly kind: "square"; readonly corner: Point; readonly width: number; readonly height: number };

/** Fingers are about this long, and an odd number, so that both ends are alike. */
const FINGER_MM = 18;

/** Where fingers and gaps change along an edge, both ends included. */
export function fingerMarks(length: number): number[] {
  const count = Math.max(3, 2 * Math.round((length / FINGER_MM - 1) / 2) + 1);
  return Array.from({ length: count + 1 }, (_, i) => Math.round((length * i * 100) / count) / 100);
}

/** How far an edge lies inside at each of its fingers: 0, or the thickness of the panel that it meets. */
function insets(joint: Joint, fingers: number, thickness: number): number[] {
  const isGap = (i: number) => joint !== "plain" && (i % 2 === 0) === (joint === "gaps");
  return Array.from({ length: fingers }, (_, i) => (isGap(i) ? thickness : 0));
}

/**
 * The outline, clockwise from the upper left corner.
 * @param thickness of the plywood
 */
export function outline({ width, height, joints }: Panel, thickness: number): Point[] {
  const { top, right, bottom, left } = joints;
  const end = (joint: Joint) => (joint === "gaps" ? thickness : 0);
  // Each side is walked along `at`, `inside` away from the panel's edge.
  const sides: readonly {
    joint: Joint;
    before: Joint;
    after: Joint;
    length: number;
    place: (at: number, inside: number) => Point;
  }[] = [
    { joint: top, before: left, after: right, length: width, place: (at, inside) => [at, inside] },
    { joint: right, before: top, after: bottom, length: height, place: (at, inside) => [width - inside, at] },
    { joint: bottom, before: right, after: left, length: width, place: (at, inside) => [width - at, height - inside] },
    { joint: left, before: bottom, after: top, length: height, place: (at, inside) => [inside, height - at] },
  ];
  return sides.flatMap(({ joint, before, after, length, place }) => {
    const marks = fingerMarks(length);
    const depths = insets(joint, marks.length - 1, thickness);
    const points = depths.flatMap((depth, i): Point[] => {
      const from = i === 0 ? end(before) : marks[i]!;
      const to = i === depths.length - 1 ? length - end(after) : marks[i + 1]!;
      return [place(from, depth), place(to, depth)];
    });
    // The next side begins where this one ends.
    return points.slice(0, -1);
  });
}
