import type { ViolationFinding } from "../toolkit/rule.ts";
import { advise, suggest } from "../toolkit/suggest.ts";
import { describeValue, excerpt, orList } from "../toolkit/wording.ts";

/** The finding for a value outside a closed set. */
export function choiceFinding(value: unknown, known: readonly string[]): ViolationFinding {
  const near = typeof value === "string" ? suggest(value, known) : undefined;
  const unexpected = typeof value === "string" ? `"${excerpt(value)}"` : describeValue(value);
  return {
    message: `Unexpected ${unexpected}${near === undefined ? `, expected ${orList(known)}` : ""}.`,
    ...(near === undefined ? { hint: `Write one of these: ${known.join(", ")}.` } : advise(String(value), near)),
  };
}

/** The finding for a value by the name that it had before the schema was changed. */
export function renamedValue(value: string, now: string): ViolationFinding {
  return { message: `"${value}" is now called "${now}".`, hint: `Write "${now}" instead.`, suggestion: now };
}
