import { isRecord } from "../diagnostic/path.ts";
import { isDay, resolveDay } from "../formats/date-formats.ts";
import { currencyFormat } from "../formats/name-formats.ts";

/** Whether a mapping is an amount of money, `{ amount: 12.5, currency: GBP }`, rather than a group of facts, even with mistakes. */
export function isAmount(value: unknown): value is Readonly<Record<"amount" | "currency", unknown>> {
  if (!isRecord(value)) return false;
  const keys = Object.keys(value);
  if ("amount" in value && "currency" in value) return true;
  // With one of the two misspelt.
  return (
    keys.length === 2 && keys.every((key) => /^(?:am|cu)/i.test(key)) && ("amount" in value || "currency" in value)
  );
}

export function isCurrency(value: unknown): value is string {
  return typeof value === "string" && currencyFormat.accepts?.(value) === true;
}

/** Whether a text is a decimal number, perhaps with a sign. */
export function isDecimal(text: string): boolean {
  return /^[-+]?\d+(?:\.\d+)?$/.test(text);
}

/** Whether a text ends inside an address. */
export function isInAddress(before: string): boolean {
  return /(?:\]\(|:\/\/|^\/|\b(?:tel|mailto):)[^\s)>]*$/.test(before);
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Cached, because creating a formatter takes longer than filling a page. The same name always has the same options. */
function formatter(name: string, language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const known = formatters.get(`${name} ${language}`) ?? new Intl.NumberFormat(language, options);
  formatters.set(`${name} ${language}`, known);
  return known;
}

/** The language, or English if the code is invalid, which the check reports. */
function usableLanguage(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? "en";
  } catch {
    return "en";
  }
}

/**
 * A value as readers of a language see it: £12.50, 3 May 2031, 12,000; or plain, for addresses and for numbers in cells. A text stays as
 * it is; lists and groups have no such form.
 */
export function readableValue(value: unknown, code: string, isPlain = false): string | undefined {
  if (isPlain && typeof value !== "object") return String(value);
  const language = usableLanguage(code);
  // At the start of a paragraph "3. Mai" would begin a list.
  if (isDay(value)) return resolveDay(value, language).text.replaceAll(/(?<=\d\.) /g, "\u00a0");
  // Years have no separator between their digits.
  if (typeof value === "number")
    return formatter("number", language, { useGrouping: "min2", maximumFractionDigits: 20 }).format(value);
  if (isAmount(value)) {
    const { amount, currency } = value;
    // The check reports the mistake.
    if (typeof amount !== "number" || !isCurrency(currency)) return `${amount} ${currency}`;
    const options = { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" } as const;
    return formatter(currency, language, options).format(amount);
  }
  return typeof value === "string" || typeof value === "boolean" ? String(value) : undefined;
}
