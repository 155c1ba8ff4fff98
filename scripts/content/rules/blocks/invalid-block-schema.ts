import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { LineIndex } from "../../diagnostic/line-index.ts";
import { toPointer } from "../../diagnostic/path.ts";
import type { SourceFile } from "../../read/read-content.ts";
import type { Schema } from "../../schema/schema-set.ts";
import type { Slip } from "../../schema/schema-slips.ts";
import { locatorIn } from "../../yaml/written-file.ts";
import { choiceFinding } from "../schema-errors/unknown-value.ts";
import type { CodeEntry, ViolationFinding } from "../toolkit/rule.ts";
import { adviseOr, suggest } from "../toolkit/suggest.ts";

const schemaOf = (type: string) => `{
  "type": "object",
  "additionalProperties": false,
  "required": ["type", "days"],
  "properties": {
    "type": { "const": "office-hours" },
    "days": { "type": ${type}, "maxLength": 40 }
  }
}
`;

const file = "../blocks/office-hours/block.schema.json";

export const invalidBlockSchema: CodeEntry = {
  code: "invalid-block-schema",
  meaning:
    "A block of the project has no block.schema.json, or one that is not a valid JSON Schema (draft-07), contradicts itself or refers to something that does not exist. No page can be checked with it.",
  bad: { [file]: schemaOf('«"strin"»') },
  says: { message: 'Unexpected "strin".', hint: 'Write "string" instead.' },
  good: { [file]: schemaOf('"string"') },
};

export function slipDiagnostic(slip: Slip, { displayPath, text }: SourceFile): Diagnostic {
  const { at = [], offset, message, hint = "Write it as JSON Schema draft-07 requires." } = slip;
  const isKey = slip.error?.keyword === "additionalProperties";
  const place =
    offset === undefined
      ? locatorIn(text).locate(at, isKey ? "key" : "value")
      : new LineIndex(text).range(offset, Math.min(offset + 1, text.length));
  const words = explain(slip) ?? { message, hint };
  return {
    ...place,
    code: invalidBlockSchema.code,
    message: words.message,
    hint: words.hint,
    file: displayPath,
    pointer: toPointer(at),
  };
}

/** Our own wording for misspellings and common mistakes; for all others the library's messages are clear enough. */
function explain({ error, at = [] }: Slip): ViolationFinding | undefined {
  if (!error) return undefined;
  const { keyword, params, data } = error;
  if (keyword === "additionalProperties") {
    const word = String(params["additionalProperty"]);
    // The cast is safe: this keyword belongs to an object schema.
    const names = Object.keys((error.parentSchema as Schema).properties ?? {});
    const message = `"${word}" is not a keyword of JSON Schema draft-07.`;
    return { message, ...adviseOr(word, suggest(word, names), "Remove it.") };
  }
  if (keyword === "uniqueItems" && Array.isArray(data))
    return { message: `${JSON.stringify(data[params["i"]])} is repeated.`, hint: "Remove one." };
  if (at.at(-1) === "items" && Array.isArray(data))
    return {
      message: "Each entry has its own schema, which editors have no form for.",
      hint: "Write one schema for all entries.",
    };
  if (params["type"] === "boolean" && at.length === 1)
    return { message: `Unexpected ${JSON.stringify(data)}.`, hint: "Write true, or leave it out." };
  return keyword === "enum" ? choiceFinding(data, params["allowedValues"]) : undefined;
}
