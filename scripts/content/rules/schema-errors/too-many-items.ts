import { examplePage } from "../toolkit/examples.ts";
import type { SchemaRule } from "../toolkit/rule.ts";

/** Lists with more entries than fit. */
export const tooManyItems: SchemaRule = {
  code: "too-many-items",
  meaning: "A list has more entries than it may have.",
  bad: `${examplePage}    actions:
      - label: Order
        href: mailto:orders@bakery.example
      - label: Call
        href: tel:+441632960000
      - label: Write
        href: mailto:post@bakery.example
      - «label: Complain
        href: mailto:sorry@bakery.example»
`,
  says: {
    message: "The list has 4 entries, expected at most 3.",
    hint: "Remove the least important ones.",
  },
  good: examplePage,
  keywords: ["maxItems"],
  explain({ error }) {
    const count = Array.isArray(error.data) ? error.data.length : 0;
    return {
      message: `The list has ${count} entries, expected at most ${String(error.params["limit"])}.`,
      hint: "Remove the least important ones.",
      below: [Number(error.params["limit"])],
    };
  },
};
