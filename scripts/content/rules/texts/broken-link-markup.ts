import { withDescription } from "../toolkit/examples.ts";
import { seenPart, type ShownText, signsIn, textCheck, type WrongPart } from "./shown-texts.ts";

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
  "dgu",
);

/** The second half of [words][label] or [words][], with no definition in the same text. */
const reference =
  /\]\[[^\][\n]{0,100}\](?![\p{L}\p{N}[(_])(?<=(?<![\p{L}\p{N}\])}$_!])\[\p{L}[^\][\n]{1,200}\]\[[^\][\n]{0,100}\])/dgu;

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
      : [
          ...signsIn(seenPart(text), brokenLink).map((place) => {
            const [, address = ""] = spacedAddress.exec(text.value.slice(place.start)) ?? [];
            const written = address.replaceAll(" ", "%20");
            return address === "" ? place : { ...place, hint: `Write %20 instead of each space: (${written}).` };
          }),
          ...undefinedReference(text),
        ],
});

function undefinedReference(text: ShownText): WrongPart[] {
  if (!text.value.includes("][")) return [];
  // Two pairs of brackets may be anything, such as fields to fill in, if the page defines no such label.
  const source = text.file.source.text.toLowerCase();
  const isMeant = (label: string) => label === "" || source.includes(`[${label.toLowerCase()}]:`);
  const hint = "Write the address here, [text](/route): a definition such as [label]: /route must be in the same text.";
  const seen = seenPart(text);
  const found = signsIn(seen, reference).filter(({ start, end }) => isMeant(seen.slice(start + 2, end - 1)));
  return found.map((place) => ({ ...place, hint }));
}
