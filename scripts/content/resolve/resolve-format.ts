import { findFormat } from "../formats/all-formats.ts";
import type { ResolveContext } from "../formats/descriptor/content-format.ts";
import { curlText } from "../markup/curl-quotes.ts";
import { type FormattedValue, plainTextFormat } from "../schema/map-formats.ts";

/** The inputs on which the resolved values of a page or of the site file depend. */
type SiteContext = Omit<ResolveContext, "owner" | "place" | "isFirst">;

/**
 * Returns the function that resolves the formatted values of a page, or of the site file: one whose format has `resolved` is
 * replaced, plain texts get the quotes of their language, any other stays. `context` knows the pages of a folder and the files of the site.
 */
export function createResolver(context: SiteContext): (value: FormattedValue) => unknown {
  let hasFirst = false;
  return ({ value, format, path, owner, place }) => {
    if (format === plainTextFormat) return curlText(String(value), context.language);
    const { resolved, image } = (typeof value === "string" && findFormat(format)) || {};
    if (!resolved) return value;
    const isFirst = !hasFirst && image === "described" && isInView(path);
    hasFirst ||= isFirst;
    return resolved.resolve(String(value), { owner, place, isFirst, ...context });
  };
}

/** So many blocks of a page can be seen before anybody scrolls. */
const blocksInView = 2;

function isInView([list, index]: FormattedValue["path"]): boolean {
  return list === "blocks" && Number(index) < blocksInView;
}
