import { findFormat } from "../../formats/all-formats.ts";
import type { ContentFormat } from "../../formats/content-format.ts";
import { withTopLines } from "../toolkit/examples.ts";
import type { SchemaRule, Violation, ViolationFinding } from "../toolkit/rule.ts";
import { shorten } from "../toolkit/wording.ts";

/** Texts that must have a certain form and have another. */
export const wrongForm: SchemaRule = {
  code: "wrong-form",
  isOneByForm: true,
  meaning:
    "A text must have a certain form, such as that of a day, a colour, an anchor or a language code, and has another.",
  bad: withTopLines("language: «English»"),
  says: {
    message:
      'Unexpected "English", expected another form: The language of the page where it is not the site\'s, such as fr.',
    hint: 'Write it in the form of "fr".',
  },
  good: withTopLines("language: en"),
  keywords: ["pattern", "format"],
  explain(violation) {
    const { error, schema } = violation;
    const format = findFormat(String(error.params["format"]));
    if (error.keyword === "format") return format && formatFinding(violation, format);
    const { description, pattern = "" } = schema;
    const value = String(error.data);
    const trimmed = value.trim();
    const suggestion = [trimmed, trimmed.replaceAll("_", "-")].find((tidy) => new RegExp(pattern, "u").test(tidy));
    const [, example] = /such as ([^\s,]+?)[.,]?(?:\s|$)/.exec(description ?? "") ?? [];
    const otherwise = example ? `Write it in the form of "${example}".` : "Write it in the expected form.";
    return {
      message: `Unexpected "${shorten(value)}", expected another form${description ? `: ${description}` : "."}`,
      hint: suggestion ? `Write "${suggestion}" instead.` : otherwise,
      suggestion,
    };
  },
};

/** The finding for a text that does not have the form of a format. */
function formatFinding({ error }: Violation, format: ContentFormat): ViolationFinding {
  const value = String(error.data);
  const corrected = format.correct?.(value);
  const suggestion = corrected !== undefined && format.accepts?.(corrected) ? corrected : undefined;
  return {
    message: `Unexpected "${shorten(value)}", expected ${format.expected}.`,
    hint: suggestion ? `Write "${suggestion}" instead.` : "Write it in that form.",
    suggestion,
  };
}
