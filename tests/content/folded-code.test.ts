import { expect, test } from "vitest";
import { checkExample } from "./support/check-example.ts";
import { home } from "./support/example-pages.ts";

const check = (description: string, code: string) =>
  checkExample({
    "index.yaml": `${home}  - type: code-samples\n    title: Samples\n    description: ${description}\n      Two\n      lines.\n    items:\n      - label: Python\n        language: python\n        code: ${code}\n          order("rye", 2)\n          order("oats", 3)\n`,
  }).map(({ code, line }) => `${line} ${code}`);

test("code whose lines YAML joins is named, wherever the sign for that stands", () => {
  expect(check(">-", ">")).toEqual(["14 folded-code"]);
  expect(check(">-", "\n          >-")).toEqual(["15 folded-code"]);
});

test("code that keeps its lines is right beside a text that is joined", () => {
  expect(check(">-", "|")).toEqual([]);
});
