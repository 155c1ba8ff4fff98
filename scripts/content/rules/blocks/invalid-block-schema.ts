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
    "A block of the project has a block.schema.json that is no JSON Schema of draft-07, contradicts itself or refers to what is not there, or has none. No page can be checked with it.",
  bad: { [file]: schemaOf('«"strin"»') },
  says: { message: 'Unexpected "strin".', hint: 'Write "string" instead.' },
  good: { [file]: schemaOf('"string"') },
};

export function slipDiagnostic(slip: Slip, { displayPath, text }: SourceFile): Diagnostic {
  const { at = [], offset, message, hint = "Write it as JSON Schema draft-07 has it." } = slip;
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

/** The words for what is misspelt, or is not as draft-07 has it; for all else those of the library are plain enough. */
function explain({ error, at = [] }: Slip): ViolationFinding | undefined {
  if (!error) return undefined;
  const { keyword, params, data } = error;
  if (keyword === "additionalProperties") {
    const word = String(params["additionalProperty"]);
    // The cast is safe: the keyword stands beside these.
    const names = Object.keys((error.parentSchema as Schema).properties ?? {});
    const message = `"${word}" is no keyword of JSON Schema draft-07.`;
    return { message, ...adviseOr(word, suggest(word, names), "Remove it.") };
  }
  if (keyword === "uniqueItems" && Array.isArray(data))
    return { message: `${JSON.stringify(data[params["i"]])} stands there twice.`, hint: "Remove one." };
  if (at.at(-1) === "items" && Array.isArray(data))
    return {
      message: "Each entry has a schema of its own, for which no editor has a form.",
      hint: "Write one for all.",
    };
  if (params["type"] === "boolean" && at.length === 1)
    return { message: `Unexpected ${JSON.stringify(data)}.`, hint: "Write true, or leave it out." };
  return keyword === "enum" ? choiceFinding(data, params["allowedValues"]) : undefined;
}
