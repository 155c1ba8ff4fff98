import { chmodSync, lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { diskPath } from "../content/read/disk-path.ts";
import { describeObstacle, reasonNotWritten } from "../content/read/obstacle.ts";
import { readBytes } from "../content/read/read-bytes.ts";

/** Writes a file of the renderer with one rename, so that it is never half written. Makes its folder if it is missing. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}.tmp`;
  writeFileSync(beside, text);
  renameSync(beside, file);
}

interface FileToReplace {
  readonly folder: string;
  readonly path: string;
}

/**
 * Replaces the text of a file with one rename, keeping its mode, so that readers see either the old text or the new
 * one. A file that is not `before` byte for byte stays as it is, and links are not followed. Returns the reason if it
 * was not replaced.
 */
export function replaceFile({ folder, path }: FileToReplace, before: string, after: string): string | undefined {
  let temporary: string | undefined;
  try {
    const bytes = readBytes(folder, path);
    if (!(bytes instanceof Uint8Array)) return `it ${describeObstacle(bytes)}`;
    if (!Buffer.from(before).equals(bytes)) return "it changed in the meantime";
    const file = join(folder, diskPath(folder, path));
    const { mode } = lstatSync(file);
    const beside = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
    // "wx" fails if the file exists, because it could be a link.
    writeFileSync(beside, after, { flag: "wx" });
    temporary = beside;
    chmodSync(temporary, mode);
    renameSync(temporary, file);
    return undefined;
  } catch (error) {
    if (temporary !== undefined) rmSync(temporary, { force: true });
    return reasonNotWritten(error);
  }
}
