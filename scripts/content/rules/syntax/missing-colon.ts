import type { LineIndex } from "../../diagnostic/line-index.ts";
import { examplePage } from "../toolkit/examples.ts";
import type { SyntaxFinding, SyntaxProblem, SyntaxRule } from "../toolkit/rule.ts";
import { suggest } from "../toolkit/suggest.ts";
import { excerpt } from "../toolkit/wording.ts";
import { hintOfBlock, indentOf, isBlank, lastLineInside, lineEntry, ownerOf, textAbove } from "./line-entry.ts";

export const missingColon: SyntaxRule = {
  code: "missing-colon",
  renamedFrom: ["missing-hyphen", "wrong-comment"],
  meaning:
    "A line of a mapping is a key, a colon, a space and a value; a line of a list is a hyphen, a space and a value. This line is neither. Usually a character is missing, or the line continues the text above: at the indentation of a key, YAML expects another key.",
  bad: examplePage.replace("description:", "«description»"),
  good: examplePage,
  explain(problem) {
    const { lines, line, error } = problem;
    const { key, start, value, valueEnd: end } = lineEntry(lines, line);
    if (key !== undefined) return missingHyphen(problem);
    const [, sign, rest] = /^([A-Za-z][\w-]*:|-(?!-))([^\s:/].*)$/.exec(value) ?? [];
    if (sign !== undefined)
      return {
        start,
        end,
        message: `A space is missing after "${excerpt(sign)}".`,
        hint: `Write ${sign} ${rest}`,
        until: lines.end(lastLineInside(lines, line, indentOf(lines, line))),
      };
    return noKey.has(error.code) && !textAbove(lines, line)
      ? (afterKey(problem) ?? unmarkedText(problem) ?? noEntry(problem))
      : undefined;
  },
};

const noKey = new Set(["MULTILINE_IMPLICIT_KEY", "MISSING_CHAR", "BAD_INDENT"]);

/** A line that begins like the list entries at its indentation, but has no hyphen. */
function missingHyphen({ lines, line }: SyntaxProblem): SyntaxFinding | undefined {
  const { key = "", start, valueEnd: end } = lineEntry(lines, line);
  const column = indentOf(lines, line);
  let above = line - 1;
  while (above >= 0 && (isBlank(lines, above) || indentOf(lines, above) > column)) above--;
  const isItem = (at: number) => /^ *- /.test(lines.lineText(at));
  const isLikeIt = above >= 0 && isItem(above) && lineEntry(lines, above).key === key;
  if (isItem(line) || !isLikeIt || indentOf(lines, above) < column) return undefined;
  const message = `A hyphen is missing before "${excerpt(key)}", expected one like that of the entry above.`;
  return {
    start,
    end,
    message,
    hint: `Write - ${lines.text.slice(start, end)}`,
    until: lines.end(lastLineInside(lines, line, column)),
  };
}

/** A known key without a colon, or with another character instead. */
function afterKey({ lines, line, shape: { keys } }: SyntaxProblem): SyntaxFinding | undefined {
  const { start, value: text } = lineEntry(lines, line);
  const [, word = "", value = ""] = /^([A-Za-z][\w-]*)(?: *(?:=>?|;(?= )) *| +|$)(.*)$/.exec(text) ?? [];
  // A sentence begins with a capital too.
  const isKeyLike = keys.has(word.toLowerCase()) || /^[a-z]/.test(word);
  const meant = keys.has(word) ? word : isKeyLike ? suggest(word, keys) : undefined;
  // Without a known key, the line more likely continues the text above.
  if (meant === undefined) return undefined;
  return {
    start,
    end: start + word.length,
    message: `A colon is missing after "${excerpt(word)}".`,
    hint: `Write ${meant}:${value === "" ? "" : ` ${value}`}`,
    until: lines.end(line),
  };
}

/** A text of several lines below a key, with nothing to mark it as text. */
function unmarkedText({ lines, line }: SyntaxProblem): SyntaxFinding | undefined {
  const owner = ownerOf(lines, line);
  const { key, value, start } = lineEntry(lines, owner);
  const first = lineEntry(lines, owner + 1);
  const isEntry = /^\s*- /.test(lines.lineText(owner + 1)) || (first.key !== undefined && !/ /.test(first.key));
  if (owner < 0 || key === undefined || value !== "" || isEntry) return undefined;
  return {
    start,
    end: start + key.length,
    message: `The text of "${excerpt(key)}" is on the lines below, but nothing marks it as text.`,
    hint: `Write "${key}: |", and leave the text below as it is.`,
    until: lines.end(line),
  };
}

function noEntry({ lines, line }: SyntaxProblem): SyntaxFinding {
  const [, word] = /^ *- ([a-z][a-z-]*)$/.exec(lines.lineText(line)) ?? [];
  return {
    start: lines.start(line) + indentOf(lines, line),
    end: lines.end(line),
    message:
      "There is no key on this line, expected a key with a colon, a list entry with a hyphen and a space, or more indentation if it continues the text above.",
    hint:
      (word && hintOfBlock(lines, line, word)) ??
      "Write key: value, or - value in line with the other hyphens. Or put more spaces before it than before the key of the text above. Or remove it; a comment begins with #.",
    until: lines.end(lastOfText(lines, line)),
  };
}

/** The last of the lines at the same indentation that are no entries either, as in a pasted text: a key begins with a small letter and has no spaces. */
function lastOfText(lines: LineIndex, first: number): number {
  const isText = (line: number) =>
    indentOf(lines, line) === indentOf(lines, first) && /^\s*(?![a-z][\w-]*:|- |-$|["'#])\S/.test(lines.lineText(line));
  let last = first;
  for (let line = first + 1; line < lines.count && (isBlank(lines, line) || isText(line)); line++) last = line;
  return last;
}
