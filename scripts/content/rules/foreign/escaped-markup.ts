import type { ForeignSign } from "./foreign-sign.ts";

/** Markup behind backslashes, by which a converter has kept it from being any: who wants readers to see signs writes no whole markup. */
export const escapedMarkup: readonly ForeignSign[] = [
  /\\\*\\\*(?=[^\s*\\])[^*\\\n]{1,200}\\\*\\\*/d,
  /\\\[[^\]\\\n]{1,200}\\?\]\\?\((?:\/|#|https?:|mailto:)[^\s()\\]{1,300}\\?\)/d,
  /^ {0,3}\\#{1,6} \S/dm,
  /^ {0,3}\\- [^\n]{1,500}\n {0,3}\\- \S/dm,
  /^ {0,3}1\\[.)] [^\n]{1,500}\n {0,3}2\\[.)] \S/dm,
].map((pattern) => ({
  pattern,
  kinds: ["sentence", "prose"],
  problem: "these backslashes keep it from being markup, and readers would see its signs",
  hint: "Remove the backslashes, or put it in backticks if readers should see the signs.",
}));
