import type { Theme } from "../../../../src/content.gen.ts";
import { findUnreadable, type UnreadableColour } from "../../colour/find-unreadable.ts";
import { valueAt } from "../../diagnostic/path.ts";
import type { Check } from "../kinds/check.ts";
import { wrongIn } from "../lookups/wrong-in.ts";
import { exampleSite } from "../words/example-site.ts";

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
  about: { keys: ["theme"] },
  meaning:
    "A colour of the theme has so little contrast that text could not be read. All colours that a theme leaves open are derived from it so that they can; one that it gives stays as it is.",
  bad: themed('«"#b3a79f"»'),
  says: {
    message:
      'Text in "#b3a79f" has a contrast of 2.2 on the page, "#fbfaf9", expected 4.5 at least, as WCAG 2.2 AA asks.',
    hint: 'Write a darker colour: the nearest that works is "#7c7169".',
  },
  good: themed('"#7c7169"'),
  check({ site }) {
    const theme = valueAt(site.data, ["theme"]);
    // A theme of a wrong form has been reported, and a colour that is none would be judged as one.
    if (theme === undefined || wrongIn(site, ["theme"]).length > 0) return [];
    // The cast is safe: nothing in it is wrong.
    return findUnreadable(theme as Theme).map((found) => ({
      at: { file: site, path: ["theme", "colours", ...found.path] },
      message: `${describe(found)} has a contrast of ${shown(found.contrast)}${ground(found)}, expected 4.5 at least, as WCAG 2.2 AA asks.`,
      hint: `Write a ${isDarker(found) ? "darker" : "lighter"} colour: the nearest that works is "${found.nearest}".`,
    }));
  },
};

/** The name of the pair's text, as a sentence begins with it. */
function describe({ name, scheme, colour }: UnreadableColour): string {
  if (name === "page") return `The strongest text of a ${scheme} page, ${scheme === "light" ? "black" : "white"},`;
  return `${name === "neutral" ? "Text" : "A link"} in "${colour}"`;
}

function ground({ name, colour, other, isSheet }: UnreadableColour): string {
  if (name === "page") return ` on "${colour}"`;
  return isSheet ? ` on sheets, "${other}"` : ` on the page, "${other}"`;
}

/** Cut off, not rounded: 4.49 is not enough. */
function shown(contrast: number): string {
  return String(Math.floor(contrast * 10) / 10);
}

function isDarker({ name, scheme }: UnreadableColour): boolean {
  return (scheme === "light") === (name !== "page");
}
