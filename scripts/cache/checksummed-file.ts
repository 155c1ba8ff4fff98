import { createHash, type Hash } from "node:crypto";
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from "node:fs";
import { basename, dirname } from "node:path";

/**
 * Writes a file of the cache with a checksum, by which the readers below detect that it was damaged or has the place of another. A long
 * text can come in parts, which are never in memory together.
 */
export function writeChecksummed(file: string, body: string | Uint8Array | Generator<string>): void {
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
  return end > 0 && bytes.toString("utf8", 0, end) === checksumOf(hashFor(file).update(body)) ? body : damaged;
}

/** The same for a text. */
export function readChecksummed(file: string): string | typeof damaged | undefined {
  const bytes = readChecksummedBytes(file);
  return bytes instanceof Uint8Array ? Buffer.from(bytes).toString("utf8") : bytes;
}

/** The hash of a body under the name of its file, before the body. */
function hashFor(file: string): Hash {
  return createHash("sha256").update(`${basename(file)}\n`);
}

const checksumLength = 22;

function checksumOf(hash: Hash): string {
  return hash.digest("base64url").slice(0, checksumLength);
}

export const damaged = Symbol("damaged");
