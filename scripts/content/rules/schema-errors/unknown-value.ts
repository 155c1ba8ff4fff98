import { exampleSite } from "../toolkit/examples.ts";
import type { SchemaRule } from "../toolkit/rule.ts";
import { choiceFinding, renamedValue } from "./choice-finding.ts";
import { renamedTo } from "./other-names.ts";

/** Values outside a closed set. */
export const unknownValue: SchemaRule = {
  code: "unknown-value",
  meaning: "A value must be one of a few words, and is another.",
  bad: { "_site.yaml": `${exampleSite}checks:\n  vague-link: «eror»\n` },
  says: {
    message: 'Unexpected "eror".',
    hint: 'Write "error" instead.',
  },
  good: { "_site.yaml": `${exampleSite}checks:\n  vague-link: error\n` },
  keywords: ["enum", "const"],
  explain({ error, schema }) {
    const now = renamedTo(error.data, schema.valuesRenamedFrom ?? {});
    if (now !== undefined) return renamedValue(String(error.data), now);
    const known = error.keyword === "const" ? [schema.const] : (schema.enum ?? []);
    return choiceFinding(error.data, known.map(String));
  },
};
