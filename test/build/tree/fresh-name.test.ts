import { expect, it } from "vitest";
import { freshNames } from "../../../build/tree/fresh-name";
import { Tree } from "../../../build/tree/parse";

it("names are new to the file, its keys included, and to each other", () => {
  const fresh = freshNames(new Tree("let a=1;function f(b){return{c:a.d,b}}f(globalOne)"));
  expect(["x", "a", "a", "b", "c", "d", "globalOne", "x", "x"].map(fresh)).toEqual([
    "x",
    "a$2",
    "a$3",
    "b$2",
    "c$2",
    "d$2",
    "globalOne$2",
    "x$2",
    "x$3",
  ]);
});
