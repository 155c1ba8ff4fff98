import type { ForeignSign } from "./foreign-sign.ts";

const remove = "Remove it, or write what belongs there.";

/** What templates, forms and programs should have filled in, and components that they would have put in its place. */
export const templateSigns: readonly ForeignSign[] = [
  {
    pattern: /Click (?:or tap )?here to enter (?:text|a date)\.?/d,
    problem: "this is the empty field of a form",
    hint: remove,
  },
  {
    pattern: /\[(?:insert|enter|add|your)\b[^\][\n]{1,80}\](?!\()/di,
    problem: "this place of a form has not been filled in",
    hint: remove,
  },
  {
    pattern: /\[object Object\]|(?<![\w.])(?:NaN|undefined)(?=%|$)|^(?:undefined|null|NaN)$/d,
    kinds: ["plain"],
    problem: "a program wrote this in place of a value",
    hint: "Write the value.",
  },
  {
    pattern: /^(?:undefined|null|NaN|\[object Object\])$/d,
    kinds: ["sentence"],
    problem: "a program wrote this in place of a text",
    hint: "Write the text.",
  },
  {
    pattern: /\[([a-z][\w-]*)(?: [^\][\n]*)?\][^\][\n]*\[\/\1\]|\[[a-z][\w-]* \w+="[^"\]\n]*"[^\][\n]*\]/d,
    problem: "texts have no shortcodes, readers would see it",
    hint: "Write Markdown, or a block of the type that shows it.",
  },
  {
    pattern: /%%[A-Z_]+%%|\*\|[A-Z_]+\|\*|\$YEAR\b|\{(?:year|current_?year)\}/di,
    problem: "pages are not templates, and nothing fills this in",
    hint: "Write the text itself.",
  },
  {
    pattern: /(?<![%\w])%[A-Z][A-Z_]{2,30}%(?![%\w])/d,
    problem: "pages are not templates, and nothing fills this in",
    hint: "Write the text itself.",
  },
  {
    pattern:
      /<([A-Z][A-Za-z0-9]{0,40})(?:\s[^<>\n]{0,300})?>[^<>\n]{0,1000}<\/\1>|<[A-Z][A-Za-z0-9]{0,40}(?: [a-z][\w-]{0,40}=[^<>\n]{0,300})? ?\/>/d,
    problem: "texts have no components, readers would see it",
    hint: "Write the words alone, or a block of the type that shows it.",
  },
  {
    // As templates write them: "[Name of the product]", "[Job title]". What quotes a document may say of a gap: "[Redacted]".
    pattern:
      /^\s*\[(?:(?:[\p{L}’'-]+ ){0,4}(?:name|title|date|address|number|text|link|url|e-?mail|phone|telephone|description|company|price|amount|role|position|city|town|image|here)|(?:your|insert|enter|add|write|name of|describe) [^\][\n]{1,60})\]\s*$/diu,
    kinds: ["plain", "sentence"],
    problem: "this place of a template has not been filled in",
    hint: remove,
  },
];
