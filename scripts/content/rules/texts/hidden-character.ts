import { decodeEntity } from "../../markdown/decode-entity.ts";
import { writtenSigns } from "../../markdown/markdown-masks.ts";
import { withDescription } from "../toolkit/examples.ts";
import { refusedCharacters } from "../toolkit/refused-characters.ts";
import type { ShownText } from "./shown-texts.ts";
import type { TextMistake } from "./text-check.ts";
import { textCheck } from "./text-check.ts";

/** Entities in Markdown that stand for a character which no text can have. */
export const hiddenCharacter = textCheck({
  code: "hidden-character",
  severity: "error",
  meaning:
    "An entity in a text with Markdown stands for a character that no text can have: one that reorders what is read, cannot be seen, or is no character.",
  bad: withDescription("We bake «&#x202e;» at night."),
  says: {
    message: 'Unexpected "&#x202e;": it stands for the right-to-left override (U+202E).',
    hint: "Remove it.",
  },
  good: withDescription("We bake &amp; sleep &#x2014; at night."),
  find: hiddenEntities,
});

const entity = /&(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});/g;

/** Plain texts show an entity as it is written. */
function hiddenEntities({ value, kind }: ShownText): TextMistake[] {
  if (kind === "plain" || !value.includes("&")) return [];
  return [...writtenSigns(value, kind).matchAll(entity)].flatMap(({ 0: written, index: start }) => {
    const end = start + written.length;
    // A number of no character is shown as the sign for what cannot be read.
    const meant = decodeEntity(written) ?? (written.startsWith("&#") ? "\ufffd" : "");
    // Its neighbours decide whether it has a use.
    const [refused] = refusedCharacters(value.slice(0, start).slice(-1) + meant + value.slice(end, end + 1));
    // Who writes the number of one that does no harm has meant it.
    if (!refused || refused.isHarmless || meant === "") return [];
    return [{ start, end, problem: `it stands for the ${refused.name}`, hint: "Remove it." }];
  });
}
