import type { ViolationFinding } from "../kinds/violation-rule.ts";
import { describeValue, excerpt } from "./describe-value.ts";
import { orList } from "./or-list.ts";
import { suggest } from "./suggest.ts";

/** The finding for a value outside a closed set. */
export function choiceFinding(value: unknown, known: readonly string[]): ViolationFinding {
  const suggestion = typeof value === "string" ? suggest(value, known) : undefined;
  const unexpected = typeof value === "string" ? `"${excerpt(value)}"` : describeValue(value);
  return {
    message: `Unexpected ${unexpected}${suggestion ? "" : `, expected ${orList(known)}`}.`,
    hint: suggestion ? `Write "${suggestion}" instead.` : `Write one of these: ${known.join(", ")}.`,
    suggestion,
  };
}
