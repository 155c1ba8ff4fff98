import type { ViolationRule } from "../kinds/violation-rule.ts";
import { tagValue, tagValues } from "../lookups/tag-values.ts";
import { foldName } from "../meant/usual-name.ts";
import { choiceFinding, renamedValue } from "../words/choice-finding.ts";
import { excerpt } from "../words/describe-value.ts";
import { renamedTo } from "../words/renamed-to.ts";

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
    const usual = branches.filter(({ usualNames = [] }) =>
      usualNames.some((name) => foldName(name) === foldName(String(value))),
    );
    const [only, another] = tagValues(usual, tag);
    if (typeof value === "string" && only !== undefined) {
      const hint = `Did you mean "${only}"${another === undefined ? "" : ` or "${another}"`}?`;
      return { message: `Unexpected "${excerpt(value)}".`, hint, below: [tag] };
    }
    return { ...choiceFinding(value, tagValues(branches, tag)), below: [tag] };
  },
};
