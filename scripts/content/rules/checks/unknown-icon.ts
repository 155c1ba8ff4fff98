import { iconFormat } from "../../formats/names/name-formats.ts";
import { findIcon, iconNames, renamedIcon } from "../../markup/icons.ts";
import type { Check } from "../kinds/check.ts";
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

/** The name that was certainly meant, else the icons whose names have a word of it. */
function adviceFor(value: string, near: string | undefined): { hint: string; suggestion?: string } {
  const words = iconWords(value);
  const known = [words, foreignSets.has(words[0] ?? "") ? words.slice(1) : []]
    .map((some) => some.join("-"))
    .map((name) => (findIcon(name) ? name : renamedIcon(name)))
    .find((name) => name !== undefined);
  if (known !== undefined) return { hint: `Write "${known}" instead.`, suggestion: known };
  if (near !== undefined) return advise(value, near);
  const names = iconsWithWord(words).map((name) => `"${name}"`);
  const choice = names.length > 0 ? `Did you mean ${orList(names)}? ` : "";
  return { hint: `${choice}${listed.hint}` };
}

/** The names with which other sets begin those of their icons. */
const foreignSets = new Set(["fa", "fas", "far", "fab", "icon", "lucide", "mdi", "bi", "feather", "heroicon"]);

function iconWords(name: string): string[] {
  return name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ")
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
}

/** More names are no help in a report. */
const mostNames = 3;

function iconsWithWord(words: readonly string[]): string[] {
  return iconNames()
    .filter((name) => name.split("-").some((part) => words.includes(part)))
    .sort((a, b) => a.length - b.length)
    .slice(0, mostNames);
}
