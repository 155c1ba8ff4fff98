import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromPointer, toPointer, valueAt } from "../../scripts/content/diagnostic/path.ts";
import { dataIn } from "../../scripts/content/yaml/data-in.ts";
import { runs } from "../support/system/is-full.ts";
import { projectRoot } from "../support/system/own-project.ts";
import { applyChanges, type Change, changedText } from "./changed.ts";
import { pathsIn } from "./paths-in.ts";

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

/** The changes, and the lines that they take away and bring. */
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

/** The lines that differ, as a comparison of lines prints them. */
function differences(before: string, after: string): readonly string[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  let start = 0;
  while (start < old.length && old[start] === now[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  return [
    ...old.slice(start, old.length - end).map((line) => `-${line}`),
    ...now.slice(start, now.length - end).map((line) => `+${line}`),
  ];
}

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

const texts = [
  ...readdirSync(join(projectRoot, "tests/fixtures")).map((site) => join("tests/fixtures", site)),
  "pages",
].flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(join(projectRoot, folder, name), "utf8") })),
);

describe("the files of all sites", () => {
  test("stay as they are where nothing is changed", () => {
    expect(texts.length).toBeGreaterThan(100);
    for (const { text } of texts) expect(changedText(text, [{ pointer: "", value: dataIn(text) }])).toBe(text);
  });

  test("differ in the lines of a text that is changed, and are as before when it is changed back", () => {
    const arbitrary = fc.record({
      file: fc.nat(),
      at: fc.nat(),
      text: fc.oneof(fc.string({ unit: "grapheme" }), fc.lorem({ maxCount: 30 })),
    });
    for (const { file, at, text: value } of fc.sample(arbitrary, { numRuns: runs(2400), seed: 7 })) {
      const { name, text } = texts[file % texts.length] ?? { name: "", text: "" };
      const data = dataIn(text);
      const paths = pathsIn(data).filter((path) => typeof valueAt(data, path) === "string");
      const path = paths[at % paths.length] ?? [];
      const pointer = toPointer(path);
      const after = changedText(text, [{ pointer, value }]);
      expect([name, pointer, dataIn(after)]).toEqual([name, pointer, applyChanges(data, [{ pointer, value }])]);
      const back = changedText(after, [{ pointer, value: valueAt(data, path) }]);
      expect([name, dataIn(back)]).toEqual([name, data]);
      const others = (one: string) => one.split("\n").filter((line) => /^\s*# /.test(line));
      expect([name, pointer, others(after)]).toEqual([name, pointer, others(text)]);
    }
  });

  test("hold what is wanted after entries of lists and keys have come, gone and moved", () => {
    const arbitrary = fc.record({ file: fc.nat(), at: fc.nat(), what: fc.nat(), to: fc.nat() });
    for (const { file, at, what, to } of fc.sample(arbitrary, { numRuns: runs(2400), seed: 9 })) {
      const { name, text } = texts[file % texts.length] ?? { name: "", text: "" };
      const data = dataIn(text);
      const paths = pathsIn(data).slice(1);
      const path = paths[at % paths.length] ?? [];
      const value = valueAt(data, path);
      const change: Change =
        Array.isArray(value) && value.length > 0
          ? {
              pointer: toPointer(path),
              value: [
                value.toSpliced(to % value.length, 1),
                value.toSpliced(what % value.length, 0, value[to % value.length]),
                value.toReversed(),
              ][what % 3],
            }
          : what % 2
            ? { pointer: toPointer(path) }
            : { pointer: toPointer([...path.slice(0, -1), "extra"]), value: { a: 1, b: ["x: y"] } };
      const parent = valueAt(data, fromPointer(change.pointer).slice(0, -1));
      if (Array.isArray(parent) && change.pointer.endsWith("extra")) continue;
      const after = changedText(text, [change]);
      expect([name, change, dataIn(after)]).toEqual([name, change, applyChanges(data, [change])]);
      expect([name, dataIn(changedText(after, [{ pointer: "", value: data }]))]).toEqual([name, data]);
    }
  });
});
