import { isRecord } from "../../diagnostic/is-record.ts";
import { valueAt } from "../../diagnostic/path.ts";
import { publicationKeys } from "../../schema/publication-keys.ts";
import type { Schema } from "../../schema/schema-set.ts";
import type { Violation, ViolationFinding, ViolationRule } from "../kinds/violation-rule.ts";
import { inOwner } from "../lookups/in-owner.ts";
import { blockInComment } from "../meant/block-in-comment.ts";
import { likelyTypes } from "../meant/likely-types.ts";
import { fits, placeOfKey } from "../meant/place-of-key.ts";
import { nestedName, usualName } from "../meant/usual-name.ts";
import { excerpt } from "../words/describe-value.ts";
import { orList } from "../words/or-list.ts";
import { formerKeys, renamedTo } from "../words/renamed-to.ts";
import { advise, suggest } from "../words/suggest.ts";

/** Keys that a mapping cannot have. */
export const unknownKey: ViolationRule = {
  code: "unknown-key",
  isOneByForm: true,
  meaning:
    "A mapping has a key that means nothing there, so that its value would be lost. Mostly it is misspelt, or it has another name since the schema was changed.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    «titel»: Fresh bread
`,
  says: {
    message: 'Unexpected key "titel" in a block of type "hero".',
    hint: 'Write "title" instead.',
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  keywords: ["additionalProperties", "discriminator"],
  explain(violation) {
    const { error, schema, missing } = violation;
    if (error.keyword === "discriminator") return misspeltTag(violation);
    const key = String(error.params["additionalProperty"]);
    const commented = blockInComment(violation, key);
    if (commented) return commented;
    const quoted = oddQuotes(violation, key);
    if (quoted) return quoted;
    const cut = cutText(violation, key);
    if (cut) return cut;
    const now = renamedTo(key, formerKeys(schema.properties));
    if (now !== undefined) return renamedKey(violation, now);
    const free = Object.keys(schema.properties ?? {}).filter((name) => !hasKey(error.data, name));
    // A name that others have for it says more than one that is spelt alike: "published" is no slip of "publishAt".
    const near =
      usualName(schema, key, missing) ??
      usualName(schema, key, free) ??
      suggest(key, missing) ??
      suggest(key, free) ??
      otherName(violation, key);
    const choice = schema.eitherOf?.flat() ?? [];
    const isChosen = choice.some((name) => hasKey(error.data, name));
    // Keys of every block tell nobody what this one is about, and where a choice is to be made that is what is meant.
    const own = choice.length > 0 && !isChosen ? choice : free.filter((name) => !publicationKeys.includes(name));
    const others = near === undefined && missing.length > 0 ? otherTypes(violation) : [];
    if (others.length > 0) {
      return {
        message: `A block of this type has no key "${excerpt(key)}", and a block of another type has all keys of this one.`,
        hint: `Did you mean the type ${orList(others.map((type) => `"${type}"`))}?`,
        below: ["type"],
        isOtherType: true,
      };
    }
    const wrapped = near === undefined ? wrappedKeys(violation, key) : undefined;
    if (wrapped) return wrapped;
    const all = Object.keys(schema.properties ?? {});
    const twice = near === undefined ? (usualName(schema, key, all) ?? suggest(key, all)) : undefined;
    if (twice !== undefined) {
      return {
        message: `Unexpected key "${excerpt(key)}"${inOwner(schema)}: "${twice}" is there already.`,
        hint: "Remove one of the two.",
        below: [key],
        part: "key",
      };
    }
    const nested = near === undefined ? nestedName(violation, key) : undefined;
    if (nested) return nested;
    const [lacking] = near === undefined && isOnlyMistake(violation) ? missing : [];
    if (lacking === undefined) {
      const place = near === undefined ? placeOfKey(violation, key) : undefined;
      if (place) {
        return {
          message: `Unexpected key "${excerpt(key)}"${inOwner(schema)}: it belongs ${place.name}.`,
          hint: place.hint,
          below: [key],
          part: "key",
          belongsIn: place.path,
        };
      }
      const isFit = near === undefined || resembles(valueAt(error.data, [key]), schema.properties?.[near] ?? {});
      return explainKey(key, near, { owner: inOwner(schema), free: own, isFit });
    }
    return {
      message: `Unexpected key "${excerpt(key)}"${inOwner(schema)}, expected "${lacking}".`,
      hint: `Write "${lacking}" instead.`,
      below: [key],
      part: "key",
      meant: lacking,
    };
  },
};

/** A key in quotes that are none to YAML, as a word processor writes them: `“name”: list`. */
function oddQuotes({ schema }: Violation, key: string): ViolationFinding | undefined {
  const bare = bareOf(key);
  if (bare === key || !hasKey(schema.properties, bare)) return undefined;
  return {
    message: `The quotes around the key "${bare}" are not those of YAML, so they are part of it.`,
    hint: `Write straight quotes, "${bare}", or none.`,
    below: [key],
    part: "key",
    meant: bare,
  };
}

function bareOf(key: string): string {
  return key.replaceAll(/^[“”„‟‘’‚«»‹›´`]+|(?<![“”„‟‘’‚«»‹›´`])[“”„‟‘’‚«»‹›´`]+$/g, "").trim();
}

