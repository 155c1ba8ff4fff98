import { valueAt } from "../../diagnostic/path.ts";
import type { ParsedLink } from "../../formats/links/parse-link.ts";
import { type ContentIndex, type IndexedFile, type LinkReference, mayHave } from "../../index/content-index.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { escapePattern } from "../words/escape-pattern.ts";
import { deadLink, hiddenBlock } from "../words/hidden-parts.ts";
import { advise, createSuggester } from "../words/suggest.ts";

/** Links to anchors that the page they lead to does not have. */
export const unknownAnchor: Check = {
  code: "unknown-anchor",
  isLowerable: true,
  scope: "site",
  isOneByWords: true,
  meaning:
    "A link leads to an anchor that no block of the page has as its id. Readers would land at the top of the page.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
    actions:
      - label: Our prices
        href: «"#price"»
  - type: prose
    id: prices
    title: Prices
    body: Less than you think.
`,
  says: {
    message: 'The page pages/index.yaml has no block with the id "price".',
    hint: 'Write "#prices" instead.',
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
    actions:
      - label: Our prices
        href: "#prices"
  - type: prose
    id: prices
    title: Prices
    body: Less than you think.
`,
  check(content) {
    const suggesters = new Map<IndexedFile, (anchor: string) => string | undefined>();
    const searched = new Map<IndexedFile, number>();
    const broken = new Map<IndexedFile, ReadonlySet<string>>();
    return content.links.flatMap((link) => {
      const { target } = link;
      if (target?.kind !== "internal" || target.anchor === undefined) return [];
      const page = target.route === undefined ? link.file : content.pagesByRoute.get(target.route);
      if (!page || hasAnchor(content, page, target.anchor, searched) || hasUnknownBlock(page)) return [];
      if ([page, content.site].some((file) => hasWrongAnchor(file, target.anchor))) return [];
      const headings = broken.get(page) ?? brokenHeadings(page);
      broken.set(page, headings);
      if (isAmong(headings, target.anchor)) return [];
      const hidden = hiddenBlock(content, page, target.anchor);
      if (hidden) return [deadLink(link, hidden, `The block "${target.anchor}" of ${page.source.displayPath}`)];
      const suggestAnchor =
        suggesters.get(page) ??
        createSuggester(() => [page, content.site].flatMap((file) => [...content.anchorsOf(file).keys()]));
      suggesters.set(page, suggestAnchor);
      const anchor = suggestAnchor(target.anchor);
      const akin = anchor === undefined ? akinTo(content, page, target) : undefined;
      if (akin !== undefined) {
        return [{ at: link, message: missing(content, link, page), hint: `Did you mean the anchor ${akin}?` }];
      }
      return [
        {
          at: link,
          message: missing(content, link, page),
          ...(anchor
            ? advise(target.anchor, anchor, {
                whole: `${target.route ?? ""}${target.query}#${anchor}`,
                text: link.file.source.text,
              })
            : {
                hint: `Add "id: ${target.anchor}" to the block that #${target.anchor} should lead to${othersOf(content, page)}.`,
              }),
        },
      ];
    });
  },
};

/** Characters that nobody sees, which are reported where they are. */
const hidden = "[\\u00ad\\u200b-\\u200f\\u2060\\ufeff]*";

/** True where a page has a block of an unknown type: nobody knows which anchors it brings. */
function hasUnknownBlock({ wrong }: IndexedFile): boolean {
  return [...wrong].some((pointer) => /^\/blocks\/\d+\/type$/.test(pointer));
}

/** True where a file has an anchor of a wrong form that would be this one in the right form. */
function hasWrongAnchor({ wrong, data }: IndexedFile, anchor: string | undefined): boolean {
  return [...wrong].some((pointer) => {
    if (!pointer.endsWith("/id")) return false;
    const steps = pointer.split("/").slice(1);
    const id = valueAt(
      data,
      steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
    );
    return typeof id === "string" && anchorOf(id) === anchor;
  });
}

