import { isDeepStrictEqual } from "node:util";
import type { ContentModel } from "../check/content-model.ts";
import { compareText, type Range } from "../diagnostic/diagnostic.ts";
import { listAt, type ValuePath, valueAt } from "../diagnostic/path.ts";
import { findFormat } from "../formats/all-formats.ts";
import { parseLink } from "../formats/parse-link.ts";
import { type AssetName, assetNames, unusedAssets } from "../index/asset-names.ts";
import type { ContentIndex, IndexedFile, LinkReference, PageFile } from "../index/content-index.ts";
import { withOwnTargets } from "../index/link-target.ts";
import { isDraft, isInDraft } from "../index/publication.ts";
import { translationsIn } from "../index/translations.ts";
import { assetAt } from "../read/content-path.ts";
import { printable } from "../report/printable.ts";
import { pagesToTranslate } from "../rules/checks/missing-translation.ts";
import { staleTranslation } from "../rules/checks/stale-translation.ts";
import { count } from "../rules/toolkit/wording.ts";
import type { Original } from "../translate/original.ts";
import { sharedOriginals } from "../translate/originals.ts";
import { untranslatedRoutes } from "../translate/page-originals.ts";
import { usesInFacts } from "../values/scopes.ts";
import type { ContentFile } from "../yaml/content-file.ts";

interface FoundPlace {
  readonly file: string;
  /** Undefined for a whole file. */
  readonly range?: Range;
  readonly text: string;
}

export type PlaceQuestion =
  | { readonly kind: "block"; readonly type: string }
  /** The links and folder lists that lead to a route, one of its anchors, an asset or an external address. */
  | { readonly kind: "links-to"; readonly address: string }
  /** The pages that a language lacks, or has only as drafts or out of date, and the texts of the site, facts and parts that it lacks. */
  | { readonly kind: "untranslated"; readonly code: string; readonly model: ContentModel }
  /** The texts that use a fact, or a fact of a group. */
  | { readonly kind: "fact"; readonly name: string }
  | { readonly kind: "unused" };

/** Finds all places that answer a question, in the order of files, lines and columns. */
export function findPlaces(content: ContentIndex, question: PlaceQuestion): FoundPlace[] {
  const places = search(content, question).sort(
    (a, b) =>
      compareText(a.file, b.file) ||
      (a.range?.line ?? 0) - (b.range?.line ?? 0) ||
      (a.range?.column ?? 0) - (b.range?.column ?? 0),
  );
  // A place in a part is found once for every page that uses it.
  return places.filter((one, at) => at === 0 || !isDeepStrictEqual(one, places[at - 1]));
}

function search(content: ContentIndex, question: PlaceQuestion): FoundPlace[] {
  switch (question.kind) {
    case "block":
      return content.pages.flatMap((page) => blocksOfType(page, question.type));
    case "links-to":
      return parseLink(question.address)?.kind === "asset"
        ? placesOfAsset(content, question.address)
        : [...linksTo(content, question.address), ...foldersWith(content, question.address)];
    case "untranslated":
      return [
        ...placesOfUntranslated(content, question.code),
        ...untranslatedTexts(sharedOriginals(question.model, content, question.code)),
      ];
    case "fact":
      return usesOfFact(content, question.name);
    case "unused":
      return unusedAssets(content).map((address) => ({
        file: content.site.source.displayPath.replace(/(?<![^/])[^/]*$/, assetAt(address) ?? ""),
        text: address,
      }));
  }
}

function usesOfFact({ siteFiles, pages, shared }: ContentIndex, name: string): FoundPlace[] {
  const uses = [...siteFiles, ...pages].flatMap(({ uses = [] }) => uses).filter(({ kind }) => kind === "fact");
  return [...uses, ...usesInFacts(shared)]
    .filter((use) => use.name === name || use.name.startsWith(`${name}.`))
    .map(({ file, path }) => placeOfValue(file, path, String(valueAt(file.data, path))));
}

