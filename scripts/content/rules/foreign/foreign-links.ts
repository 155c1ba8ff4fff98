import type { ForeignSign } from "./foreign-sign.ts";

const words = {
  problem: "another program writes links so, expected [text](address)",
  hint: "Write the words in square brackets, and the address behind them in round ones.",
};

/** Where a link leads: a route, an anchor, another site, somebody's mail. */
const address = "(?:/|#|https?:|mailto:|www\\.)";

/** Links as other languages of markup write them, looked for outside of code. */
export const foreignLinks: readonly ForeignSign[] = [
  // Slack, and Jira with its wiki.
  `<(?:https?:|mailto:)[^\\s<>|]{1,300}\\|[^<>\\n]{1,200}>`,
  `\\[[^\\][|\\n]{1,100}\\|${address}[^\\][\\s|]{0,300}\\]`,
  // Org, MediaWiki, Textile.
  "\\[\\[[^\\][\\n]{1,300}\\]\\[[^\\][\\n]{1,200}\\]\\]",
  "\\[(?:https?://|mailto:|/[a-z])[^\\s\\][]{0,300} (?!accessed|retrieved|visited)[^\\][\\n]{1,200}\\](?!\\()",
  `(?<!\\S)"[^"\\n]{1,100}":(?:/[a-z]|#[a-z]|https?://)[^\\s"]{0,300}`,
  // AsciiDoc.
  `(?<![\\w/])(?:link|xref):[^\\s[\\]]{1,300}\\[[^\\][\\n]{0,200}\\]`,
  "(?<!\\S)https?://[^\\s[\\]()]{1,300}\\[[^\\][\\n]{1,200}\\](?!\\()",
  "<<[a-z][\\w-]{0,60},[^<>\\n]{1,200}>>",
  // BBCode, and the field of a word processor.
  "\\[url(?:=[^\\][\\n]{1,300})?\\](?:[^[\\n]{0,200}\\[/url\\])?",
  '\\bHYPERLINK "[^"\\n]{1,300}"',
].map((pattern) => ({ pattern: new RegExp(pattern, "di"), ...words }));

/** The same in reStructuredText, where what stands in backticks is hidden as code: `` `text </route>`_ ``. */
export const linkBehindCode: ForeignSign = {
  pattern: /\uFFFC{3,300}__?(?=[\s.,;:!?)]|$)/d,
  kinds: ["sentence", "prose"],
  ...words,
};
