import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { dataIn } from "../../scripts/content/yaml/data-in.ts";
import { projectRoot } from "../support/system/own-project.ts";
import { applyChanges, type Change, changedText, differences } from "./changed.ts";

const page = `title: Prices # as in the window
description: >-
  What a loaf costs, and what a loaf
  costs on Sundays.
nav: { label: Prices, order: 10 }
tags: [bread, prices]

# The blocks
blocks:
  # The head
  - type: hero
    title: 'It''s cheap'

  - type: faq
    # first the easy ones
    items:
      - question: When?
        answer: |
          At six.

          Or later.
      - question: "How?"
        answer: In cash.

  # The end
  - type: prose
    body: Plain words
      over two lines.
`;

/** The changes, and the lines that they remove and add. */
const cases: readonly (readonly [string, readonly Change[], readonly string[]])[] = [
  [
    "a plain text, whose comment stays",
    [{ pointer: "/title", value: "Costs" }],
    ["-title: Prices # as in the window", "+title: Costs # as in the window"],
  ],
  [
    "a text of several lines behind which a comment stands",
    [{ pointer: "/title", value: "A\nB" }],
    ["-title: Prices # as in the window", "+title: |- # as in the window", "+  A", "+  B"],
  ],
  [
    "a folded text, which stays one",
    [{ pointer: "/description", value: "What a loaf costs." }],
    ["-  What a loaf costs, and what a loaf", "-  costs on Sundays.", "+  What a loaf costs."],
  ],
  [
    "a quoted text in its own quotes",
    [{ pointer: "/blocks/0/title", value: "It's dear" }],
    ["-    title: 'It''s cheap'", "+    title: 'It''s dear'"],
  ],
  [
    "a literal text, which stays one",
    [{ pointer: "/blocks/1/items/0/answer", value: "At seven.\n" }],
    ["-          At six.", "-", "-          Or later.", "+          At seven."],
  ],
  [
    "a value in braces",
    [{ pointer: "/nav/order", value: 20 }],
    ["-nav: { label: Prices, order: 10 }", "+nav: { label: Prices, order: 20 }"],
  ],
  [
    "entries in brackets",
    [{ pointer: "/tags", value: ["prices", "new", "bread"] }],
    ["-tags: [bread, prices]", "+tags: [prices, new, bread]"],
  ],
  ["a new key, at the end", [{ pointer: "/draft", value: true }], ["+draft: true"]],
  [
    "a key in front, behind the hyphen",
    [{ pointer: "/blocks/1/items/1/question" }, { pointer: "/blocks/1/items/1/note", value: "x" }],
    ['-      - question: "How?"', "-        answer: In cash.", "+      - answer: In cash.", "+        note: x"],
  ],
  [
    "nested new values",
    [{ pointer: "/blocks/0/actions", value: [{ label: "Order", href: "/orders" }] }],
    ["+    actions:", "+      - label: Order", "+        href: /orders"],
  ],
];

describe("a change of", () => {
  test.each(cases)("%s", (_name, changes, lines) => {
    const after = changedText(page, changes);
    expect(differences(page, after)).toEqual(lines);
    expect(dataIn(after)).toEqual(applyChanges(dataIn(page), changes));
    const windows = page.replaceAll("\n", "\r\n");
    expect(changedText(windows, changes).replaceAll("\r\n", "\n")).toBe(after);
    expect(changedText(page.slice(0, -1), changes).trimEnd()).toBe(after.trimEnd());
  });

  test("the order of blocks moves each with its comments", () => {
    const { blocks } = dataIn(page) as { blocks: readonly unknown[] };
    const [hero, faq, prose] = blocks;
    const after = changedText(page, [
      { pointer: "/blocks", value: [prose, hero, { type: "hero", title: "New" }, faq] },
    ]);
    const at = (text: string) => after.indexOf(text);
    expect(after.slice(0, at("blocks:"))).toBe(page.slice(0, page.indexOf("blocks:")));
    expect(after.slice(at("blocks:"))).toBe(`blocks:
  # The end
  - type: prose
    body: Plain words
      over two lines.

  # The head
  - type: hero
    title: 'It''s cheap'

  - type: hero
    title: New

  - type: faq
    # first the easy ones
    items:
      - question: When?
        answer: |
          At six.

          Or later.
      - question: "How?"
        answer: In cash.
`);
  });

  test("a new key stands where the order says", () => {
    const order = ["type", "badge", "title", "icon"];
    const add = (key: string) => changedText(page, [{ pointer: `/blocks/0/${key}`, value: "x" }], order);
    expect([differences(page, add("badge")), differences(page, add("icon"))]).toEqual([
      ["+    badge: x"],
      ["+    icon: x"],
    ]);
    expect(add("badge")).toContain("  - type: hero\n    badge: x\n    title");
  });

  test("a text that cannot be parsed is refused", () => {
    expect(() => changedText("title: [\n", [{ pointer: "/title", value: 1 }])).toThrow("cannot be parsed");
  });
});

const texts = ["tests/fixtures", "pages"].flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => readFileSync(join(projectRoot, folder, name), "utf8")),
);

test("the files of all sites stay as they are where nothing is changed", () => {
  expect(texts.length).toBeGreaterThan(100);
  for (const text of texts) expect(changedText(text, [{ pointer: "", value: dataIn(text) }])).toBe(text);
});
