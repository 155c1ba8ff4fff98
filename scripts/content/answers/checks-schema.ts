import { allCodes } from "../rules/all-codes.ts";
import type { CodeEntry } from "../rules/kinds/code-entry.ts";
import type { Schema } from "../schema/schema-set.ts";
import { canBeLowered } from "./site-checks.ts";

/** The schema of `checks` in the site file: each code with its meaning, for editors. */
export function checksSchema(): Schema {
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    $comment: "Generated from the rules in scripts/content/rules/ by `npm run types`.",
    title: "Checks",
    description: "The severities of codes on this site: an error stops the check and the build, a warning nothing.",
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries([...allCodes.values()].map((entry) => [entry.code, codeSchema(entry)])),
    tsType: 'Readonly<Record<string, "error" | "warning" | "off">>',
  };
}

function codeSchema({ code, meaning }: CodeEntry): Schema {
  const first = meaning.replace(/(?<=[.!?]) [A-Z].*$/s, "");
  return {
    description: canBeLowered(code) ? first : `Always an error. ${first}`,
    enum: ["error", "warning", "off"],
  };
}
