import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { LineIndex } from "../../diagnostic/line-index.ts";
import { toPointer, type ValuePath } from "../../diagnostic/path.ts";
import type { SourceFile } from "../../read/read-content.ts";
import type { Schema } from "../../schema/schema-set.ts";
import type { Slip } from "../../schema/schema-slip.ts";
import { locatorIn } from "../../yaml/written-file.ts";
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
  if (keyword === "enum") return choiceFinding(data, params["allowedValues"]);
  if (keyword === "format")
    return { message: `${JSON.stringify(data)} is no regular expression.`, hint: 'Write one, such as "^[a-z]+$".' };
  if (keyword === "uniqueItems") return { message: "This stands in the list twice.", hint: "Remove one of them." };
  if (keyword === "minItems") return { message: "The list is empty.", hint: "Write its entries, or remove its key." };
  if (keyword !== "type") return undefined;
  const expected = Array.isArray(params["type"]) ? "one schema" : describeType(params["type"]);
  return {
    message: `Unexpected ${describeValue(data)}, expected ${expected}.`,
    hint: typeHint({ data, expected, at }),
  };
}

function typeHint({ data, expected, at }: { data: unknown; expected: string; at: ValuePath }): string {
  if (at.at(-1) === "required" && typeof data === "boolean")
    return 'Name the key in the list "required" beside the "properties" that it stands in.';
  if (expected === describeType("array")) return `Write it in brackets: [${JSON.stringify(data)}].`;
  return `Write ${expected}.`;
}
