import type { Theme } from "../../../../src/content.gen.ts";
import { findUnreadable, findUnreadableTints, type UnreadableColour } from "../../colour/find-unreadable.ts";
import { valueAt } from "../../diagnostic/path.ts";
import type { IndexedFile } from "../../index/content-index.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { exampleSite } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { wrongBelow } from "./unmade-choice.ts";

const themed = (neutral: string) => ({
  "_site.yaml": `${exampleSite}theme:
  colours:
    accent: "#b3541e"
    neutral: ${neutral}
`,
});

/** Colours of a theme on which, or in which, nothing could be read. */
export const unreadableColour: Check = {
  code: "unreadable-colour",
  isLowerable: true,
  scope: "file",
  meaning:
    "A colour of the theme has so little contrast that text could not be read. All colours that a theme leaves open are derived from it so that they can; one that it gives stays as it is.",
  bad: themed('«"#b3a79f"»'),
  good: themed('"#7c7169"'),
  check({ site }) {
    const theme = valueAt(site.data, ["theme"]);
    // A theme of a wrong form has been reported, and a colour that is none would be judged as one.
    if (theme === undefined || site.wrong.has("/theme") || wrongBelow(site, ["theme"]).length > 0) return [];
    // The cast is safe: nothing in it is wrong.
    return [...coloursOf(theme as Theme, site), ...tintsOf(theme as Theme, site)];
  },
};

function coloursOf(theme: Theme, site: IndexedFile): Finding[] {
  return findUnreadable(theme).map((found) => {
    const isDarker = (found.scheme === "light") === (found.name !== "page");
    return {
      at: { file: site, path: ["theme", "colours", ...found.path] },
      message: `${describe(found)}, expected 4.5 at least, as WCAG 2.2 AA asks.`,
      hint: `Write a ${isDarker ? "darker" : "lighter"} colour: the nearest that works is "${found.nearest}".`,
    };
  });
}

/** Of two tints of one pair the first is told. */
function tintsOf(theme: Theme, site: IndexedFile): Finding[] {
  const told = new Set<string>();
  return findUnreadableTints(theme).flatMap(({ scheme, name, colour, other, contrast, least }) => {
    if (told.has(`${scheme} ${other.name} ${name}`)) return [];
    told.add(`${scheme} ${name} ${other.name}`);
    return [
      {
        at: { file: site, path: ["theme", "tokens", scheme, name] },
        message: `"${name}" in "${colour}" has a contrast of ${cutOff(contrast)} with "${other.name}", which is "${other.colour}" in the ${scheme} scheme, expected ${least} at least, as WCAG 2.2 AA asks.`,
        hint: `Write another colour for "${name}", or one for "${other.name}", too.`,
      },
    ];
  });
}

/** Cut off, not rounded: 4.49 is not enough. */
function cutOff(contrast: number): number {
  return Math.floor(contrast * 10) / 10;
}

function describe({ name, scheme, colour, other, contrast, isSheet }: UnreadableColour): string {
  const has = `has a contrast of ${cutOff(contrast)} on`;
  if (name === "page") return `The strongest text of a ${scheme} page ${has} "${colour}"`;
  return `${name === "neutral" ? "Text" : "A link"} in "${colour}" ${has} ${isSheet ? "sheets" : "the page"}, "${other}"`;
}
