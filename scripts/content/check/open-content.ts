import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { fromPointer, valueAt } from "../diagnostic/path.ts";
import { type ContentIndex, type IndexedFile, indexContent, type PageFile } from "../index/content-index.ts";
import { type FormattedValues, isSeenIn } from "../index/formatted-values.ts";
import { comingMoments, isEverShown, isShown, type View, withHoles } from "../index/publication.ts";
import type { PictureInspector } from "../pictures/inspect-picture.ts";
import { isPageFile, isSiteFile, isYaml, meantPath, siteFileName } from "../read/content-path.ts";
import type { OtherFile, RawContent, SourceFile } from "../read/read-content.ts";
import { routeOfPage } from "../read/route-of.ts";
import { wrongType } from "../rules/schema-errors/wrong-type.ts";
import type { ContentFile } from "../yaml/content-file.ts";
import { isComposed, rowNumber, type SharedValues, type UnmadeFolders } from "../yaml/fillings.ts";
import { unknownFile } from "../yaml/written-file.ts";
import type { ContentModel, DiagnosedFile } from "./content-model.ts";

/** Content that has been read, perhaps with a picture inspector that remembers results. */
export interface ContentToCheck extends RawContent {
  readonly inspectPicture?: PictureInspector;
  /** The facts and parts that pages are composed of, if any. */
  readonly shared?: SharedValues | undefined;
  readonly unmade?: UnmadeFolders;
}

export interface OpenContent {
  readonly view: View;
  /** The moment of the view, and the later ones when something is published or expires. */
  readonly moments: readonly number[];
  /** Everything, published or not. */
  readonly whole: ContentIndex;
  /** Everything that is or will be published, at once. */
  readonly kept: ContentIndex;
  /** The index of some pages with the site file, for single-file checks. */
  only(pages: readonly PageFile[]): ContentIndex;
  /** The parts that are published at a moment. */
  at(moment: number): ContentIndex;
  /** True for a mistake in content that the view neither shows nor will show. */
  isLeftOut(diagnostic: Diagnostic): boolean;
  withView(view: View): OpenContent;
}

/** Opens content, in which some files may have mistakes. Each index has what could be read. */
export function openContent(
  model: ContentModel,
  {
    raw,
    checked,
    view,
  }: { readonly raw: ContentToCheck; readonly checked: readonly DiagnosedFile[]; readonly view: View },
): OpenContent {
  const dataOf = new Map<string, unknown>();
  for (const { source, data } of checked.map(({ file }) => file))
    if (isPageFile(source.path)) dataOf.set(source.displayPath, data).set(source.path, data);
  const isLeftOut = ({ file, pointer: own, of }: Diagnostic) => {
    const { path = file, pointer = own } = of ?? {};
    const data = dataOf.get(path);
    const block = /^\/blocks\/\d+/.exec(pointer)?.[0];
    return !isEverShown(data, view) || (block !== undefined && !isEverShown(valueAt(data, fromPointer(block)), view));
  };
  const { siteFiles, pages } = openedFiles(raw, checked, isLeftOut);
  const known = new WeakMap<IndexedFile, FormattedValues>();
  const { assets, readAsset, inspectPicture, shared: values, unmade, lock } = raw;
  const shared = { ...model, ...{ siteFiles, assets, readAsset, inspectPicture, unmade, lock, known }, shared: values };
  const whole = indexContent({ ...shared, pages, at: view.at });
  const select = (keeps: (part: unknown) => boolean, at: number) => {
    const selected = pages.flatMap((page) => {
      const data = withHoles(page.data, keeps);
      return keeps(page.data) ? [data === page.data ? page : { ...page, data }] : [];
    });
    const isSeen = isSeenIn(siteFiles, at);
    const isWhole =
      (view.shows === "everything" || siteFiles.every((file) => isSeen({ file, path: ["announcement"] }))) &&
      selected.length === pages.length &&
      selected.every((page, index) => page === pages[index]);
    return isWhole ? whole : indexContent({ ...shared, pages: selected, hiding: { at, whole }, at });
  };
  const shown = pages.filter(({ data }) => isEverShown(data, view));
  const coming = new Set(shown.flatMap(({ data }) => comingMoments(data, view)));
  const content: OpenContent = {
    view,
    moments: [view.at, ...[...coming].sort((a, b) => a - b)],
    whole,
    kept: select((part) => isEverShown(part, view), view.at),
    only: (some) => indexContent({ ...shared, pages: some }),
    at: (moment) => select((part) => isShown(part, { ...view, at: moment }), moment),
    isLeftOut,
    withView: (other) => (other === view ? content : openContent(model, { raw, checked, view: other })),
  };
  return content;
}

/**
 * The files of the site and the pages. Files that cannot be read are included, so that links to them are not reported too. A file is
 * complete if all its mistakes are in parts that are left out.
 */
function openedFiles(
  raw: RawContent,
  checked: readonly DiagnosedFile[],
  isLeftOut: (diagnostic: Diagnostic) => boolean,
): { siteFiles: [IndexedFile, ...IndexedFile[]]; pages: PageFile[] } {
  const unread = unreadPages(raw).map(unreadFile);
  const files: IndexedFile[] = [
    ...checked.map(({ file, diagnostics, lost = [] }) => ({
      ...file,
      isComplete: diagnostics.every(isLeftOut),
      wrong: new Set([...lost, ...diagnostics.flatMap((one) => wrongValue(file, one) ?? [])]),
    })),
    ...unread,
  ];
  const site =
    files.find(({ source }) => source.path === siteFileName) ??
    unreadFile({ path: siteFileName, displayPath: `${raw.folder}/${siteFileName}` });
  return {
    siteFiles: [site, ...files.filter((file) => file !== site && isSiteFile(file.source.path))],
    pages: files
      .filter(({ source }) => isPageFile(source.path))
      .map((file) => ({ ...file, route: routeOfPage(file.source.path), row: rowNumber(file.source) })),
  };
}

/**
 * Pages that cannot be read, and files that were meant to be pages by their names, unless another page already has
 * the route.
 */
function unreadPages({ sources, others }: RawContent): readonly OtherFile[] {
  const taken = new Set([siteFileName, ...sources.map(({ path }) => path)].map(routeOfPage));
  return others.filter(({ path }) => {
    if (isYaml(path)) return true;
    const route = routeOfPage(path);
    if (meantPath(path) === undefined || taken.has(route)) return false;
    taken.add(route);
    return true;
  });
}

function unreadFile({ path, displayPath: file }: Pick<SourceFile, "path" | "displayPath">): IndexedFile {
  return { ...unknownFile({ path, displayPath: file, text: "" }), isComplete: false, wrong: new Set() };
}

/** The pointer of the value that a mistake is about; undefined for syntax errors, and for values that a composed page is filled with. */
function wrongValue({ source }: ContentFile, { code, of, pointer }: Diagnostic): string | undefined {
  const isAboutValue = pointer !== "" || code === wrongType.code;
  return isAboutValue ? (isComposed(source) ? of?.pointer : pointer) : undefined;
}
