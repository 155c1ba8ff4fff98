import { expect, test } from "vitest";
import { checkExample } from "./support/check-example.ts";
import { home } from "./support/example-pages.ts";

const picture = "image: { src: /assets/oven.svg, alt: A brick oven. }";
const code = "code: { language: bash, code: bake --hot }";
const specimen = "specimen: { title: Note, caption: A note., items: [{ text: 400 kg }] }";
const quote = "quote: { quote: It is worth the ferry., name: A. Guest }";
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 4h8"/></svg>';
const check = (...lines: string[]) =>
  checkExample({
    "_assets/oven.svg": drawing,
    "index.yaml": `${home}  - type: media-text\n    title: The oven\n${lines.map((line) => `    ${line}\n`).join("")}`,
  }).map(({ code, line, message, hint }) => ({ code, line, message, hint }));

test.each([picture, code, specimen, quote])("a block with one of several things is right: %s", (line) => {
  expect(check(line)).toEqual([]);
});

test("of two things in one block the second is named at its line", () => {
  expect(check("side: left", specimen, code)).toEqual([
    {
      code: "unmade-choice",
      line: 10,
      message: 'There are "specimen" and "code" in a block of type "media-text", expected one of them.',
      hint: "Remove one of the two, or give it a block of its own.",
    },
  ]);
});

test("a thing under another name is one mistake, and told the name that it has", () => {
  expect(check("picture: { src: /assets/oven.svg, alt: A brick oven. }")).toMatchObject([
    { code: "unknown-key", line: 8, hint: 'Did you mean "image"?' },
  ]);
  expect(check("foto: { src: /assets/oven.svg, alt: A brick oven. }")).toMatchObject([
    {
      code: "unknown-key",
      message: expect.stringContaining("expected "),
    },
  ]);
});

test("a thing that stands in another mapping is one mistake, at its line", () => {
  expect(check("actions:", "  - label: Light it", "    href: /", `    ${picture}`)).toMatchObject([
    { code: "unknown-key", line: 11 },
  ]);
});

test("what is wrong in the one thing is all that is said", () => {
  expect(check("code: bake --hot")).toMatchObject([{ code: "wrong-type", line: 8 }]);
});
