import { join } from "node:path";
import { contentHash } from "../cache/content-hash.ts";
import { readKept, removeOldest, writeKept } from "../cache/kept-file.ts";
import type { SiteChecks } from "../content/answers/site-checks.ts";
import type { KnownPicture } from "../images/picture-memory.ts";
import type { LastChanges } from "../output/last-changes.ts";
import type { DigestedPage } from "../pages/page-messages.ts";
import type { WrittenFile } from "../publish/file-writer.ts";
import type { SavedFile } from "../publish/known-files.ts";

/** A page as the last build left it. */
export interface SavedPage {
  readonly digested: DigestedPage;
  readonly version: string;
  /** A checksum of everything the page is rendered from, except the day. */
  readonly inputs: string;
  /** The day that the page shows, such as `2025-05-03`; empty if it shows none. */
  readonly shownDay: string;
  readonly files: readonly WrittenFile[];
}

/** The state that a build saves for the next build of the same pages into the same folder. */
export interface SavedBuild {
  /** The time for which its pages were examined, in milliseconds since 1970. */
  readonly at: number;
  /** Whether there were facts, and a checksum of all files whose content was filled into pages. */
  readonly sharedHash: string;
  readonly bundle: string;
  readonly pictures: readonly (readonly [address: string, picture: KnownPicture])[];
  readonly changes?: LastChanges | undefined;
  readonly pages: readonly SavedPage[];
  /** All files other than pages. */
  readonly others: readonly SavedFile[];
}

/** The day that pages of a build show, in UTC: `2025-05-03`. */
export function dayOf(today: Date): string {
  return today.toISOString().slice(0, 10);
}

/** What two builds must have in common for one to use what the other has saved. */
interface BuildIdentity {
  readonly code: string;
  readonly pages: string;
  readonly out: string;
  readonly origin: string | undefined;
  readonly release: boolean;
  readonly drafts: boolean;
  /** The severities set in the site file, which decide what stops a build. */
  readonly checks: SiteChecks;
}

/** The number of sites and output folders that are remembered. */
const mostStores = 12;

/** Opens the store of a build below a folder of the cache. `warn` is called if nothing can be saved. */
export function openStore(cache: string, identity: BuildIdentity, warn: (message: string) => void) {
  const { pages, out } = identity;
  const folder = join(cache, contentHash(JSON.stringify([pages, out])));
  const file = join(folder, "build.json");
  return {
    /** The state that the last build saved; undefined if there is none that can be trusted. */
    read(): SavedBuild | undefined {
      const bytes = readKept(file);
      // The checksum matched: the file is as this code wrote it, or code of another identity.
      const saved = bytes && (JSON.parse(bytes.toString("utf8")) as { identity: BuildIdentity; content: SavedBuild });
      return JSON.stringify(saved?.identity) === JSON.stringify(identity) ? saved?.content : undefined;
    },
    save(content: SavedBuild) {
      try {
        writeKept(file, jsonOf(identity, content));
      } catch (error) {
        // The functions of node:fs throw nothing else. The site itself is there.
        warn(`The next build will start from scratch: the cache cannot be written (${(error as Error).message}).`);
      }
      // The folders of pictures and of running builds have names of other lengths.
      removeOldest(cache, mostStores, (name) => name.length === contentHash("").length);
    },
  };
}

/** The JSON of a saved build, in parts. */
function* jsonOf(identity: BuildIdentity, { pages, ...others }: SavedBuild): Generator<string> {
  const start = JSON.stringify({ identity, content: { ...others, pages: [] } });
  yield start.slice(0, -"]}}".length);
  for (let at = 0; at < pages.length; at += pagesInPart) {
    yield (at === 0 ? "" : ",") + JSON.stringify(pages.slice(at, at + pagesInPart)).slice(1, -1);
  }
  yield "]}}";
}

const pagesInPart = 1000;
