import { unknownKey } from "../rules/violations/unknown-key.ts";
import { excerpt } from "../rules/words/describe-value.ts";
import type { Explained } from "./explained.ts";

/** Makes one mistake, told of the first, of keys that nobody knows and that stand next to each other in a mapping. */
export function withStrangers(explained: readonly Explained[]): readonly Explained[] {
  const strangers = new Map<string, Explained>();
  for (const one of explained) if (isStranger(one)) strangers.set(pathOf(one, keyOf(one)), one);
  if (strangers.size < 2) return explained;
  const told = new Map<Explained, Explained | undefined>();
  for (const first of strangers.values()) {
    if (told.has(first)) continue;
    const others = nextTo(first, strangers);
    for (const other of others) told.set(other, undefined);
    if (others.length > 0) told.set(first, withOthers(first, others.map(keyOf)));
  }
  return explained.flatMap((one) => (told.has(one) ? (told.get(one) ?? []) : [one]));
}

/** True for a key of no known meaning, of which the report says what is expected in its place. */
function isStranger({ code, violation, finding }: Explained): boolean {
  const isUnknown = code === unknownKey.code && violation.error.keyword === "additionalProperties";
  const { meant, belongsIn, message } = finding;
  // One with a character that no text can have is told of that alone.
  const isReadable = isUnknown && !/\p{C}/u.test(keyOf({ code, violation, finding }));
  return isReadable && meant === undefined && belongsIn === undefined && message.includes(", expected ");
}

function keyOf({ violation: { error } }: Explained): string {
  return String(error.params["additionalProperty"]);
}

function pathOf({ violation: { error } }: Explained, key: string): string {
  return `${error.instancePath} ${key}`;
}

/** Those that follow a key without another between them. */
function nextTo(first: Explained, strangers: ReadonlyMap<string, Explained>): Explained[] {
  // Only a mapping has keys.
  const keys = Object.keys(first.violation.error.data as object);
  const below = keys.slice(keys.indexOf(keyOf(first)) + 1).map((key) => strangers.get(pathOf(first, key)));
  const end = below.indexOf(undefined);
  return (end < 0 ? below : below.slice(0, end)).flatMap((one) => one ?? []);
}

function withOthers(first: Explained, keys: readonly string[]): Explained {
  const names = keys.map((key) => `"${excerpt(key)}"`);
  const more = `So ${names.length === 1 ? "is" : "are"} ${names.join(", ")}.`;
  return { ...first, finding: { ...first.finding, message: `${first.finding.message} ${more}`, besides: keys } };
}
