import { findIcon, iconNames } from "../../markup/icons.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { advise, createSuggester } from "../words/suggest.ts";

/** Icons that the icon set does not have. */
export const unknownIcon: Check = {
  code: "unknown-icon",
  scope: "file",
  meaning: "An icon has a name that is not in the Lucide set, so that nothing could be drawn.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
    icon: «wheta»
`,
  says: {
    message: 'There is no icon "wheta" in the Lucide set.',
    hint: 'Write "wheat" instead.',
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
    icon: wheat
`,
  check(content) {
    const suggestIcon = createSuggester(iconNames);
    return content.references
      .filter(({ format, value }) => format === "icon" && !findIcon(value))
      .map((reference) => {
        const { value } = reference;
        const name = suggestIcon(value);
        return {
          at: reference,
          message: `There is no icon "${excerpt(value)}" in the Lucide set.`,
          ...(name ? advise(value, name) : { hint: "Choose a name from https://lucide.dev/icons." }),
        };
      });
  },
};
