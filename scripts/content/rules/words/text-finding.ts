import type { ValuePath } from "../../diagnostic/path.ts";
import type { IndexedFile } from "../../index/content-index.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { shorten } from "./describe-value.ts";

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
