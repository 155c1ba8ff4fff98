import { valueAt } from "../../diagnostic/path.ts";
import type { Schema } from "../../schema/schema-set.ts";
import type { Violation, ViolationFinding } from "../kinds/violation-rule.ts";
import { inOwner } from "../lookups/in-owner.ts";
import { excerpt } from "../words/describe-value.ts";

/** The key of a mapping inside that others call so: the name of the brand, which is the title of a site elsewhere. */
export function nestedName({ schema, file, path, shape }: Violation, key: string): ViolationFinding | undefined {
  if (path.length > 0) return undefined;
  const whole = shape.at(file.data, path);
  for (const name of Object.keys(schema.properties ?? {})) {
    const inside = whole?.child(name)?.schema;
    const meant = inside?.properties && usualName(inside, key, Object.keys(inside.properties));
    if (meant === undefined) continue;
    const has = valueAt(file.data, [name, meant]) !== undefined;
    return {
      message: `Unexpected key "${excerpt(key)}"${inOwner(schema)}: that is the "${meant}" in "${name}"${has ? ", which is there" : ""}.`,
      hint: has ? "Remove it." : `Write it as "${meant}:" below "${name}:", two columns further in.`,
      below: [key],
      part: "key",
    };
  }
  return undefined;
}

/** The one of some keys that others call so, however they join its words: `pub_date`, `pubDate`. */
export function usualName({ properties }: Schema, key: string, names: readonly string[]): string | undefined {
  const folded = foldName(key);
  return names.find((name) => properties?.[name]?.usualNames?.some((usual) => foldOnce(usual) === folded));
}

const known = new Map<string, string>();

/** `foldName` of a name that stands in a schema: each unknown key is compared with all of them. */
function foldOnce(name: string): string {
  const folded = known.get(name) ?? foldName(name);
  known.set(name, folded);
  return folded;
}

function foldName(name: string): string {
  return name.toLowerCase().replaceAll(/[-_ ]/g, "");
}
