import type { PageEntry } from "../../../src/site.ts";
import { highlightCode } from "../markup/highlight-code.ts";
import { findIcon } from "../markup/icons.ts";
import { parseBlockMarkdown, parseInlineMarkdown } from "../markup/inline-markdown.ts";
import { plainAssetAddress } from "../read/asset-address.ts";
import type { FormattedValue } from "../schema/map-formats.ts";

/** Turns an author's value into what the `tsType` of its schema names. `folder` gives the pages of a folder. */
export function createResolver(folder: (path: string) => readonly PageEntry[]): (value: FormattedValue) => unknown {
  return ({ value, format, owner }) => {
    if (typeof value !== "string") return value;
    if (format === "code") return highlightCode(value, String(owner["language"]));
    if (format === "asset") return plainAssetAddress(value);
    if (format === "icon") return findIcon(value);
    if (format === "folder") return folder(value);
    if (format === "inline-markdown") return parseInlineMarkdown(value);
    if (format === "block-markdown") return parseBlockMarkdown(value);
    return value;
  };
}
