import { expect, test } from "vitest";
import { explainMisplacedLines } from "../../scripts/content/check/explain-misplaced-lines.ts";
import { checkMemory, indexYaml, memorySite } from "./memory-site.ts";

const page = `${indexYaml}  - type: check-list
    id: bring
    title: What to bring
    items:
      - The order
      - A bag or a box
      - Small change
  - type: support-tiers
    title: Deliveries
    items:
      - name: Morning
        description: Before you open.
        responseTime: 1 hour
        availability: Every day
        channels:
          - Phone
        features:
          - Warm bread
        action:
          label: Order
          href: "#contact"
      - name: Evening
        featured: true
        description: After you close.
        responseTime: 4 hours
        availability: Weekdays
        channels:
          - Phone
        features:
          - Bread for the next day
        action:
          label: Order
          href: "#contact"
`;

/** What is wrong with the page after some of its text is replaced. */
function reports(...changes: readonly (readonly [string, string])[]): string[] {
  const text = changes.reduce((changed, [from, to]) => {
    expect(changed).toContain(from);
    return changed.replace(from, to);
  }, page);
  const { diagnostics } = checkMemory(memorySite({ "index.yaml": text }));
  return diagnostics.map(({ line, column, code, hint = "" }) => `${line}:${column} ${code}: ${hint}`);
}

const second = "      - A bag or a box";

test("the page itself has no mistakes", () => {
  expect(reports()).toEqual([]);
});

test("keys of other names are reported as they are, with the mistakes further down", () => {
  const found = reports(
    ['label: Contact us\n        href: "#contact"', 'text: Contact us\n        url: "#contact"'],
    ["featured: true", "featured: yes"],
  );
  expect(found.map((report) => report.split(": ")[0])).toEqual(["7:9 unknown-key", "37:19 wrong-type"]);
});

test("a key that belongs to the wrong mapping is one mistake", () => {
  expect(reports(["    id: bring", "      id: bring"])).toHaveLength(1);
});

test("few other columns are tried, and none in a long file", () => {
  const tries = (blocks: number) => {
    const text = `blocks:\n${"  - type: hero\n    title: Bread\n".repeat(blocks)}`;
    const suspect = (line: number) => ({
      line,
      column: 5,
      endLine: line,
      endColumn: 10,
      code: "unknown-key",
      message: "",
      file: "",
      pointer: "",
    });
    let count = 0;
    explainMisplacedLines({ path: "index.yaml", displayPath: "index.yaml", text }, [suspect(3), suspect(5)], () => {
      count++;
      return [suspect(3), suspect(5)];
    });
    return count;
  };
  expect(tries(50)).toBeLessThanOrEqual(8);
  expect(tries(1500)).toBe(0);
});

test.each([1, 2])("a list entry that is %i columns too far in does not become part of the text above", (spaces) => {
  expect(reports([second, " ".repeat(spaces) + second])).toEqual([
    `20:${7 + spaces} merged-items: Put 6 spaces and a hyphen before it, or write the text above in quotes if this belongs to it.`,
  ]);
});

test.each(["*", "•", "–"])("a list entry that begins with %s is to begin with a hyphen", (mark) => {
  expect(reports([second, second.replace("-", mark)])).toEqual(["20:7 missing-hyphen: Write - A bag or a box"]);
});

test("a list entry that ends in a colon is a text", () => {
  expect(reports([second, `${second}:`])).toEqual(['20:9 unquoted-colon: Put it in quotes: "A bag or a box:".']);
  expect(reports([second, `${second}:`], ["      - The order", "      - The order:"])).toHaveLength(2);
});

test("a list entry without a space after its hyphen is that, also where it makes the whole list one text", () => {
  const report = (line: number, text: string) => `${line}:7 missing-space: Write - ${text}`;
  const first = "      - The order";
  expect(reports([first, "      -The order"], ["Small change", "[]"])).toEqual([
    report(19, "The order"),
    "21:9 wrong-type: Write a text.",
  ]);
  expect(reports([first, "      -70% off"])).toEqual([report(19, "70% off")]);
  expect(reports([second, "      -70% off"])).toEqual([report(20, "70% off")]);
  expect(reports([first, "      -70% off"], [second, "      -A bag"])).toEqual([report(19, "70% off")]);
  expect(reports([second, "      - -70% off"])).toEqual([]);
});

test("a block that begins with a dash is to begin with a hyphen", () => {
  expect(reports(["  - type: support-tiers", "\n  – type: support-tiers"])).toEqual([
    "23:3 missing-hyphen: Write - type: support-tiers",
  ]);
});

test("a list entry without a hyphen is told apart from more text of the entry above", () => {
  expect(reports([second, "      A bag or a box"])).toEqual([
    "20:7 missing-hyphen: Write - A bag or a box, or put more spaces before it if it belongs to the entry above.",
  ]);
  expect(reports([second, "        and a bag"])).toEqual([]);
});

