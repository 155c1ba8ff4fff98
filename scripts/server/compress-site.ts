import { mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentHash } from "../cache/content-hash.ts";
import type { Encoding } from "./choose-encoding.ts";
import { type OpenFile, openFile } from "./open-file.ts";

/** The compressed forms of the files of a built site. */
export interface CompressedSite {
  /** The forms of a file, in the order of preference; none for one that has changed since. */
  formsOf(file: OpenFile): ReadonlyMap<Encoding, string>;
}

/** The endings of files that become smaller. Pictures and fonts are compressed already. */
const compressible = new Set([".html", ".js", ".css", ".svg", ".xml", ".txt", ".json", ".webmanifest"]);

/** Files of fewer bytes fit into one packet anyway. */
const leastBytes = 1024;

const compressors: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      // The highest quality takes thirty times as long, for files that are some 5 % smaller.
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};
const encodings: readonly Encoding[] = ["br", "gzip"];

/**
 * Compresses the files of a built site into a folder beside the cache, several at a time. What is there from the last time
 * is used again, by the content of the file and its own checksum; what no file of the site needs is removed.
 */
export async function compressSite(out: string, folder: string): Promise<CompressedSite> {
  mkdirSync(folder, { recursive: true });
  const known = readKnown(folder);
  const forms = new Map<string, { readonly tag: string; readonly files: ReadonlyMap<Encoding, string> }>();
  const waiting = listCompressible(out);
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const found = await compressFile(path, { folder, known });
      if (found) forms.set(path, found);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const used = new Set([...forms.values()].flatMap(({ files }) => [...files.values()]));
  for (const name of readdirSync(folder))
    if (!used.has(join(folder, name))) rmSync(join(folder, name), { force: true });
  return {
    formsOf({ path, tag }) {
      const known = forms.get(path);
      return known?.tag === tag ? known.files : new Map();
    },
  };
}

function listCompressible(out: string): string[] {
  const root = realpathSync(out);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The compressed files of the last time, by the checksum of what they were made from and their coding. */
type KnownForms = ReadonlyMap<string, string>;

function readKnown(folder: string): KnownForms {
  const known = new Map<string, string>();
  for (const name of readdirSync(folder)) {
    const [source = "", own = "", encoding = ""] = name.split(".");
    // A damaged file is made anew.
    if (contentHash(readFileSync(join(folder, name))) === own) known.set(`${source}.${encoding}`, join(folder, name));
  }
  return known;
}

interface FormsPlace {
  readonly folder: string;
  readonly known: KnownForms;
}

async function compressFile(path: string, { folder, known }: FormsPlace) {
  const file = await openFile(path);
  if (!file) return undefined;
  const { tag, size, handle } = file;
  try {
    if (size < leastBytes) return undefined;
    const bytes = await handle.readFile();
    const source = contentHash(bytes);
    const files = new Map<Encoding, string>();
    for (const encoding of encodings) {
      const before = known.get(`${source}.${encoding}`);
      const form = before ?? writeForm(folder, `${source}.${encoding}`, await compressors[encoding](bytes));
      files.set(encoding, form);
    }
    return { tag, files };
  } finally {
    await handle.close();
  }
}

function writeForm(folder: string, name: string, bytes: Buffer): string {
  const [source, encoding] = name.split(".");
  const file = join(folder, `${source}.${contentHash(bytes)}.${encoding}`);
  // Two sites may be started at once.
  const beside = join(folder, `${process.pid}.${source}.new`);
  writeFileSync(beside, bytes);
  renameSync(beside, file);
  return file;
}
