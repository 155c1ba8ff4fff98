import type { Reference } from "../../index/content-index.ts";
import { codeCheck, partOfCode, withCode } from "../lookups/code-check.ts";

/** Sample code that was copied from the source of a web page. */
export const escapedCode = codeCheck({
  code: "escaped-code",
  meaning:
    "Sample code has &quot; or &lt; in place of a sign, as in the source of a web page: it cannot run so. Code of a language with elements is left alone.",
  bad: withCode("python", "code: order(«&quot;»rye&quot;, 2)"),
  says: {
    message: 'Unexpected "&quot;": a web page has escaped a sign of this code, which cannot run so.',
    hint: "Copy the code again from where it runs, or write the sign itself.",
  },
  good: withCode("python", 'code: order("rye", 2)'),
  find: (code) => {
    const entity = isMarkup(code) ? undefined : entityIn(code.value);
    return entity
      ? {
          at: partOfCode(code, entity.start, entity.name.length),
          message: `Unexpected "${entity.name}": a web page has escaped a sign of this code, which cannot run so.`,
          hint: escapedCode.says.hint,
        }
      : undefined;
  },
});

const escaped = /&(?:quot|lt|gt|amp|apos|#0?39);/;

/** The first entity in a line without quotes: inside of them it may be what the code is about. */
function entityIn(code: string): { start: number; name: string } | undefined {
  if (!escaped.test(code)) return undefined;
  let start = 0;
  for (const line of code.split("\n")) {
    const found = /["'`]/.test(line) ? null : escaped.exec(line);
    if (found) return { start: start + found.index, name: found[0] };
    start += line.length + 1;
  }
  return undefined;
}

/** Whether code has elements, in which entities are right. */
function isMarkup({ value, owner }: Reference): boolean {
  return /<[/!]?[a-z]/i.test(value) || /^(?:html|xml|svg|markdown|text|yaml)$/.test(String(owner["language"]));
}
