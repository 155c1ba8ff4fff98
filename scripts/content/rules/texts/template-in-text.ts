import { withTitle } from "../toolkit/examples.ts";
import { escapeHint, firstSign, textCheck, writtenPart } from "./text-check.ts";

/** Expressions of templates, which nothing fills in. */
export const templateInText = textCheck({
  code: "template-in-text",
  meaning:
    "A text has an expression of a template, such as {{ name }}, $" +
    "{name}, {% if %} or <% %>. Pages are no templates: nothing fills it in, and readers see it. With a backslash before it, or in backticks, it is meant to be seen.",
  bad: withTitle('"Fresh bread for «{{ name }}»"'),
  says: {
    message: 'Unexpected "{{ name }}": pages are no templates, and nothing fills this in.',
    hint: "Write the text itself. If readers should see it, write \\{{ name }}.",
  },
  good: withTitle("Fresh bread for \\{{ name }}"),
  find: (text) =>
    firstSign(writtenPart(text), {
      pattern: /\{\{[^{}\n]{1,200}\}\}|\$\{[^{}\n]{1,200}\}|\{%[^{}%\n]{1,200}%\}|<%[^<>%\n]{1,200}%>/d,
      problem: "pages are no templates, and nothing fills this in",
      hint: (sign) => `Write the text itself. ${escapeHint(sign)}`,
    }),
});
