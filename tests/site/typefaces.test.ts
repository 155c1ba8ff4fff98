import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createSiteTypefaces } from "../../scripts/appearance/create-site-typefaces.ts";
import { fallbackFonts, fontFaceRules, fontStack } from "../../scripts/appearance/font-face-rules.ts";
import { chooseSubsets } from "../../scripts/appearance/font-files.ts";
import { measureFont } from "../../scripts/appearance/measure-font.ts";
import { shrinkFont } from "../../scripts/appearance/shrink-font.ts";
import { findLetters } from "../../scripts/content/fonts/find-letters.ts";
import { findTypeface, type NamedTypeface, subsetRanges, typefaces } from "../../scripts/content/fonts/typefaces.ts";
import { packageFolder } from "../../scripts/program/package-folder.ts";
import { undrawnFiles } from "../support/build/edited-site.ts";
import { build, createWorkplace } from "../support/build/workplace.ts";
import { ownProject } from "../support/system/own-project.ts";

test.each(typefaces)(
  "$name, which a site can name, has the subsets, the weights and the licence that its package says",
  (typeface) => {
    const about = JSON.parse(readFileSync(join(packageFolder(typeface.package), "metadata.json"), "utf8"));
    const ranges = JSON.parse(readFileSync(join(packageFolder(typeface.package), "unicode.json"), "utf8"));
    expect(about.family).toBe(typeface.name);
    expect(about.license.type).toBe("OFL-1.1");
    expect(readFileSync(join(packageFolder(typeface.package), "LICENSE"), "utf8")).toContain("SIL OPEN FONT LICENSE");
    expect(Number(about.variable.wght.min)).toBeLessThanOrEqual(400);
    expect(Number(about.variable.wght.max)).toBeGreaterThanOrEqual(700);
    expect([...typeface.subsets].sort()).toEqual(Object.keys(ranges).sort());
    for (const subset of typeface.subsets) {
      expect(existsSync(fileOf(typeface, subset))).toBe(true);
      // One package names four currencies more, which its file does not hold.
      expect(ranges[subset].replace("20AD-20C4", "20AD-20C0")).toBe(subsetRanges[subset]);
    }
  },
);

test.each([
  ["Fresh bread — every morning, for 3 €, 50 m²…", []],
  ["Crème brûlée, ½ price", ["latin"]],
  ["Φρέσκο ψωμί", ["greek"]],
  ["Свежий хлеб", ["cyrillic"]],
  ["Bánh mì mới nướng", ["latin", "latin-ext vietnamese", "vietnamese"]],
  ["Pâine și făină", ["latin", "latin-ext", "latin-ext vietnamese"]],
  ["面包", []],
  [{ title: "Bread", blocks: [{ title: "Ψ" }] }, ["greek"]],
  [{ body: "&Psi;&#x436;&#321;&nbsp;&unknown; AT&T" }, ["cyrillic", "greek", "latin-ext"]],
])("the letters of a text: %j are in %j", (text, letters) => {
  expect(findLetters(text)).toEqual(letters);
});

test.each([
  ["Vietnamese needs no second file", ["latin", "latin-ext vietnamese", "vietnamese"], ["vietnamese", "latin"]],
  ["Romanian needs no second file", ["latin-ext", "latin-ext vietnamese"], ["latin-ext", "basic"]],
  ["letters of two subsets need one", ["latin-ext vietnamese"], ["latin-ext", "basic"]],
])("the letters of a text are shown from the fewest subsets: %s", (_, letters, subsets) => {
  expect(chooseSubsets(letters, ["latin", "latin-ext", "vietnamese"])).toEqual(subsets);
});

describe("a font", () => {
  test("that is none is refused", async () => {
    await expect(measureFont(Buffer.from("wOF2 and nothing else"))).rejects.toThrow();
  });

  test.each([
    ["Source Code Pro", "latin", "mono"],
    ["Inter", "latin", "sans"],
    ["Inter", "greek", "sans"],
  ])("is of a kind: %s, %s", async (name, subset, kind) => {
    const metrics = await measureFont(readFileSync(fileOf(family(name), subset)));
    expect(metrics.kind).toBe(kind);
    expect(metrics.width !== undefined).toBe(subset === "latin");
  });

  test("without Latin letters leaves them as wide as they are in the visitor's font", () => {
    const metrics = {
      ascent: 1,
      descent: 0.4,
      lineGap: 0,
      width: undefined,
      weights: [400, 400],
      kind: "sans",
    } as const;
    expect(fontFaceRules({ name: "Naskh", faces: [], metrics }, "optional")).toContain(
      "size-adjust:100%;ascent-override:100%",
    );
  });

  test("gives its rules the name, the weights and the letters, and those of its fallback its metrics", () => {
    const metrics = {
      ...{ ascent: 0.9, descent: 0.3, lineGap: 0, weights: [300, 800] as const, kind: "mono" as const },
      width: { regular: fallbackFonts.mono.width.regular * 1.2, bold: fallbackFonts.mono.width.bold },
    };
    const faces = [{ address: "/_app/a.woff2", weights: [300, 800] as const, isItalic: false, subset: undefined }];
    const house = { name: "House", faces, metrics };
    expect(fontFaceRules(house, "optional").split("@font-face")).toEqual([
      "",
      '{font-family:"House";font-weight:300 800;font-display:optional;src:url(/_app/a.woff2)format("woff2")}',
      '{font-family:"House fallback";font-weight:1 599;src:local("Courier New"),local("Liberation Mono");' +
        "size-adjust:120%;ascent-override:75%;descent-override:25%;line-gap-override:0%}",
      '{font-family:"House fallback";font-weight:600 1000;src:local("Courier New Bold"),local("Liberation Mono Bold");' +
        "size-adjust:100%;ascent-override:90%;descent-override:30%;line-gap-override:0%}",
    ]);
    expect(fontStack(house)).toBe('"House","House fallback",ui-monospace,monospace');
  });
});

