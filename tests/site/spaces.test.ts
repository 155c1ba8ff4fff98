import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { densityTokens } from "../../scripts/appearance/create-site-style.ts";

/** The one scale of space, in rem. */
const steps = [0, 0.125, 0.25, 0.375, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4, 6];

const offScale = (text: string) =>
  [...text.matchAll(/([\d.]+)rem/g)].filter(([, length]) => !steps.includes(Number(length))).map(([length]) => length);

test("every margin, padding and gap is a step of one scale", () => {
  const sheets = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
  const found = sheets.flatMap((file) =>
    [...readFileSync(`src/${file}`, "utf8").matchAll(/^\s*(?:margin|padding|gap|row-gap|column-gap)\b[^;]*/gm)].flatMap(
      ([declaration]) => offScale(declaration).map((length) => `${file}: ${declaration.trim()} (${length})`),
    ),
  );
  expect(found).toEqual([]);
});

test("the spaces between parts and sections are steps of the same scale", () => {
  expect(Object.values(densityTokens("regular")).flatMap(offScale)).toEqual([]);
});
