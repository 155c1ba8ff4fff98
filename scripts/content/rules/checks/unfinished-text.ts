import { valueAt } from "../../diagnostic/path.ts";
import { shownSigns } from "../../markdown/markdown-masks.ts";
import { noteIn } from "../foreign/note-in.ts";
import type { Check } from "../kinds/check.ts";
import { isInDraft } from "../lookups/is-in-draft.ts";
import { type ShownText, shownTexts } from "../lookups/shown-texts.ts";
import { textFinding } from "../words/text-finding.ts";

/** Notes of authors to themselves, and words that fill a place. */
export const unfinishedText: Check = {
  code: "unfinished-text",
  severity: "warning",
  scope: "file",
  about: { texts: true },
  meaning:
    "A text has a note of its author, such as TODO, FIXME or XXX, one to a colleague, such as [check with Anna] or (?? price), or words that only fill a place: lorem ipsum, £XX.XX, asdf, New page. Readers would see it. A page or a block that is not finished can have draft: true, with which no build publishes it.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: "«TODO»: find a title"
`,
  says: {
    message: 'Unexpected "TODO": readers would see this placeholder.',
    hint: 'Write what belongs there, or give the block or the page "draft: true" until it is finished.',
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  check: (content) => {
    const ofSite = valueAt(content.site.data, ["language"]);
    return shownTexts(content).flatMap((text) => {
      // A text that is left to write in a draft is a placeholder.
      if (isInDraft(text.file.data, text.path)) return [];
      const language = String(valueAt(text.file.data, ["language"]) ?? ofSite);
      const shown = shownOf(text);
      const filler = fillerIn(shown, language);
      const found = filler ?? noteIn(shown);
      if (!found) return [];
      const [start, end] = [found.index, found.index + found[0].length];
      return [textFinding(text, { start, end, ...(filler ? placeholderFinding : note) })];
    });
  },
};

const placeholderFinding = {
  problem: "readers would see this placeholder",
  hint: 'Write what belongs there, or give the block or the page "draft: true" until it is finished.',
};
const note = {
  problem: "readers would see this note to a colleague",
  hint: 'Settle it and take it out, or give the block or the page "draft: true" until then.',
};

function shownOf({ value, kind }: ShownText): string {
  return kind === "plain" ? value : shownSigns(value, kind);
}

const filler =
  /\b(?:FIXME|TODO)\b(?!-)|(?:^|[.!?:;([] ?)\bXXX+\b(?!-)|\bXX[.,:]XX\b|\b\d{2,5} X{4,}\b|\blorem ipsum\b|\bdolor sit amet\b|\bconsectetur adipiscing\b|\bsed do eiusmod\b/i;
const wholes =
  /^\s*(?:(?:asdf|qwer|blah ?){1,5}|qwerty|qwertz|foo|foo ?bar|new page|untitled (?:page|document)|page title(?: here)?|your (?:title|text|heading|name|headline|subtitle|description) here|(?:insert|enter|add|type) (?:\w+ ){1,2}here|(?:alt|alternative|caption|image|picture) (?:text|description) here|(?:john|jane) doe|joe bloggs|max mustermann|[£$€] ?(?:x+[.,]x+|tb[acd]|nn+|0+\.00 ?\?)|<[a-z]+(?: [a-z]+){1,5}>)\s*$/i;

/** In these languages TODO in capitals is a word. */
const saysTodo = /^(?:an|ast|ca|es|gl|pt)\b/;

function fillerIn(shown: string, language: string): RegExpExecArray | undefined {
  const found = wholes.exec(shown) ?? filler.exec(shown);
  if (!found) return undefined;
  // Notes are in capitals: "todo lists" are something else. A price such as £x.xx is none.
  const isNote = /^[^£$€]{0,20}(?:TODO|FIXME|XX)/i.test(found[0]);
  if (isNote && found[0] !== found[0].toUpperCase()) return undefined;
  return found[0] === "TODO" && saysTodo.test(language) ? undefined : found;
}
