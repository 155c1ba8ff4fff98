import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";

/** Writes a file of the cache with a checksum, by which `readChecksummed` detects that it was damaged or has the place of another. */
export function writeChecksummed(file: string, body: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, `${checksum(file, body)}\n${body}`);
  renameSync(temporary, file);
}

/**
 * Reads the text that `writeChecksummed` wrote: undefined if there is no such file, `damaged` if the checksum does not
 * match.
 */
export function readChecksummed(file: string): string | typeof damaged | undefined {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    // The functions of node:fs throw nothing else.
    return ["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "") ? undefined : damaged;
  }
  const end = text.indexOf("\n");
  const body = text.slice(end + 1);
  return end > 0 && text.slice(0, end) === checksum(file, body) ? body : damaged;
}

/** As `writeChecksummed`, for a file that is no text. */
export function writeChecksummedBytes(file: string, body: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, Buffer.concat([Buffer.from(`${checksum(file, body)}\n`), body]));
  renameSync(temporary, file);
}

/** As `readChecksummed`, for a file that is no text; undefined also where it cannot be trusted. */
export function readChecksummedBytes(file: string): Uint8Array | undefined {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch {
    return undefined;
  }
  const end = bytes.indexOf(10);
  const body = bytes.subarray(end + 1);
  return Buffer.from(bytes.subarray(0, Math.max(end, 0))).toString() === checksum(file, body) ? body : undefined;
}

/** The checksum of a body, under the name of its file. */
function checksum(file: string, body: string | Uint8Array): string {
  return createHash("sha256")
    .update(`${basename(file)}\n`)
    .update(body)
    .digest("base64url")
    .slice(0, 22);
}

export const damaged = Symbol("damaged");
