import { z } from "zod";
import { allCodes } from "../rules/all-rules.ts";
import type { CodeEntry } from "../rules/toolkit/rule.ts";
import type { Schema } from "../schema/schema-set.ts";
import { firstSentence } from "./checks-list.ts";
import { canBeLowered, optionKey, optionsOf } from "./site-checks.ts";

/** The schema of `checks` in the site file: each code with its meaning, and the options of rules, for editors. */
export function checksSchema(): Schema {
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    $comment: "Generated from the rules in scripts/content/rules/ by `npm run types`.",
    title: "Checks",
    description:
      "The severities of codes on this site, and options of some: an error stops the check and the build, a warning nothing.",
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries([...allCodes.values()].flatMap(propertiesOf)),
    tsType: "Readonly<Record<string, unknown>>",
  };
}

function propertiesOf(entry: CodeEntry): [key: string, schema: Schema][] {
  return [
    [entry.code, codeSchema(entry)],
    ...optionsOf(entry).map(([name, option]): [string, Schema] => [optionKey(entry.code, name), schemaOf(option)]),
  ];
}

function codeSchema({ code, meaning }: CodeEntry): Schema {
  const first = firstSentence(meaning);
  return {
    description: canBeLowered(code) ? first : `Always an error. ${first}`,
    enum: ["error", "warning", "off"],
  };
}

function schemaOf(option: z.ZodType): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(option, { target: "draft-7" });
  // What options are made of, texts, numbers and lists, is written in the same way in both.
  return schema as Schema;
}
