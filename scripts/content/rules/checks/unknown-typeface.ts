import { typefaceFormat } from "../../formats/names/name-formats.ts";
import { systemTypeface, typefaces } from "../../markup/typefaces.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { exampleSite } from "../words/example-site.ts";
import { advise, createSuggester } from "../words/suggest.ts";

const builtInNames = [...typefaces.map(({ name }) => name), systemTypeface];

/** Typefaces that there are not. */
export const unknownTypeface: Check = {
  code: "unknown-typeface",
  scope: "file",
  about: { formats: [typefaceFormat.name] },
  meaning: "The theme names a typeface that is neither among those to choose from nor one of the site's own.",
  bad: { "_site.yaml": `${exampleSite}theme:\n  typeface:\n    text: «Sorce Sans 3»\n` },
  says: {
    message: `There is no typeface "Sorce Sans 3": there are ${builtInNames.join(", ")}.`,
    hint: 'Write "Source Sans 3" instead.',
  },
  good: { "_site.yaml": `${exampleSite}theme:\n  typeface:\n    text: Source Sans 3\n` },
  check({ references }) {
    return references
      .filter(({ format }) => format === typefaceFormat.name)
      .map((reference) => ({ reference, known: [...ownNames(reference.owner), ...builtInNames] }))
      .filter(({ reference, known }) => !known.includes(reference.value))
      .map(({ reference, known }) => {
        const { value } = reference;
        const name = createSuggester(() => known)(value);
        return {
          at: reference,
          message: `There is no typeface "${excerpt(value)}": there are ${known.join(", ")}.`,
          ...(name ? advise(value, name) : { hint: "Write one of these names, or list your own typeface below own." }),
        };
      });
  },
};

/** The names of the site's own typefaces beside a choice. */
function ownNames({ own }: Readonly<Record<string, unknown>>): string[] {
  if (!Array.isArray(own)) return [];
  return own.flatMap((entry: unknown) => {
    const name = entry !== null && typeof entry === "object" && "name" in entry ? entry.name : undefined;
    return typeof name === "string" ? [name] : [];
  });
}
