import { HtmlValidate, StaticConfigLoader } from "html-validate";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard", "html-validate:a11y"],
    rules: {
      // The table of service levels lays its rows out as a grid on narrow screens, which takes from table elements the
      // meaning that the roles give back.
      "no-redundant-role": "off",
      // Pages leave out the end tags that HTML lets out.
      "no-implicit-close": "off",
      // The policy of pages refuses it.
      "no-inline-style": "error",
      "heading-level": ["error", { minInitialRank: "h1", allowMultipleH1: false }],
      // A list may have a name: the rule alone knows landmarks and controls.
      "aria-label-misuse": ["error", { allowAnyNamable: true }],
    },
  }),
);

/** What is not valid in a document, or keeps its reader from something: a line for each mistake. */
export async function htmlMistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap(({ messages }) => messages);
  return messages.map(({ ruleId, message, selector }) => `${ruleId} at ${selector}: ${message}`);
}
