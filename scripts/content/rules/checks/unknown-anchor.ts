import { type ContentIndex, type IndexedFile, type Link, mayHave } from "../../index/content-index.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { escapePattern } from "../words/escape-pattern.ts";
import { deadLink, hiddenBlock } from "../words/hidden-parts.ts";
import { advise, createSuggester } from "../words/suggest.ts";

/** Links to anchors that the page they lead to does not have. */
export const unknownAnchor: Check = {
  code: "unknown-anchor",
  scope: "site",
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
    return content.links.flatMap((link) => {
      const { target } = link;
      if (target?.kind !== "internal" || target.anchor === undefined) return [];
      const page = target.route === undefined ? link.file : content.pagesByRoute.get(target.route);
      if (!page || hasAnchor(content, page, target.anchor)) return [];
      const hidden = hiddenBlock(content, page, target.anchor);
      if (hidden) return [deadLink(link, hidden, `The block "${target.anchor}" of ${page.source.displayPath}`)];
      const suggestAnchor =
        suggesters.get(page) ??
        createSuggester(() => [page, content.site].flatMap((file) => [...content.anchorsOf(file).keys()]));
      suggesters.set(page, suggestAnchor);
      const anchor = suggestAnchor(target.anchor);
      return [
        {
          at: link,
          message: missing(content, link, page),
          ...(anchor
            ? advise(target.anchor, anchor, {
                whole: `${target.route ?? ""}#${anchor}`,
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

function hasAnchor(content: ContentIndex, page: IndexedFile, anchor: string): boolean {
  // A link to the anchor does not say that it is there.
  const name = new RegExp(`(?<![#\\w-])${[...anchor].map(escapePattern).join(hidden)}(?![\\w-])`);
  return [page, content.site].some((file) => content.anchorsOf(file).has(anchor) || mayHave(file, name));
}

/** The most anchors that a hint names. */
const mostAnchors = 6;

/** The anchors of a page, in words. */
function othersOf(content: ContentIndex, page: IndexedFile): string {
  const anchors = [...content.anchorsOf(page).keys()].slice(0, mostAnchors).map((anchor) => `#${anchor}`);
  return anchors.length > 0 ? `, or write one that it has: ${anchors.join(", ")}` : "";
}

function missing(content: ContentIndex, link: Link, page: IndexedFile): string {
  const anchor = link.href.slice(link.href.indexOf("#") + 1);
  return page === content.site
    ? `Not every page has the anchor "${excerpt(anchor)}", expected one with its route, such as /#${excerpt(anchor)}.`
    : `The page ${page.source.displayPath} has no block with the id "${excerpt(anchor)}".`;
}
