import fc from "fast-check";
import { expect, test } from "vitest";
import { createSiteStyle } from "../../scripts/appearance/create-site-style.ts";
import { contrastOf } from "../../scripts/content/colour/colour-tone.ts";
import { findUnreadable } from "../../scripts/content/colour/find-unreadable.ts";
import { colourPairs } from "../../scripts/content/colour/palette.ts";
import { themePalettes } from "../../scripts/content/colour/theme-palettes.ts";
import type { Theme } from "../../src/content.gen.ts";
import { runs } from "../support/system/is-full.ts";
import { mistakesIn, siteYaml } from "./memory-site.ts";

type Colours = NonNullable<Theme["colours"]>;

/** The pairs of a theme that are too weak, as people read them. */
function weakPairs(theme: Theme): string[] {
  return [...themePalettes(theme)].flatMap(([scheme, palette]) =>
    colourPairs.flatMap(({ colour, grounds, least }) =>
      grounds
        .filter((ground) => !(contrastOf(palette[colour], palette[ground]) >= least))
        .map((ground) => `${scheme}: ${colour} ${palette[colour]} on ${ground} ${palette[ground]}`),
    ),
  );
}

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);
const given = { accent: hex, highlight: hex, neutral: hex, page: hex };
const themes: fc.Arbitrary<Theme> = fc.record(
  {
    scheme: fc.constantFrom("light", "dark", "both"),
    colours: fc.record({ ...given, dark: fc.record(given, { requiredKeys: [] }) }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);

test("the palettes of a theme keep every pair of colours readable, whatever accent and highlight are given", () => {
  const one = fc.record({ accent: hex, highlight: hex }, { requiredKeys: [] });
  fc.assert(
    fc.property(one, fc.constantFrom("light" as const, "dark" as const), (colours, scheme) => {
      expect(findUnreadable({ colours, scheme })).toEqual([]);
      expect(weakPairs({ colours, scheme })).toEqual([]);
      expect(weakPairs({ colours })).toEqual([]);
    }),
    { seed: 20250103, numRuns: runs(1500) },
  );
});

test("the palettes of a theme keep every pair readable with any colours in which nothing is found, and with one that is named in place of each that is", () => {
  fc.assert(
    fc.property(themes, (theme) => {
      const found = findUnreadable(theme);
      expect(weakPairs(theme).length > 0).toBe(found.length > 0);
      for (const { path, nearest } of found) {
        const left = nearest === undefined ? [] : findUnreadable(withColour(theme, path, nearest));
        expect(found.map(({ colour, contrast }) => [colour, contrast])).toEqual(
          expect.arrayContaining(left.map(({ colour, contrast }) => [colour, contrast])),
        );
        expect(left.map((one) => one.path)).not.toContainEqual(path);
      }
    }),
    // To find a colour that works derives all palettes at each step.
    { seed: 20250103, numRuns: runs(1000) },
  );
});

test.each([
  [{ page: "#333333", neutral: "#221a3a" }, { page: "#868686" }],
  [{ neutral: "#b3a79f" }, { neutral: "#7c7169" }],
])("of %o the colours that work are named", (colours, named) => {
  const found = findUnreadable({ colours }).flatMap(({ path, nearest }) => (nearest ? [[path.at(-1), nearest]] : []));
  expect(Object.fromEntries(found)).toEqual(named);
});

/** A theme with another colour at the path of one. */
function withColour(theme: Theme, path: readonly string[], colour: string): Theme {
  const colours: Colours = theme.colours ?? {};
  const own = { [path.at(-1) ?? ""]: colour };
  return {
    ...theme,
    colours: path[1] === "dark" ? { ...colours, dark: { ...colours.dark, ...own } } : { ...colours, ...own },
  };
}

test("the tokens of a theme stand in place of what is derived, in the styles of pages", () => {
  const style = createSiteStyle({
    colours: { accent: "#b3541e" },
    tokens: { light: { ink: "#111" }, dark: { ink: "#fafafa" }, "space-section": "5rem", "radius-m": "0" },
  });
  expect(style).toContain("--ink:#111;");
  expect(style).toMatch(/@media screen and \(prefers-color-scheme:dark\)\{:root\{.*--ink:#fafafa;/);
  expect(style).toMatch(/@media screen\{:root:root\{--space-section:5rem;--radius-m:0\}\}$/);
});

test.each([
  ["light:\n      ink: '#111'", ""],
  [
    "light:\n      ink: '#aaa'",
    'unreadable-colour: "ink" in "#aaaaaa" has a contrast of 2 with "wash", which is "#eceff5" in the light scheme, expected at least 4.5, as WCAG 2.2 AA requires.',
  ],
  [
    "dark:\n      desk: '#888888'",
    'unreadable-colour: "desk" in "#888888" has a contrast of 1.5 with "code-comment", which is "#a3abc2" in the dark scheme, expected at least 4.5, as WCAG 2.2 AA requires.',
  ],
  [
    "space-m: 20 pixels",
    'wrong-form: Unexpected "20 pixels", expected another form: The space between paragraphs and cards.',
  ],
  [
    "size-display: 200",
    "wrong-type: Unexpected number 200, expected a length with its unit. Write the unit after the number, such as 200px.",
  ],
  ["lihgt: {}", 'unknown-key: Unexpected key "lihgt" in "Tokens".'],
])("the tokens of a theme are checked: %s", (tokens, report) => {
  const site = `${siteYaml}theme:\n  tokens:\n    ${tokens}\n`;
  const diagnostics = mistakesIn({ "_site.yaml": site });
  const told = diagnostics.map(({ code, message, hint }) => `${code}: ${message} ${hint}`);
  expect(told).toEqual(report === "" ? [] : [expect.stringContaining(report)]);
});
