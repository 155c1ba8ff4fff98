import type { Theme } from "../../../../src/content.gen.ts";
import { findUnreadable } from "../../colour/find-unreadable.ts";
import { valueAt } from "../../diagnostic/path.ts";
import { exampleSite } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";

const themed = (neutral: string) => ({
  "_site.yaml": `${exampleSite}theme:
  colours:
    accent: "#b3541e"
    neutral: ${neutral}
`,
});

export const unreadableColour: Check = {
  code: "unreadable-colour",
  isLowerable: true,
  scope: "file",
  meaning:
    "A colour of the theme has so little contrast that text would be unreadable. Colours that a theme does not set are derived so that text stays readable; a colour that it sets is used as it is.",
  bad: themed('«"#b3a79f"»'),
  good: themed('"#7c7169"'),
  check({ site }) {
    const theme = valueAt(site.data, ["theme"]);
    // An invalid theme has already been reported, and its values cannot be judged as colours.
    if (theme === undefined || [...site.wrong].some((pointer) => /^\/theme(?:\/|$)/.test(pointer))) return [];
    // The cast is safe: nothing in it is wrong.
    return findUnreadable(theme as Theme).map(({ scheme, path, colour, other, contrast, least, nearest }) => ({
      at: { file: site, path: ["theme", ...path] },
      // Cut off, not rounded: 4.49 is not enough.
      message: `"${path.at(-1)}" in "${colour}" has a contrast of ${Math.floor(contrast * 10) / 10} with "${other.name}", which is "${other.colour}" in the ${scheme} scheme, expected at least ${least}, as WCAG 2.2 AA requires.`,
      hint: nearest
        ? `The nearest colour that works is "${nearest}".`
        : `Write another colour for "${path.at(-1)}", or also one for "${other.name}".`,
    }));
  },
};
