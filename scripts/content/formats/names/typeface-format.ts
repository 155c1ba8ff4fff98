import { systemTypeface, typefaces } from "../../markup/typefaces.ts";
import type { ContentFormat } from "../descriptor/content-format.ts";

const families = typefaces.map(({ name, description }) => `${name} (${description})`);

export const typefaceFormat: ContentFormat = {
  name: "typeface",
  title: "Typeface",
  description: `The name of a typeface: ${families.join(", ")}, ${systemTypeface} (the fonts of the visitor's system), or one of your own below \`own\`.`,
  expected: "the name of a typeface such as Source Sans 3",
  kind: "name",
  suggestions: [...typefaces.map(({ name }) => name), systemTypeface],
};
