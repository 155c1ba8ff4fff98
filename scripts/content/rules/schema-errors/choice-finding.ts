import type { ViolationFinding } from "../toolkit/rule.ts";
import { advise, suggest } from "../toolkit/suggest.ts";
import { describeValue, excerpt, orList } from "../toolkit/wording.ts";

/** The finding for a value outside a closed set. */
export function choiceFinding(value: unknown, known: readonly string[]): ViolationFinding {
  const near = typeof value === "string" ? suggest(value, known) : undefined;
  const akin = near === undefined && typeof value === "string" ? wordIn(value, known) : undefined;
  if (akin !== undefined) {
    return {
      message: `Unexpected "${excerpt(String(value))}", expected ${orList(known)}.`,
      hint: `Did you mean "${akin}"?`,
    };
  }
  const unexpected = typeof value === "string" ? `"${excerpt(value)}"` : describeValue(value);
  return {
    message: `Unexpected ${unexpected}${near === undefined ? `, expected ${orList(known)}` : ""}.`,
    ...(near === undefined ? { hint: `Write one of these: ${known.join(", ")}.` } : advise(String(value), near)),
  };
}

/** The one choice that is a word, or several, of what was written, has it as a word of its own, or begins like it: `radio-buttons`, `log`. */
function wordIn(value: string, known: readonly string[]): string | undefined {
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2);
  const own = wordsOf(value);
  const [only, another] = known.filter((choice) => {
    const words = wordsOf(choice);
    const isWithin = (some: readonly string[], all: readonly string[]) =>
      some.length > 0 && some.every((word) => all.includes(word));
    return isWithin(words, own) || isWithin(own, words) || (own.length === 1 && choice.startsWith(own[0] ?? " "));
  });
  return another === undefined ? only : undefined;
}

/** The finding for a value by the name that it had before the schema was changed. */
export function renamedValue(value: string, now: string): ViolationFinding {
  return { message: `"${value}" is now called "${now}".`, hint: `Write "${now}" instead.`, suggestion: now };
}
