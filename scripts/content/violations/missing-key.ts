import { orList } from "../or-list.ts";
import { inOwner } from "./in-owner.ts";
import { tagValues } from "./tag-values.ts";
import type { ViolationRule } from "./violation-rule.ts";

/** Keys that a mapping must have and has not. */
export const missingKey: ViolationRule = {
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
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
    actions:
      - label: Order
        href: mailto:orders@bakery.example
`,
  keywords: ["required", "discriminator"],
  explain({ error, schema }) {
    if (error.keyword === "discriminator") {
      const tag = String(error.params["tag"]);
      if (error.params["tagValue"] !== undefined) return undefined;
      return {
        message: `The key "${tag}" is missing: it says what this is.`,
        hint: `Add "${tag}" with ${orList(tagValues(schema.oneOf ?? [], tag))}.`,
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