/** `{ description: Tickets, passes }`, in which the comma ends the text. */
function cutText({ error: { data }, file, path }: Violation, key: string): ViolationFinding | undefined {
  if (!isRecord(data) || data[key] !== null) return undefined;
  const keys = Object.keys(data);
  const name = keys[keys.indexOf(key) - 1];
  const text = name === undefined ? undefined : data[name];
  const source = file.sourceText(path);
  if (typeof text !== "string" || !source.startsWith("{") || !source.includes(`${text}, ${key}`)) return undefined;
  return {
    message: `The comma before "${excerpt(key)}" ends the text of "${name}".`,
    hint: `Write ${name}: ${JSON.stringify(`${text}, ${key}`)}, in quotes, or a value behind "${excerpt(key)}:" if it is a key.`,
    below: [key],
    part: "key",
  };
}

/** A key around the keys of the mapping itself: `- image: { src, alt }` where src and alt are asked for. */
function wrappedKeys({ error, schema, missing }: Violation, key: string): ViolationFinding | undefined {
  const value = valueAt(error.data, [key]);
  const keys = isRecord(value) ? Object.keys(value) : [];
  const isWhole = missing.length > 0 && missing.every((name) => keys.includes(name));
  if (!isWhole || !keys.every((name) => hasKey(schema.properties, name) && !hasKey(error.data, name))) return undefined;
  return {
    message: `Unexpected key "${excerpt(key)}"${inOwner(schema)}: the keys below it belong in its place.`,
    hint: `Remove "${key}:", and move what is below it two columns out.`,
    below: [key],
    part: "key",
    brings: missing,
  };
}

/** The missing key that begins so. */
function otherName({ missing }: Violation, key: string): string | undefined {
  const [only, another] = missing.filter((name) => name.startsWith(key));
  return another === undefined ? only : undefined;
}

/** The other types of which a block would be right as it is; none where more than three are. */
function otherTypes({ path, file, shape, schema, missing }: Violation): string[] {
  if (path.length !== 2 || path[0] !== "blocks") return [];
  const list = shape.at(file.data, ["blocks"])?.child(0);
  const block = valueAt(file.data, path);
  if (typeof block !== "object" || block === null) return [];
  // One key in the place of another is rather that: the block has all the rest.
  const unknown = Object.keys(block).filter((key) => !hasKey(schema.properties, key));
  if (missing.length + unknown.length < 3) return [];
  const fitting = likelyTypes(list?.branches() ?? [], block, "type").filter(
    (type) => shape.countMistakes({ title: "T", description: "D", blocks: [{ ...block, type }] }) === 0,
  );
  return fitting.length > 3 ? [] : fitting;
}

/** A key by the name that it had before the schema was changed. */
function renamedKey({ error, schema }: Violation, now: string): ViolationFinding {
  const key = String(error.params["additionalProperty"]);
  const place = { below: [key], part: "key" as const, meant: now };
  const message = `The key "${key}"${inOwner(schema)} is now called "${now}"`;
  return hasKey(error.data, now)
    ? { ...place, message: `${message}, which is there already.`, hint: "Remove one of the two." }
    : { ...place, message: `${message}.`, hint: `Write "${now}" instead.`, suggestion: now };
}

/** A mapping whose kind is unknown because the key that names it is misspelt: `tpye: hero`. */
function misspeltTag({ error }: Violation): ViolationFinding | undefined {
  const tag = String(error.params["tag"]);
  if (hasKey(error.data, tag) || typeof error.data !== "object" || error.data === null) return undefined;
  const key = suggest(tag, Object.keys(error.data));
  return key === undefined ? undefined : explainKey(key, tag, { owner: "", free: [tag], isFit: true });
}

/**
 * Whether an unknown key is probably a required one under another name: it alone is unknown, one key is missing, and
 * its value fits that key.
 */
function isOnlyMistake({ error: { data, params }, schema, missing, file, path, shape }: Violation): boolean {
  const [lacking, another] = missing;
  if (lacking === undefined || another !== undefined || typeof data !== "object" || data === null) return false;
  if (Object.keys(data).some((key) => key !== params["additionalProperty"] && !hasKey(schema.properties, key))) {
    return false;
  }
  const value = valueAt(data, [String(params["additionalProperty"])]);
  const steps = path.map((step) => (/^\d+$/.test(String(step)) ? Number(step) : step));
  const entry = shape.at(file.data, steps)?.child(lacking)?.child(0)?.schema.properties;
  // A list of actions is none of cards.
  const [first] = Array.isArray(value) ? value : [];
  const isLike = typeof first !== "object" || first === null || !entry || Object.keys(first).every((key) => entry[key]);
  return isLike && fits(value, schema.properties?.[lacking] ?? {});
}

/** Whether a value is of the kind that a schema asks for: a list, a mapping, or neither. */
function resembles(value: unknown, { type }: Schema): boolean {
  if (value === null || type === undefined) return true;
  const kind = Array.isArray(value) ? "array" : typeof value === "object" ? "object" : "scalar";
  return kind === (type === "array" || type === "object" ? type : "scalar");
}

interface Known {
  readonly owner: string;
  readonly free: readonly string[];
  /** True where the value fits the key that was meant. */
  readonly isFit: boolean;
}

function explainKey(key: string, meant: string | undefined, { owner, free, isFit }: Known): ViolationFinding {
  const remove = free.length > 0 ? `Write one of the expected keys, or remove it.` : "Remove it.";
  const advice = meant === undefined ? { hint: remove } : advise(key, meant);
  return {
    message: `Unexpected key "${excerpt(key)}"${owner}${meant || free.length === 0 ? "" : `, expected ${orList(free)}`}.`,
    ...(isFit ? advice : { hint: `Did you mean "${meant}"?` }),
    meant,
    below: [key],
    part: "key",
  };
}

function hasKey(data: unknown, key: string): boolean {
  return typeof data === "object" && data !== null && Object.hasOwn(data, key);
}