test("a packaged font is published with the letters of English, in the weights and the size that pages need", async () => {
  const whole = readFileSync(fileOf(family("Schibsted Grotesk"), "latin"));
  const shrunk = await shrinkFont(ownProject.codeFolder, whole, "basic");
  const [before, after] = [await measureFont(whole), await measureFont(shrunk)];
  expect([before.weights, after.weights]).toEqual([
    [400, 900],
    [400, 700],
  ]);
  // The weights between are rounded anew.
  expect(after.width?.regular).toBe(before.width?.regular);
  expect(after.width?.bold).toBeCloseTo(before.width?.bold ?? 0, 1);
  expect(whole.length).toBeGreaterThan(46_000);
  expect(shrunk.length).toBeLessThan(26_500);
});

const options = {
  ...({ folder: "_app", display: "optional", letters: [], frequent: [], measure: measureFont } as const),
  shrink: async (font: Uint8Array) => font,
  readOwn: () => readFileSync(fileOf(family("Bitter"), "latin")),
};
const namesOf = (addresses: readonly string[]) =>
  addresses.map((address) => address.replace(/-[\w-]{8}(?=\.woff2$)/, ""));

test.each([
  ["without a choice publishes the default", {}, [], ["schibsted-grotesk-basic"]],
  ["publishes a family once", { text: "Inter", headings: "Inter" }, [], ["inter-basic"]],
  ["in the visitor's fonts publishes none", { text: "System" }, [], []],
  [
    "in Greek publishes Greek of what has it",
    { text: "Inter", headings: "Bitter" },
    ["greek"],
    ["inter-greek", "inter-basic", "bitter-basic"],
  ],
  ["has files of its own", { text: "House", own: [{ name: "House", file: "/assets/a.woff2" }] }, ["greek"], ["house"]],
])("a site %s", async (_, choice, letters, files) => {
  const made = await createSiteTypefaces(choice, { ...options, letters, frequent: letters });
  expect(namesOf(made.files.map(({ path }) => path))).toEqual(files.map((name) => `_app/${name}.woff2`));
  expect(made.preloads).toEqual(made.files.map(({ path }) => `/${path}`));
  for (const { path } of made.files) expect(made.style).toContain(`url(/${path})`);
});

test("pages ask at once for a typeface of one's own, unless it has so many bytes that all else would wait", async () => {
  const choice = { text: "House", own: [{ name: "House", file: "/assets/a.woff2" }] };
  const sized = (bytes: number) => ({
    readOwn: () => Buffer.alloc(bytes),
    measure: () => measureFont(options.readOwn()),
  });
  const preloaded = async (bytes: number) =>
    (await createSiteTypefaces(choice, { ...options, ...sized(bytes) })).preloads.length;
  expect([await preloaded(300_000), await preloaded(300_001)]).toEqual([1, 0]);
});

test("a font that cannot be read is a mistake of the build, where the site has chosen it", async () => {
  const font = readFileSync(fileOf(family("Bitter"), "latin")).fill("no font ", 200, 4000);
  const said = async (text: string) => {
    const own = `theme: { typeface: { text: ${text}, own: [{ name: House, file: /assets/house.woff2 }] } }\n`;
    const { mistakes } = await build(createWorkplace({ ...undrawnFiles(own), "_assets/house.woff2": font }));
    return mistakes.map(({ file, code, message }) => `${file.slice(-10)} ${code}: ${message}`);
  };
  expect(await said("House")).toEqual([
    '_site.yaml unusable-file: The file of "/assets/house.woff2" is damaged: a part of it is missing or wrong.',
  ]);
  expect(await said("Bitter")).toEqual([]);
});

function family(name: string): NamedTypeface {
  const typeface = findTypeface(name);
  if (!typeface) throw new Error(`There is no ${name}.`);
  return typeface;
}

function fileOf(typeface: NamedTypeface, subset: string): string {
  return join(packageFolder(typeface.package), `files/${typeface.stem}-${subset}-wght-normal.woff2`);
}
