import { LineIndex } from "../../diagnostic/line-index.ts";
import { type ContentIndex, type IndexedFile, mayHave, type PageFile } from "../../index/content-index.ts";
import { addressFinder, publishedAddresses, readLock, routeIn } from "../../index/published-addresses.ts";
import { lockFileName, rowKey } from "../../read/content-path.ts";
import type { SourceFile } from "../../read/read-content.ts";
import type { Finding, Words } from "../../yaml/to-diagnostic.ts";
import { otherPage } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { suggest } from "../toolkit/suggest.ts";
import { excerpt } from "../toolkit/wording.ts";
import { whyHidden } from "./hidden-parts.ts";
import { mayHaveAnchor } from "./unknown-anchor.ts";
import { createKnownTargets } from "./unknown-link.ts";

/** Addresses that were published and lead nowhere any more. */
export const vanishedAddress: Check = {
  code: "vanished-address",
  isLowerable: true,
  scope: "site",
  meaning: `A route or an anchor that was published, as ${lockFileName} records it, is gone, and nothing leads from it elsewhere: links from other sites, mails and search engines would lead nowhere. Or a line of that file is no address.`,
  bad: { [lockFileName]: "/\n«/prices»\n", "offers.yaml": otherPage("Offers") },
  good: { [lockFileName]: "/\n/prices\n", "offers.yaml": otherPage("Offers\nredirectFrom: [/prices]") },
  check(content) {
    const { lock, pages, pagesAt, hiding } = content;
    if (!lock) return [];
    const { addresses, damaged } = readLock(lock.text);
    const file = fileOf(lock, content);
    const find = addressFinder(content);
    const targets = createKnownTargets(content);
    let proposed: ReturnType<typeof createProposer> | undefined;
    const found = Array.from(addresses).flatMap(([address, { line, reason }]): Finding[] => {
      const route = routeIn(address);
      const anchor = address.slice(route.length + 1);
      const page = pagesAt.get(route);
      const whereabouts = find(address);
      // The anchors of a page go with it.
      if (reason !== undefined || whereabouts.is !== "gone" || (!page && anchor !== "")) return [];
      // What is wrong in a page, and is reported by itself, may be what is missing.
      const mayBeThere = page
        ? mayHaveAnchor(content, page, anchor)
        : targets.has(route) || pages.some((one) => mayHave(one, route));
      if (mayBeThere) return [];
      const at = { file, path: [line] };
      if (page) return [{ at, ...lostAnchor(address, anchor, page) }];
      const { hidden } = whereabouts;
      proposed ??= createProposer(content, addresses);
      const why = hidden && hiding && whyHidden({ file: hidden, path: [], at: hiding.at });
      return [
        {
          at,
          ...lostRoute(route, why?.reason, proposed(route)),
          related: why && { at: why.place, message: "This hides it." },
        },
      ];
    });
    return [...found, ...damaged.map((line) => ({ at: { file, path: [line] }, ...noAddress }))];
  },
};

const noAddress: Words = {
  message: "This line is no address, expected one such as /prices or /prices#bread.",
  hint: "Write the file anew: check --update-urls keeps every line that is one, also those of both sides of a merge conflict.",
};

const orAccept = 'or accept that links to it are dead: check --update-urls --reason "why".';

function lostRoute(route: string, reason: string | undefined, page: PageFile | undefined): Words {
  const line = `"redirectFrom: [${route}]"`;
  const redirect = page
    ? `If ${page.source.displayPath} takes its place, add ${line} to it,`
    : `Add ${line} to the page that takes its place,`;
  return {
    message: `The address "${excerpt(route)}" was published${reason === undefined ? " and is gone" : `, and its page ${reason}`}, expected the page or a redirect.`,
    hint: `${redirect} ${orAccept}`,
  };
}

function lostAnchor(address: string, anchor: string, { source }: PageFile): Words {
  return {
    message: `The address "${excerpt(address)}" was published, and nothing in ${source.displayPath} has that anchor any more.`,
    hint: `Add "id: ${anchor}" to the block that takes its place, ${orAccept}`,
  };
}

/** The lock file as one in which a path is the number of a line. */
function fileOf(source: SourceFile, { site }: ContentIndex): IndexedFile {
  const lines = new LineIndex(source.text);
  return {
    ...site,
    source,
    locate([line]) {
      const start = lines.start(Number(line));
      return lines.range(start, start + (/^[^ ]*/.exec(lines.lineText(Number(line)))?.[0].length ?? 0));
    },
    isDamaged: () => false,
  };
}

/**
 * Returns a function that finds the page which has clearly taken the place of another: of the pages that are new since the lock file was
 * written, the only one with its anchors, or with its name, or else the one with nearly its route.
 */
function createProposer(
  content: ContentIndex,
  locked: ReadonlyMap<string, unknown>,
): (route: string) => PageFile | undefined {
  // An old address in the template of many pages would be that of all.
  const isAlone = ({ source }: PageFile) => rowKey(source.displayPath) === undefined;
  const fresh = publishedAddresses(content)
    .flatMap((one) => (locked.has(one) ? [] : (content.pagesByRoute.get(one) ?? [])))
    .filter(isAlone);
  return (route) => {
    if (fresh.length === 0) return undefined;
    const inLock = [...locked.keys()].filter((one) => one.startsWith(`${route}#`));
    const anchors = inLock.map((one) => one.slice(route.length + 1));
    const only = (fits: (page: PageFile) => boolean) => {
      const [page, another] = fresh.filter(fits);
      return another ? undefined : page;
    };
    const name = route.slice(route.lastIndexOf("/"));
    const near = suggest(
      route,
      fresh.map((page) => page.route),
    );
    return (
      only((page) => anchors.length > 0 && anchors.every((anchor) => content.anchorsOf(page).has(anchor))) ??
      only((page) => page.route.endsWith(name)) ??
      (near === undefined ? undefined : content.pagesByRoute.get(near))
    );
  };
}
