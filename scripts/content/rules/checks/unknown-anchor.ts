import type { ParsedLink } from "../../formats/parse-link.ts";
import { type ContentIndex, type IndexedFile, mayHave } from "../../index/content-index.ts";
import { examplePage } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { advise, createSuggester } from "../toolkit/suggest.ts";
import { excerpt, orList } from "../toolkit/wording.ts";
import { deadLink, hiddenBlock } from "./hidden-parts.ts";

const page = (anchor: string) => `${examplePage}    actions:
      - label: Our prices
        href: ${anchor}
  - type: prose
    id: prices
    title: Prices
    body: Less than you think.
`;

export const unknownAnchor: Check = {
  code: "unknown-anchor",
  isLowerable: true,
  scope: "site",
  meaning:
    "A link leads to an anchor that is not the id of any block on the page. Readers would land at the top of the page.",
  bad: page('«"#price"»'),
  good: page('"#prices"'),
  check(content) {
    const anchorsOf = (file: IndexedFile) =>
      [file, ...content.siteFiles].flatMap((one) => [...content.anchorsOf(one).keys()]);
    const suggesters = new Map<IndexedFile, ReturnType<typeof createSuggester>>();
    return content.links.flatMap((link) => {
      const { target } = link;
      if (target?.kind !== "internal" || target.anchor === undefined) return [];
      const file = target.route === undefined ? link.file : content.pagesByRoute.get(target.route);
      if (!file || mayHaveAnchor(content, file, target.anchor)) return [];
      const hidden = hiddenBlock(content, file, target.anchor);
      if (hidden) return [deadLink(link, hidden, `The block "${target.anchor}" of ${file.source.displayPath}`)];
      const nearest = suggesters.get(file) ?? createSuggester(() => anchorsOf(file));
      suggesters.set(file, nearest);
      const near = nearest(target.anchor);
      return {
        at: link,
        message: describe(content, file, target.anchor),
        ...(near === undefined
          ? { hint: hintFor(content, target, anchorsOf(file)) }
          : advise(target.anchor, near, `${target.route ?? ""}${target.query}#${near}`)),
      };
    });
  },
};

/** Suggests the anchor with that name on another page, otherwise those of this page, first the ones that share a word with it. */
function hintFor(content: ContentIndex, { route, anchor = "" }: InternalLink, known: readonly string[]): string {
  const [only, second] = content.pages.filter((page) => content.anchorsOf(page).has(anchor));
  if (route === undefined && only && !second) return `Did you mean "${only.route}#${anchor}", on another page?`;
  // In guides from other systems, the anchor of a heading lacks the part before it.
  const [below, another] = known.filter((name) => name.endsWith(`-${anchor}`));
  if (below !== undefined && another === undefined) return `Did you mean "${route ?? ""}#${below}"?`;
  const words = anchor.split("-");
  const shared = (name: string) => name.split("-").filter((word) => words.includes(word)).length;
  const nearest = known.toSorted((a, b) => shared(b) - shared(a));
  const choice = known.length === 0 ? "" : `, or use an existing one: ${orList(nearest.map((name) => `#${name}`))}`;
  return `Add "id: ${anchor}" to the block that #${anchor} should lead to${choice}.`;
}

type InternalLink = Extract<ParsedLink, { kind: "internal" }>;

/** Whether a page has an anchor, or may have it in a part with a mistake, which another rule reports. */
export function mayHaveAnchor(content: ContentIndex, page: IndexedFile, anchor: string): boolean {
  // In HTML every page has it.
  if (anchor === "top") return true;
  // As an id, or as an id and the words of a heading. A mere link to the anchor does not count.
  const words = anchor.split("-").map((word) => new RegExp(`(?<![#\\p{L}\\p{Nd}])${word}(?![\\p{L}\\p{Nd}])`, "iu"));
  return [page, ...content.siteFiles].some(
    (file) =>
      content.anchorsOf(file).has(anchor) ||
      words.every((word) => mayHave(file, word)) ||
      // A block of an unknown type may have any anchor.
      [...file.wrong].some((pointer) => /^\/blocks\/\d+\/type$/.test(pointer)),
  );
}

function describe(content: ContentIndex, file: IndexedFile, anchor: string): string {
  return content.siteFiles.includes(file)
    ? `Not every page has the anchor "${excerpt(anchor)}", expected one with its route, such as /#${excerpt(anchor)}.`
    : `The page ${file.source.displayPath} has no block with the id "${excerpt(anchor)}".`;
}
