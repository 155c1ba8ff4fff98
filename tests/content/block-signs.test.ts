import { expect, test } from "vitest";
import { checkExample } from "./support/check-example.ts";
import { home } from "./support/example-pages.ts";

const check = (body: string) =>
  checkExample({
    "index.yaml": `${home}  - type: prose\n    title: Bread\n    body:${body}\n`,
  }).map(({ line, column, code, message, hint }) => `${line}:${column} ${code}: ${message} ${hint}`);

test.each([[" >"], [" >-"], [" Here"]])(
  "a list whose lines YAML joins, with %s, is reported at its key, where the sign is written",
  (sign) => {
    expect(check(`${sign}\n      we bake\n      - rye\n      - oats`)).toEqual([
      '8:5 run-together: YAML joins the lines of this text: the entry "- rye" runs into the one before. Write | behind the key, in place of > or of nothing, and the text below it: then its lines stay as they are.',
    ]);
  },
);

test.each([
  ["->", ">-"],
  ["=>", ">-"],
  ["-|", "|"],
  ["/", "|"],
  ["\\", "|"],
])("%s behind a key, with the text below, is no sign of YAML", (sign, meant) => {
  expect(check(` ${sign}\n      We bake.\n\n      At night.`)).toEqual([
    `8:11 visible-markup: Unexpected "${sign}": this is no sign of YAML, so readers would see it, expected ${meant}. Write "body: ${meant}", and the text below as it is.`,
  ]);
});

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
    '11:9 broken-code: Write "code: |", and the code below as it is.',
  ]);
  expect(samples('\n          order("rye", 2)')).toEqual([]);
  expect(samples(' |\n          order("rye", 2)')).toEqual([]);
});

test("a text that begins on the line of its sign and goes on below hides nothing there", () => {
  expect(check(" | We bake.\n\n      At night <b>.\n    titel: Oven")).toEqual([
    '8:11 unquoted-special: Unexpected text on the line of |, expected nothing after it. Begin the text on the next line, indented below the key, or write "We bake." after the colon.',
    expect.stringContaining("10:16 visible-markup: "),
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
