import { slug } from "../../read/route-form.ts";
import type { ViolationRule } from "../kinds/violation-rule.ts";
import { shorten } from "../words/describe-value.ts";

/** Texts that must have a certain form and have another. */
export const wrongForm: ViolationRule = {
  code: "wrong-form",
  isOneByForm: true,
  meaning: "A text must have a certain form, such as that of a language code, and has another.",
  bad: `title: Home
description: Fresh bread every morning.
language: «English»
blocks:
  - type: hero
    title: Fresh bread
`,
  says: {
    message:
      'Unexpected "English", expected another form: The language of the page where it is not the site\'s, such as fr.',
    hint: 'Write it in the form of "fr".',
  },
  good: `title: Home
description: Fresh bread every morning.
language: en
blocks:
  - type: hero
    title: Fresh bread
`,
  keywords: ["pattern"],
  explain({ error, schema: { description, pattern = "" } }) {
    const value = String(error.data);
    const trimmed = value.trim();
    const suggestion = [trimmed, trimmed.replaceAll("_", "-")].find((tidy) => new RegExp(pattern, "u").test(tidy));
    const plain = slug(trimmed);
    const akin = suggestion === undefined && plain !== "" && new RegExp(pattern, "u").test(plain) ? plain : undefined;
    const [, example] = /such as ([^\s,]+?)[.,]?(?:\s|$)/.exec(description ?? "") ?? [];
    const otherwise = example ? `Write it in the form of "${example}".` : "Write it in the expected form.";
    return {
      message: `Unexpected "${shorten(value)}", expected another form${description ? `: ${description}` : "."}`,
      hint: suggestion ? `Write "${suggestion}" instead.` : akin ? `Did you mean "${akin}"?` : otherwise,
      suggestion,
    };
  },
};
