import { numberOf } from "../lookups/refused-characters.ts";

/** Characters that no text can have, but for ends of lines and tabs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
export const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/** The words about such a character. */
export function controlWords(character: string): { readonly message: string; readonly hint: string } {
  return {
    message: `Unexpected control character ${numberOf(character)}: it cannot be seen, and no text can have it.`,
    hint: "Remove it.",
  };
}