function blocksOfType(page: PageFile, type: string): FoundPlace[] {
  return listAt(page.data, ["blocks"]).flatMap((block, index) => {
    if (valueAt(block, ["type"]) !== type) return [];
    const title = valueAt(block, ["title"]);
    return [placeInFile(page, ["blocks", index, "type"], typeof title === "string" ? `${type}: ${title}` : type)];
  });
}

/** An address without an anchor matches links with any anchor. */
function linksTo({ links, pages, site }: ContentIndex, address: string): FoundPlace[] {
  const [one] = withOwnTargets([{ href: address, target: parseLink(address) }], site.data);
  const asked = one?.target;
  const leadsThere = ({ file, target, href }: LinkReference): boolean => {
    if (asked?.kind !== "internal" || target?.kind !== "internal")
      return href === address || (asked?.kind === "external" && href.startsWith(`${address}?`));
    if (target.route === undefined && asked.anchor === undefined) return false;
    const route = target.route ?? pages.find((page) => page.source === file.source)?.route;
    return route === asked.route && (asked.anchor === undefined || asked.anchor === target.anchor);
  };
  return links.filter(leadsThere).map(placeOfLink);
}

function foldersWith(content: ContentIndex, route: string): FoundPlace[] {
  return content.references
    .filter(
      ({ format, value }) =>
        findFormat(format)?.listsPages && content.folders.get(value)?.some((page) => page.route === route),
    )
    .map(({ file, path, value }) => placeInFile(file, path, `the pages of ${value}`));
}

function placesOfAsset(content: ContentIndex, asset: string): FoundPlace[] {
  return assetNames(content)
    .filter(({ address, href }) => address !== undefined && [href, address].includes(asset))
    .map(placeOfLink);
}

function placesOfUntranslated(content: ContentIndex, code: string): FoundPlace[] {
  const find = translationsIn(content);
  const missing = pagesToTranslate(content, untranslatedRoutes(content)).filter(
    ({ route }) => find(route).get(code) === undefined,
  );
  const stale = new Set(staleTranslation.check(content).map(({ at }) => at.file));
  const there = content.pages.filter(({ route }) => find(route).get(code) === route);
  const older = there.filter((page) => stale.has(page));
  const begun = there.filter((page) => isDraft(page.data) && !stale.has(page));
  const place = (page: PageFile, words: string) =>
    placeInFile(page, ["title"], `${page.route} – ${String(valueAt(page.data, ["title"]))}${words}`);
  return [
    ...[...missing, ...begun].map((page) => place(page, "")),
    ...older.map((page) => place(page, " (out of date)")),
  ];
}

/** The texts that visitors of a language read untranslated. The name of the brand may be the same in all languages. */
function untranslatedTexts(shared: readonly Original[]): FoundPlace[] {
  return shared.flatMap(({ file, texts }) => {
    const missing = texts.filter(({ path, there }) => there === undefined && path.join(".") !== "brand.name");
    return missing.map(({ path, text }) => placeOfValue(file, path, text));
  });
}

function placeOfValue(file: ContentFile, path: ValuePath, text: string): FoundPlace {
  return { file: file.source.displayPath, range: file.place({ path }), text };
}

function placeOfLink({ file, path, href, excerpt }: LinkReference | AssetName): FoundPlace {
  const { file: name, line, column, endLine, endColumn } = file.place({ path, excerpt });
  const text = isInDraft(file.data, path) ? `(draft) ${href}` : href;
  return { file: name, range: { line, column, endLine, endColumn }, text };
}

function placeInFile(file: IndexedFile, path: ValuePath, text: string): FoundPlace {
  return placeOfLink({ file, path, href: text, excerpt: undefined, target: undefined });
}

/** The list of places, in the form `file:line:column` that editors can open, and their number. */
export function placesReport(places: readonly FoundPlace[]): string {
  const lines = places.map(({ file, range, text }) => {
    const line = text.replaceAll(/\s+/g, " ").trim();
    const place = range ? `${file}:${range.line}:${range.column}` : file;
    return printable(`${place}  ${line.length > longestText ? `${line.slice(0, longestText - 1)}…` : line}`);
  });
  return [...lines, places.length === 0 ? "Nowhere." : `${count(places.length, "place")}.`, ""].join("\n");
}

const longestText = 100;
