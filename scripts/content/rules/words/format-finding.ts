import { formats } from "../../formats/formats.ts";
import type { Violation, ViolationFinding } from "../kinds/violation-rule.ts";
import { shorten } from "./describe-value.ts";

/** The words for a text without the form of `format`, or nothing where the violation is of another format. */
export function formatFinding({ error }: Violation, format: string): ViolationFinding | undefined {
  const known = formats[format];
  if (error.params["format"] !== format || !known) return undefined;
  const value = String(error.data);
  const corrected = known.correct?.(value);
  const suggestion = corrected !== undefined && known.accepts(corrected) ? corrected : undefined;
  return {
    message: `Unexpected "${shorten(value)}", expected ${known.expected}.`,
    hint: suggestion ? `Write "${suggestion}" instead.` : "Write it in that form.",
    suggestion,
  };
}
