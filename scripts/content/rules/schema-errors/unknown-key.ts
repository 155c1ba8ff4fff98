import type { Range } from "../../diagnostic/diagnostic.ts";
import { isRecord, valueAt, type ValuePath } from "../../diagnostic/path.ts";
import { schemaBelow } from "../../schema/file-shape.ts";
import { publicationKeys, type Schema } from "../../schema/schema-set.ts";
import { examplePage } from "../toolkit/examples.ts";
import type { EntryPart } from "../../yaml/content-file.ts";
import type { SchemaRule, Violation, ViolationFinding } from "../toolkit/rule.ts";
import { advise, suggest } from "../toolkit/suggest.ts";
import { excerpt, inOwner, orList, quoteText } from "../toolkit/wording.ts";
import { renamedTo, usualNames } from "./other-names.ts";

export const unknownKey: SchemaRule = {
  code: "unknown-key",
  meaning:
    "A mapping has a key that means nothing there, so its value would be lost. Usually the key is misspelt, or has been renamed in the schema.",
  bad: examplePage.replace("    title", "    «titel»"),
  good: examplePage,
  keywords: ["additionalProperties", "discriminator"],
  explain(violation) {
    const { error, schema, missing } = violation;
    if (error.keyword === "discriminator") return misspeltTag(violation);
    const key = String(error.params["additionalProperty"]);
    const properties = Object.entries(schema.properties ?? {});
    const now = renamedTo(key, Object.fromEntries(properties.map(([name, { renamedFrom }]) => [name, renamedFrom])));
    if (now !== undefined) return renamedKey(violation, now);
    // An address is not one of a few words: "url" does not mean "urls".
    const isAddress = String(valueAt(error.data, [key])).includes("://");
    const known = properties.flatMap(([name, { enum: words }]) => (words && isAddress ? [] : name));
    const free = known.filter((name) => !hasKey(error.data, name));
    const glued = spaceless(violation, free);
    if (glued?.keys.includes(key)) return { ...glued.finding, meant: key.slice(0, key.indexOf(":")) };
    const whole = textWithComma(violation, key);
    if (whole !== undefined) {
      const hint = `Write ${quoteText(excerpt(whole.text))}, in quotes, if it is one text.`;
      return { ...unexpected(violation, key, ": a comma ends a text between { and }", hint), pieceOf: whole.name };
    }
    if (free.includes("draft") && speaksOfDrafts(key, String(valueAt(error.data, [key]))))
      return oppositeOfDraft(violation, key);
    if (key === "each" && free.includes("redirectFrom")) {
      const why = ": rows of a table become pages if the file is named after a column in brackets";
      const hint = "Rename the file after the column with the last part of the addresses: [slug].yaml.";
      return unexpected(violation, key, why, hint);
    }
    // A usual name elsewhere is a better clue than similar spelling: "published" is not a misspelling of "publishAt".
    const usual = [missing, free].map((names) => usualNames(schema, key, names)).find((names) => names.length > 0);
    const near = usual ?? [suggest(key, missing) ?? suggest(key, free) ?? []].flat();
    if (near.length > 0) return slip(violation, near);
    const sentence = lineOfText(violation, key);
    if (sentence !== undefined) return sentence;
    const twice = suggest(key, known);
    if (twice !== undefined)
      return unexpected(violation, key, `: "${twice}" is already there`, "Remove one of the two.");
    const pair = pairAsEntry(violation, key);
    if (pair !== undefined) return unexpected(violation, key, `, expected ${orList(missing)}`, pair);
    const place = placeOfKey(violation, key);
    if (place) return unexpected(violation, key, `: it belongs ${place}`, "Move it there.");
    const own = free.filter((name) => !publicationKeys.includes(name));
    const value = valueAt(error.data, [key]);
    const lacked = missing.filter((name) => resembles(value, schema.properties?.[name] ?? {}));
    // A list or mapping under another name is the one that is missing.
    if (lacked.length === 1 && typeof value === "object" && value !== null) return slip(violation, lacked);
    const expected = lacked.length > 0 ? lacked : [...new Set([...missing, ...own])];
    const other = own.every((name) => missing.includes(name)) ? otherBranch(violation, key) : undefined;
    return expected.length === 0
      ? unexpected(violation, key, "", other ?? "Remove it.")
      : unexpected(violation, key, `, expected ${orList(expected)}`, other ?? adviseWithout(violation, key));
  },
};

