import { chmodSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * Replaces the text of a file in one step, keeping its mode: whoever reads meanwhile sees the old text or the new one.
 * Returns why that was not possible; a file that is no longer `before` byte for byte is left alone.
 */
export function replaceFile(path: string, before: string, after: string): string | undefined {
  let temporary: string | undefined;
  try {
    const file = realpathSync(path);
    if (!readFileSync(file).equals(Buffer.from(before))) return "it changed meanwhile";
    temporary = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
    writeFileSync(temporary, after);
    chmodSync(temporary, statSync(file).mode);
    renameSync(temporary, file);
    return undefined;
  } catch (error) {
    if (temporary !== undefined) rmSync(temporary, { force: true });
    return (error as NodeJS.ErrnoException).message;
  }
}
