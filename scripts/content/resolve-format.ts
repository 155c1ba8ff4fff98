import type { PageEntry } from "../../src/site.ts";
import { plainAssetAddress } from "./asset-address.ts";
import { highlightCode } from "./highlight-code.ts";
import { findIcon } from "./icons.ts";
import { parseBlockMarkdown, parseInlineMarkdown } from "./inline-markdown.ts";
import type { FormattedValue } from "./map-formats.ts";

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
