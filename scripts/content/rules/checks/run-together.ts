import { valueAt } from "../../diagnostic/path.ts";
import type { PageFile } from "../../index/content-index.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { joinedLines } from "../lookups/joined-lines.ts";
import { type ShownText, shownTexts } from "../lookups/shown-texts.ts";
import { structureOf } from "../lookups/text-structure.ts";
import { bulletSigns } from "../meant/bullet-signs.ts";
import { wrongSign } from "../meant/wrong-sign.ts";
import { excerpt } from "../words/describe-value.ts";
import { type TextMistake, textFinding } from "../words/text-finding.ts";

/** Paragraphs and entries that readers would see as one, because of their place or of the way YAML joins lines. */
export const runTogether: Check = {
  code: "run-together",
  severity: "warning",
  scope: "file",
  about: { texts: true, keys: ["authors"] },
  meaning:
    "Paragraphs or the entries of a list run together into one: in a text that is one paragraph, or in one after >, without | or in quotes, whose lines YAML joins. Or two authors stand in one entry.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: prose
    title: At night
    «body»: >
      We bake:

      - rye
      - oats
`,
  says: {
    message: 'YAML joins the lines of this text: the entry "- oats" runs into the one before.',
    hint: "Write | behind the key, in place of > or of nothing, and the text below it: then its lines stay as they are.",
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: prose
    title: At night
    body: |
      We bake:

      - rye
      - oats
`,
  check: (content) => [
    ...content.pages.flatMap(joinedAuthors),
    ...shownTexts(content).flatMap((text) => {
      // The sign with which such a text begins is reported, and the rest follows from it.
      if (wrongSign(text) !== undefined) return [];
      if (text.kind !== "prose" && (/^#{1,6} /.test(text.value) || bulletSigns(text).length > 0)) return [];
      const joined = joinedLines(text);
      if (joined && text.kind === "prose" && typeof text.path.at(-1) === "string") return [atSign(text, joined)];
      const mistake = joined ?? structureMistake(text);
      return mistake ? [textFinding(text, mistake)] : [];
    }),
  ],
};

/** What is wrong in a text whose lines should stay as they are is the sign behind its key, or that there is none. */
function atSign({ file, path, value }: ShownText, { start, hint }: TextMistake): Finding {
  const line = /^[^\n]*/.exec(value.slice(start))?.[0] ?? "";
  const entry = /^(?:[-*+•·]|[0-9]{1,3}[.)]) [^\n]*?(?=$| (?:[-*+•·]|[0-9]{1,3}[.)]) )/.exec(line)?.[0];
  return {
    at: { file, path, part: "key" },
    message: `YAML joins the lines of this text: the ${entry ? "entry" : "paragraph"} "${excerpt(entry ?? line)}" runs into the one before.`,
    hint,
  };
}

const fullName = "\\p{Lu}\\p{Ll}[\\p{L}’'-]{0,30} (?:\\p{Lu}\\. )?\\p{Lu}[\\p{L}’'-]{1,30}";
/** Two people, each with a first and a last name. What follows a comma may be what one of them does. */
const twoPeople = new RegExp(`^${fullName} (?:&|and|und|et|y) ${fullName}$|^${fullName}; ?${fullName}$`, "u");
/** Words in the names of companies and departments. */
const ofManyPeople =
  /\b(?:Affairs|Care|Co|Communications|Company|Council|Design|Development|Education|Engineering|Ltd|Operations|Partners|Policy|Relations|Research|Services?|Society|Sons|Studies|Team)\b/;

/** The authors of a page that stand in one entry. */
function joinedAuthors(file: PageFile): Finding[] {
  const authors = valueAt(file.data, ["authors"]);
  if (!Array.isArray(authors)) return [];
  return authors.flatMap((author: unknown, at) =>
    typeof author === "string" && twoPeople.test(author) && !ofManyPeople.test(author)
      ? [
          {
            at: { file, path: ["authors", at] },
            message: `"${excerpt(author)}" is two people in one entry, expected an entry for each.`,
            hint: "Write each name as an entry of its own: [Ada Bell, Tom Bell].",
          },
        ]
      : [],
  );
}

function structureMistake(text: ShownText): TextMistake | undefined {
  const structure = structureOf(text);
  if (structure?.kind !== "list" && structure?.kind !== "paragraph") return undefined;
  const isList = structure.kind === "list";
  return {
    start: structure.start,
    end: structure.end,
    problem: isList
      ? "this text is one paragraph, in which the entries of a list run together"
      : "this text is one paragraph, in which a second one runs into the first",
    hint: `Write it as one paragraph, or as ${isList ? "a list" : "running text"} in a block of type "prose".`,
  };
}
