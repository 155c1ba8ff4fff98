import { brokenLink } from "../lookups/broken-link.ts";
import { firstSign, seenPart, textCheck } from "../lookups/text-check.ts";
import { withDescription } from "../words/example-texts.ts";

/** Brackets that were meant as a link. */
export const brokenLinkMarkup = textCheck({
  code: "broken-link-markup",
  meaning:
    "Brackets look like a link and make none, such as those with a space between them or in the address: readers see them, and cannot follow the link.",
  bad: withDescription("Visit [the mill«] (https://mill.example/)»."),
  says: {
    message: 'Unexpected "] (https://mill.example/)": this is not read as a link, expected [text](/route).',
    hint: "Write [text](/route) without a space before or inside the round brackets, or a backslash before each bracket that readers should see.",
  },
  good: withDescription("Visit [the mill](https://mill.example/)."),
  find: (text) =>
    text.kind === "plain" || !/[[(]/.test(text.value)
      ? []
      : firstSign(seenPart(text), {
          pattern: brokenLink,
          problem: "this is not read as a link, expected [text](/route)",
          hint: () =>
            "Write [text](/route) without a space before or inside the round brackets, or a backslash before each bracket that readers should see.",
        }),
});
