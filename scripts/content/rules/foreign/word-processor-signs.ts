import type { ForeignSign } from "./foreign-sign.ts";

/** What word processors leave in a text that is copied out of them. */
export const wordProcessorSigns: readonly ForeignSign[] = [
  {
    pattern: /Error! (?:Reference source not found|Bookmark not defined|Hyperlink reference not valid)\.?/d,
    problem: "the word processor could not resolve this reference",
    hint: "Write what it should refer to, or a link to it.",
  },
  {
    pattern: /\{ ?(?:HYPERLINK|MERGEFIELD|PAGEREF|REF|TOC|DATE|INCLUDEPICTURE)\b[^{}\n]{0,500}\}/d,
    problem: "this field of a word processor is not filled in here",
    hint: "Write the text itself, or a link such as [text](/route).",
  },
  {
    pattern: /\[Comment [A-Z]{1,3}\d+[^\][\n]*\]|Commented \[[A-Z]{1,3}\d+\]:/d,
    problem: "this comment of a word processor is part of the text, readers would see it",
    hint: "Remove it.",
  },
  {
    // As Google Docs exports it, with the picture itself at the end of the text; and as others mark its place.
    pattern: /(?<!\S)!\[(?!…|\.\.\.)[^\][\n]{0,100}\](?:\[[^\][\n]{0,60}\])?(?!\()/d,
    problem: "this stands for a picture that was not copied with the text",
    hint: 'Remove it, and show the picture as the "image" of a block.',
  },
  {
    // The initials of a colleague, as Word writes them when a text is copied with its comments.
    pattern: /(?<=[\p{L}.,;:!?)”’])\[[A-Z]{2,3}\d{1,3}\](?!\()/du,
    problem: "this comment of a word processor is part of the text, readers would see it",
    hint: "Remove it.",
  },
  {
    pattern: /(?<=\p{L}[.,;:!?])\[(?:\d{1,2}|[a-z])\](?=\s|$)/du,
    problem: "texts have no footnotes, and this number of one leads nowhere",
    hint: "Write the note where it belongs, or a link to it.",
  },
  {
    pattern: /\([cC]\)(?= ?\d{4}\b)/d,
    problem: "this stands in for the sign ©",
    hint: 'Write "©".',
  },
  {
    // Not "two- and three-storey", "Vor- und Nachteile".
    pattern:
      /(?<=\p{Ll}{2})-(?:\n[^\S\n]*| )(?=\p{Ll}{2})(?!(?:and|or|to|und|oder|bis|beziehungsweise|bzw|sowie|et|ou|als|auch|wie|en|of|og|och|eller)\b)/du,
    problem: "this hyphen parts a word as at the end of a line, and readers would see a space behind it",
    hint: "Write the word in one piece.",
  },
  {
    pattern: /[\u2028\u2029]/d,
    problem: "this separator of lines cannot be seen, and the words around it run together",
    hint: "Write a space instead.",
  },
  {
    // Behind a bullet it goes with that.
    pattern: /(?<![\u00b7\u2022\u2023\u2219\u25aa\u25cf\u25e6\t])\t+/d,
    problem: "a tab is shown as a single space, so nothing is aligned by it",
    hint: 'Write a space, or put a table into a block of type "prose" or "fact-list".',
  },
  {
    pattern: /\{(?:\+\+[^{}\n]{0,500}\+\+|--[^{}\n]{0,500}--|~~[^{}\n]{0,500}~~|>>[^{}\n]{0,500}<<)\}/d,
    problem: "this tracked change is part of the text, readers would see both versions",
    hint: "Write what is right, without {++ ++}, {-- --} and {>> <<}.",
  },
];
