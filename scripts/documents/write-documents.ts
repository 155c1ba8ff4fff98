import type { SiteContent } from "../../src/content.gen.ts";
import type { Route } from "../../src/site.ts";
import { type Bundle, loadRenderer } from "../bundle/bundle.ts";
import { contentHash } from "../cache/content-hash.ts";
import type { ContentModel } from "../content/check/content-model.ts";
import { parseFile } from "../content/check/parse-file.ts";
import { shownPage, type View } from "../content/index/publication.ts";
import { documentAddress } from "../content/index/site-data.ts";
import { addressForm, pageHref } from "../content/read/address-form.ts";
import { readBytes } from "../content/read/read-bytes.ts";
import { decodeFile } from "../content/read/read-content.ts";
import { routeOfPage } from "../content/read/route-of.ts";
import { resolvePage } from "../content/resolve/build-site.ts";
import { createFileWriter, isIntact, type WrittenFile } from "../publish/file-writer.ts";
import { documentContent } from "./document-content.ts";

interface Source {
  /** The content folder. */
  readonly pages: string;
  readonly model: ContentModel;
  readonly view: View;
  readonly site: SiteContent;
}

interface DocumentsOptions extends Source {
  /** The paths of the published pages inside the content folder. */
  readonly published: readonly string[];
  /** The output folder, and the files in it that are known from the last build. */
  readonly out: string;
  readonly before: readonly SavedDocument[];
  readonly to: string;
  bundle(): Promise<Bundle>;
  warn(message: string): void;
}

/** A file with the checksum of what it was made from. */
interface SavedDocument {
  readonly version: string;
  readonly file: WrittenFile;
}

/**
 * Writes the documents of a site to a folder, those of them whose content is not that of the last build: a change of any page
 * that a document takes blocks from, and of nothing else, makes it anew.
 */
export async function writeDocuments(options: DocumentsOptions): Promise<readonly SavedDocument[]> {
  const { site, published, out, to, bundle, warn } = options;
  const before = new Map(options.before.map((known) => [known.file.path, known]));
  const writer = createFileWriter(to);
  const form = addressForm(site.origin, site);
  const paths = new Map(published.map((path) => [pageHref(form, routeOfPage(path)), path]));
  const files: SavedDocument[] = [];
  for (const document of site.documents ?? []) {
    const taken = document.pages.flatMap((address) => readRoute(options, paths.get(address)) ?? []);
    const content = documentContent(site, document, taken);
    const path = documentAddress(document.file).slice(1);
    const version = contentHash(JSON.stringify([content, site.language]));
    const known = before.get(path);
    if (known?.version === version && isIntact(out, known.file)) files.push(known);
    else {
      const { renderDocument } = loadRenderer((await bundle()).rendererFile);
      // Imported here, because most builds make none.
      const { writePdf } = await import("./write-pdf.ts");
      const { title } = document;
      const { bytes, missing } = await writePdf(renderDocument(content), { title, language: site.language });
      if (missing.size > 0) {
        warn(`/${path} lacks letters that no typeface has: ${[...missing].join(" ")}. Write those words otherwise.`);
      }
      files.push({ version, file: writer.write(path, bytes) });
    }
  }
  return files;
}

/** A page as its file is now, or nothing where it is not published. */
function readRoute({ pages, model, view, site }: Source, path: string | undefined): Route | undefined {
  if (path === undefined) return undefined;
  const bytes = readBytes(pages, path);
  const source = bytes instanceof Uint8Array ? decodeFile({ path, displayPath: path }, bytes) : undefined;
  if (!source || !("text" in source)) return undefined;
  const data = shownPage(parseFile(source, model.pageShape).file.data, view);
  const nothing = { folders: new Map(), trail: undefined, inspectPicture: () => undefined };
  return resolvePage(model, data, { route: routeOfPage(path), site, ...nothing });
}
