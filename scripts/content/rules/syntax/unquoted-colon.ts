import { withPageTitle } from "../toolkit/examples.ts";
import type { SyntaxRule } from "../toolkit/rule.ts";
import { excerpt, quoteText } from "../toolkit/wording.ts";
import { goesOn, holdsKey, lineEntry } from "./line-entry.ts";

/** Texts with a colon and a space in them. */
export const unquotedColon: SyntaxRule = {
  code: "unquoted-colon",
  isOneByForm: true,
  meaning:
    "A text has a colon followed by a space in it. Without quotes YAML takes what is before the colon for a key.",
  bad: withPageTitle("«Bread: fresh every morning»"),
  says: {
    message: 'Unexpected ": " in a text: YAML takes "Bread" for a key.',
    hint: 'Put it in quotes: "Bread: fresh every morning".',
  },
  good: withPageTitle(`"Bread: fresh every morning"`),
  explain({ lines, error, start: offset, line, keys }) {
    const { key, start, value, valueStart, valueEnd } = lineEntry(lines, line);
    if (error.code !== "BLOCK_AS_IMPLICIT_KEY" || offset < valueStart || !/:(?:\s|$)/.test(value)) return undefined;
    const place = { start: valueStart, end: valueEnd };
    const [, scheme, rest] = /^(mailto|tel|https?):\s+(\S.*)$/.exec(value) ?? [];
    if (scheme !== undefined) {
      const suggestion = `${scheme}:${rest}`;
      return { ...place, message: `Unexpected space after "${scheme}:".`, hint: `Write ${suggestion}`, suggestion };
    }
    const [, curly] = /^[“”„«]([^“”„«»"]+)[“”»]$/.exec(value) ?? [];
    const at = value.endsWith(":") ? '":" at the end of' : '": " in';
    const before = excerpt(value.slice(0, value.search(/:(?:\s|$)/)));
    const message = `Unexpected ${at} a text: YAML takes "${before}" for a key.`;
    if (curly !== undefined)
      return { ...place, message, hint: `Write straight quotes around it: ${quoteText(curly)}.` };
    // Two entries may have come into one line.
    if (key === undefined || goesOn(lines, line) || holdsKey(value, keys) || /^["'“„«]/.test(value)) {
      const hint = `Write each entry on a line of its own, or ${quoteText(value)}, in quotes, if it is one text.`;
      // Then the second entry is missing because of that.
      return { ...place, ...(holdsKey(value, keys) ? { start } : {}), message, hint };
    }
    return { ...place, message, hint: `Put it in quotes: ${quoteText(value)}.`, suggestion: value };
  },
};
