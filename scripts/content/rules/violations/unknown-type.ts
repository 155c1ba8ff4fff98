import type { ViolationRule } from "../kinds/violation-rule.ts";
import { tagValue, tagValues } from "../lookups/tag-values.ts";
import { byMeaning } from "../meant/by-meaning.ts";
import { choiceFinding, renamedValue } from "../words/choice-finding.ts";
import { excerpt } from "../words/describe-value.ts";
import { orList } from "../words/or-list.ts";
import { renamedTo } from "../words/renamed-to.ts";

/** Blocks and menu entries of a type that does not exist. */
export const unknownType: ViolationRule = {
  code: "unknown-type",
  meaning: "A block, or an entry of a menu, has a type that does not exist. Nothing else in it can be checked.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: «card-gird»
    title: What we bake
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
    const all = branches.map((branch) => ({ name: tagValue(branch, tag), usualNames: branch.usualNames ?? [] }));
    const names = byMeaning(value, all).map((name) => `"${name}"`);
    return names.length === 0
      ? { ...found, below: [tag] }
      : { message: `Unexpected "${excerpt(value)}".`, hint: `Did you mean ${orList(names)}?`, below: [tag] };
  },
};
