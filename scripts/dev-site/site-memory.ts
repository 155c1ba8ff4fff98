import { siteChecks } from "../content/answers/site-checks.ts";
import { type ContentModel, stoppingModel } from "../content/check/content-model.ts";
import { indexSite } from "../content/check/index-digests.ts";
import { parseFile } from "../content/check/parse-file.ts";
import type { ContentIndex } from "../content/index/content-index.ts";
import { languageFilePath, siteLanguages } from "../content/index/site-languages.ts";
import { siteFileName } from "../content/read/content-path.ts";
import type { SourceFile } from "../content/read/read-content.ts";
import { type FileOnDisk, rememberFiles } from "../watch/file-memory.ts";
import type { DevSources } from "./dev-sources.ts";

interface KnownSite {
  /** The file of the site, and those of its languages. */
  readonly files: readonly FileOnDisk[];
  readonly wrong: readonly FileOnDisk[];
  /** The index of these files, with the last correct version of each language's file; undefined if there is none. */
  readonly index: ContentIndex | undefined;
}

/** Returns a function that reads the files of a site, and indexes them again only if one has changed. */
export function createSiteMemory(model: ContentModel): (sources: DevSources) => KnownSite | undefined {
  const dataOf = rememberFiles((file) => ("text" in file ? parseFile(file).file.data : undefined));
  const lastRight = new Map<string, FileOnDisk>();
  let known: KnownSite | undefined;
  return ({ at }) => {
    const site = at(siteFileName);
    if (!site) return undefined;
    const data = dataOf(site);
    const ofLanguages = siteLanguages(data)
      .slice(1)
      .map(languageFilePath)
      .flatMap((path) => at(path) ?? []);
    const files = [site, ...ofLanguages];
    if (known?.files.length === files.length && files.every((file) => known?.files.includes(file))) return known;
    const checked = stoppingModel(model, siteChecks(data));
    const indexOf = (some: readonly FileOnDisk[]) => {
      const sources = some.filter((file): file is SourceFile => "text" in file);
      return sources.length === some.length ? indexSite(checked, sources) : undefined;
    };
    const index = indexOf(files);
    if (index) for (const file of ofLanguages) lastRight.set(file.path, file);
    const ofWrongLanguage = index || !indexOf([site]) ? [] : ofLanguages.filter((file) => !indexOf([site, file]));
    if (ofWrongLanguage.length === 0) known = { files, wrong: index ? [] : files, index };
    else {
      // Other languages stay current, and this one stays at its last correct version.
      const usable = ofLanguages.map((file) => (ofWrongLanguage.includes(file) ? lastRight.get(file.path) : file));
      known = { files, wrong: ofWrongLanguage, index: indexOf([site, ...usable.filter((file) => file !== undefined)]) };
    }
    return known;
  };
}
