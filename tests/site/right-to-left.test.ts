import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { splitByDirection } from "../../scripts/bundle/bundle-styles.ts";
import { listFiles } from "../support/build/built-site.ts";
import { projectRoot } from "../support/system/own-project.ts";

test("rules for text from right to left are parted from all others, with the at-rules that hold nothing else", () => {
  const text =
    ".a{translate:1px}[dir=rtl] .a,[dir=rtl] .b:is(.c,.d){translate:-1px}@media print{.a{top:0}[dir=rtl] .a{top:1px}}" +
    "@starting-style{[dir=rtl] .a{top:2px}}.e:is(.f,.g),[dir=rtl] .h{top:3px}@keyframes i{from{top:4px}}";
  expect(splitByDirection(text)).toEqual({
    always: ".a{translate:1px}@media print{.a{top:0}}.e:is(.f,.g){top:3px}@keyframes i{from{top:4px}}",
    rightToLeft:
      "[dir=rtl] .a,[dir=rtl] .b:is(.c,.d){translate:-1px}@media print{[dir=rtl] .a{top:1px}}" +
      "@starting-style{[dir=rtl] .a{top:2px}}[dir=rtl] .h{top:3px}",
  });
});

test("no stylesheet says left or right where it means the start or the end of a line", () => {
  const source = join(projectRoot, "src");
  const files = listFiles(source).filter((path) => path.endsWith(".css") && !path.startsWith("dev/"));
  expect(files.length).toBeGreaterThan(80);
  // The part of a picture that must be seen, and the strokes of a tick, are the same in every language.
  const ofPictures = /object-position: .*|border-(?:left|right): 0/g;
  const found = files.flatMap((path) => {
    const text = readFileSync(join(source, path), "utf8").replaceAll(/\/\*.*?\*\//gs, "");
    const rules = Array.from(text.matchAll(/([^{}]+)\{([^{}]*)\}/g), ([, selector = "", body = ""]) => ({
      selector,
      body,
    }));
    const bodies = rules.filter(({ selector }) => !selector.includes('[dir="rtl"]')).map(({ body }) => body);
    const sided = bodies.flatMap((body) => body.replaceAll(ofPictures, "").match(/.*\b(?:left|right)\b.*/g) ?? []);
    // A shorthand with two different sides needs its mirror image in the same file.
    const shorthands = bodies
      .flatMap((body) => [
        ...body.replaceAll(/\([^()]*\)/g, "").matchAll(/(margin|padding|inset): (\S+) (\S+) (\S+) ([^\s;]+);/g),
      ])
      .filter(([, , , right, , left]) => right !== left)
      .filter(([, name]) => !new RegExp(`\\[dir="rtl"\\][^{}]*\\{[^{}]*${name}:`).test(text));
    return [...sided, ...shorthands.map(([whole]) => whole)].map((line) => `${path}: ${line.trim()}`);
  });
  expect(found).toEqual([]);
});
