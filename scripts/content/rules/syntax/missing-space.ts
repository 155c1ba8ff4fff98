import { isScalar, Scalar, visit } from "yaml";
import type { LineIndex } from "../../diagnostic/line-index.ts";
import { parseText, possibleDataOf } from "../../yaml/parse-text.ts";
import type { ParsedText, SyntaxFinding, SyntaxRule } from "../kinds/syntax-rule.ts";
import { pathOfNodes } from "../lines/path-of-key.ts";
import { excerpt } from "../words/describe-value.ts";

/** `key:value` and `-entry`, without the space by which YAML knows a key or an entry. */
export const missingSpace: SyntaxRule = {
  code: "missing-space",
  isOneByForm: true,
  meaning:
    "The space after the colon of a key, or after the hyphen of a list entry, is missing. Without it YAML sees text.",
  bad: `«title:Home»
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  says: {
    message: 'A space is missing after "title:".',
    hint: "Write title: Home",
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  findHidden: (parsed) => hyphensIn(parsed) ?? keysInBraces(parsed),
  find({ lines, start, shape }) {
    let line = lines.lineAt(start);
    // Errors can stand on the empty lines before the line that they are about.
    while (line + 1 < lines.count && lines.lineText(line).trim() === "") line++;
    return findingAt(lines, line, shape.keys) ?? (line > 0 ? hyphenAt(lines, line - 1) : undefined);
  },
};

/** A list that YAML takes for one text, because its first entry has no space after the hyphen. */
function hyphensIn({ lines, document, shape }: ParsedText): SyntaxFinding | undefined {
  if (shape.keys.size === 0 || !/^ *-[^\s-]/m.test(lines.text)) return undefined;
  const data = possibleDataOf(parseText(lines.text));
  let found: SyntaxFinding | undefined;
  visit(document, {
    Scalar(part, node, ancestors) {
      const [start, end] = node.range ?? [0, 0];
      if (part === "key" || node.type !== Scalar.PLAIN || !/^-[^\s-]/.test(lines.text.slice(start, start + 2)))
        return undefined;
      if (shape.at(data, pathOfNodes([...ancestors, node]))?.schema.type !== "array") return undefined;
      const all = Array.from({ length: lines.lineAt(end - 1) - lines.lineAt(start) + 1 }, (_, at) =>
        hyphenAt(lines, lines.lineAt(start) + at),
      ).filter((one) => one !== undefined);
      const [first] = all;
      found = first && { ...first, repair: all.flatMap(({ repair }) => repair ?? []) };
      return visit.BREAK;
    },
  });
  return found;
}

/** `{label:Tide}`, in which YAML sees a key without a value. */
function keysInBraces({ lines, document, shape }: ParsedText): SyntaxFinding | undefined {
  if (shape.keys.size === 0 || !/[{,] *[A-Za-z][\w-]*:(?:[^\s:/]|\/(?!\/))/.test(lines.text)) return undefined;
  let found: SyntaxFinding | undefined;
  visit(document, {
    Map(_, map) {
      if (!map.flow) return undefined;
      const colons = map.items.flatMap(({ key, value }) => {
        const [, name = ""] = (isScalar(key) && /^([A-Za-z][\w-]*):(?:[^\s/]|\/(?!\/))/.exec(String(key.value))) || [];
        const start = isScalar(key) ? (key.range?.[0] ?? 0) : 0;
        return (value === null || (isScalar(value) && value.value === null)) && shape.keys.has(name)
          ? [{ start, name, colon: start + name.length + 1 }]
          : [];
      });
      const [first] = colons;
      if (!first) return undefined;
      const repair = colons.map(({ colon }) => ({ start: colon, end: colon, text: " " }));
      found = {
        start: first.start,
        end: first.colon,
        message: `A space is missing after "${excerpt(first.name)}:".`,
        hint: "Write a space behind each colon in the braces.",
        repair,
        edits: repair,
      };
      return visit.BREAK;
    },
  });
  return found;
}

function findingAt(lines: LineIndex, line: number, keys: ReadonlySet<string>): SyntaxFinding | undefined {
  const match = /^((?:\uFEFF)?[ \t]*(?:-[ \t]+)*)([A-Za-z][\w-]*):(?=[^\s:/])([^\n]*)$/.exec(lines.lineText(line));
  if (!match) return hyphenAt(lines, line);
  const [, lead = "", key = "", value = ""] = match;
  const start = lines.start(line) + lead.length;
  const colon = start + key.length + 1;
  const repair = [{ start: colon, end: colon, text: " " }];
  return {
    start,
    end: colon + value.trimEnd().length,
    message: `A space is missing after "${excerpt(key)}:".`,
    hint: `Write ${key}: ${value.trimEnd()}`,
    repair,
    // Any other word may be part of a text that goes on from the line above.
    ...(keys.has(key) ? { edits: repair } : {}),
  };
}

function hyphenAt(lines: LineIndex, line: number): SyntaxFinding | undefined {
  const match = /^([ \t]*)-(?=[^\s-])([^\n]*)$/.exec(lines.lineText(line));
  if (!match) return undefined;
  const [, lead = "", text = ""] = match;
  const start = lines.start(line) + lead.length;
  return {
    start,
    end: start + 1 + text.trimEnd().length,
    message: "A space is missing after the hyphen of this list entry.",
    hint: `Write - ${text.trimEnd()}`,
    repair: [{ start: start + 1, end: start + 1, text: " " }],
  };
}
