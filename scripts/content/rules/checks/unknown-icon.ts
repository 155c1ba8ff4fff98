import { iconFormat } from "../../formats/names/icon-format.ts";
import { findIcon, iconNames } from "../../markup/icons.ts";
import type { Check } from "../kinds/check.ts";
import { iconsByMeaning, iconsByMisspelling, renamedIcon } from "../meant/icons-by-meaning.ts";
import { excerpt } from "../words/describe-value.ts";
import { orList } from "../words/or-list.ts";
import { advise, createSuggester } from "../words/suggest.ts";

/** Icons that the icon set does not have. */
export const unknownIcon: Check = {
  code: "unknown-icon",
  scope: "file",
  about: { formats: [iconFormat.name] },
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
    const unknown = content.references.filter(({ format, value }) => format === iconFormat.name && !findIcon(value));
    if (unknown.length === 0) return [];
    const suggestIcon = createSuggester(iconNames);
    const looked = new Map<string, ReturnType<typeof adviceFor>>();
    const lookUp = (value: string) => {
      const known = looked.get(value) ?? (looked.size < mostWords ? adviceFor(value, suggestIcon(value)) : listed);
      if (looked.size < mostWords) looked.set(value, known);
      return known;
    };
    return unknown.map((reference) => {
      const { value } = reference;
      return {
        at: reference,
        message: `There is no icon "${excerpt(value)}" in the Lucide set.`,
        ...lookUp(value),
      };
    });
  },
};

/** So many words are looked up among all icons: of more, the last ones are in no report. */
const mostWords = 100;

const listed = { hint: "All names are on https://lucide.dev/icons." };

/** The name that was certainly meant, else the icons that show what the word says. */
function adviceFor(value: string, near: string | undefined): { hint: string; suggestion?: string } {
  const renamed = renamedIcon(value);
  if (renamed !== undefined) return { hint: `Write "${renamed}" instead.`, suggestion: renamed };
  if (near !== undefined) return advise(value, near);
  const byMeaning = iconsByMeaning(value);
  const names = (byMeaning.length > 0 ? byMeaning : iconsByMisspelling(value)).map((name) => `"${name}"`);
  const choice = names.length > 0 ? `Did you mean ${orList(names)}? ` : "";
  return { hint: `${choice}${listed.hint}` };
}
