import { findFormat } from "../formats/all-formats.ts";
import type { ResolveContext } from "../formats/content-format.ts";
import { plainText } from "../markdown/quotes.ts";
import { type FormattedValue, plainTextFormat } from "../schema/map-formats.ts";

/**
 * Returns the function that resolves the formatted values of a page, or of the site file: one whose format has `resolved` is
 * replaced, plain texts lose their escapes and get the quotes of their language, any other stays. `context` knows the pages of a folder and the files of the site.
 */
export function createResolver(context: Omit<ResolveContext, "owner" | "place">): (value: FormattedValue) => unknown {
  return ({ value, format, owner, place }) => {
    if (format === plainTextFormat) return plainText(value, context.language);
    const { resolved } = findFormat(format) ?? {};
    return resolved ? resolved.resolve(value, { owner, place, ...context }) : value;
  };
}
