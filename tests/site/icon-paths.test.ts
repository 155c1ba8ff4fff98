import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import sharp from "sharp";
import { expect, test } from "vitest";
import { findIcon, iconNames } from "../../scripts/content/icons/icons.ts";

// The package publishes its icons in exactly this form.
const { icons } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("@iconify-json/lucide/icons.json"), "utf8"),
) as { icons: Readonly<Record<string, { body: string }>> };

test("there is a path for every icon of the set", () => {
  expect(iconNames().length).toBeGreaterThan(1800);
  expect(iconNames().filter((name) => !/^M[\d .a-z-]+$/i.test(findIcon(name)?.path ?? ""))).toEqual([]);
});

// Dots, an arc of almost half an ellipse, rounded corners, circles, filled ones, and some of each part of the alphabet.
const some = ["calculator", "ham", "hamburger", "citrus", "ad", "radius", "palette", "link", "pill"];
const names = [...new Set([...some, ...iconNames().filter((_, index) => index % 20 === 0)])];

test.each(names)("the path of %s looks like the shapes that the set has for it", async (name) => {
  const body = icons[name]?.body.replaceAll("currentColor", "#000") ?? "";
  const look = `fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`;
  const [original, drawn] = await Promise.all([
    coverage(body),
    coverage(`<g ${look}><path d="${findIcon(name)?.path}"/></g>`),
  ]);
  const differences = original.map((value, index) => Math.abs(value - (drawn[index] ?? 0)));
  // Lines that cross are drawn twice in one of the two: at an edge that adds up to a little more.
  expect(Math.max(...differences)).toBeLessThanOrEqual(128);
  expect(Math.max(...drawn)).toBe(255);
});

/** How much of each pixel is covered, of 255, at twice the size of an icon. */
async function coverage(shapes: string): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="48" height="48">${shapes}</svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).extractChannel("alpha").raw().toBuffer());
}
