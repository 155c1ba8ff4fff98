import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createScriptStyle } from "../../scripts/appearance/create-script-style.ts";
import { createSiteStyle, densityTokens, mirroredStyle } from "../../scripts/appearance/create-site-style.ts";
import { splitByDirection } from "../../scripts/bundle/bundle-styles.ts";
import { listFiles } from "../support/build/built-site.ts";
import { projectRoot } from "../support/system/own-project.ts";

const source = join(projectRoot, "src");
const sheets = listFiles(source)
  .filter((path) => path.endsWith(".css"))
  .map((path) => ({ path, text: readFileSync(join(source, path), "utf8") }));

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
  const shown = sheets.filter(({ path }) => !path.startsWith("dev/"));
  expect(shown.length).toBeGreaterThan(80);
  // The focal point of a picture and the strokes of a tick are the same in every language.
  const ofPictures = /object-position: .*|border-(?:left|right): 0/g;
  const found = shown.flatMap(({ path, text: written }) => {
    const text = written.replaceAll(/\/\*.*?\*\//gs, "");
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

test("WG5: what is pressed or was visited looks as it did before, and what has the focus has no other colours of text and ground", () => {
  expect(sheets.filter(({ text }) => /:(?:active|visited)\b/.test(text)).map(({ path }) => path)).toEqual([]);
  const found = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/([^{}]*:focus[^{}]*)\{([^{}]*)\}/g)]
      .filter(([, , body = ""]) => /(?<![\w-])(?:color|background[\w-]*):/.test(body))
      .map(([, selector = ""]) => `${path}: ${selector.trim()}`),
  );
  expect(found).toEqual([]);
});

test("what has the colour of text on buttons stands on the colour of buttons, which is not always that of links", () => {
  const rules = sheets.flatMap(
    ({ text }) => text.match(/[^{}]*\{[^{}]*[\s;]color: var\(--on-accent\);[^{}]*\}/g) ?? [],
  );
  expect(rules.length).toBeGreaterThan(5);
  expect(rules.filter((rule) => !rule.includes("background: var(--fill, var(--accent));"))).toEqual([]);
});

/** The one scale of space, in rem. */
const steps = [0, 0.125, 0.25, 0.375, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4, 6];

const offScale = (text: string) =>
  [...text.matchAll(/([\d.]+)rem/g)].filter(([, length]) => !steps.includes(Number(length))).map(([length]) => length);

test("every margin, padding and gap is a step of one scale", () => {
  const found = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/^\s*(?:margin|padding|gap|row-gap|column-gap)\b[^;]*/gm)].flatMap(([declaration]) =>
      offScale(declaration).map((length) => `${path}: ${declaration.trim()} (${length})`),
    ),
  );
  expect(found).toEqual([]);
});

test("the spaces between parts and sections are steps of the same scale", () => {
  expect(Object.values(densityTokens("regular")).flatMap(offScale)).toEqual([]);
});

test("headings have room between their lines for the marks of a script, and pages in Latin letters no rule more", () => {
  const roomy = ["th", "hi", "ar", "lo"].map((language) => createScriptStyle(language, ""));
  expect(roomy.filter((style) => !style.includes("h1,h2,h3{line-height:1.4!important}"))).toEqual([]);
  const others = ["en-GB", "cs", "el", "uk", "he"].map((language) => createScriptStyle(language, ""));
  expect(others.join("")).toBe("");
});

test("what is stressed in Japanese and Chinese is dotted, not slanted", () => {
  const emphasis = (language: string) => /em\{[^}]*\}/.exec(createScriptStyle(language, ""))?.[0];
  const dots = "em{font-style:normal;text-emphasis:filled dot;text-emphasis-position:";
  expect(["ja", "zh", "zh-TW", "ko"].map(emphasis)).toEqual([
    `${dots}over right}`,
    `${dots}under right}`,
    `${dots}under right}`,
    undefined,
  ]);
});

test("breadcrumbs keep off the edge of a hero only where that is seen", () => {
  const rule = "main>nav:first-child{margin-block-end:var(--edge)}";
  expect(createSiteStyle({ decoration: "bands" })).toContain(rule);
  expect(createSiteStyle({ decoration: "plain" })).not.toContain("--edge");
});

test.each([
  ["dots", "--hero-ground:linear-gradient(-90deg,"],
  ["grid", "--hero-ground:linear-gradient(-90deg,"],
  ["paper", "--call-ground:linear-gradient(-90deg,"],
  ["glow", "--stage-ground:radial-gradient(at 10% 0,"],
] as const)("the decoration %s leaves the text free on pages from right to left", (decoration, mirrored) => {
  expect(mirroredStyle({ decoration })).toContain(mirrored);
  expect(mirroredStyle({ decoration })).toMatch(/^@media screen\{\[dir=rtl\]\{--[^{}]+\}\}$/);
});
