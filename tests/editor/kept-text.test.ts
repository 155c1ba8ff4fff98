import { expect, test } from "vitest";
import { CannotChangeError } from "../../scripts/content/edit/lines.ts";
import { dataIn } from "../../scripts/content/yaml/data-in.ts";
import { applyChanges, type Change, changedText } from "./changed.ts";

interface Example {
  readonly before: string;
  readonly changes: readonly Change[];
  readonly after: string;
}

const set = (pointer: string, value: unknown): Change[] => [{ pointer, value }];

const comments: Readonly<Record<string, Example>> = {
  "behind a key whose list is new": {
    before: "tags: # why\nend: 1\n",
    changes: set("/tags", ["a"]),
    after: "tags: # why\n  - a\nend: 1\n",
  },
  "behind an empty list that gets entries": {
    before: "tags: [] # why\nend: 1\n",
    changes: set("/tags", ["a", { b: 1 }]),
    after: "tags: # why\n  - a\n  - b: 1\nend: 1\n",
  },
  "behind the head of a literal text": {
    before: "body: | # why\n  A\nend: 1\n",
    changes: set("/body", "B\n"),
    after: "body: | # why\n  B\nend: 1\n",
  },
  "between a key and its text": {
    before: "body: # why\n  text\nend: 1\n",
    changes: set("/body", ["a"]),
    after: "body: # why\n  - a\nend: 1\n",
  },
  "above the second key, when the first one goes from behind the hyphen": {
    before: "l:\n  - a: 1\n    # why\n    b: 2\n",
    changes: [{ pointer: "/l/0/a" }],
    after: "l:\n  -\n    # why\n    b: 2\n",
  },
  "further in, which belong to the entry above": {
    before: "a:\n  x: 1\n  # y: off\nz: 1\n",
    changes: [...set("/a/w", 2), { pointer: "/z" }, ...set("/b", 3)],
    after: "a:\n  x: 1\n  w: 2\n  # y: off\nb: 3\n",
  },
};

/** Comments about a removed part. */
const lost: Readonly<Record<string, Example>> = {
  "within a list that is emptied": {
    before: "l:\n  - a # A\n  # B\n  - b\nend: 1\n",
    changes: set("/l", []),
    after: "l: []\nend: 1\n",
  },
  "within a map that becomes a text": {
    before: "m:\n  a: 1 # A\n  # B\n  b: 1\nend: 1\n",
    changes: set("/m", "x"),
    after: "m: x\nend: 1\n",
  },
  "below a key, further in": {
    before: "a:\n  - x\n  # - y\nend: 1\n",
    changes: [{ pointer: "/a" }],
    after: "end: 1\n",
  },
};

