import type { Nodes } from "mdast";
import { limits } from "../../diagnostic/limits.ts";
import type { ValuePath } from "../../diagnostic/path.ts";
import { type ContentIndex, type IndexedFile, oncePerIndex, type Reference } from "../../index/content-index.ts";
import { languageOfFile } from "../../index/site-languages.ts";
import { shownSigns } from "../../markdown/markdown-masks.ts";
import { nodesIn, parseMarkdown } from "../../markdown/parse-markdown.ts";
import { type TextKind, textKind } from "../../schema/map-formats.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";

export interface ShownText {
  readonly file: IndexedFile;
  readonly path: ValuePath;
  readonly value: string;
  readonly kind: TextKind;
}

/** Markup and template characters, line breaks and authors' notes. Most texts have none. */
const sign = new RegExp(["^[#>]", "[*_`~[\\]<&|{$\\n\ufffd]", "TODO|FIXME|TBD|[Ll]orem ipsum"].join("|"));

/** All texts that readers see, except names and code. */
export const everyText = oncePerIndex(({ references }) => references.flatMap(asText));

/** Only texts in which markup or an author's note can be wrong: checking all others would take half as long as the rest of a build. */
export const shownTexts = oncePerIndex(({ references }) =>
  references.filter(({ value }) => sign.test(value)).flatMap(asText),
);

function asText({ file, path, value, format, excerpt }: Reference): readonly ShownText[] {
  // Only the check reads `checks` and `placeholders` of the site file.
  const isShown = !excerpt && path[0] !== "checks" && path[0] !== "placeholders";
  const kind = isShown ? textKind(format) : undefined;
  return kind ? [{ file, path, value, kind }] : [];
}

/** Whether the page of a text, or else the site, is declared to be in English: rules about words know no other language. */
export function isEnglish(content: ContentIndex, file: IndexedFile): boolean {
  return /^en\b/i.test(languageOf(content, file));
}

export function languageOf({ site }: ContentIndex, file: IndexedFile): string {
  return languageOfFile(site.data, file);
}

interface TextCheck extends Omit<Check, "scope" | "check"> {
  /** The problem and the hint of each part found, unless the part has its own. */
  readonly problem: string;
  readonly hint: string;
  find(text: ShownText, content: ContentIndex): readonly WrongPart[];
}

/** A check that looks at each text by itself. It is a warning unless its entry sets another severity. */
export function textCheck({ find, problem, hint, ...entry }: TextCheck): Check {
  return {
    severity: "warning",
    ...entry,
    scope: "file",
    check: (content) =>
      shownTexts(content).flatMap((text) =>
        find(text, content).map((part) => textFinding(text, { problem, hint, ...part })),
      ),
  };
}

/** What readers see of a text, at the same offsets: markup, code and escaped characters are masked. */
export function seenPart({ value, kind }: ShownText): string {
  return kind === "plain" ? hideEscapes(value) : shownSigns(value, kind);
}

export function hideEscapes(text: string): string {
  return text.includes("\\") ? text.replaceAll(/\\[!-/:-@[-`{-~]/g, "\uFFFC\uFFFC") : text;
}

export function nodesOf({ value, kind }: Pick<ShownText, "value" | "kind">): readonly Nodes[] {
  const root = kind === "plain" ? undefined : parseMarkdown(value, kind).root;
  return root ? nodesIn(root) : [];
}

/** The matches in a text, as many as a report shows, or their first groups if the pattern has one. The pattern needs the flags `dg`. */
export function signsIn(part: string, pattern: RegExp): Pick<TextMistake, "start" | "end">[] {
  const found = [];
  for (const { indices } of part.matchAll(pattern)) {
    const [start = 0, end = 0] = indices?.[1] ?? indices?.[0] ?? [];
    if (found.push({ start, end }) === limits.shownOfFile) break;
  }
  return found;
}

interface TextMistake {
  readonly start: number;
  readonly end: number;
  readonly problem: string;
  readonly hint: string;
  readonly suggestion?: string | undefined;
}

export type WrongPart = Pick<TextMistake, "start" | "end"> & Partial<TextMistake>;

export function textFinding({ file, path, value }: Omit<ShownText, "kind">, mistake: TextMistake): Finding {
  const { start, end, problem, hint, suggestion } = mistake;
  return {
    at: { file, path, excerpt: { start, end } },
    message: `Unexpected "${excerpt(value.slice(start, end))}": ${problem}.`,
    hint,
    suggestion,
  };
}
