import { isRecord } from "../../diagnostic/is-record.ts";
import { valueAt } from "../../diagnostic/path.ts";
import { publicationKeys, type Schema } from "../../schema/schema-set.ts";
import { examplePage } from "../toolkit/examples.ts";
import type { SchemaRule, Violation, ViolationFinding } from "../toolkit/rule.ts";
import { advise, suggest } from "../toolkit/suggest.ts";
import { excerpt, inOwner, orList } from "../toolkit/wording.ts";
import { foldName, formerKeys, renamedTo, usualName } from "./other-names.ts";
import { placeOfKey } from "./place-of-key.ts";

export const unknownKey: SchemaRule = {
  code: "unknown-key",
  meaning:
    "A mapping has a key that means nothing there, so that its value would be lost. Mostly it is misspelt, or it has another name since the schema was changed.",
  bad: examplePage.replace("    title", "    «titel»"),
  good: examplePage,
  keywords: ["additionalProperties", "discriminator"],
  explain(violation) {
    const { error, schema, missing } = violation;
    if (error.keyword === "discriminator") return misspeltTag(violation);
    const key = String(error.params["additionalProperty"]);
    const now = renamedTo(key, formerKeys(schema.properties));
    if (now !== undefined) return renamedKey(violation, now);
    const free = Object.keys(schema.properties ?? {}).filter((name) => !hasKey(error.data, name));
    if (opposites.has(foldName(key)) && free.includes("draft")) return oppositeOfDraft(violation, key);
    // A name that others have for it says more than one that is spelt alike: "published" is no slip of "publishAt".
    const near =
      usualName(schema, key, missing) ?? usualName(schema, key, free) ?? suggest(key, missing) ?? suggest(key, free);
    if (near !== undefined) return slip(violation, near);
    const twice = suggest(key, Object.keys(schema.properties ?? {}));
    if (twice !== undefined) {
      const message = `Unexpected key "${excerpt(key)}"${inOwner(schema)}: "${twice}" is there already.`;
      return { ...atKey(key), message, hint: "Remove one of the two." };
    }
    const place = placeOfKey(violation, key);
    const own = free.filter((name) => !publicationKeys.includes(name));
    const expected = place ? `it belongs ${place}` : `expected ${orList(missing.length > 0 ? missing : own)}`;
    const isAllThere = !place && missing.length === 0 && own.length === 0;
    return {
      ...atKey(key),
      message: `Unexpected key "${excerpt(key)}"${inOwner(schema)}${isAllThere ? "" : `${place ? ":" : ","} ${expected}`}.`,
      hint: place ? "Move it there." : isAllThere ? "Remove it." : "Write one of the expected keys, or remove it.",
    };
  },
};

const opposites = new Set(["published", "publish", "public", "visible"]);

function oppositeOfDraft({ error, schema }: Violation, key: string): ViolationFinding {
  const isOff = /^(?:false|no|off|0)$/i.test(String(valueAt(error.data, [key])));
  const message = `Unexpected key "${excerpt(key)}"${inOwner(schema)}: all that has no "draft: true" is published.`;
  return isOff
    ? { below: [key], part: "entry", message, hint: 'Write "draft: true" instead.', suggestion: "draft: true" }
    : { ...atKey(key), message, hint: "Remove it." };
}

function slip({ error: { data, params }, schema }: Violation, near: string): ViolationFinding {
  const key = String(params["additionalProperty"]);
  const isFit = resembles(valueAt(data, [key]), schema.properties?.[near] ?? {});
  return {
    ...atKey(key),
    message: `Unexpected key "${excerpt(key)}"${inOwner(schema)}.`,
    ...(isFit && usualName(schema, key, [near]) === undefined && suggest(key, [near]) !== undefined
      ? advise(key, near)
      : { hint: `Did you mean "${near}"?` }),
    meant: near,
  };
}

function renamedKey({ error, schema }: Violation, now: string): ViolationFinding {
  const key = String(error.params["additionalProperty"]);
  const place = { ...atKey(key), meant: now };
  const message = `The key "${key}"${inOwner(schema)} is now called "${now}"`;
  if (hasKey(error.data, now))
    return { ...place, message: `${message}, which is there already.`, hint: "Remove one of the two." };
  const { enum: values, valuesRenamedFrom = {} } = schema.properties?.[now] ?? {};
  const value = valueAt(error.data, [key]);
  if (values && !values.includes(value) && renamedTo(value, valuesRenamedFrom) === undefined)
    return { ...place, message: `${message}, and can only be ${orList(values.map(String))}.`, hint: "Remove it." };
  return { ...place, message: `${message}.`, hint: `Write "${now}" instead.`, suggestion: now };
}

/** A mapping whose kind is unknown because the key that names it is misspelt: `tpye: hero`. */
function misspeltTag({ error }: Violation): ViolationFinding | undefined {
  const tag = String(error.params["tag"]);
  if (hasKey(error.data, tag) || !isRecord(error.data)) return undefined;
  const key = suggest(tag, Object.keys(error.data));
  if (key === undefined) return undefined;
  return { ...atKey(key), message: `Unexpected key "${excerpt(key)}".`, ...advise(key, tag), meant: tag };
}

function atKey(key: string) {
  return { below: [key], part: "key" as const };
}

function resembles(value: unknown, { type }: Schema): boolean {
  if (value === null || type === undefined) return true;
  const kind = Array.isArray(value) ? "array" : typeof value === "object" ? "object" : "scalar";
  return kind === (type === "array" || type === "object" ? type : "scalar");
}

function hasKey(data: unknown, key: string): boolean {
  return typeof data === "object" && data !== null && Object.hasOwn(data, key);
}
