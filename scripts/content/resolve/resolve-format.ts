import { findFormat } from "../formats/all-formats.ts";
import type { ResolveContext } from "../formats/content-format.ts";
import { plainText } from "../markdown/quotes.ts";
import { type FormattedValue, plainTextFormat } from "../schema/map-formats.ts";

/**
 * Returns a function that resolves the formatted values of a page or the site file: values whose format has `resolved` are
 * replaced, plain texts lose their escapes and get the quotes of their language, and all others stay.
 */
export function createResolver(context: Omit<ResolveContext, "owner" | "place">): (value: FormattedValue) => unknown {
  return ({ value, format, owner, place }) => {
    if (format === plainTextFormat) return plainText(value, context.language);
    const { resolved } = findFormat(format) ?? {};
    return resolved ? resolved.resolve(value, { owner, place, ...context }) : value;
  };
}
