import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { drawableRanges, undrawableCharacter } from "../../scripts/content/fonts/drawable-text.ts";
import { breakLines } from "../../scripts/share/break-lines.ts";
import { composePicture } from "../../scripts/share/compose-picture.ts";
import { drawingNumber } from "../../scripts/share/drawing.ts";
import { createTypesetters } from "../../scripts/share/typesetter.ts";

describe("the typefaces", () => {
  test("have a letter for every character that the check lets through", async () => {
    const all = drawableRanges.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    );
    const characters = all.filter((character) => /\p{Assigned}/u.test(character));
    expect(characters.length).toBeGreaterThan(2000);
    // It throws for a character that none of them has.
    const { measure } = await createTypesetters()(700, characters);
    expect(measure("Wa")).toBeGreaterThan(measure("il"));
  });

  test("are drawn in the weight that is asked for, also where it is an axis of the font", async () => {
    const open = createTypesetters();
    const texts = ["Ferry Πλοίο"];
    const widths = await Promise.all(
      [400, 700].map(async (weight) => (await open(weight, texts)).measure("Ferry Πλοίο")),
    );
    expect(widths[1]).toBeGreaterThan((widths[0] ?? 0) * 1.03);
  });
});

test.each([
  ["Überfahrt: Łódź – Ångström, 5 € “each”…", undefined],
  ["Διαχείριση αποθεμάτων", undefined],
  ["Скерри и остров", undefined],
  // As some keyboards write it, in two characters; with hyphens and spaces of typographers.
  ["A\u030Angstro\u0308m soft\u00adly non\u2011breaking\u202fhere", undefined],
  ["焼きたて", "焼"],
  ["Bread 🍞", "🍞"],
  ["שלום", "ש"],
])("of %j the first character that cannot be drawn is %j", (text, character) => {
  expect(undrawableCharacter(text)).toBe(character);
});

describe("a headline", () => {
  /** Each letter is as wide as high. */
  const space = { width: 100, height: 100, sizes: [20, 10], lineHeight: 1, measure: (text: string) => text.length };

  test.each([
    ["Rye", { lines: ["Rye"], size: 20 }],
    ["Rye and oats", { lines: ["Rye", "and", "oats"], size: 20 }],
    // Lines of about the same length, where the first could hold more.
    ["a b c d", { lines: ["a b", "c d"], size: 20 }],
    ["Dark-rye/oats", { lines: ["Dark-", "rye/", "oats"], size: 20 }],
    ["Pumpernickel bread", { lines: ["Pumpernick", "el bread"], size: 10 }],
    ["a ".repeat(60).trim(), { lines: [...Array(9).fill("a a a a a"), "a a a a…"], size: 10 }],
  ])("%j is set in the largest size that fits", (text, set) => {
    expect(breakLines(text, space)).toEqual(set);
  });
});

/** Has letters of every script, a long word that is broken, a text that is cut off, and signs that are replaced. */
const pictures = [
  { headline: "Ferries to Ελλάδα & Скерри <1>", line: "Skerry Line" },
  { headline: "Rye" },
  { headline: `${"Pumpernickel".repeat(6)} soft\u00adly non\u2011breaking`, line: "Bread and rolls, ".repeat(12) },
  { headline: "A dark rye/oat loaf that is baked for a whole night – and rests ".repeat(5), line: "Tiệm bánh Łódź" },
];
const colours = { ground: "#141a2e", text: "#fff", soft: "#ccc", mark: "#ffe45e" };

test("a picture is composed alike each time and on every machine, and otherwise only under another number", async () => {
  const draw = async () => {
    const drawn = createHash("sha256");
    for (const picture of pictures) drawn.update(await composePicture({ ...picture, colours }, createTypesetters()));
    return drawn.digest("hex");
  };
  const drawn = await draw();
  expect(await draw()).toBe(drawn);
  // Other code that draws otherwise: raise the number, so that the images of all sites get new names. Other packages: only the checksum.
  expect({ drawingNumber, drawn }).toEqual({
    drawingNumber: 2,
    drawn: "84c62bc7f94d802c5c6817f85082c367a5c74c80107ac0a97b88b24db0d07c25",
  });
});
