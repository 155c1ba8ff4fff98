import type { ViolationRule } from "../kinds/violation-rule.ts";
import { tagValues } from "../lookups/tag-values.ts";
import { choiceFinding } from "../words/choice-finding.ts";

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
    return { ...choiceFinding(value, tagValues(schema.oneOf ?? [], tag)), below: [tag] };
  },
};
