import { isAlias, visit } from "yaml";
import { resolveAliases } from "../../yaml/resolve-aliases.ts";
import type { ParsedText, SyntaxFinding, SyntaxRule } from "../kinds/syntax-rule.ts";
import { excerpt } from "../words/describe-value.ts";
import { suggest } from "../words/suggest.ts";

/** Aliases of values that nothing names. */
export const unknownAlias: SyntaxRule = {
  code: "unknown-alias",
  meaning:
    "A value begins with * and so refers to a value that is named with & further up; there is none of that name, or the value would contain itself.",
  bad: `title: «*shop»
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  says: {
    message: "Nothing above is named &shop, so *shop refers to nothing.",
    hint: 'Write "*shop" if it is a text.',
  },
  good: `title: &shop The corner bakery
description: Fresh bread every morning.
blocks:
  - type: hero
    title: *shop
`,
  scan: (file) => (file.lines.text.includes("*") ? unresolved(file) : []),
};

/** The most names that are compared with a misspelt alias. */
const mostNames = 100;

function unresolved({ document, lines }: ParsedText): SyntaxFinding[] {
  const found: SyntaxFinding[] = [];
  const names = new Set<string>();
  const targets = resolveAliases(document);
  visit(document, (_, node, path) => {
    if (isAlias(node)) {
      const target = targets.get(node);
      const isLoop = target !== undefined && path.some((parent) => parent === target);
      if ((target !== undefined && !isLoop) || !node.range) return;
      const [start, end] = node.range;
      const text = lines.text.slice(start, end);
      const known = names.size > mostNames ? undefined : suggest(node.source, names);
      found.push({
        start,
        end,
        message: isLoop
          ? `The alias ${excerpt(text)} stands inside the value that it refers to.`
          : `Nothing above is named &${excerpt(node.source)}, so ${excerpt(text)} refers to nothing.`,
        hint: known && !isLoop ? `Write *${known}, or "${text}" if it is a text.` : `Write "${text}" if it is a text.`,
        repair: [{ start, end, text: JSON.stringify(text) }],
      });
    } else if (typeof node === "object" && node !== null && "anchor" in node && typeof node.anchor === "string") {
      names.add(node.anchor);
    }
  });
  return found;
}