/** A heading of Markdown, with the words behind its signs. */
const headingLine = /^ *(#{1,6}( ?)(\S.*))$/gm;

/** The anchors of headings that are not read as such, which is reported there: without a space in a text, or as a comment. */
function brokenHeadings({ isComplete, source, data }: IndexedFile): ReadonlySet<string> {
  const found = [...source.text.matchAll(headingLine)];
  // A comment of a file without another mistake is meant to be one.
  const written = isComplete && found.length > 0 ? JSON.stringify(data) : "";
  const isRead = (line: string, space: string) =>
    isComplete && (space !== "" || !written.includes(JSON.stringify(line).slice(1, -1)));
  return new Set(
    found.flatMap(([, line = "", space = "", words = ""]) => (isRead(line, space) ? [] : [anchorOf(words)])),
  );
}

/** True where an anchor, or the end of one that begins with the id of its block, is that of one of the headings. */
function isAmong(headings: ReadonlySet<string>, anchor: string): boolean {
  const words = anchor.split("-");
  return headings.size > 0 && words.some((_, at) => headings.has(words.slice(at).join("-")));
}

function anchorOf(words: string): string {
  return words
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
}

/** So often a file with mistakes is searched for an anchor that may be in what could not be read of it. */
const mostSearches = 200;

/**
 * What a line has that brings an anchor, however wrongly its file is written: the name in an id, or as the whole value of
 * another key, or a heading of these words. A sentence with that word, or a link to the anchor, brings none.
 */
function lineWith(anchor: string): RegExp {
  const name = [...anchor].map(escapePattern).join(hidden);
  const id = `\\bid\\b[^\\n\\w]{1,8}(?:[^\\n]{0,60}[^\\w\\n-])?${name}(?![\\w-])`;
  const value = `[\\w-]["']? {0,3}[:=] {0,8}["'\u201c\u2018]?${name}(?=["'\u201d\u2019]? {0,8}(?:[,}#\\r\\n]|$))`;
  const heading = `^[ >|]{0,64}#{1,6} {1,8}${anchor.split("-").map(escapePattern).join("[^\\n\\w]{1,8}")}(?!\\w)`;
  return new RegExp(`${id}|${value}|${heading}`, "im");
}

function hasAnchor(
  content: ContentIndex,
  page: IndexedFile,
  anchor: string,
  searched: Map<IndexedFile, number>,
): boolean {
  const files = [page, content.site];
  if (files.some((file) => content.anchorsOf(file).has(anchor))) return true;
  // Made for dead anchors alone: most sites have none, and thousands of links.
  const name = lineWith(anchor);
  return files.some((file) => {
    const times = searched.get(file) ?? 0;
    searched.set(file, times + 1);
    return times < mostSearches && mayHave(file, name);
  });
}

/** The anchor of the page that shares a word with one that is not there, or else the one of that name on another page. */
function akinTo(content: ContentIndex, page: IndexedFile, { route, anchor = "" }: InternalLink): string | undefined {
  const here = sharedWord(anchor, content.anchorsOf(page).keys());
  if (here !== undefined) return `"${route ?? ""}#${here}"`;
  const [only, another] = content.pages.filter((other) => content.anchorsOf(other).has(anchor));
  return route !== undefined || only === undefined || another !== undefined
    ? undefined
    : `"${only.route}#${anchor}", on another page`;
}

type InternalLink = Extract<ParsedLink, { kind: "internal" }>;

/** The one anchor that has the last word of another: a heading that was renamed, or the anchor without that of its text. */
function sharedWord(anchor: string, anchors: Iterable<string>): string | undefined {
  const last = (name: string) => name.split("-").at(-1) ?? "";
  const [only, another] = [...anchors].filter((name) => last(name) === last(anchor) && last(name).length > 3);
  return another === undefined ? only : undefined;
}

/** The most anchors that a hint names. */
const mostAnchors = 6;

/** The anchors of a page, in words. */
function othersOf(content: ContentIndex, page: IndexedFile): string {
  const anchors = [...content.anchorsOf(page).keys()].slice(0, mostAnchors).map((anchor) => `#${anchor}`);
  return anchors.length > 0 ? `, or write one that it has: ${anchors.join(", ")}` : "";
}

function missing(content: ContentIndex, link: LinkReference, page: IndexedFile): string {
  const anchor = link.href.slice(link.href.indexOf("#") + 1);
  return page === content.site
    ? `Not every page has the anchor "${excerpt(anchor)}", expected one with its route, such as /#${excerpt(anchor)}.`
    : `The page ${page.source.displayPath} has no block with the id "${excerpt(anchor)}".`;
}
