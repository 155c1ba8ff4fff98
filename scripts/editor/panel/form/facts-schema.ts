import { isRecord } from "../../../content/diagnostic/path.ts";
import { isAmount } from "../../../content/values/format-value.ts";
import type { Fact, JsonSchema } from "../../session/describe-site.ts";

/** The schema of a file with facts, made from its content. Fields keep their type from `before` while someone types. */
export function factsSchema(data: unknown, facts: readonly Fact[], before: JsonSchema = {}, above = ""): JsonSchema {
  const known = isRecord(before["properties"]) ? before["properties"] : {};
  const values = isRecord(data) ? data : {};
  const properties = [...new Set([...Object.keys(known), ...Object.keys(values)])].map((key) => {
    const name = above + key;
    const { pages } = facts.find((fact) => fact.name === name) ?? {};
    const description = pages === undefined ? "" : `{${name}}, on ${pages === 1 ? "1 page" : `${pages} pages`}.`;
    const [value, own] = [values[key], isRecord(known[key]) ? known[key] : undefined];
    if (isRecord(value) || own?.["properties"])
      return [key, { ...factsSchema(value, facts, own, `${name}.`), description }];
    return [key, own ?? { ...kindOf(value), description }];
  });
  const required = before["required"] ?? (isAmount(data) ? ["amount", "currency"] : []);
  return { type: "object", required, properties: Object.fromEntries(properties) };
}

function kindOf(value: unknown): JsonSchema {
  if (typeof value === "number") return { type: "number" };
  const text = String(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return { type: "string", format: "day" };
  return /^(?:\/|#|[a-z]+:\S)/.test(text) ? { type: "string", format: "link" } : { type: "string" };
}
