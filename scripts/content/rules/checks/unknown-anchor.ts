import type { ParsedLink } from "../../formats/parse-link.ts";
import { type ContentIndex, type IndexedFile, mayHave } from "../../index/content-index.ts";
import { examplePage } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { adviseLink, createSuggester } from "../toolkit/suggest.ts";
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
    const suggesters = new Map<IndexedFile, ReturnType<typeof createSuggester>>();
    return content.links.flatMap((link) => {
      const { target } = link;
      if (target?.kind !== "internal" || target.anchor === undefined) return [];
      const file = target.route === undefined ? link.file : content.pagesByRoute.get(target.route);
      if (!file || mayHaveAnchor(content, file, target.anchor)) return [];
      const hidden = hiddenBlock(content, file, target.anchor);
      if (hidden) return [deadLink(link, hidden, `The block "${target.anchor}" of ${file.source.displayPath}`)];
      const nearest = suggesters.get(file) ?? createSuggester(() => anchorsOn(content, file));
      suggesters.set(file, nearest);
      const near = nearest(target.anchor);
      return {
        at: link,
        message: describe(content, file, target.anchor),
        ...(near === undefined
          ? { hint: hintFor(content, file, target) }
          : adviseLink(target.anchor, near, {
              whole: `${target.route ?? ""}${target.query}#${near}`,
              text: link.file.source.text,
              isPage: false,
            })),
      };
    });
  },
};

/** Suggests the headings of the block that the link names, the anchor with that name on another page, otherwise the anchors of this page. */
function hintFor(content: ContentIndex, file: IndexedFile, { route, anchor = "" }: InternalLink): string {
  const words = anchor.split("-");
  const shared = (name: string) => name.split("-").filter((word) => words.includes(word)).length;
  const known = anchorsOn(content, file).toSorted((a, b) => shared(b) - shared(a));
  const [only, second] = content.pages.filter((page) => content.anchorsOf(page).has(anchor));
  const elsewhere = route === undefined && only && !second ? [`"${only.route}#${anchor}", on another page`] : [];
  const block = blockWithHeadings(content, file, anchor);
  // In guides from other systems, the anchor of a heading lacks the part before it.
  const isNear = (name: string) => (block === undefined ? name.endsWith(`-${anchor}`) : name.startsWith(`${block}-`));
  const near = known.filter(isNear).map((name) => `"${route ?? ""}#${name}"`);
  const here = near.length === 1 || block !== undefined ? [orList(near)] : [];
  const meant = [...here, ...elsewhere].join(", or ");
  if (meant !== "") return `Did you mean ${meant}?`;
  const choice = known.length === 0 ? "" : `, or use an existing one: ${orList(known.map((name) => `#${name}`))}`;
  return `Add "id: ${anchor}" to the block that #${anchor} should lead to${choice}.`;
}

function anchorsOn(content: ContentIndex, page: IndexedFile): string[] {
  return [page, ...content.siteFiles].flatMap((file) => [...content.anchorsOf(file).keys()]);
}

/** The id of the block with headings on a page that an anchor begins with. To change that id would change the anchors of all its headings. */
export function blockWithHeadings(content: ContentIndex, page: IndexedFile, anchor: string): string | undefined {
  const places = [...content.anchorsOf(page).values()].flat();
  const ids = places.flatMap(({ excerpt: heading, owner }) => (heading ? [String(owner["id"])] : []));
  return ids.filter((id) => anchor.startsWith(`${id}-`)).sort((a, b) => b.length - a.length)[0];
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
