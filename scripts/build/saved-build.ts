import { lstatSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { SiteContent } from "../../src/content.gen.ts";
import type { Crumb, PagePolicy } from "../../src/site.ts";
import type { SiteTypefaces } from "../appearance/create-site-typefaces.ts";
import { damaged, readChecksummed, writeChecksummed } from "../cache/checksummed-file.ts";
import { contentHash } from "../cache/content-hash.ts";
import type { SiteChecks } from "../content/answers/site-checks.ts";
import type { KnownPicture } from "../images/picture-memory.ts";
import type { WrittenFile } from "../publish/file-writer.ts";
import { folderStates } from "../publish/publish-output.ts";

/** A page as the last build left it. */
export interface SavedPage {
  /** The path inside the content folder. */
  readonly path: string;
  /** See `sourceVersion`. */
  readonly version: string;
  /** The checksum of its file. */
  readonly fileHash: string;
  /** See `DigestedPage`. */
  readonly moments?: readonly number[] | undefined;
  readonly next?: number | undefined;
  readonly isHidden: boolean;
  /** The checksum of its digest as JSON. */
  readonly digestHash: string;
  /** A checksum of the entries of all folders whose pages it shows, and of the facts about its pictures; empty where it shows neither. */
  readonly shownHash: string;
  /** Its Content-Security-Policy, where it opens something of its own. */
  readonly policy?: PagePolicy | undefined;
  /** The day that the page shows, such as `2025-05-03`; empty where it shows none. */
  readonly shownDay: string;
  readonly files: readonly WrittenFile[];
}

/** Another file as the last build left it. */
export interface SavedFile {
  /** The checksum of its content, or the version of the asset that it is a copy of. */
  readonly version: string;
  readonly file: WrittenFile;
}

/** The state that a build saves for the next one of the same pages into the same folder. */
export interface SavedBuild {
  /** The moment as of which its pages were examined, in milliseconds since 1970. */
  readonly at: number;
  /** See `Bundle`. */
  readonly bundle: string;
  /** The checksum of the site file. */
  readonly siteHash: string;
  readonly site: SiteContent;
  readonly typefaces: Pick<SiteTypefaces, "style" | "preloads">;
  /** The end of the announcement in the site file, also where it is over and `site` has none. */
  readonly announcedUntil: string | undefined;
  /** The ways to the folders of all pages. */
  readonly trails: readonly (readonly [folder: string, trail: readonly Crumb[]])[];
  /** The policy of a page that opens nothing of its own. */
  readonly plainPolicy: PagePolicy;
  /** The assets that were copied. */
  readonly assets: readonly SavedFile[];
  /** The assets that pages show as pictures, by their addresses. */
  readonly pictures: readonly (readonly [address: string, picture: KnownPicture])[];
  /** The addresses of the files whose numbers pages draw. */
  readonly dataFiles: readonly string[];
  /** The addresses of those pictures that were not copied, because nothing else leads to them. */
  readonly unpublished: readonly string[];
  /** The files that are neither pages nor assets. */
  readonly siteFiles: readonly SavedFile[];
  /** The folders of the output, each with a text that changes when something is added to it or removed. */
  readonly folders: readonly (readonly [path: string, state: string])[];
  readonly pages: readonly SavedPage[];
}

/** The day that pages of a build show, in universal time: `2025-05-03`. */
export function dayOf(today: Date): string {
  return today.toISOString().slice(0, 10);
}

/** Whether all folders of an output are there, and nothing was added to them or taken away since a build. */
export function isUntouched(out: string, { folders }: SavedBuild): boolean {
  const now = folderStates(
    out,
    folders.map(([folder]) => `${folder}/.`),
  );
  return JSON.stringify(now) === JSON.stringify(folders);
}

/** Where a build finds what an earlier one has saved. */
export interface BuildStore {
  /** The state that the last build has saved; undefined where none can be trusted. */
  read(): SavedBuild | undefined;
  /** The digests of all pages, as JSON by their paths, or undefined. */
  readDigests(): ReadonlyMap<string, string> | undefined;
  /** Forgets what was saved: the output is about to change. */
  forget(): void;
  /** Saves a build, and the digests of all pages where they have changed. Warns where that is not possible. */
  save(build: SavedBuild, digests: ReadonlyMap<string, string> | undefined): void;
}

/** The inputs that two builds must share for one to use what the other has saved. */
interface BuildIdentity {
  /** The name of the renderer's code. */
  readonly code: string;
  readonly pages: string;
  readonly out: string;
  readonly origin: string | undefined;
  readonly release: boolean;
  readonly drafts: boolean;
  /** What the site file says of severities: it decides what stops a build. */
  readonly checks: SiteChecks;
}

/** The consequence of a lost file, for the warning. */
const lost = { build: "everything is built anew", digests: "all pages are read anew" };

/** So many sites and output folders are remembered. */
const mostStores = 12;

/** The folder for what builds of the same pages into the same folder save, in a folder of the cache. */
function storeFolder(cache: string, { pages, out }: Pick<BuildIdentity, "pages" | "out">): string {
  return join(cache, contentHash(JSON.stringify([pages, out])));
}

/** Opens the store of a build below a folder of the cache. `warn` hears of what cannot be trusted. */
export function openStore(cache: string, identity: BuildIdentity, warn: (message: string) => void): BuildStore {
  const { pages, out } = identity;
  const folder = storeFolder(cache, identity);
  removeFileAt(cache);
  removeFileAt(folder);
  const file = join(folder, "build.json");
  const digestFile = join(folder, "digests.json");
  const read = <T>(path: string): T | undefined => {
    const text = readChecksummed(path);
    if (text === undefined) return undefined;
    const saved = text === damaged ? undefined : parseSaved<T>(text);
    if (saved?.identity.pages !== pages || saved.identity.out !== out) {
      warn(`The cache of earlier builds is damaged or not ours: ${lost[path === file ? "build" : "digests"]}.`);
      rmSync(path, { recursive: true, force: true });
      return undefined;
    }
    return JSON.stringify(saved.identity) === JSON.stringify(identity) ? saved.content : undefined;
  };
  const write = (path: string, content: unknown) => writeChecksummed(path, JSON.stringify({ identity, content }));
  return {
    read: () => read<SavedBuild>(file),
    readDigests: () => {
      const saved = read<[string, string][]>(digestFile);
      return saved && new Map(saved);
    },
    forget: () => rmSync(file, { force: true }),
    save(build, digests) {
      try {
        if (digests) write(digestFile, [...digests]);
        write(file, build);
        removeOldestStores(cache);
      } catch (error) {
        // The functions of node:fs throw nothing else. The site itself is there.
        warn(`The next build will start from nothing: the cache cannot be written (${(error as Error).message}).`);
      }
    },
  };
}

/** Removes a file that stands in the place of a folder of the cache, where it would be in the way of every build. */
function removeFileAt(folder: string): void {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === false) rmSync(folder, { force: true });
}

/** The identity is that of the code that wrote the file, and with it the form of its content. */
function parseSaved<T>(text: string): { identity: BuildIdentity; content: T } | undefined {
  try {
    // The checksum was right: the file is as this project wrote it.
    return JSON.parse(text) as { identity: BuildIdentity; content: T };
  } catch {
    return undefined;
  }
}

function removeOldestStores(cache: string): void {
  mkdirSync(cache, { recursive: true });
  // The folders of pictures and of builds that are running have names of their own.
  const stores = readdirSync(cache).filter((name) => name.length === contentHash("").length);
  const folders = stores.map((name) => join(cache, name));
  if (folders.length <= mostStores) return;
  const dated = folders.map((path) => ({ path, time: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }));
  dated.sort((a, b) => b.time - a.time);
  for (const { path } of dated.slice(mostStores)) rmSync(path, { recursive: true, force: true });
}