const styles: Readonly<Record<string, Example>> = {
  "the width of a folded text": {
    before: "a: >\n  aaa bbb ccc ddd eee fff\n  ggg hhh iii jjj kkk\n  lll mmm\n",
    changes: set("/a", "aaa bbb ccc ddd eee fff ggg XXX iii jjj kkk lll mmm\n"),
    after: "a: >\n  aaa bbb ccc ddd eee fff\n  ggg XXX iii jjj kkk lll\n  mmm\n",
  },
  "the width of a plain text of several lines": {
    before: "a: aaa bbb ccc ddd eee fff\n  ggg hhh iii jjj kkk\n",
    changes: set("/a", "aaa bbb ccc ddd eee fff ggg XXX iii jjj kkk lll"),
    after: "a: aaa bbb ccc ddd eee fff\n  ggg XXX iii jjj kkk lll\n",
  },
  "one line, however long, that the author has not broken": {
    before: `a: ${"word ".repeat(30)}end\n`,
    changes: set("/a", `${"word ".repeat(30)}and end`),
    after: `a: ${"word ".repeat(30)}and end\n`,
  },
  "empty lines that a text keeps, when its entry moves": {
    before: "l:\n  - |+\n    x\n\n  - y # Y\n",
    changes: set("/l", ["y", "x\n\n"]),
    after: "l:\n  - y # Y\n  - |+\n    x\n\n",
  },
  "hyphens in the column of the key": {
    before: "l:\n- a: 1 # A\n\n- b: 1\nend: 1\n",
    changes: set("/l", [{ b: 1 }, { c: 1 }, { a: 1 }]),
    after: "l:\n- b: 1\n\n- c: 1\n\n- a: 1 # A\nend: 1\n",
  },
  "lines in brackets, with the comma behind the last": {
    before: "l: [\n  a,\n  b,\n]\n",
    changes: set("/l", ["b", "c", "a"]),
    after: "l: [\n  b,\n  c,\n  a,\n]\n",
  },
  "an unusual space at the end of a text": {
    before: "l:\n  - a\u2003\n  - b\n",
    changes: set("/l/0", "c"),
    after: "l:\n  - c\n  - b\n",
  },
  "the mark of the order of bytes": {
    before: "\ufeffb: 1 # B\r\n",
    changes: set("/a", ["x"]),
    after: "\ufeffa:\r\n  - x\r\nb: 1 # B\r\n",
  },
  "the marks of a document": {
    before: "---\na: 1 # A\n...\n",
    changes: [...set("/a", 2), ...set("/b", 3)],
    after: "---\na: 2 # A\nb: 3\n...\n",
  },
  "the empty line above an entry in whose place another one comes": {
    before: "l:\n  - a\n  - b\n\n  - c\n",
    changes: set("/l/2", { d: 1 }),
    after: "l:\n  - a\n  - b\n\n  - d: 1\n",
  },
};

function commentsOf(text: string): readonly string[] {
  return text.match(/# [cC]$/gm) ?? [];
}

function check({ before, changes, after }: Example): void {
  const order = ["a", "b", "c"];
  expect(changedText(before, changes, order)).toBe(after);
  expect(dataIn(after)).toEqual(applyChanges(dataIn(before), changes));
}

test.each(Object.entries(comments))("comments stay %s", (_, example) => check(example));

test.each(Object.entries(lost))("comments go that stand %s", (_, example) => check(example));

test.each(Object.entries(styles))("a change keeps %s", (_, example) => check(example));

/** Texts that mean something else in a style, or nowhere, and what is no text. */
const odd: readonly unknown[] = [
  ..."yes|1.50|0x1F|2031-06-30|null|~|#x|a: b|a #b|- x| @x|@x||'|\"|[a|a, b}|---".split("|"),
  ...["...\n---\n", "\ta", "a\r\nb", "\n", "  a\nb\n\n", "a\u0085\u2028\ufeff", "\ud800"],
  ...[true, null, -0, 1e21, [], {}, [[], {}, [[1]]], { "": { "a: b": ["- x"] } }],
];

test.each(odd.map((value) => ({ value })))("writes $value in place of every style of text", ({ value }) => {
  const texts = ["x", "'x'", '"x"', "|\n    x", ">-\n    x", "x\n    y", "[x]", "{ a: x }", "", "~ # c", "x # c"];
  for (const text of texts) {
    for (const before of [`a:\n  b: ${text}\n  c: 1 # C\n`, `a:\n  - ${text}\n  - c: 1 # C\n`, `${text}\n`]) {
      const data = dataIn(before);
      const pointer = before.includes("b:") ? "/a/b" : before.startsWith("a:") ? "/a/0" : "";
      const after = changedText(before, set(pointer, value));
      expect([before, dataIn(after)]).toEqual([before, applyChanges(data, set(pointer, value))]);
      expect([before, commentsOf(after)]).toEqual([before, commentsOf(before)]);
      expect(changedText(after, set(pointer, value))).toBe(after);
    }
  }
});

test("a change that cannot be written without other data is refused", () => {
  const before = "# why\na: &x 1 # A\nb: *x # B\n";
  expect(() => changedText(before, [{ pointer: "/a" }])).toThrow(CannotChangeError);
});
