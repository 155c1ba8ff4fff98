import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { LineIndex } from "../../diagnostic/line-index.ts";
import { toPointer } from "../../diagnostic/path.ts";
import type { SourceFile } from "../../read/read-content.ts";
import type { Schema, SchemaSlip } from "../../schema/schema-set.ts";
import { Locator } from "../../yaml/locator.ts";
import { parseText } from "../../yaml/parse-text.ts";
import { choiceFinding } from "../schema-errors/unknown-value.ts";
import type { CodeEntry, ViolationFinding } from "../toolkit/rule.ts";
import { adviseOr, suggest } from "../toolkit/suggest.ts";
import { describeType, describeValue } from "../toolkit/wording.ts";

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

/** Schemas of a project's blocks that are none. No page can be checked with them. */
export const invalidBlockSchema: CodeEntry = {
  code: "invalid-block-schema",
  meaning:
    "A block of the project has a block.schema.json that is no JSON Schema of draft-07, contradicts itself or refers to what is not there, or has none. No page can be checked with it.",
  bad: { [file]: schemaOf('«"strin"»') },
  says: { message: 'Unexpected "strin".', hint: 'Write "string" instead.' },
  good: { [file]: schemaOf('"string"') },
};

/** A slip in the schema of a block, at its place in the file. */
export function slipDiagnostic({ slip }: SchemaSlip, { displayPath, text }: SourceFile): Diagnostic {
  const { at = [], offset, message, hint } = slip;
  const lines = new LineIndex(text);
  const isKey = slip.error?.keyword === "additionalProperties";
  const place =
    offset === undefined
      ? new Locator(parseText(text), lines).locate(at, isKey ? "key" : "value")
      : lines.range(offset, Math.min(offset + 1, text.length));
  const words = explain(slip) ?? { message, hint: hint ?? "Write it as JSON Schema draft-07 has it." };
  return {
    ...place,
    code: invalidBlockSchema.code,
    message: words.message,
    hint: words.hint,
    file: displayPath,
    pointer: toPointer(at),
  };
}

function explain({ error, message }: SchemaSlip["slip"]): ViolationFinding | undefined {
  if (!error) return undefined;
  const { keyword, params, data } = error;
  if (keyword === "enum") return choiceFinding(data, params["allowedValues"]);
  if (keyword === "format")
    return { message: `${JSON.stringify(data)} is no regular expression.`, hint: 'Write one, such as "^[a-z]+$".' };
  if (keyword === "additionalProperties") {
    const key = String(params["additionalProperty"]);
    // The cast is safe: the keyword stands beside these.
    const near = suggest(key, Object.keys((error.parentSchema as Schema).properties ?? {}));
    return { message, ...adviseOr(key, near, "Remove it.") };
  }
  if (keyword !== "type") return undefined;
  const expected = Array.isArray(params["type"]) ? "a schema" : describeType(params["type"]);
  const hint = params["type"] === "array" ? `Write it in brackets: [${JSON.stringify(data)}].` : `Write ${expected}.`;
  return { message: `Unexpected ${describeValue(data)}, expected ${expected}.`, hint };
}
