import type { SyntaxProblem, SyntaxRule } from "../kinds/syntax-rule.ts";
import type { ViolationRule } from "../kinds/violation-rule.ts";
import { lineEntry } from "../lines/line-entry.ts";
import { takesQuoted } from "../lines/takes-quoted.ts";
import { excerpt } from "../words/describe-value.ts";
import { quoteText } from "../words/quote-text.ts";

/** Texts with a colon and a space in them. */
export const unquotedColon: SyntaxRule & ViolationRule = {
  code: "unquoted-colon",
  isOneByForm: true,
  meaning:
    "A text has a colon followed by a space in it. Without quotes YAML takes what is before the colon for a key.",
  bad: `title: «Bread: fresh every morning»
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  says: {
    message: 'Unexpected ": " in a text: YAML takes "Bread" for a key.',
    hint: 'Put it in quotes: "Bread: fresh every morning".',
  },
  good: `title: "Bread: fresh every morning"
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  keywords: ["type"],
  explain({ error, file, path }) {
    const isMapping = typeof error.data === "object" && error.data !== null && !Array.isArray(error.data);
    if (error.params["type"] !== "string" || !isMapping) return undefined;
    // `- Bread: fresh` is a mapping in YAML, and a text to its author.
    const source = file.sourceText(path).trim();
    const isEntry = /^\d+$/.test(String(path.at(-1)));
    const isText =
      /^[^\s"'{](?:(?=[^\n]*$)[^\n]*:\s|[^\n]*:\s*\n[^\n]*$)/.test(source) ||
      (isEntry && /^[^\s"'{][^\n]*:$/.test(source));
    if (!isText) return undefined;
    // `- label: Order` is rather an entry of another list, and a list may be missing below `- Topics:`.
    const isClear = !/^(?:[a-z][\w-]*:|\S+:$)/.test(source);
    return isClear ? words(source) : asked(words(source));
  },
  find(problem) {
    const { lines, error, start } = problem;
    if (!/^Nested mappings/.test(error.message)) return undefined;
    const line = lines.lineAt(start);
    const colonLine = lineOfColon(problem);
    const entry = lineEntry(lines, line);
    if (colonLine === line) {
      const text = lines.text.slice(start, entry.valueEnd);
      if (text === "") return undefined;
      const place = { start, end: entry.valueEnd };
      const curly = /^[“”„«]([^“”„«»"]+)[“”»]$/.exec(text)?.[1];
      if (curly !== undefined) return inCurlyQuotes({ ...place, text: curly });
      const said = words(text);
      // Who writes curly quotes means straight ones.
      const isClear = /^[^"'“”„«]/.test(text) && takesQuoted(problem, { ...place, text: said.suggestion });
      const inner = /,\s*([A-Za-z][\w-]*):\s/.exec(text)?.[1];
      // Two entries on one line: that the second is missing follows.
      const holdsKey = inner !== undefined && entry.key !== undefined && problem.shape.keys.has(inner);
      return {
        ...(isClear ? said : asked(said)),
        ...place,
        ...(holdsKey ? { start: entry.start } : {}),
        repair: [{ ...place, text: JSON.stringify(said.suggestion) }],
      };
    }
    // A single word before the colon looks like a key in the wrong column.
    if (/^\s*(?:- +)*[A-Za-z][\w-]*:(?:\s|$)/.test(lines.lineText(colonLine))) return undefined;
    const from = lines.start(colonLine) + (/^\s*/.exec(lines.lineText(colonLine))?.[0].length ?? 0);
    const text = lines.text.slice(from, lines.end(colonLine)).trimEnd();
    return {
      message: words(text).message,
      hint: "Write the whole text in quotes, or begin it with >- on the line of the key.",
      start: from,
      end: from + text.length,
      repair: [{ start: from, end: from + text.length, text: text.replaceAll(":", ";") }],
    };
  },
};

/** Curly quotes are no quotation marks of YAML, and who puts them around a whole text means those. */
function inCurlyQuotes({ text, ...place }: { start: number; end: number; text: string }) {
  return {
    ...place,
    message: 'Unexpected ": " in a text: these curly quotes are letters to YAML, not quotation marks.',
    hint: `Write straight quotation marks around it: ${quoteText(text)}.`,
    repair: [{ ...place, text: JSON.stringify(text) }],
  };
}

function words(text: string) {
  const [, scheme, rest] = /^(mailto|tel|https?):\s+(\S.*)$/.exec(text) ?? [];
  if (scheme !== undefined) {
    const address = `${scheme}:${rest}`;
    return { message: `Unexpected space after "${scheme}:".`, hint: `Write ${address}`, suggestion: address };
  }
  return {
    message: `Unexpected ${text.endsWith(":") ? '":" at the end of' : '": " in'} a text: YAML takes "${excerpt(text.slice(0, text.search(/:(?:\s|$)/)))}" for a key.`,
    hint: `Put it in quotes: ${quoteText(text)}.`,
    suggestion: text,
  };
}

/** The words where the text may rather be another entry that lost its line: nothing is suggested then. */
function asked({ message, suggestion }: ReturnType<typeof words>) {
  return {
    message,
    hint: `Write each entry on a line of its own, or ${quoteText(suggestion)}, in quotes, if it is one text.`,
  };
}

function lineOfColon({ lines, errors, start }: SyntaxProblem): number {
  const overLines = errors.find(({ code, pos }) => code === "MULTILINE_IMPLICIT_KEY" && pos[0] === start);
  return lines.lineAt(overLines?.pos[1] ?? start);
}
