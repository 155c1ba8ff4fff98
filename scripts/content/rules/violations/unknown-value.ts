import type { ViolationRule } from "../kinds/violation-rule.ts";
import { choiceFinding, renamedValue } from "../words/choice-finding.ts";
import { renamedTo } from "../words/renamed-to.ts";

/** Values outside a closed set. */
export const unknownValue: ViolationRule = {
  code: "unknown-value",
  meaning: "A value must be one of a few words, and is another.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: code-samples
    title: Order by program
    items:
      - label: Shell
        language: «bahs»
        code: curl https://bakery.example/orders
`,
  says: {
    message: 'Unexpected "bahs".',
    hint: 'Write "bash" instead.',
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: code-samples
    title: Order by program
    items:
      - label: Shell
        language: bash
        code: curl https://bakery.example/orders
`,
  keywords: ["enum", "const"],
  explain({ error, schema }) {
    const now = renamedTo(error.data, schema.valuesRenamedFrom ?? {});
    if (now !== undefined) return renamedValue(String(error.data), now);
    const known = error.keyword === "const" ? [schema.const] : (schema.enum ?? []);
    const found = choiceFinding(error.data, known.map(String));
    const hint =
      typeof error.data === "string" ? (starsHint(error.data, known) ?? commentHint(error.data, known)) : undefined;
    return hint === undefined ? found : { message: found.message, hint };
  },
};

/** The number to write in place of stars that somebody has drawn. */
function starsHint(value: string, known: readonly unknown[]): string | undefined {
  const [, stars = ""] = /^\s*([★⭐]{1,10})(?:☆|✩|\uFE0F)*\s*$/u.exec(value) ?? [];
  const { length } = [...stars];
  return known.includes(length) ? `Write ${length} instead.` : undefined;
}

/** The value to write in place of a choice with a comment of another language behind it. */
function commentHint(value: string, known: readonly unknown[]): string | undefined {
  const [, choice] = /^(\S{1,80}) +(?:\/\/|\/\*|--|;)/.exec(value) ?? [];
  return known.includes(choice) ? `Write "${choice}" alone; a comment behind it begins with a space and #.` : undefined;
}
