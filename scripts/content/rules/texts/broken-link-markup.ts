import { withDescription } from "../toolkit/examples.ts";
import { firstSign, seenPart, textCheck } from "./text-check.ts";

const target = "(?:/|#|https?:|mailto:|www\\.)";

/**
 * Brackets that were meant as a link but do not make one, in a text whose markup is masked. The lookbehinds come after the wrong part,
 * because looking back from every character takes a thousand times as long.
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

/** The address of a file or an external page with spaces in it, each followed by more of the address. */
const spacedAddress = /^\]\(((?:\/assets\/|https?:\/\/)[^\s()<>"]+(?: [^\s()<>"]+)+)\)/;

export const brokenLinkMarkup = textCheck({
  code: "broken-link-markup",
  meaning:
    "Brackets look like a link but do not make one, for example because of a space between them or in the address: readers see the brackets and cannot follow the link.",
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
          return address === "" ? place : { ...place, hint: `Write %20 instead of each space: (${written}).` };
        }),
});
