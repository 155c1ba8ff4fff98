import type { Schema } from "../../schema/schema-set.ts";
import type { ViolationRule } from "../kinds/violation-rule.ts";
import { tagValue, tagValues } from "../lookups/tag-values.ts";
import { byMeaning, type Named } from "../meant/by-meaning.ts";
import { choiceFinding, renamedValue } from "../words/choice-finding.ts";
import { excerpt } from "../words/describe-value.ts";
import { orList } from "../words/or-list.ts";
import { renamedTo } from "../words/renamed-to.ts";
import { suggest } from "../words/suggest.ts";

/** Blocks and menu entries of a type that does not exist. */
export const unknownType: ViolationRule = {
  code: "unknown-type",
  meaning:
    "A block, or an entry of a menu, has a type that does not exist. Where nobody knows which is meant, nothing else in it can be checked.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: «card-gird»
    title: What we bake
    items:
      - title: Rye
        description: Dense and dark.
`,
  says: {
    message: 'Unexpected "card-gird".',
    hint: 'Write "card-grid" instead.',
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: card-grid
    title: What we bake
    items:
      - title: Rye
        description: Dense and dark.
`,
  keywords: ["discriminator"],
  explain({ error, schema }) {
    const tag = String(error.params["tag"]);
    const value: unknown = error.params["tagValue"];
    if (value === undefined) return undefined;
    const branches = schema.oneOf ?? [];
    const former = branches.map((branch) => [tagValue(branch, tag), branch.renamedFrom] as const);
    const now = renamedTo(value, Object.fromEntries(former));
    if (now !== undefined) return { ...renamedValue(String(value), now), below: [tag] };
    const found = choiceFinding(value, tagValues(branches, tag));
    if (found.suggestion !== undefined || typeof value !== "string") return { ...found, below: [tag] };
    const names = byMeaning(value, namedTypes(branches, tag)).map((name) => `"${name}"`);
    return names.length === 0
      ? { ...found, below: [tag] }
      : { message: `Unexpected "${excerpt(value)}".`, hint: `Did you mean ${orList(names)}?`, below: [tag] };
  },
};

/** The types of each union, since a file may have thousands of blocks of no known type. */
const knownTypes = new WeakMap<readonly Schema[], readonly Named[]>();

function namedTypes(branches: readonly Schema[], tag: string): readonly Named[] {
  const known =
    knownTypes.get(branches) ??
    branches.map((branch) => ({ name: tagValue(branch, tag), usualNames: branch.usualNames ?? [] }));
  knownTypes.set(branches, known);
  return known;
}

/** The one type that is meant by a word that is none, or undefined where it may be several or none. */
export function meantType(word: string, branches: readonly Schema[], tag: string): string | undefined {
  const former = branches.map((branch) => [tagValue(branch, tag), branch.renamedFrom] as const);
  const known = renamedTo(word, Object.fromEntries(former)) ?? suggest(word, tagValues(branches, tag));
  if (known !== undefined) return known;
  const [only, another] = byMeaning(word, namedTypes(branches, tag));
  return another === undefined ? only : undefined;
}
