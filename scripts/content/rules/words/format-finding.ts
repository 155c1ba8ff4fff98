import type { ContentFormat } from "../../formats/content-format.ts";
import type { Violation, ViolationFinding } from "../kinds/violation-rule.ts";
import { shorten } from "./describe-value.ts";

/** The words for a text without the form of `format`, or nothing where the violation is of another format. */
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
