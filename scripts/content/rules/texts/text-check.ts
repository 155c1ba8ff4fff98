import type { Nodes } from "mdast";
import type { ValuePath } from "../../diagnostic/path.ts";
import type { ContentIndex, IndexedFile } from "../../index/content-index.ts";
import { shownSigns } from "../../markdown/markdown-masks.ts";
import { nodesIn, parseMarkdown } from "../../markdown/parse-markdown.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../toolkit/rule.ts";
import { shorten } from "../toolkit/wording.ts";
import { type ShownText, shownTexts } from "./shown-texts.ts";

interface TextCheck extends Omit<Check, "scope" | "check"> {
  /** The mistakes in a text that may have some. */
  find(text: ShownText, content: ContentIndex): readonly TextMistake[];
}

/** A check that looks at each text by itself. It warns, unless its entry says that what it finds is a fact. */
export function textCheck({ find, ...entry }: TextCheck): Check {
  return {
    severity: "warning",
    isOneByForm: true,
    ...entry,
    scope: "file",
    check: (content) =>
      shownTexts(content).flatMap((text) => find(text, content).map((mistake) => textFinding(text, mistake))),
  };
}

/** What readers see of a text, at the same offsets: markup, code and escaped signs are hidden. */
export function seenPart({ value, kind }: ShownText): string {
  return kind === "plain" ? hideEscapes(value) : shownSigns(value, kind);
}

export function hideEscapes(text: string): string {
  return text.includes("\\") ? text.replaceAll(/\\[!-/:-@[-`{-~]/g, "\uFFFC\uFFFC") : text;
}

/** The nodes of Markdown in a text that takes it. */
export function nodesOf({ value, kind }: ShownText): readonly Nodes[] {
  const root = kind === "plain" ? undefined : parseMarkdown(value, kind).root;
  return root ? nodesIn(root) : [];
}

interface Sign {
  /** Its first group, where it has one, is the place. It has the flag `d`. */
  readonly pattern: RegExp;
  readonly problem: string;
  /** Says what to write in place of a sign, by how that is written. */
  hint(sign: string): string;
}

/** The first place of a sign in a part of a text. */
export function firstSign(part: string, { pattern, problem, hint }: Sign): TextMistake[] {
  const places = pattern.exec(part)?.indices;
  const [start, end] = places?.[1] ?? places?.[0] ?? [];
  if (start === undefined || end === undefined) return [];
  return [{ start, end, problem, hint: hint(part.slice(start, end)) }];
}

/** A part of a text that is wrong, what is wrong with it, and what to write. */
export interface TextMistake {
  readonly start: number;
  readonly end: number;
  readonly problem: string;
  readonly hint: string;
  /** The replacement, where that is certain. */
  readonly suggestion?: string | undefined;
}

interface Text {
  readonly file: IndexedFile;
  readonly path: ValuePath;
  readonly value: string;
}

/** The finding for a mistake in a text, at its own place. */
export function textFinding({ file, path, value }: Text, mistake: TextMistake): Finding {
  const { start, end, problem, hint, suggestion } = mistake;
  return {
    at: { file, path, excerpt: { start, end } },
    message: `Unexpected "${shorten(value.slice(start, end))}": ${problem}.`,
    hint,
    suggestion,
  };
}
