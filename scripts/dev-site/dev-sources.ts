import { parseAlone } from "../content/check/parse-file.ts";
import { composeContent, filledSource } from "../content/compose/compose-content.ts";
import { siteLanguages } from "../content/index/site-languages.ts";
import {
  dataFolder,
  factsFileName,
  isTable,
  isYaml,
  mayName,
  partsFolder,
  rowKey,
  siteFileName,
} from "../content/read/content-path.ts";
import type { SourceFile } from "../content/read/read-content.ts";
import { isRoute } from "../content/read/route-form.ts";
import { bothForms, routeOf } from "../content/read/route-of.ts";
import { listOnDisk } from "../watch/disk.ts";
import { type ContentPlace, createFileMemory, type FileOnDisk } from "../watch/file-memory.ts";

/** Returns a function that gives the files of a content folder as they are now, each with what it is filled with. The same object stands for a file as long as nothing that it is made of changes. */
export function createDevSources(place: ContentPlace) {
  const latestAt = createFileMemory(place);
  return () => {
    const read = new Map<string, FileOnDisk | undefined>();
    const fileAt = (path: string) => {
      if (!read.has(path)) read.set(path, latestAt(path));
      return read.get(path);
    };
    const textAt = (path: string): readonly SourceFile[] => {
      const file = fileAt(path);
      return file && "text" in file ? [file] : [];
    };
    const site = textAt(siteFileName);
    const homes = siteLanguages(site[0] && parseAlone(site[0]).file.data).map(({ home }) => `${home.slice(1)}/`);
    const facts = ["", ...homes.filter((home) => home !== "/")].flatMap((home) => textAt(home + factsFileName));
    const parts = namesIn(place, `${partsFolder}/`, true).flatMap(textAt);
    const shared = [...site, ...facts, ...parts];
    const content = (...sources: readonly SourceFile[]) => ({
      folder: "",
      others: [],
      assets: [],
      sources: [...shared, ...sources],
    });
    const { shared: values } = facts.length + parts.length > 0 ? composeContent(content(), parseAlone) : {};
    const rows = new Map<string, ReadonlyMap<string, SourceFile>>();
    const rowsIn = (prefix: string): ReadonlyMap<string, SourceFile> => {
      const known = rows.get(prefix);
      if (known) return known;
      const templates = namesIn(place, prefix)
        .filter((path) => rowKey(path) !== undefined)
        .flatMap(textAt);
      const isNamed = (path: string) => isTable(path) && mayName(templates, path);
      const tables = templates.length > 0 ? namesIn(place, `${dataFolder}/`, true).filter(isNamed).flatMap(textAt) : [];
      const { sources } =
        templates.length > 0 ? composeContent({ ...content(...templates), tables }, parseAlone) : { sources: [] };
      const made = new Map(sources.filter(({ path }) => path !== siteFileName).map((source) => [source.path, source]));
      rows.set(prefix, made);
      return made;
    };
    return {
      /** The file at a path, or the page of a row that has it; undefined where there is neither. */
      at(path: string): FileOnDisk | undefined {
        const file = fileAt(path) ?? rowsIn(path.slice(0, path.lastIndexOf("/") + 1)).get(path);
        return file && "text" in file && values ? filledSource(file, values) : file;
      },
      /** The paths of the pages directly below a folder: those of files, then those of rows. */
      below(folder: string): readonly string[] {
        const prefix = folder === "/" ? "" : `${folder.slice(1)}/`;
        return [...pathsBelow(folder, place.pages), ...rowsIn(prefix).keys()];
      },
    };
  };
}

export type DevSources = ReturnType<ReturnType<typeof createDevSources>>;

/** The paths of the files in a folder, which need not be there, or also of those in the folders in it. */
function namesIn({ pages }: Pick<ContentPlace, "pages">, prefix: string, isDeep = false): readonly string[] {
  return listOnDisk(pages, prefix).flatMap((entry) => {
    const path = prefix + entry.name;
    if (isDeep && entry.isDirectory()) return namesIn({ pages }, `${path}/`, true);
    return entry.isFile() ? path : [];
  });
}

/** The paths of the files that can be pages directly below a folder, which is named as in `/guides`. */
function pathsBelow(folder: string, pages: string): readonly string[] {
  // The content may name a folder in any form. Other forms have no pages, and the check reports them.
  if (!isRoute(folder)) return [];
  return bothForms(folder === "/" ? "" : `${folder.slice(1)}/`)
    .flatMap((prefix) =>
      listOnDisk(pages, prefix).map((entry) => `${prefix}${entry.name}${entry.isDirectory() ? "/index.yaml" : ""}`),
    )
    .filter((path) => isYaml(path) && isRoute(routeOf(path)) && routeOf(path) !== folder)
    .sort();
}
