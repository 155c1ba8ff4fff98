import { describe, expect, test } from "vitest";
import { findFormat } from "../../scripts/content/formats/all-formats.ts";
import type { Schema } from "../../scripts/content/schema/schema-set.ts";
import { schemas } from "./support/accepted-by-digest.ts";
import { checkExample, home } from "./support/check-example.ts";

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

describe("a text is measured as readers see it", () => {
  const said = (badge: string) =>
    checkExample(`${home}    badge: ${JSON.stringify(badge)}\n`).map(({ code, message }) => `${code}: ${message}`);
  test.each([
    ["x".repeat(60), []],
    ["x".repeat(61), ["too-long: The text has 61 characters, expected at most 60."]],
    ["🍞".repeat(61), ["too-long: The text has 61 characters, expected at most 60."]],
    [`${"x".repeat(60)}\u00ad`, []],
  ])("such as %j", (badge, expected) => {
    expect(said(badge)).toEqual(expected);
  });

  test("in Markdown without the addresses of links", () => {
    const body = (words: number, target: string) =>
      checkExample(`${home}    description: "${"word ".repeat(words)}[rye!](/${target})."\n`).map(({ code }) => code);
    // 239 words and a link come to 1,202 characters with the brackets.
    expect(body(238, "x".repeat(60))).toEqual(["unknown-link"]);
    expect(body(239, "x".repeat(60))).toContain("too-long");
  });
});
