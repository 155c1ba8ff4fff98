import type { ShownText } from "../lookups/shown-texts.ts";
import type { TextMistake } from "../words/text-finding.ts";

/** A sign that another program leaves in a text, or reads, and that this renderer shows as it is written. */
export interface ForeignSign extends Pick<TextMistake, "problem" | "hint"> {
  readonly pattern: RegExp;
  /** In which texts it is looked for; in all where nothing is said. */
  readonly kinds?: readonly ShownText["kind"][];
}

/** The first place of a sign in a text of a kind. */
export function findSign(text: string, kind: ShownText["kind"], sign: ForeignSign): TextMistake[] {
  const { pattern, kinds, problem, hint } = sign;
  if (kinds && !kinds.includes(kind)) return [];
  const [start, end] = pattern.exec(text)?.indices?.[0] ?? [];
  return start === undefined || end === undefined ? [] : [{ start, end, problem, hint }];
}
