import type { ContentFormat } from "../../formats/content-format.ts";
import type { Violation, ViolationFinding } from "../kinds/violation-rule.ts";
import { shorten } from "./describe-value.ts";

/**
 * The finding for a text that does not have the form of `format`, or undefined where the violation is of another
 * format.
 */
export function formatFinding({ error }: Violation, format: ContentFormat): ViolationFinding | undefined {
  if (error.params["format"] !== format.name) return undefined;
  const value = String(error.data);
  const corrected = format.correct?.(value);
  const suggestion = corrected !== undefined && format.accepts?.(corrected) ? corrected : undefined;
  return {
    message: `Unexpected "${shorten(value)}", expected ${format.expected}.`,
    hint: suggestion ? `Write "${suggestion}" instead.` : "Write it in that form.",
    suggestion,
  };
}
