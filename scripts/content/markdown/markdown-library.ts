import { createRequire } from "node:module";

type Library = Pick<typeof import("mdast-util-from-markdown"), "fromMarkdown"> &
  Pick<typeof import("micromark-extension-gfm-autolink-literal"), "gfmAutolinkLiteral"> &
  Pick<typeof import("micromark-extension-gfm-strikethrough"), "gfmStrikethrough"> &
  Pick<typeof import("micromark-extension-gfm-table"), "gfmTable">;

const packages = [
  "mdast-util-from-markdown",
  "micromark-extension-gfm-autolink-literal",
  "micromark-extension-gfm-strikethrough",
  "micromark-extension-gfm-table",
];

let library: Library | undefined;

/** The parser of Markdown. It is loaded on first use, because most texts have no markup and most commands are short. */
export function markdownLibrary(): Library {
  const load = createRequire(import.meta.url);
  // The packages export exactly these functions.
  library ??= Object.assign({}, ...packages.map((name) => load(name) as unknown)) as Library;
  return library;
}
