import { examplePage } from "../toolkit/examples.ts";
import type { SyntaxFinding, SyntaxProblem, SyntaxRule } from "../toolkit/rule.ts";
import { suggest } from "../toolkit/suggest.ts";
import { excerpt } from "../toolkit/wording.ts";
import { headerAbove, indentOf, lineEntry, ownerOf } from "./line-entry.ts";

/** Lines of a mapping that have no key, no colon after it, or no space after that. */
export const missingColon: SyntaxRule = {
  code: "missing-colon",
  isOneByForm: true,
  meaning:
    "A line of a mapping is a key, a colon, a space and a value, and this one is not. Mostly a sign is missing, or the line is more of the text above: in the column of a key YAML looks for another key.",
  bad: examplePage.replace("description:", "«description»"),
  says: {
    message: 'A colon is missing after "description".',
    hint: "Write description: Fresh bread every morning.",
  },
  good: examplePage,
  explain(problem) {
    const { lines, line, error } = problem;
    if (lineEntry(lines, line).key !== undefined) return undefined;
    const space = missingSpace(problem);
    if (space || !noKey.has(error.code)) return space;
    return afterKey(problem) ?? continuedText(problem);
  },
};

const noKey = new Set(["MULTILINE_IMPLICIT_KEY", "MISSING_CHAR", "BAD_INDENT"]);

/** `key:value` and `-entry`. */
function missingSpace({ lines, line }: SyntaxProblem): SyntaxFinding | undefined {
  const { start, value, valueEnd: end } = lineEntry(lines, line);
  const [, sign, rest] = /^([A-Za-z][\w-]*:|-(?!-))([^\s:/].*)$/.exec(value) ?? [];
  if (sign === undefined) return undefined;
  const after = sign === "-" ? "the hyphen of this list entry" : `"${excerpt(sign)}"`;
  return { start, end, message: `A space is missing after ${after}.`, hint: `Write ${sign} ${rest}` };
}

/** A known key with no colon, or with another sign in its place. */
function afterKey({ lines, line, keys }: SyntaxProblem): SyntaxFinding | undefined {
  const { start, value: text } = lineEntry(lines, line);
  const [, word = "", sign = "", value = ""] = /^([A-Za-z][\w-]*)(?: *(=>?|;(?= )) *| +|$)(.*)$/.exec(text) ?? [];
  const meant = keys.has(word) ? word : suggest(word, keys);
  // Without a known key the line is rather more of the text above.
  if (meant === undefined) return undefined;
  const name = `"${excerpt(word)}"`;
  return {
    start,
    end: start + word.length,
    message: sign ? `A colon belongs after ${name}, not ${sign}.` : `A colon is missing after ${name}.`,
    hint: `Write ${meant}:${value === "" ? "" : ` ${value}`}`,
    until: lines.end(line),
  };
}

function continuedText({ lines, line }: SyntaxProblem): SyntaxFinding | undefined {
  const { start, value, valueEnd } = lineEntry(lines, line);
  if (value === "" || /^- /.test(lines.lineText(line).trimStart()) || headerAbove(lines, line) >= 0) return undefined;
  const owner = ownerOf(lines, line);
  const above = owner < 0 ? undefined : lineEntry(lines, owner);
  const first = lineEntry(lines, owner + 1);
  if (above?.key !== undefined && above.value === "" && (first.key === undefined || / /.test(first.key))) {
    return {
      start: above.start,
      end: above.start + above.key.length,
      message: `The text of "${excerpt(above.key)}" stands on the lines below, and nothing says that it is text.`,
      hint: `Write "${above.key}: |", and the text below as it is.`,
      until: lines.end(line),
    };
  }
  return {
    start: lines.start(line) + indentOf(lines, line),
    end: valueEnd > start ? valueEnd : lines.end(line),
    message: "There is no key in this line, expected a key with a colon, or more spaces before more of the text above.",
    hint: "Put more spaces before it than before the key of that text, and >- after the colon of the key; or remove the line.",
  };
}