test.each(["// for shops", "<!-- for shops -->"])("the comment %s is to begin with #", (comment) => {
  expect(reports([second, `      ${comment}\n${second}`])).toEqual(["20:7 wrong-comment: Write # for shops"]);
});

test("a comment with a colon is not taken for a key", () => {
  expect(reports(["    id: bring", "    // The list: short\n    id: bring"])).toEqual([
    "16:5 wrong-comment: Write # The list: short",
  ]);
});

const top = "description: A bakery that delivers bread to shops before they open in the morning.";
const folded = "description: >-\n  A bakery that delivers bread to shops\n  before they open in the morning.";

test("a hyphen in a mapping is to be removed, and no text takes in what is above it", () => {
  expect(reports([top, `${top}\nnav:\n  - label: Bread\n  order: first`])).toEqual([
    '4:3 unexpected-hyphen: Remove the hyphen, and begin "label" in column 3, like the keys below.',
    "5:10 wrong-type: Write a number.",
  ]);
  expect(reports([top, `${folded}\nnav:\n  - label: Bread\n  order: 20`])).toEqual([
    '6:3 unexpected-hyphen: Remove the hyphen, and begin "label" in column 3, like the keys below.',
  ]);
  expect(reports([top, `${folded}\ncard:\n  - icon: wheat\n\n  title: Bread`])).toEqual([
    '6:3 unexpected-hyphen: Remove the hyphen, and begin "icon" in column 3, like the keys below.',
  ]);
  expect(reports([top, `${top}\nnav:\n  - label: Bread\n    order: 20`])).toEqual([
    "4:3 wrong-type: Remove the hyphen before each key: only entries of lists have one.",
  ]);
});

test("an alias of nothing does not hide where a line belongs", () => {
  expect(reports(["    id: bring", "     id: bring"], ["      - Small change", "      - *change"])).toEqual([
    "16:6 wrong-indentation: Put 4 spaces before it, or put the text that it is part of into quotes.",
    '21:9 unknown-alias: Write "*change" if it is a text.',
  ]);
});

test("a line without a key is more text, or lacks its colon where it begins with a key that can stand there", () => {
  const text = "    title: What to bring";
  const onward = (column: number, key: string) =>
    `continued-text: Write the whole text on one line, or >- after "${key}:" and the text on the lines below, each after ${column} spaces.`;
  expect(reports([text, `${text} to us and\n    a bag for it`])).toEqual([`18:5 ${onward(6, "title")}`]);
  expect(reports([text, `${text} as the\n    title of it says\n    or not`], ["Small change", "[]"])).toEqual([
    `18:5 ${onward(6, "title")}`,
    "23:9 wrong-type: Write a text.",
  ]);
  expect(reports([top, `${top.slice(0, 40)}\n${top.slice(40)}`])).toEqual([`3:1 ${onward(2, "description")}`]);
  const hero = "    title: Bread before you open";
  for (const line of ["badge New", "badge = New", "bagde New", "Badge= New"]) {
    expect(reports([hero, `${hero}\n    ${line}`])).toEqual(["6:5 missing-colon: Write badge: New"]);
  }
});

test("a line in the wrong column is found below a comment", () => {
  expect(reports(["blocks:\n", "unlisted: false\n# What is shown\n blocks:\n"])).toEqual([
    "5:2 wrong-indentation: Remove the spaces before it.",
  ]);
});

test("a list whose key is missing says which", () => {
  const owner = (key: string, column: number) =>
    `missing-key: Write ${key}: in a line of its own above it, in column ${column}.`;
  expect(reports(["blocks:\n", ""])).toEqual([`3:3 ${owner("blocks", 1)}`]);
  expect(reports(["blocks:\n", "\n# The page\n"])).toEqual([`5:3 ${owner("blocks", 1)}`]);
  expect(reports(["blocks:\n", "nav:\n  order: 1\n"])).toEqual([`5:3 ${owner("blocks", 1)}`]);
  expect(reports(["    actions:\n", ""])).toEqual([`6:7 ${owner("actions", 5)}`]);
});

test("an entry without its hyphen is one mistake, and hides none", () => {
  expect(reports(["      - name: Evening", "        name: Evening"], ["After you close.", "[]"])).toEqual([
    "36:9 missing-hyphen: Write - name, with the hyphen below that of the entry above.",
    "38:22 wrong-type: Write a text.",
  ]);
  expect(reports(["  - type: support-tiers", "    type: support-tiers"])).toEqual([
    "22:5 missing-hyphen: Write - type, with the hyphen below that of the entry above.",
  ]);
  expect(reports(["  - type: support-tiers", "  -type: support-tiers"])).toEqual([
    "22:3 missing-space: Write - type: support-tiers",
  ]);
});
