import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import sharp from "sharp";
import { expect, test } from "vitest";
import { findIcon, iconNames } from "../../scripts/content/markup/icons.ts";

type Shapes = readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];

// The package publishes its icons in exactly this form.
const icons = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("lucide-static/icon-nodes.json"), "utf8"),
) as Readonly<Record<string, Shapes>>;

test("there is a path for every icon of the set that is installed, and for no other", () => {
  expect(iconNames()).toEqual(Object.keys(icons));
});

// Dots, an arc of almost half an ellipse, rounded corners, circles, filled ones, and some of each part of the alphabet.
const some = ["calculator", "ham", "hamburger", "citrus", "ad", "radius", "palette", "link", "pill"];
const names = [...new Set([...some, ...Object.keys(icons).filter((_, index) => index % 20 === 0)])];

test.each(names)("the path of %s looks like the shapes that the set has for it", async (name) => {
  const shapes = icons[name]?.map(([element, attributes]) => `<${element}${attributesOf(attributes)}/>`).join("");
  const [original, drawn] = await Promise.all([coverage(shapes), coverage(`<path d="${findIcon(name)?.path}"/>`)]);
  const differences = original.map((value, index) => Math.abs(value - (drawn[index] ?? 0)));
  // A third of a pixel at an edge; what is drawn at all covers hundreds of times that.
  expect({ most: Math.max(...differences) <= 85, isDrawn: Math.max(...drawn) === 255 }).toEqual({
    most: true,
    isDrawn: true,
  });
});

function attributesOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join("");
}

/** How much of each pixel is covered, of 255, at twice the size of an icon. */
async function coverage(shapes: string | undefined): Promise<Uint8Array> {
  const look = `fill="none" stroke="#000" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="48" height="48" ${look}>${shapes}</svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).extractChannel("alpha").raw().toBuffer());
}
