import { hasConflict } from "../foreign/foreign-signs.ts";
import type { Check } from "../kinds/check.ts";
import { joinedLines } from "../lookups/joined-lines.ts";
import { markdownFields } from "../lookups/markdown/markdown-fields.ts";
import { markdownLimits } from "../lookups/markdown/markdown-limits.ts";
import { markdownSigns, noTable } from "../lookups/markdown/markdown-signs.ts";
import { type ShownText, shownTexts } from "../lookups/shown-texts.ts";
import { type Structure, structureOf } from "../lookups/text-structure.ts";
import { type TextMistake, textFinding } from "../words/text-finding.ts";

/** Markdown that would be shown as it is written, because it is incomplete, or its place cannot hold it. */
export const brokenMarkdown: Check = {
  code: "broken-markdown",
  severity: "warning",
  scope: "file",
  isOneByForm: true,
  about: { texts: true },
  meaning:
    "A text has Markdown that does not work, so that readers would see its signs, or that its place cannot hold: an image anywhere, a heading or a table in a text of one paragraph, any Markdown in a title or a label, which are plain.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
    description: Visit [the mill«] (https://mill.example/)».
`,
  says: {
    message: 'Unexpected "] (https://mill.example/)": this is not read as a link, expected [text](/route).',
    hint: "Write [text](/route) without a space before or inside the round brackets, or put a backslash before each bracket that readers should see.",
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
    description: Visit [the mill](https://mill.example/).
`,
  check: (content) =>
    shownTexts(content).flatMap((text) => {
      if (hasConflict(text)) return [];
      const signs = withoutJoined(text, markdownSigns(text)).map((mistake) =>
        text.kind === "plain"
          ? { ...mistake, hint: `Write the words alone.${markdownFields(content, text)}` }
          : mistake,
      );
      const structure = structureOf(text);
      const misplaced = structure && misplacedIn(structure, text.kind === "plain");
      return [...markdownLimits(text), ...(misplaced ? [misplaced] : signs)].map((mistake) =>
        textFinding(text, mistake),
      );
    }),
};

/** Where YAML has joined the lines of running text, a table in it is none for that reason: it is reported at the key. */
function withoutJoined(text: ShownText, mistakes: readonly TextMistake[]): readonly TextMistake[] {
  const isRow = ({ problem }: TextMistake) => problem === noTable;
  if (text.kind !== "prose" || !mistakes.some(isRow) || joinedLines(text) === undefined) return mistakes;
  return mistakes.filter((mistake) => !isRow(mistake));
}

const names: Partial<Record<Structure["kind"], string>> = {
  heading: "headings",
  table: "tables",
  fence: "code over several lines",
  quote: "quotes",
};

function misplacedIn({ kind, start, end }: Structure, isPlain: boolean): TextMistake | undefined {
  const name = names[kind];
  if (!name) return undefined;
  return {
    start,
    end,
    problem: `a text of one paragraph has no ${name}`,
    hint: `Write it as one paragraph, or put it into a block of type "prose"${isPlain ? "" : ", or a backslash before the sign if readers should see it"}.`,
  };
}