/** The finding for a key that means nothing in its mapping; `why` begins with its punctuation. */
function unexpected({ schema }: Violation, key: string, why: string, hint: string) {
  return { ...atKey(key), message: `Unexpected key "${excerpt(key)}"${inOwner(schema)}${why}.`, hint };
}

/** The advice for a key that is like none of the expected ones. None of these begins with a capital. */
function adviseWithout({ error, schema }: Violation, key: string): string {
  const instead = "write one of the expected keys, or remove it.";
  if (/^\p{Lu}/u.test(key) && typeof valueAt(error.data, [key]) === "string")
    return `If it belongs to the text above, put as many spaces before it as that has. Otherwise ${instead}`;
  const takesAny = Object.entries(schema.properties ?? {}).find(([, { additionalProperties: any }]) => isRecord(any));
  return takesAny
    ? `If it is a fact of your own, put it below "${takesAny[0]}", indented two more spaces. Otherwise ${instead}`
    : `W${instead.slice(1)}`;
}

/** The finding for a sentence with a colon that stands below a text of several lines, but not far enough in to be part of it. */
function lineOfText(violation: Violation, key: string): ViolationFinding | undefined {
  const entries = Object.entries(Object(violation.error.data));
  const [name = "", text] = entries[entries.findIndex(([one]) => one === key) - 1] ?? [];
  if (!key.includes(" ") || typeof text !== "string" || !text.endsWith("\n")) return undefined;
  const hint = `If it belongs to the text of "${name}", put two more spaces before it than before "${name}". Otherwise remove it.`;
  return unexpected(violation, key, "", hint);
}

/** The advice for a list entry written as its two texts, `- Do you bake?: Yes.`, if it has nothing else. */
function pairAsEntry({ error: { data }, schema, missing }: Violation, key: string): string | undefined {
  const value = valueAt(data, [key]);
  const [first, second, third] = missing.map((name) => [name, schema.properties?.[name]?.type]);
  const isPair = Object.keys(Object(data)).length === 1 && typeof value === "string" && third === undefined;
  return isPair && first?.[1] === "string" && second?.[1] === "string"
    ? `Write "${first[0]}: ${excerpt(key)}", and the text after its colon on the next line, as "${second[0]}: …", aligned with "${first[0]}".`
    : undefined;
}

/** Another type of the mapping in which the key has a meaning: for a menu link with `children`, a group. */
function otherBranch({ shape, file, path }: Violation, key: string): string | undefined {
  const { discriminator, oneOf = [] } = shape.at(file.data, path.slice(0, -1))?.items ?? {};
  const tag = discriminator?.propertyName ?? "";
  return oneOf
    .flatMap((branch) => {
      const [name] = usualNames(branch, key, Object.keys(branch.properties ?? {}));
      return name === undefined
        ? []
        : `Write "${tag}: ${String(branch.properties?.[tag]?.const)}", and "${name}" instead of "${excerpt(key)}".`;
    })
    .at(0);
}

/** The keys without a space after the colon, as one mistake: between { and } YAML reads each one, with its value, as a key. */
function spaceless({ error: { data } }: Violation, free: readonly string[]) {
  const keys = Object.keys(Object(data)).filter((key) => free.some((name) => key.startsWith(`${name}:`)));
  const [first] = keys;
  if (first === undefined) return undefined;
  const names = keys.map((key) => key.slice(0, key.indexOf(":")));
  const written = keys.map((key) => key.replace(":", ": ")).join(", ");
  const message = `A space is missing after ${names.map((name) => `"${name}:"`).join(" and ")}.`;
  return { keys, finding: { ...atKey(first), message, hint: `Write ${excerpt(written)}` } };
}

