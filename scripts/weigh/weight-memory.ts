import { rmSync } from "node:fs";
import { join } from "node:path";
import { damaged, readChecksummed, writeChecksummed } from "../cache/checksummed-file.ts";
import { contentHash } from "../cache/content-hash.ts";
import { removeOldest } from "../cache/remove-oldest.ts";
import type { Diagnostic } from "../content/diagnostic/diagnostic.ts";
import type { WrittenPage } from "../pages/page-messages.ts";
import { cacheFolder } from "../program/project.ts";

/** A page as it was weighed. */
export interface KnownWeight extends Pick<WrittenPage, "script" | "weight"> {
  /** A checksum of everything that the page is rendered from, but the day. */
  readonly key: string;
  /** The day that it shows; empty where it shows none. */
  readonly shownDay: string;
}

/** What came of weighing a site. */
interface Verdict {
  /** A text that changes with everything that the weights depend on, but the time. */
  readonly state: string;
  /** The first moment for which it holds, in milliseconds since 1970, and the first one after it for which it does not. */
  readonly from: number;
  readonly until: number;
  readonly mistakes: readonly Diagnostic[];
}

/** The weights of a site that earlier checks have found. */
export interface WeightMemory {
  readVerdict(): Verdict | undefined;
  /** The pages, by their paths inside the content folder. */
  readPages(): ReadonlyMap<string, KnownWeight>;
  /** Keeps both, where that is possible: what is not kept is weighed again. */
  write(verdict: Verdict, pages: ReadonlyMap<string, KnownWeight>): void;
}

/** So many files of other sites are kept. */
const mostOthers = 24;

const folder = join(cacheFolder, "weights");

/** Opens what is known of a content folder. Paths in reports depend on where the command runs. */
export function openWeightMemory(pages: string): WeightMemory {
  const name = contentHash(JSON.stringify([pages, process.cwd()]));
  const verdictFile = join(folder, `${name}.json`);
  const pagesFile = join(folder, `${name}-pages.json`);
  return {
    readVerdict: () => read<Verdict>(verdictFile),
    readPages: () => new Map(read<[string, KnownWeight][]>(pagesFile)),
    write(verdict, known) {
      try {
        writeChecksummed(pagesFile, JSON.stringify([...known]));
        writeChecksummed(verdictFile, JSON.stringify(verdict));
        removeOldest(folder, new Set([`${name}.json`, `${name}-pages.json`]), mostOthers);
      } catch {}
    },
  };
}

/** The checksum says that it is as this project wrote it, and every value of it depends on the name of the code. */
function read<T>(file: string): T | undefined {
  const text = readChecksummed(file);
  if (typeof text === "string") return JSON.parse(text) as T;
  if (text === damaged) rmSync(file, { recursive: true, force: true });
  return undefined;
}
