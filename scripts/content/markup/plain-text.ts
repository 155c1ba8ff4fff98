import { curlText } from "./curl-quotes.ts";

/** A backslash before a sign, as in CommonMark; one before anything else stands for itself. */
const escapedSign = /\\([!-/:-@[-`{-~])/g;

/** A plain text without the backslashes that keep its signs from being taken for markup: `\<br>` is shown as `<br>`. */
export function unescapeText(text: string): string {
  return text.includes("\\") ? text.replaceAll(escapedSign, "$1") : text;
}

/** A plain text as readers see it, from the one that its author wrote: to be done once. */
export function plainText(text: string, language: string): string {
  return curlText(unescapeText(text), language);
}