const opposites = new Set(["published", "publish", "public", "visible", "ready", "live"]);
const notReady = /^(?:false|no|off|0|draft|unpublished|wip)$/i;
/** These may also mean a page that only lists leave out, or one with a day. */
const notSeen = /^(?:private|hidden|scheduled)$/i;

/** Whether a key says that something is published or not, as `published: true` and `status: draft` do. A day says when. */
function speaksOfDrafts(key: string, value: string): boolean {
  const isStatus = /^(?:status|state|visibility)$/i.test(key);
  if (isStatus) return [notReady, notSeen, /^(?:published|public|live|visible)$/i].some((words) => words.test(value));
  return opposites.has(key.toLowerCase()) && !/^\d{4}-\d/.test(value);
}

function oppositeOfDraft(violation: Violation, key: string): ViolationFinding {
  const value = String(valueAt(violation.error.data, [key]));
  const words = unexpected(violation, key, ': everything without "draft: true" is published', "Remove it.");
  if (notSeen.test(value))
    return {
      ...words,
      hint: 'Write "draft: true" if it is not ready, or "publishAt" with the moment when it will be.',
    };
  if (!notReady.test(value)) return words;
  return { ...words, part: "entry", hint: 'Write "draft: true" instead.', suggestion: "draft: true" };
}

function slip({ error: { data, params }, schema }: Violation, names: readonly string[]): ViolationFinding {
  const key = String(params["additionalProperty"]);
  const [near = ""] = names;
  const isFit = resembles(valueAt(data, [key]), schema.properties?.[near] ?? {});
  return {
    ...atKey(key),
    message: `Unexpected key "${excerpt(key)}"${inOwner(schema)}.`,
    ...(isFit && usualNames(schema, key, names).length === 0 && suggest(key, names) !== undefined
      ? advise(key, near)
      : { hint: `Did you mean ${orList(names.map((name) => `"${name}"`))}?` }),
    meant: near,
  };
}

function renamedKey({ error, schema }: Violation, now: string): ViolationFinding {
  const key = String(error.params["additionalProperty"]);
  const place = { ...atKey(key), meant: now };
  const message = `The key "${key}"${inOwner(schema)} is now called "${now}"`;
  if (hasKey(error.data, now))
    return { ...place, message: `${message}, which is already there.`, hint: "Remove one of the two." };
  const { enum: values, valuesRenamedFrom = {} } = schema.properties?.[now] ?? {};
  const value = valueAt(error.data, [key]);
  if (values && !values.includes(value) && renamedTo(value, valuesRenamedFrom) === undefined)
    return { ...place, message: `${message}, and can only be ${orList(values.map(String))}.`, hint: "Remove it." };
  return { ...place, message: `${message}.`, hint: `Write "${now}" instead.`, suggestion: now };
}

/** A mapping of unknown type because the key for the type is misspelt: `tpye: hero`. */
function misspeltTag({ error }: Violation): ViolationFinding | undefined {
  const tag = String(error.params["tag"]);
  if (hasKey(error.data, tag) || !isRecord(error.data)) return undefined;
  const key = suggest(tag, Object.keys(error.data));
  if (key === undefined) return undefined;
  return { ...atKey(key), message: `Unexpected key "${excerpt(key)}".`, ...advise(key, tag), meant: tag };
}

