import { examplePage, withTopLines } from "../toolkit/examples.ts";
import type { SyntaxRule } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";

export const duplicateKey: SyntaxRule = {
  code: "duplicate-key",
  meaning:
    "A mapping has the same key twice, so one of the two values would be lost. Usually the hyphen of a new list entry is missing.",
  bad: withTopLines("«title»: The bakery"),
  good: examplePage,
  scan: ({ errors, lines }) =>
    errors
      .filter(({ code }) => code === "DUPLICATE_KEY")
      .map(({ pos: [start] }) => {
        const [name = ""] =
          /^(?:"[^"\n]*"|'[^'\n]*'|[^:\n]*)/.exec(lines.text.slice(start, lines.end(lines.lineAt(start)))) ?? [];
        return {
          start,
          end: start + name.length,
          message: `The key "${excerpt(name.replaceAll(/^["']|["']$/g, ""))}" is already there, expected each key once.`,
          hint: "Remove one of the two, or, if this is a new list entry, write a hyphen before its first line, below the hyphen of the entry above.",
        };
      }),
};
