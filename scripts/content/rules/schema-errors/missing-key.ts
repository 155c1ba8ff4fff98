import { examplePage } from "../toolkit/examples.ts";
import type { SchemaRule } from "../toolkit/rule.ts";
import { inOwner, orList } from "../toolkit/wording.ts";
import { tagAsKey, tagValues } from "./unknown-value.ts";

export const missingKey: SchemaRule = {
  code: "missing-key",
  meaning: "A mapping lacks a required key.",
  bad: `${examplePage}    actions:
      - «label»: Order
`,
  good: `${examplePage}    actions:
      - label: Order
        href: mailto:orders@bakery.example
`,
  keywords: ["required", "discriminator", "dependencies"],
  explain({ error, schema, missing }) {
    if (error.keyword === "discriminator") {
      const tag = String(error.params["tag"]);
      if (error.params["tagValue"] !== undefined) return undefined;
      return {
        message: `The key "${tag}" is missing: it says what this is.`,
        hint: tagAsKey(schema, error.data) ?? `Add "${tag}" with ${orList(tagValues(schema.oneOf ?? [], tag))}.`,
        part: "owner",
      };
    }
    if (error.keyword === "dependencies") {
      const { property, missingProperty } = error.params;
      const key = String(missingProperty);
      return {
        message: `The key "${key}" is missing, which "${String(property)}" needs${inOwner(schema)}.`,
        hint: addition(key, schema.properties?.[key]?.description),
        part: "owner",
      };
    }
    const names = missing.map((key) => `"${key}"`);
    const last = names.pop() ?? "";
    return {
      message: `${names.length === 0 ? `The key ${last} is` : `The keys ${names.join(", ")} and ${last} are`} missing${inOwner(schema)}.`,
      hint: missing.map((key) => addition(key, schema.properties?.[key]?.description)).join(" "),
      part: "owner",
    };
  },
};

function addition(key: string, description: string | undefined): string {
  return description ? `Add "${key}": ${description}` : `Add "${key}".`;
}