/** The unquoted text in braces that a comma has split, leaving `key` as a piece without a colon, and the name of its own key: `{ role: founder, weaver }`. */
function textWithComma({ error: { data }, file, path }: Violation, key: string) {
  const placeOf = (name: string, part: EntryPart) => file.place({ path: [...path, name], part });
  // Numbers come first in an object, wherever they are written.
  const entries = Object.entries(Object(data)).sort(([a], [b]) => comparePlaces(placeOf(a, "key"), placeOf(b, "key")));
  const at = entries.findIndex(([name]) => name === key);
  const line = lineAround(file, [...path, key]);
  const first = entries.findLastIndex(([, value], index) => index < at && value !== null);
  const [name = "", start] = entries[first] ?? [];
  if (!line || entries[at]?.[1] !== null || !/^\s*[,}]/.test(line.behind)) return undefined;
  if (typeof start !== "string" && typeof start !== "number") return undefined;
  const end = entries.findIndex(([, value], index) => index > at && value !== null);
  const [last = key] = entries.at(end < 0 ? -1 : end - 1) ?? [];
  const [begin, { endLine, endColumn }] = [placeOf(name, "value"), placeOf(last, "key")];
  return begin.line === endLine ? { name, text: line.text.slice(begin.column - 1, endColumn - 1) } : undefined;
}

function comparePlaces(a: Range, b: Range): number {
  return a.line - b.line || a.column - b.column;
}

/** The text before and after a key on its line. The text of a part is not available. */
function lineAround(file: Violation["file"], path: ValuePath) {
  const { file: name, line, column, endColumn } = file.place({ path, part: "key" });
  const { displayPath, text: all } = file.source;
  const text = name === displayPath ? all.split("\n")[line - 1] : undefined;
  return text === undefined
    ? undefined
    : { text, before: text.slice(0, column - 1), behind: text.slice(endColumn - 1) };
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

/**
 * Where a key in the wrong mapping belongs, to follow "it belongs": the nearest mapping around it that can have the key but does not,
 * otherwise the only such mapping inside it or in its lists. Undefined if there is none or the value does not fit.
 */
function placeOfKey(
  { file, path, shape }: Pick<Violation, "file" | "path" | "shape">,
  key: string,
): string | undefined {
  const steps = path.map((step, depth) =>
    Array.isArray(valueAt(file.data, path.slice(0, depth))) ? Number(step) : step,
  );
  const value = valueAt(file.data, [...steps, key]);
  const below = (schema: Schema | undefined, step: string | number) => schema && schemaBelow(schema, step);
  const isPlace = (owner: Schema | undefined, at: ValuePath) => {
    // Not a mapping that takes keys of any name.
    const schema = owner?.properties?.[key] && below(owner, key);
    return schema !== undefined && fits(value, schema) && valueAt(file.data, [...at, key]) === undefined;
  };
  for (let depth = steps.length - 1; depth >= 0; depth--) {
    const around = steps.slice(0, depth);
    const expected = shape.at(file.data, around);
    if (expected && isPlace(expected, around)) return depth === 0 ? "at the top of the file" : inOwner(expected).trim();
  }
  const expected = shape.at(file.data, steps);
  const isInBraces = /[{,]\s*$/.test(lineAround(file, [...path, key])?.before ?? "");
  const inside = Object.keys(expected?.properties ?? {}).flatMap((name) => {
    if (isPlace(below(expected, name), [...steps, name]))
      return `in "${name}", ${isInBraces ? `as ${name}: { ${key}: … }` : "indented two more spaces"}`;
    return isPlace(below(below(expected, name), 0), [...steps, name]) ? `in an entry of "${name}"` : [];
  });
  return inside.length === 1 ? inside[0] : undefined;
}

function fits(value: unknown, { type, format, enum: choices }: Schema): boolean {
  if (choices) return choices.includes(value);
  // An address does not fit a key for text, such as a label with the same name as a key of the site file.
  if (format === undefined && typeof value === "string" && /^(?:\/|https?:)/.test(value)) return false;
  if (type === "array") return Array.isArray(value);
  if (type === "integer" || type === "number") return typeof value === "number";
  return type === undefined || (typeof value === type && value !== null && !Array.isArray(value));
}
