import { valueAt } from "../../diagnostic/path.ts";
import { publicationKeys } from "../../schema/publication-keys.ts";
import type { Schema } from "../../schema/schema-set.ts";
import type { Violation, ViolationFinding, ViolationRule } from "../kinds/violation-rule.ts";
import { inOwner } from "../lookups/in-owner.ts";
import { fits, placeOfKey } from "../meant/place-of-key.ts";
import { excerpt } from "../words/describe-value.ts";
import { orList } from "../words/or-list.ts";
import { formerKeys, renamedTo } from "../words/renamed-to.ts";
import { advise, suggest } from "../words/suggest.ts";

/** Keys that a mapping cannot have. */
export const unknownKey: ViolationRule = {
  code: "unknown-key",
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
    const now = renamedTo(key, formerKeys(schema.properties));
    if (now !== undefined) return renamedKey(violation, now);
    const free = Object.keys(schema.properties ?? {}).filter((name) => !hasKey(error.data, name));
    const near = suggest(key, missing) ?? suggest(key, free);
    // What every block can have tells nobody what this one is about.
    const own = free.filter((name) => !publicationKeys.includes(name));
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
function isOnlyMistake({ error: { data, params }, schema, missing }: Violation): boolean {
  const [lacking, another] = missing;
  if (lacking === undefined || another !== undefined || typeof data !== "object" || data === null) return false;
  if (Object.keys(data).some((key) => key !== params["additionalProperty"] && !hasKey(schema.properties, key))) {
    return false;
  }
  return fits(valueAt(data, [String(params["additionalProperty"])]), schema.properties?.[lacking] ?? {});
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
  /** Whether the value could be that of the key that was meant. */
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
