import { parseAlone } from "../content/check/parse-file.ts";
import { runFileRules } from "../content/check/run-rules.ts";
import { composeContent, filledSource } from "../content/compose/compose-content.ts";
import type { Diagnostic } from "../content/diagnostic/diagnostic.ts";
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
import { type OtherFile, type SourceFile, tablesFolderOf } from "../content/read/read-content.ts";
import { isRoute } from "../content/read/route-form.ts";
import { bothForms, routeOf } from "../content/read/route-of.ts";
import { tooLarge } from "../content/rules/files/too-large.ts";
import { unreadableFile } from "../content/rules/files/unreadable-file.ts";
import { invalidCell } from "../content/rules/fill/invalid-cell.ts";
import { listOnDisk } from "../watch/disk.ts";
import { type ContentPlace, createFileMemory, type FileOnDisk } from "../watch/file-memory.ts";

/** The pages of the rows of a folder. */
interface RowPages {
  readonly pages: ReadonlyMap<string, SourceFile>;
  /** The mistakes in their table, and those in their template if it produces no pages. */
  readonly problems: readonly Diagnostic[];
  /** Whether they are the previous pages, because a mistake leaves none now. */
  readonly areOld: boolean;
}

/** Returns a function that gives the current files of a content folder, with the data that fills them. Unchanged files are the same objects. */
export function createDevSources(place: ContentPlace) {
  const latestAt = createFileMemory(place);
  const latestRows = new Map<string, RowPages["pages"]>();
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
    const rows = new Map<string, RowPages>();
    const rowsIn = (prefix: string): RowPages => {
      const known = rows.get(prefix);
      if (known) return known;
      const templates = namesIn(place, prefix)
        .filter((path) => rowKey(path) !== undefined)
        .flatMap(textAt);
      const made = templates.length > 0 ? rowsOf(templates, prefix) : noRows;
      rows.set(prefix, made);
      if (made !== noRows) latestRows.set(prefix, made.pages);
      return made;
    };
    const rowsOf = (templates: readonly SourceFile[], prefix: string): RowPages => {
      const found = namesIn(place, `${dataFolder}/`, true)
        .filter(isTable)
        // Hints need only the names of other files.
        .flatMap((path) => (mayName(templates, path) ? (fileAt(path) ?? []) : { path, displayPath: path, text: "" }));
      const tables = found.filter((file): file is SourceFile => "text" in file);
      const others = found.filter((file): file is OtherFile => !("text" in file));
      const tablesFolder = tablesFolderOf(place.pages, place.cwd);
      const raw = { ...content(...templates), tables, tablesFolder, others };
      const { sources, problems, unmade } = composeContent(raw, parseAlone);
      const areOld = [...unmade.values()].includes("mistake");
      const own = new Set([...tables, ...(areOld ? templates : [])].map(({ displayPath }) => displayPath));
      const made = sources.filter(({ path }) => path !== siteFileName).map((source) => [source.path, source] as const);
      return {
        pages: new Map([...((areOld && latestRows.get(prefix)) || []), ...made]),
        problems: [...runFileRules([unreadableFile, tooLarge], raw), ...problems.filter(({ file }) => own.has(file))],
        areOld,
      };
    };
    return {
      /** The file or the page of a row at a path; undefined if there is neither. */
      at(path: string): FileOnDisk | undefined {
        const file = fileAt(path) ?? rowsIn(path.slice(0, path.lastIndexOf("/") + 1)).pages.get(path);
        return file && "text" in file && values ? filledSource(file, values) : file;
      },
      /** The paths of the pages directly below a folder: those of files, then those of rows. */
      below(folder: string): readonly string[] {
        return [...pathsBelow(folder, place.pages), ...rowsIn(prefixOf(folder)).pages.keys()];
      },
      /** The mistakes that keep rows of a folder from being pages, or those of one row that is a page, and whether its page is an earlier version. */
      rowMistakes(folder: string, row?: number) {
        const { problems, areOld } = rowsIn(prefixOf(folder));
        const isAsked = ({ code, pointer }: Diagnostic) =>
          row === undefined
            ? code !== invalidCell.code
            : areOld || `${pointer}/`.startsWith(`/${row}/`) || pointer === "";
        return { mistakes: problems.filter(isAsked), areOld };
      },
    };
  };
}

const noRows: RowPages = { pages: new Map(), problems: [], areOld: false };

function prefixOf(folder: string): string {
  return folder === "/" ? "" : `${folder.slice(1)}/`;
}

export type DevSources = ReturnType<ReturnType<typeof createDevSources>>;

/** The paths of the files in a folder, which need not exist, optionally with those in its subfolders. */
function namesIn({ pages }: Pick<ContentPlace, "pages">, prefix: string, isDeep = false): readonly string[] {
  return listOnDisk(pages, prefix).flatMap((entry) => {
    const path = prefix + entry.name;
    if (isDeep && entry.isDirectory()) return namesIn({ pages }, `${path}/`, true);
    return entry.isFile() ? path : [];
  });
}

/** The paths of the files that can be pages directly below a folder, given as in `/guides`. */
function pathsBelow(folder: string, pages: string): readonly string[] {
  // Content may refer to a folder in any form. Invalid forms have no pages, and the check reports them.
  if (!isRoute(folder)) return [];
  return bothForms(folder === "/" ? "" : `${folder.slice(1)}/`)
    .flatMap((prefix) =>
      listOnDisk(pages, prefix).map((entry) => `${prefix}${entry.name}${entry.isDirectory() ? "/index.yaml" : ""}`),
    )
    .filter((path) => isYaml(path) && isRoute(routeOf(path)) && routeOf(path) !== folder)
    .sort();
}
