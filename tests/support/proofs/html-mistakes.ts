import { HtmlValidate, StaticConfigLoader } from "html-validate";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard", "html-validate:a11y"],
    rules: {
      // The table of service levels lays out its rows as a grid on narrow screens, which removes the semantics of table
      // elements that the roles restore.
      "no-redundant-role": "off",
      // Pages omit end tags that are optional in HTML.
      "no-implicit-close": "off",
      // The Content-Security-Policy of pages blocks it.
      "no-inline-style": "error",
      "heading-level": ["error", { minInitialRank: "h1", allowMultipleH1: false }],
      // A list may have a name: by default the rule allows only landmarks and controls.
      "aria-label-misuse": ["error", { allowAnyNamable: true }],
    },
  }),
);

/** Everything in a document that is invalid or not accessible: one line per mistake. */
export async function htmlMistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap(({ messages }) => messages);
  return messages.map(({ ruleId, message, selector }) => `${ruleId} at ${selector}: ${message}`);
}
