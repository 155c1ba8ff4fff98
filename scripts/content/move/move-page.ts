import type { CheckedContent } from "../check/check-content.ts";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { compareText } from "../diagnostic/diagnostic.ts";
import { toPointer } from "../diagnostic/path.ts";
import { fixText } from "../fix/fix-text.ts";
import type { ContentIndex, Link } from "../index/content-index.ts";
import { isDraft } from "../index/publication.ts";
import type { SourceFile } from "../read/read-content.ts";
import { addFormerPath } from "./add-former-path.ts";

/** What moving a page changes. Nothing is written yet. */
export interface PageMove {
  /** All files of the content after the move. */
  readonly sources: readonly SourceFile[];
  /** The page under its new path, with its links to itself and, unless it is a draft, its former route. */
  readonly page: SourceFile;
  readonly isDraft: boolean;
  /** The other files whose links have changed. */
  readonly changed: readonly SourceFile[];
  /** The links that have changed in the other files. */
  readonly links: number;
}

/** The routes before and after a move, and the paths of the file. */
export interface Move {
  readonly from: string;
  readonly to: string;
  readonly path: string;
  readonly newPath: string;
}

/**
 * Moves a page of content without mistakes: its file, `redirectFrom`, and every link to it, in values and in Markdown.
 * Everything else in the files stays as it is, comments too. Throws where a link cannot be changed, which is a bug.
 */
export function movePage({ sources, index }: CheckedContent & { index: ContentIndex }, move: Move): PageMove {
  const links = index.links.filter(({ target }) => target?.kind === "internal" && target.route === move.from);
  const relinked = sources.map((source) => relink(source, links, move));
  const changed = relinked.filter((source, at) => source !== sources[at] && source.path !== move.path);
  const before = relinked.find(({ path }) => path === move.path);
  if (!before) throw new Error(`There is no file ${move.path}.`);
  const isUnknown = isDraft(index.pagesByRoute.get(move.from)?.data);
  const page: SourceFile = {
    path: move.newPath,
    displayPath: before.displayPath.slice(0, -move.path.length) + move.newPath,
    // Nobody has the address of what was never published.
    text: isUnknown ? before.text : addFormerPath(before.text, move.from, move.to),
  };
  const others = relinked.filter((source) => source !== before);
  return {
    sources: [...others, page].sort((a, b) => compareText(a.path, b.path)),
    page,
    isDraft: isUnknown,
    changed,
    links: links.filter(({ file }) => file.source.path !== move.path).length,
  };
}

/** The file with its links to the page changed, as what the check would say of them once it has moved. Each is verified: the data differ in these links alone. */
function relink(source: SourceFile, links: readonly Link[], { from, to }: Move): SourceFile {
  const own = links.filter(({ file }) => file.source === source);
  if (own.length === 0) return source;
  const wanted = own.map((link): Diagnostic => {
    const { file, path, href, excerpt } = link;
    const range = excerpt ? file.locateExcerpt(path, excerpt) : file.locate(path, "value");
    const suggestion = to + href.slice(from.length);
    return {
      ...range,
      code: "unknown-link",
      message: "",
      file: source.displayPath,
      pointer: toPointer(path),
      suggestion,
    };
  });
  const { text, fixes } = fixText(source.text, wanted);
  if (fixes.length < own.length) throw new Error(`Some links to ${from} in ${source.displayPath} cannot be changed.`);
  return { ...source, text };
}
