import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { contentHash } from "./content-hash.ts";

/** What is kept in the cache bears a checksum: a file that is not as it was written is never trusted. */
export function writeChecksummed(file: string, body: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, `${contentHash(body)}\n${body}`);
  renameSync(temporary, file);
}

/** The text that `writeChecksummed` wrote; undefined where there is no such file, and `damaged` where it is not as it was written. */
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
  return end > 0 && text.slice(0, end) === contentHash(body) ? body : damaged;
}

export const damaged = Symbol("damaged");
