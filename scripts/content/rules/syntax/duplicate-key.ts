import { examplePage, withTopLines } from "../toolkit/examples.ts";
import type { SyntaxRule } from "../toolkit/rule.ts";
import { indentOf, lastLineInside, lineEntry, ownerOf } from "./line-entry.ts";
import { excerpt } from "../toolkit/wording.ts";

export const duplicateKey: SyntaxRule = {
  code: "duplicate-key",
  meaning:
    "A mapping has the same key twice, so one of the two values would be lost. Usually the hyphen of a new list entry is missing.",
  bad: withTopLines("«title»: The bakery"),
  good: examplePage,
  scan({ errors, lines }) {
    let until = 0;
    return errors
      .filter(({ code }) => code === "DUPLICATE_KEY")
      .flatMap(({ pos: [start] }) => {
        if (start < until) return [];
        const [name = ""] =
          /^(?:"[^"\n]*"|'[^'\n]*'|[^:\n]*)/.exec(lines.text.slice(start, lines.end(lines.lineAt(start)))) ?? [];
        const key = name.replaceAll(/^["']|["']$/g, "");
        const line = lines.lineAt(start);
        const owner = ownerOf(lines, line);
        // A list entry without its hyphen repeats the first key of the entry above, and what follows is its own.
        const isEntry = owner >= 0 && /^\s*- /.test(lines.lineText(owner)) && lineEntry(lines, owner).key === key;
        if (isEntry) until = lines.end(lastLineInside(lines, line, indentOf(lines, line) - 1));
        return {
          start,
          end: start + name.length,
          message: `The key "${excerpt(key)}" is already there, expected each key once.`,
          hint: isEntry
            ? `If a new list entry begins here, write "- ${excerpt(key)}:" instead, with the hyphen below that of the entry above. Otherwise remove one of the two.`
            : "Remove one of the two, or, if this is a new list entry, write a hyphen before its first line, below the hyphen of the entry above.",
          ...(isEntry ? { until } : {}),
        };
      });
  },
};
