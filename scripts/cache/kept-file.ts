import { createHash, type Hash } from "node:crypto";
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * Writes a file of the cache with a checksum, by which the readers below detect that it was damaged or belongs at another path. A long
 * text can be given in parts, which are never in memory together.
 */
export function writeKept(file: string, body: string | Uint8Array | Generator<string>): void {
  const parts = typeof body === "string" || body instanceof Uint8Array ? [body] : body;
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  const hash = hashFor(file);
  const descriptor = openSync(temporary, "w");
  try {
    writeSync(descriptor, `${" ".repeat(checksumLength)}\n`);
    for (const part of parts) {
      hash.update(part);
      writeFileSync(descriptor, part);
    }
    writeSync(descriptor, checksumOf(hash), 0);
  } finally {
    closeSync(descriptor);
  }
  renameSync(temporary, file);
}

/** The same, but ignores a file that cannot be written: it is made again each time. */
export function tryToKeep(file: string, body: string | Uint8Array): void {
  try {
    writeKept(file, body);
  } catch {}
}

/** The content that `writeKept` wrote; undefined if it is missing or damaged. */
export function readKept(file: string): Buffer | undefined {
  try {
    const bytes = readFileSync(file);
    const end = bytes.indexOf(10);
    const body = bytes.subarray(end + 1);
    return bytes.toString("utf8", 0, end) === checksumOf(hashFor(file).update(body)) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** The content of a file of the cache. If it is missing or damaged, it is made, and kept for next time. */
export async function keptInCache(file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const known = readKept(file);
  if (known) return known;
  const made = await make();
  tryToKeep(file, made);
  return made;
}

/** The same for a value that is JSON. */
export async function jsonInCache<Value>(file: string, make: () => Promise<Value>): Promise<Value> {
  const bytes = await keptInCache(file, async () => Buffer.from(JSON.stringify(await make())));
  // The cast is safe: the checksum is right and the folder belongs to this code, so the file is as it was written here.
  return JSON.parse(Buffer.from(bytes).toString("utf8")) as Value;
}

/** Removes the oldest entries of a folder of the cache that may go, so that at most `most` of these are left. */
export function removeOldest(folder: string, most: number, mayGo: (name: string) => boolean): void {
  try {
    const paths = readdirSync(folder).flatMap((name) => (mayGo(name) ? join(folder, name) : []));
    if (paths.length <= most) return;
    const dated = paths.map((path) => ({ path, time: statSync(path).mtimeMs }));
    dated.sort((a, b) => b.time - a.time);
    for (const { path } of dated.slice(most)) rmSync(path, { recursive: true, force: true });
  } catch {
    // Another build is removing them too, or the next one will.
  }
}

/** The hash for a file of the cache, which already covers its name but not yet its body. */
function hashFor(file: string): Hash {
  return createHash("sha256").update(`${basename(file)}\n`);
}

const checksumLength = 22;

function checksumOf(hash: Hash): string {
  return hash.digest("base64url").slice(0, checksumLength);
}
