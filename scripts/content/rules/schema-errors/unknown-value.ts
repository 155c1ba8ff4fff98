import { examplePage } from "../toolkit/examples.ts";
import type { SchemaRule } from "../toolkit/rule.ts";
import { choiceFinding, renamedValue } from "./choice-finding.ts";
import { renamedTo } from "./other-names.ts";

/** Values outside a closed set. */
export const unknownValue: SchemaRule = {
  code: "unknown-value",
  meaning: "A value must be one of a few words, and is another.",
  bad: `${examplePage}  - type: code-samples
    title: Order by program
    items:
      - label: Shell
        language: «bahs»
        code: curl https://bakery.example/orders
`,
  says: {
    message: 'Unexpected "bahs".',
    hint: 'Write "bash" instead.',
  },
  good: `${examplePage}  - type: code-samples
    title: Order by program
    items:
      - label: Shell
        language: bash
        code: curl https://bakery.example/orders
`,
  keywords: ["enum", "const"],
  explain({ error, schema }) {
    const now = renamedTo(error.data, schema.valuesRenamedFrom ?? {});
    if (now !== undefined) return renamedValue(String(error.data), now);
    const known = error.keyword === "const" ? [schema.const] : (schema.enum ?? []);
    return choiceFinding(error.data, known.map(String));
  },
};
