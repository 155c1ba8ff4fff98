import { findFormat } from "../formats/all-formats.ts";
import { joinOpenings, type Openings } from "../formats/openings.ts";
import { type IndexedFile, indexContent, type Link, type PageFile, type Reference } from "../index/content-index.ts";
import { findLetters, type Letters, mayHaveLetters } from "../markup/find-letters.ts";
import { siteFileName } from "../read/content-path.ts";
import type { SourceFile } from "../read/read-content.ts";
import { routeOfPage } from "../read/route-of.ts";
import type { ContentModel } from "./content-model.ts";
import { parseFile, unknownFile } from "./parse-file.ts";
import { findsMistake } from "./run-rules.ts";

/**
 * The part of a page that the rest of a site depends on: everything above its blocks, and the references in its blocks.
 * Only a page without mistakes of its own has a digest. It is JSON, so that it can be kept between builds.
 */
export interface PageDigest {
  /** The path inside the content folder. */
  readonly path: string;
  /** The data of the page without its blocks. */
  readonly head: Readonly<Record<string, unknown>>;
  /** Anchors, folders, assets, pictures with their places, and links, in the order in which they stand. */
  readonly references: readonly (readonly [format: string, value: string, place?: string])[];
  /** What its texts have the Content-Security-Policy allow. */
  readonly opens?: Openings;
  /** The links in its Markdown. */
  readonly markdownLinks: readonly string[];
  /** The letters in its texts that need more than the Latin part of a font; without any there is no list. */
  readonly letters?: readonly Letters[];
}

/** A page without mistakes of its own: its data and its digest. */
export interface FlawlessPage {
  readonly data: unknown;
  readonly digest: PageDigest;
}

/**
 * Parses and validates a page, or returns undefined where it has a mistake of its own: then `checkContent` says which.
 */
export function digestPage(model: ContentModel, source: SourceFile): FlawlessPage | undefined {
  const { file, diagnostics } = parseFile(source, model.pageShape);
  if (diagnostics.length > 0 || !model.accepts.page(file.data)) return undefined;
  const page: PageFile = { ...file, isComplete: true, wrong: new Set(), route: routeOfPage(source.path) };
  const index = indexContent({ ...model, site: noFile, pages: [page], assets: [] });
  if (findsMistake(model.checks, "file", index)) return undefined;
  // The cast is safe: the schema accepted the data, and it accepts mappings alone.
  const { blocks: _, ...head } = file.data as Record<string, unknown>;
  const letters = mayHaveLetters(source.text) ? findLetters(file.data) : [];
  const opens = openingsOf(index.references);
  const digest: PageDigest = {
    path: source.path,
    head,
    references: index.references
      .filter(({ format }) => findFormat(format)?.isShared)
      .map(({ format, value, place }) =>
        place === undefined ? ([format, value] as const) : ([format, value, place] as const),
      ),
    ...(Object.keys(opens).length > 0 ? { opens } : {}),
    markdownLinks: index.links.filter(isInMarkdown).map(({ href }) => href),
    ...(letters.length > 0 ? { letters } : {}),
  };
  return { data: file.data, digest };
}

/** What the policy allows for some texts. */
export function openingsOf(references: readonly Reference[]): Openings {
  return joinOpenings(references.map(({ format, value }) => findFormat(format)?.opens?.(value) ?? {}));
}

/** An empty file in place of a site file or a page: no check finds a mistake in it. */
export const noFile: IndexedFile = {
  ...unknownFile({ path: siteFileName, displayPath: siteFileName, text: "" }),
  isComplete: true,
  wrong: new Set(),
};

function isInMarkdown({ excerpt }: Link): boolean {
  return excerpt !== undefined;
}
