import { examplePage } from "../toolkit/examples.ts";
import type { SyntaxFinding, SyntaxProblem, SyntaxRule } from "../toolkit/rule.ts";
import { suggest } from "../toolkit/suggest.ts";
import { excerpt } from "../toolkit/wording.ts";
import { hintOfBlock, indentOf, isBlank, lastLineInside, lineEntry, ownerOf, textAbove } from "./line-entry.ts";

export const missingColon: SyntaxRule = {
  code: "missing-colon",
  renamedFrom: ["missing-hyphen", "wrong-comment"],
  meaning:
    "A line of a mapping is a key, a colon, a space and a value, a line of a list a hyphen, a space and a value, and this one is neither. Mostly a sign is missing, or the line is more of the text above: in the column of a key YAML looks for another key.",
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

/** A line that begins as the entries of the list in its column do, and has no hyphen. */
function missingHyphen({ lines, line }: SyntaxProblem): SyntaxFinding | undefined {
  const { key = "", start, valueEnd: end } = lineEntry(lines, line);
  const column = indentOf(lines, line);
  let above = line - 1;
  while (above >= 0 && (isBlank(lines, above) || indentOf(lines, above) > column)) above--;
  const isItem = (at: number) => /^ *- /.test(lines.lineText(at));
  const isLikeIt = above >= 0 && isItem(above) && lineEntry(lines, above).key === key;
  if (isItem(line) || !isLikeIt || indentOf(lines, above) < column) return undefined;
  const message = `A hyphen is missing before "${excerpt(key)}", expected one as before the entry above.`;
  return {
    start,
    end,
    message,
    hint: `Write - ${lines.text.slice(start, end)}`,
    until: lines.end(lastLineInside(lines, line, column)),
  };
}

/** A known key with no colon, or with another sign in its place. */
function afterKey({ lines, line, keys }: SyntaxProblem): SyntaxFinding | undefined {
  const { start, value: text } = lineEntry(lines, line);
  const [, word = "", value = ""] = /^([A-Za-z][\w-]*)(?: *(?:=>?|;(?= )) *| +|$)(.*)$/.exec(text) ?? [];
  const meant = keys.has(word) ? word : suggest(word, keys);
  // Without a known key the line is rather more of the text above.
  if (meant === undefined) return undefined;
  return {
    start,
    end: start + word.length,
    message: `A colon is missing after "${excerpt(word)}".`,
    hint: `Write ${meant}:${value === "" ? "" : ` ${value}`}`,
    until: lines.end(line),
  };
}

/** A text of several lines below a key that nothing says to be one. */
function unmarkedText({ lines, line }: SyntaxProblem): SyntaxFinding | undefined {
  const owner = ownerOf(lines, line);
  const { key, value, start } = lineEntry(lines, owner);
  const first = lineEntry(lines, owner + 1);
  const isEntry = /^\s*- /.test(lines.lineText(owner + 1)) || (first.key !== undefined && !/ /.test(first.key));
  if (owner < 0 || key === undefined || value !== "" || isEntry) return undefined;
  return {
    start,
    end: start + key.length,
    message: `The text of "${excerpt(key)}" stands on the lines below, and nothing says that it is text.`,
    hint: `Write "${key}: |", and the text below as it is.`,
    until: lines.end(line),
  };
}

function noEntry({ lines, line }: SyntaxProblem): SyntaxFinding {
  const [, word] = /^ *- ([a-z][a-z-]*)$/.exec(lines.lineText(line)) ?? [];
  return {
    start: lines.start(line) + indentOf(lines, line),
    end: lines.end(line),
    message:
      "There is no key in this line, expected a key with a colon, an entry of a list with a hyphen and a space, or more spaces before more of the text above.",
    hint:
      (word && hintOfBlock(lines, line, word)) ??
      "Write key: value, or - value in the column of the other hyphens. Or put more spaces before it than before the key of the text above. Or remove it; a comment begins with #.",
  };
}
