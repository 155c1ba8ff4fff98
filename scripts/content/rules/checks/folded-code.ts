import { codeFormat } from "../../formats/text-formats.ts";
import { examplePage } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";

const page = (code: string) => `${examplePage}  - type: code-samples
    title: Order by machine
    items:
      - language: python
        label: Order
        code: ${code}
`;

/** Sample code whose lines YAML joins. */
export const foldedCode: Check = {
  code: "folded-code",
  severity: "warning",
  scope: "file",
  meaning:
    "Sample code stands behind > or nothing in place of |, so YAML joins its lines: nobody can run it as it is shown.",
  bad: page('«>-\n          order("rye", 2)\n          order("oats", 1)»'),
  says: {
    message: "YAML joins the lines of this code, expected | before it, which keeps them.",
    hint: "Write | behind the key, and the code below it.",
  },
  good: page('|-\n          order("rye", 2)\n          order("oats", 1)'),
  check: ({ references }) =>
    references.flatMap(({ format, file, path }) => {
      // To find the place of a text takes a second parse of the file.
      if (format !== codeFormat.name || !mayFold.test(file.source.text)) return [];
      return /^(?:>|[^"'|\s][^\n]*\n)/.test(file.sourceText(path)) ? [{ at: { file, path }, ...foldedCode.says }] : [];
    }),
};

/** A sign at the end of a line, or a key with its text in the next one, which is no list and no mapping. */
const mayFold = />[-+\d]*\s*$|:[ \t]*\r?\n[ \t]+(?!- |["\w-]+:)\S/m;
