import { resolve } from "node:path";
import { loadModel } from "../cache/load-model.ts";
import { nameInContent, routeOfName } from "../command-line/content-names.ts";
import type { Flags } from "../command-line/options.ts";
import { requireBlockType } from "../command-line/require-block-type.ts";
import { requireLanguage } from "../command-line/require-language.ts";
import { requirePages } from "../command-line/require-pages.ts";
import { indexRawContent } from "../content/check/check-content.ts";
import type { ContentModel } from "../content/check/content-model.ts";
import type { ContentIndex } from "../content/index/content-index.ts";
import { assetAddress, factsFileName, isAsset } from "../content/read/content-path.ts";
import { readContent } from "../content/read/read-content.ts";
import { suggest } from "../content/rules/toolkit/suggest.ts";
import { findPlaces, type PlaceQuestion, placesReport } from "../content/search/find-places.ts";
import { namesIn } from "../content/values/scopes.ts";
import { UsageError } from "../program/usage-error.ts";

export function run(flags: Flags<"where">): number {
  const model = loadModel(flags.project);
  const question = questionOf(flags, model);
  const content = indexRawContent(model, readContent(requirePages(flags.pages), process.cwd()));
  if (question.kind === "fact") requireFact(content, question.name);
  if (question.kind === "untranslated") requireLanguage(content.site.data, question.code);
  const places = findPlaces(content, question);
  process.stdout.write(placesReport(places));
  if (question.kind === "links-to" && places.length === 0) process.stderr.write(nearPage(content, question.address));
  return 0;
}

/** A suggestion for a route that no page has; empty if there is no similar page. */
function nearPage({ pages }: ContentIndex, route: string): string {
  const near = pages.some((page) => page.route === route)
    ? undefined
    : suggest(
        route,
        pages.map((page) => page.route),
      );
  return near === undefined ? "" : `There is no page ${route}. Did you mean ${near}?\n`;
}

/** Throws a UsageError for a fact that does not exist. */
function requireFact({ shared }: ContentIndex, name: string): void {
  const names = [...(shared?.facts.values() ?? [])].flatMap(({ data }) => namesIn(data));
  if (names.some((one) => one === name || one.startsWith(`${name}.`))) return;
  const near = suggest(name, names);
  const known = near === undefined ? "" : ` Did you mean "${near}"?`;
  throw new UsageError(`There is no fact ${JSON.stringify(name)} in ${factsFileName}.${known}`);
}

function questionOf(flags: Flags<"where">, model: ContentModel): PlaceQuestion {
  const { block, "links-to": address, untranslated, fact } = flags;
  if (fact !== undefined) return { kind: "fact", name: fact };
  if (untranslated !== undefined) return { kind: "untranslated", code: untranslated, model };
  if (block !== undefined) {
    requireBlockType(block, model.blockTypes);
    return { kind: "block", type: block };
  }
  if (address !== undefined) return { kind: "links-to", address: meantAddress(address, resolve(flags.pages)) };
  return { kind: "unused" };
}

/** The address that links have, if a page is asked for by its file or without a slash, or a mailbox without `mailto:`. */
function meantAddress(address: string, pages: string): string {
  if (/^[^\s@/:]+@[^\s@/]+$/.test(address)) return `mailto:${address}`;
  const name = nameInContent(address, pages);
  if (isAsset(name)) return assetAddress(name);
  const [path = "", anchor] = address.split("#");
  if (path === "" || /^[a-z]+:|\.(?!yaml$)\w+$/.test(path)) return address;
  const route = routeOfName(path, pages);
  return anchor === undefined ? route : `${route}#${anchor}`;
}
