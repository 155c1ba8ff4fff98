import { createHash } from "node:crypto";
import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";

/** Writes a file of the cache with a checksum, by which the readers below detect that it was damaged or has the place of another. */
export function writeChecksummed(file: string, body: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, `${checksum(file, body)}\n`);
  appendFileSync(temporary, body);
  renameSync(temporary, file);
}

/** Reads what `writeChecksummed` wrote: undefined if there is no such file, `damaged` if the checksum does not match. */
export function readChecksummedBytes(file: string): Uint8Array | typeof damaged | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    // The functions of node:fs throw nothing else.
    return ["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "") ? undefined : damaged;
  }
  const end = bytes.indexOf(10);
  const body = bytes.subarray(end + 1);
  return end > 0 && bytes.toString("utf8", 0, end) === checksum(file, body) ? body : damaged;
}

/** The same for a text. */
export function readChecksummed(file: string): string | typeof damaged | undefined {
  const bytes = readChecksummedBytes(file);
  return bytes instanceof Uint8Array ? Buffer.from(bytes).toString("utf8") : bytes;
}

/** The checksum of a body, under the name of its file. */
function checksum(file: string, body: string | Uint8Array): string {
  const hash = createHash("sha256")
    .update(`${basename(file)}\n`)
    .update(body);
  return hash.digest("base64url").slice(0, 22);
}

export const damaged = Symbol("damaged");
