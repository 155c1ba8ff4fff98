import { countSpaces } from "../rules/toolkit/wording.ts";

/** A text as it stands in a sentence: white space, which nobody would see, in words. */
export function namedText(text: string): string {
  if (text.trim() !== "") return text;
  if (text === "") return "nothing";
  if (/^ +$/.test(text)) return countSpaces(text.length);
  return /^\t+$/.test(text) ? `${text.length === 1 ? "a tab" : `${text.length} tabs`}` : "tabs and spaces";
}
