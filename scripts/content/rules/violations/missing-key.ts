import type { SyntaxRule } from "../kinds/syntax-rule.ts";
import type { ViolationRule } from "../kinds/violation-rule.ts";
import { findMissingOwner } from "../lines/find-missing-owner.ts";
import { inOwner } from "../lookups/in-owner.ts";
import { tagValues } from "../lookups/tag-values.ts";
import { likelyTypes } from "../meant/likely-types.ts";
import { orList } from "../words/or-list.ts";

/** Keys that a mapping must have and has not, and those that are missing above a list. */
export const missingKey: SyntaxRule & ViolationRule = {
  code: "missing-key",
  meaning: "A mapping lacks a key that it must have.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
    actions:
      - «label»: Order
`,
  says: {
    message: 'The key "href" is missing in "Action".',
    hint: 'Add "href": Where a link leads: a route (/services/support), a route with a query (/contact?topic=sales) or an anchor (/#about), an anchor on this page (#about), an https: address, mailto: (mailto:desk@example.org?subject=Order) or tel: without spaces (tel:+441632960123).',
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
    actions:
      - label: Order
        href: mailto:orders@bakery.example
`,
  find: findMissingOwner,
  keywords: ["required", "discriminator"],
  explain({ error, schema }) {
    if (error.keyword === "discriminator") {
      const tag = String(error.params["tag"]);
      if (error.params["tagValue"] !== undefined) return undefined;
      const branches = schema.oneOf ?? [];
      const likely = likelyTypes(branches, error.data, tag);
      return {
        message: `The key "${tag}" is missing: it says what this is.`,
        hint: `Add "${tag}" with ${orList(likely.length > 0 ? likely : tagValues(branches, tag))}.`,
        part: "owner",
      };
    }
    const key = String(error.params["missingProperty"]);
    const description = schema.properties?.[key]?.description;
    return {
      message: `The key "${key}" is missing${inOwner(schema)}.`,
      hint: description ? `Add "${key}": ${description}` : `Add "${key}".`,
      part: "owner",
    };
  },
};
