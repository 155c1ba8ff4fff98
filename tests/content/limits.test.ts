import { expect, test } from "vitest";
import { limits } from "../../scripts/content/diagnostic/limits.ts";
import { findFormat } from "../../scripts/content/formats/all-formats.ts";
import type { Schema } from "../../scripts/content/schema/schema-set.ts";
import { parsePlainYaml } from "../../scripts/content/yaml/plain-yaml.ts";
import { contentModel, indexYaml } from "./memory-site.ts";
import { reportsOfHome as reports, schemas } from "./support/accepted-by-digest.ts";
import { checkExample, home } from "./support/check-example.ts";

/** Whether each way to read a text goes beyond a limit: the plain one leaves such a text to the careful one. */
function beyond(text: string): { plain: boolean; careful: boolean } {
  const careful = reports(text).some((report) => /over-limit: /.test(report));
  return { plain: parsePlainYaml(text, contentModel().shapes.page.keys) === undefined, careful };
}

const within = { plain: false, careful: false };
const tooMuch = { plain: true, careful: true };

/** Mappings inside each other, a level a line. */
const nested = (levels: number) =>
  `${Array.from({ length: levels }, (_, at) => `${"  ".repeat(at)}k:`).join("\n")} x\n`;

test.each([
  ["mappings inside each other", nested(limits.depth), nested(limits.depth + 1)],
  ["lists of mappings inside each other", `k:\n${list(limits.depth / 2)}`, `k:\n${list(limits.depth / 2 + 1)}`],
  ["characters of a line", `k: ${"x".repeat(limits.text - 3)}\n`, `k: ${"x".repeat(limits.text + 1)}\n`],
  ["characters of a text in |", block("|-", limits.text - 1200), block("|-", limits.text + 1)],
])("a file is read up to the limit, and not beyond, whichever parser reads it: %s", (_, most, more) => {
  expect({ most: beyond(most), more: beyond(more) }).toEqual({ most: within, more: tooMuch });
});

test("characters count as readers see them, not as units or escapes", () => {
  const title = (text: string) => beyond(`k: ${text}\n`).careful;
  expect(title("🥖".repeat(limits.text))).toBe(false);
  expect(title("🥖".repeat(limits.text + 1))).toBe(true);
  expect(title(`"${"\\u0041".repeat(limits.text)}"`)).toBe(false);
  expect(title(`"${"\\u0041".repeat(limits.text + 1)}"`)).toBe(true);
});

function list(levels: number): string {
  return `${Array.from({ length: levels - 1 }, (_, at) => `${"  ".repeat(at)}- k:\n`).join("")}${"  ".repeat(levels - 1)}- x\n`;
}

/** A text of this many characters, in lines. */
function block(sign: string, length: number): string {
  const lines = Array.from({ length: Math.ceil(length / 100) }, (_, at) => "x".repeat(Math.min(99, length - at * 100)));
  return `k: ${sign}\n${lines.map((line) => `  ${line}\n`).join("")}`;
}

const wrong = `${indexYaml}  - type: unknown\n`;
const refused = (what: string) => `unsupported-yaml: Unexpected ${what}: it is not allowed in content.`;
const tooLong = "over-limit: This text has more than 50,000 characters.";
test.each([
  ["the beginning of a long text", `a: "${"x".repeat(limits.text + 1)}"`, `16:8 ${tooLong}`],
  ["a list with a name for aliases", "a: &all [*all]", `16:8 ${refused("anchor for aliases (&all)")}`],
  ["the first alias of a text", 'a: &b x\n    b: [*b, *c, "*b"]', `17:9 ${refused("alias (*b)")}`],
  ["a tag", "a: !!str x", `16:8 ${refused("YAML tag (!!str)")}`],
])("beyond a limit there is one report, at its place: %s", (_, lines, report) => {
  expect(reports(`${wrong}    ${lines}\n`)).toEqual([report]);
});

test.each(["%YAML 1.2", "%TAG ! tag:example.com,2000:"])(
  "beyond a limit there is one report, at its place: a directive, %s",
  (directive) => {
    const said = `1:1 ${refused(`YAML directive (${directive})`)}`;
    expect(reports(`${directive}\n---\n${wrong}`)).toEqual([said]);
  },
);

/** The texts of a schema that readers see, by the ways to them: not what names something, or is one of a few words. */
function textsIn(schema: Schema, path: string): { path: string; schema: Schema }[] {
  const { type, format, pattern, minLength, items, properties = {}, definitions = {}, oneOf = [] } = schema;
  const isName = format !== undefined && findFormat(format)?.kind === "name";
  const isWords = !schema.enum && !isName && (pattern === undefined || minLength !== undefined);
  if (type === "string") return isWords ? [{ path, schema }] : [];
  return [
    ...Object.entries({ ...properties, ...definitions }).flatMap(([key, property]) =>
      textsIn(property, `${path}.${key}`),
    ),
    ...(items ? textsIn(items, `${path}[]`) : []),
    ...oneOf.flatMap((branch) => textsIn(branch, path)),
  ];
}

test("every text that readers see has a limit", () => {
  const texts = [...schemas].flatMap(([path, schema]) => textsIn(schema, path));
  expect(texts.length).toBeGreaterThan(120);
  expect(texts.filter(({ schema }) => schema.maxLength === undefined).map(({ path }) => path)).toEqual([]);
});

const said = (badge: string) =>
  checkExample(`${home}    badge: ${JSON.stringify(badge)}\n`).map(({ code, message }) => `${code}: ${message}`);
test.each([
  ["x".repeat(60), []],
  ["x".repeat(61), ["out-of-range: The text has 61 characters, expected at most 60."]],
  ["🍞".repeat(61), ["out-of-range: The text has 61 characters, expected at most 60."]],
  [`${"x".repeat(60)}\u00ad`, []],
])("a text is measured as readers see it, such as %j", (badge, expected) => {
  expect(said(badge)).toEqual(expected);
});
