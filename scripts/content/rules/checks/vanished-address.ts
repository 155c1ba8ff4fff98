import { LineIndex } from "../../diagnostic/line-index.ts";
import { type ContentIndex, type IndexedFile, mayHave, type PageFile } from "../../index/content-index.ts";
import { firstOfFurther } from "../../index/further-routes.ts";
import { addressFinder, isLostInMove, readLock, routeIn } from "../../index/published-addresses.ts";
import { lockFileName } from "../../read/content-path.ts";
import type { SourceFile } from "../../read/read-content.ts";
import { locatedFile } from "../../yaml/written-file.ts";
import type { Finding, Words } from "../../yaml/to-diagnostic.ts";
import { otherPage } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";
import { whyHidden } from "./hidden-parts.ts";
import { blockWithHeadings, mayHaveAnchor } from "./unknown-anchor.ts";

export const vanishedAddress: Check = {
  code: "vanished-address",
  isLowerable: true,
  scope: "site",
  meaning: `A published route or anchor, as recorded in ${lockFileName}, is gone without a redirect: links from other sites, emails and search engines would lead nowhere. Or a line of that file is not an address.`,
  bad: { [lockFileName]: "/\n«/prices»\n", "offers.yaml": otherPage("Offers") },
  good: { [lockFileName]: "/\n/prices\n", "offers.yaml": otherPage("Offers\nredirectFrom: [/prices]") },
  check(content) {
    const { lock, pages, pagesAt, hiding } = content;
    if (!lock) return [];
    const { addresses, damaged } = readLock(lock.text);
    const file = fileOf(lock, content);
    const find = addressFinder(content);
    const found = Array.from(addresses).flatMap(([address, { line, reason }]): Finding | [] => {
      const route = routeIn(address);
      const anchor = address.slice(route.length + 1);
      const whereabouts = find(address);
      const isLost = whereabouts.is === "redirected" && isLostInMove(address, addresses, find);
      const page = pagesAt.get(whereabouts.is === "redirected" ? whereabouts.to : route);
      // If the page is gone, its anchors are not reported as well.
      const isGone = whereabouts.is === "gone" && (page || anchor === "");
      if (reason !== undefined || !(isGone || isLost)) return [];
      // The missing address may be in a part with a mistake, which another rule reports.
      const mayBeThere = page ? mayHaveAnchor(content, page, anchor) : pages.some((one) => mayHave(one, route));
      if (mayBeThere) return [];
      const at = { file, path: [line] };
      if (page) return { at, ...lostAnchor(content, address, page) };
      const hidden = whereabouts.is === "gone" ? whereabouts.hidden : undefined;
      const why = hidden && hiding && whyHidden({ file: hidden, path: [], at: hiding.at });
      return {
        at,
        ...lostRoute(route, why?.reason, pagesAt.get(firstOfFurther(route))?.route),
        related: why && { at: why.place, message: "This hides it." },
      };
    });
    return [...found, ...damaged.map((line) => ({ at: { file, path: [line] }, ...noAddress }))];
  },
};

const noAddress: Words = {
  message: "This line is not an address, expected one such as /prices or /prices#bread.",
  hint: "Update the file: check --update-urls keeps every valid line, including those from both sides of a merge conflict.",
};

const orAccept = 'or accept that links to it are dead: check --update-urls --reason "why".';

function lostRoute(route: string, reason: string | undefined, list: string | undefined): Words {
  const heir = list === undefined ? "that takes its place" : `${list}, as nothing leads to the page of another tag`;
  return {
    message: `The address "${excerpt(route)}" was published${reason === undefined ? " and is gone" : `, and its page ${reason}`}, expected the page or a redirect.`,
    hint: `Add "redirectFrom: [${route}]" to the page ${heir}, ${orAccept}`,
  };
}

function lostAnchor(content: ContentIndex, address: string, page: PageFile): Words {
  const anchor = address.slice(routeIn(address).length + 1);
  const block = blockWithHeadings(content, page, anchor);
  const remedy =
    block === undefined
      ? `Add "id: ${anchor}" to the block that takes its place`
      : `Give the heading in the block "${block}" its old words back`;
  return {
    message: `The address "${excerpt(address)}" was published, and nothing in ${page.source.displayPath} has that anchor any more.`,
    hint: `${remedy}, ${orAccept}`,
  };
}

/** The lock file as an indexed file in which a path is a line number. */
function fileOf(source: SourceFile, { site }: ContentIndex): IndexedFile {
  const lines = new LineIndex(source.text);
  const file = locatedFile(source, site.data, ({ path: [line] = [] }) => {
    const start = lines.start(Number(line));
    return lines.range(start, start + (/^[^ ]*/.exec(lines.lineText(Number(line)))?.[0].length ?? 0));
  });
  return { ...site, ...file };
}
