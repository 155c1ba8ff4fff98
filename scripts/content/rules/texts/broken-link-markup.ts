import { withDescription } from "../toolkit/examples.ts";
import { firstSign, seenPart, textCheck } from "./text-check.ts";

const target = "(?:/|#|https?:|mailto:|www\\.)";

/**
 * Brackets that should make a link and make none, in a text in which markup is hidden: at the place that is wrong. What stands before
 * it is looked at once the place is there, because looking back from every character takes a thousand times as long.
 */
const brokenLink = new RegExp(
  [
    "\\]\\((?<=\\[[^\\][\\n]{1,200}..)[^\\s)]*\\)?",
    `\\] \\((?<=\\p{L}[^\\][\\n]{0,200}...)(?<=\\[[^\\][\\n]{1,400}...)${target}[^\\s)]*\\)?`,
    `\\)\\[(?<=\\p{L}[^()\\n]{0,200}..)(?<=\\([^()\\n]{1,400}..)${target}[^\\s\\]]*\\]?`,
    "\\[\\[\\p{L}[^\\][\\n]{0,200}\\]\\]",
  ].join("|"),
  "du",
);

/** The address of a file or a page elsewhere with spaces in it, and more of it behind each. */
const spacedAddress = /^\]\(((?:\/assets\/|https?:\/\/)[^\s()<>"]+(?: [^\s()<>"]+)+)\)/;

export const brokenLinkMarkup = textCheck({
  code: "broken-link-markup",
  meaning:
    "Brackets look like a link and make none, such as those with a space between them or in the address: readers see them, and cannot follow the link.",
  bad: withDescription("Visit [the mill«] (https://mill.example/)»."),
  problem: "this is not read as a link, expected [text](/route)",
  hint: "Write [text](/route) without a space before or inside the round brackets, or a backslash before each bracket that readers should see.",
  good: withDescription("Visit [the mill](https://mill.example/)."),
  find: (text) =>
    text.kind === "plain" || !/[[(]/.test(text.value)
      ? []
      : firstSign(seenPart(text), brokenLink).map((place) => {
          const [, address = ""] = spacedAddress.exec(text.value.slice(place.start)) ?? [];
          const written = address.replaceAll(" ", "%20");
          return address === "" ? place : { ...place, hint: `Write %20 in place of each space: (${written}).` };
        }),
});
