import { expect, test } from "vitest";
import { checkExample } from "./support/check-example.ts";
import { home } from "./support/example-pages.ts";

const check = (body: string) =>
  checkExample({
    "index.yaml": `${home}  - type: prose\n    title: Bread\n    body:${body}\n`,
  }).map(({ line, column, code, message, hint }) => `${line}:${column} ${code}: ${message} ${hint}`);

test("an arrow or a slash before a text on its line is a part of it", () => {
  expect(check(" -> We bake at night.")).toEqual([]);
  expect(check(" / We bake at night.")).toEqual([]);
});

test("code below its key without a sign loses its lines", () => {
  const samples = (code: string) =>
    checkExample({
      "index.yaml": `${home}  - type: code-samples\n    title: Samples\n    items:\n      - label: Python\n        language: python\n        code:${code}\n`,
    }).map(({ line, column, code, hint }) => `${line}:${column} ${code}: ${hint}`);
  expect(samples('\n          order("rye", 2)\n          order("oats", 3)')).toEqual([
    "12:11 folded-code: Write | behind the key, and the code below it.",
  ]);
  expect(samples('\n          order("rye", 2)')).toEqual([]);
  expect(samples(' |\n          order("rye", 2)')).toEqual([]);
});

test("a text that begins on the line of its sign and goes on below hides nothing there", () => {
  expect(check(" | We bake.\n\n      At night <b>.\n    titel: Oven")).toEqual([
    '8:11 unquoted-special: Unexpected text on the line of |, expected nothing after it. Begin the text on the next line, indented below the key, or write "We bake." after the colon.',
    expect.stringContaining("10:16 html-in-text: "),
    expect.stringContaining("11:5 unknown-key: "),
  ]);
});

test.each(["|8-", "|9", "|-6"])("the number in %s that asks for more spaces than there are is named", (sign) => {
  expect(check(` ${sign}\n      ## Bread\n\n      We bake.`)).toEqual([
    expect.stringMatching(
      /^8:11 wrong-indentation: The number behind .* further in than its key, and it does not\. Write [|>]-? without the number/,
    ),
  ]);
});
