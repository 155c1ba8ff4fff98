import { isAlias, isScalar, visit, type YAMLError } from "yaml";
import type { LineIndex } from "../../diagnostic/line-index.ts";
import { withPageTitle } from "../toolkit/examples.ts";
import type { ParsedText, SyntaxFinding, SyntaxProblem, SyntaxRule } from "../toolkit/rule.ts";
import { excerpt, quoteText } from "../toolkit/wording.ts";
import { unclosedAt } from "./unclosed-delimiter.ts";
import { goesOn, holdsKey, lineEntry, textInBrackets } from "./line-entry.ts";

export const unquotedSpecial: SyntaxRule = {
  code: "unquoted-special",
  renamedFrom: ["text-after-quote", "unquoted-colon"],
  meaning:
    "A text that is not in quotes has a character with a special meaning in YAML: it begins with one such as * & ! % @ ` | > [ or {, or contains a colon and a space; or a text in quotes contains the same quote.",
  bad: withPageTitle("«Bread: fresh every morning»"),
  good: withPageTitle(`"Bread: fresh every morning"`),
  explain(problem) {
    const { lines, error, start, line, shape } = problem;
    const opener = unclosedAt(problem);
    const inBrackets = textInBrackets(lines, opener === undefined ? line : lines.lineAt(opener));
    if (inBrackets) return findingInBrackets(inBrackets);
    const finding = findingAt({ lines, line, shape }, error);
    if (finding && start >= lineEntry(lines, line).valueStart) return finding;
    const quote = /at node end/.test(error.message) ? /["']/.exec(lines.text.charAt(start - 1))?.[0] : undefined;
    if (quote === undefined) return undefined;
    const message = `The quote that opens in a line above is closed by ${quote} here, before the end of the text.`;
    const hint = "Write the text below its key with | after the colon, and without the quotes around it.";
    return { start, end: lines.end(line), message, hint };
  },
  scan({ lines, document, errors, shape }) {
    const offsets = [
      ...errors.filter(({ code }) => code === "TAG_RESOLVE_FAILED").map(({ pos }) => pos[0]),
      ...(/[&*]/.test(lines.text) ? namesIn(lines, document) : []),
    ];
    return [...new Set(offsets.map((offset) => lines.lineAt(offset)))].flatMap((line) => {
      const inBrackets = textInBrackets(lines, line);
      return (inBrackets ? findingInBrackets(inBrackets) : findingAt({ lines, line, shape })) ?? [];
    });
  },
};

function findingAt(
  { lines, line, shape }: Pick<SyntaxProblem, "lines" | "line" | "shape">,
  error?: YAMLError,
): SyntaxFinding | undefined {
  const { key, start, value, valueStart, valueEnd: end } = lineEntry(lines, line);
  if (key === undefined && /^(?:```|~~~)[\w-]*$/.test(value)) {
    const message = `Unexpected ${value.slice(0, 3)}: a page is not enclosed in such lines, unlike code in a chat answer.`;
    return { start, end, message, hint: "Remove this line." };
  }
  const message = problemOf(value, error);
  // A list entry without a space after its hyphen is reported as such, and a key without one after its colon.
  const isEntry = key === undefined && /^(?:-(?:[A-Za-z][\w-]*:\s|\{)|[A-Za-z][\w-]*:[{[])/.test(value);
  if (message === undefined || isEntry) return undefined;
  const text = meantText(value);
  // Two entries may have ended up on one line; then the second one seems to be missing.
  const isTwo = holdsKey(value, shape.keys);
  // A key followed by another, such as "with: city: Bath", is not a text.
  const isName = /^(?!(?:https?|mailto|tel):)[\p{Ll}/][^"']*:\s/u.test(value);
  const isClear =
    text !== undefined && !isTwo && !isName && !goesOn(lines, line) && (key !== undefined || !value.includes(": "));
  // The | or > of a text of several lines is not part of it, but that of "> 70 %" is.
  const quoted = quoteText(text ?? value.replace(/^[|>](?:[-+][1-9]?|[1-9][-+])?\s+(?=\p{L})/u, ""));
  const comment = lines.text.slice(end, lines.end(line)).trim();
  // An author who forgets the quotes may not know that # begins a comment.
  if (isClear && comment !== "") {
    const whole = quoteText(lines.text.slice(valueStart, lines.end(line)).trimEnd());
    const hint = `Write ${whole}, in quotes, or ${quoted} if "${excerpt(comment)}" is a comment, which readers do not see.`;
    return { start: valueStart, end, message, hint };
  }
  return {
    start: isTwo ? start : valueStart,
    end,
    message,
    hint: isClear
      ? `Write ${quoted}, in quotes.`
      : key !== undefined && /^[|>] \S/.test(value) && goesOn(lines, line)
        ? `Leave only ${value.charAt(0)} after the colon, and put "${excerpt(value.slice(2))}" on a line of its own below it, with as many spaces before it as the next line has.`
        : `Write ${quoted}, in quotes, if all of it is one text. Otherwise remove what does not belong to it, or write each entry on its own line, with a hyphen if it is a list.`,
    ...(isClear ? { suggestion: text } : {}),
  };
}

function findingInBrackets({
  value,
  valueStart: start,
}: NonNullable<ReturnType<typeof textInBrackets>>): SyntaxFinding {
  const [mark = value.includes("{") ? "{" : "["] = /^-$|^[@`%#*&|>!]|(?<=\s)#/.exec(value) ?? [];
  const why = meanings.get(mark) ?? "it has a special meaning";
  const text = meantText(value);
  return {
    start,
    end: start + value.length,
    message: /^["']/.test(value)
      ? closedTooEarly(value)
      : `Unexpected ${mark} in a text that is not in quotes: in YAML ${why}.`,
    hint: `Write ${quoteText(text ?? value)}, in quotes.`,
    ...(text === undefined ? {} : { suggestion: text }),
  };
}

const meanings = new Map([
  ["#", "it begins a comment"],
  ["[", "it begins a list"],
  ["{", "it begins a mapping"],
  ["-", "it begins a list entry"],
]);

function closedTooEarly(value: string): string {
  return `The quote that opens here is closed by ${value.charAt(0)} before the end of the text.`;
}

const special = /^(?:[*&!%@`|>[{,]|[-?] )/;

/** Characters that hardly any text begins with: they are meant for a list, a text on the next line, or another program. */
const structural = /^(?:[-?] |[>|,!]|\* |&[\w-]+ |\{[{%]|[“”„«])/;

function problemOf(value: string, error?: YAMLError): string | undefined {
  const isAtEnd = /at node end/.test(error?.message ?? "");
  const isKey = error?.code === "BLOCK_AS_IMPLICIT_KEY";
  if (/^["']/.test(value)) return isAtEnd || isKey ? closedTooEarly(value) : undefined;
  // A list or mapping in brackets is fine unless more text follows the closing bracket.
  const isBracket = /^(?:\[|\{(?!\{))/.test(value);
  if (special.test(value) && !(isBracket && !isAtEnd && error?.code !== "BAD_SCALAR_START")) {
    const [mark = ""] = /^(?:&[\w-]+(?= )|\{[{%]|[|>](?:[-+][1-9]?|[1-9][-+])?)/.exec(value) ?? value;
    return `A text cannot begin with ${mark} unless it is in quotes: in YAML it has a special meaning.`;
  }
  const colon = value.search(/:(?:\s|$)/);
  if (!isKey || colon < 0) return undefined;
  const at = colon === value.length - 1 ? '":" at the end of' : '": " in';
  return `Unexpected ${at} a text that is not in quotes: YAML reads "${excerpt(value.slice(0, colon))}" as a key.`;
}

/** The text that was meant, if that is beyond doubt: in quotes, a text with apostrophes or whole quoted words, or one that begins with quoted words. */
function meantText(value: string): string | undefined {
  const quote = value.charAt(0);
  if (!/["']/.test(quote)) return structural.test(value) ? undefined : value;
  const inner = value.slice(1, -1);
  const words =
    quote === "'" ? /^(?:[^']|(?<=\p{L})'(?=\p{L}))*$/u : /^(?:[^"]|(?<![^\s(])"[^\s"][^"]*"(?![^\s.,;:!?)]))*$/;
  if (value.endsWith(quote)) return words.test(inner) ? inner : undefined;
  return value.split(quote).length === 3 && /^\s+\p{L}/u.test(value.slice(value.lastIndexOf(quote) + 1))
    ? value
    : undefined;
}

/** The offsets of texts such as `&pound 5` and `*Fresh*`, whose first word YAML reads as an anchor or an alias. */
function namesIn(lines: LineIndex, document: ParsedText["document"]): number[] {
  const found: number[] = [];
  visit(document, (_, node) => {
    if (isAlias(node) && node.range) found.push(node.range[0]);
    if (isScalar(node) && node.anchor && node.range)
      found.push(lines.text.lastIndexOf(`&${node.anchor}`, node.range[0]));
  });
  return found.filter((offset) => offset >= 0);
}
