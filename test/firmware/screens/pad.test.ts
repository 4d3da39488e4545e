import { expect, test } from "vitest";
import { drawn } from "../../support/picture";
import { pictures } from "../../support/table-top";

test("the score pad: three digits beside the crown", () => {
  expect(
    pictures(
      "do new spicy 2 first=0",
      "dice 1 2 3 4 5 6",
      "do roll",
      "do score STR",
      "dice 1 2 3 4 4 4",
      "do roll",
      "do score STR",
      "dice 1 2 3 4 5 6",
      "do roll",
      "do score 1",
      "do roll",
      "do score 1",
      "wait 1500",
      "press star",
      "wait 400",
    ),
  ).toEqual({
    square: drawn(`
      ................
      c..c..c.1.LLL111
      c..c..c11.L..1.1
      cc.c.cc.1.LLL1.1
      ccccccc.1...L1.1
      ccccccc111LLL111
      ................
      ................
      ................
      ...1......1.....
      ...1......1.....
      ...1......1.....
      ...1......1.....
      ...1dddddd1dd...
      ................
      11BB............
    `),
    wide: drawn(`
      ................................
      c..c..c.1.LLL111...1......1.....
      c..c..c11.L..1.1...1......1.....
      cc.c.cc.1.LLL1.1...1......1.....
      ccccccc.1...L1.1...1......1.....
      ccccccc111LLL111...1dddddd1dd...
      ................................
      ................11BB............
    `),
  });
});

test("the score pad: a shake leads back to the dice", () => {
  expect(
    pictures(
      "do new spicy 2 first=0",
      "dice 1 2 3 4 5 6",
      "do roll",
      "wait 600",
      "press left",
      "press star",
      "wait 400",
      "shake 700",
      "wait 300",
    ),
  ).toEqual({
    square: drawn(`
      ................
      .rrr..#rr..#rr.A
      .r#r..rrr..r#r.1
      .rrr..rr#..rr#.1
      ...............1
      ...............1
      .#r#..#r#..#r#.1
      .rrr..r#r..#r#.1
      .#r#..#r#..#r#.1
      ...............1
      ...............1
      111.111..d..ddd1
      ..1.1.1.d.d....1
      111.111d.d.dddd1
      1.....1.d.d....1
      111.111..d..ddd1
    `),
    wide: drawn(`
      ...............................1
      .rrr..#rr..#rr..#r#..#r#..#r#..1
      .r#r..rrr..r#r..rrr..r#r..#r#..1
      .rrr..rr#..rr#..#r#..#r#..#r#..1
      ...............................1
      ...................dd....ddd...1
      111111111111111....d.d.........1
      11111111111111......dd...ddd...1
    `),
  });
});
