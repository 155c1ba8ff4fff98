import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { isAbsent, type OpenFile, openFile } from "./open-file.ts";

/**
 * Opens the file at the given path segments below a folder, as static hosts find it: `a` is `a`, `a.html` or
 * `a/index.html`. Links are not followed: the real path has to equal the requested one, in upper and lower case too.
 */
export async function openSiteFile(folder: string, names: readonly string[]): Promise<OpenFile | undefined> {
  const root = await realPath(folder);
  if (root === undefined) return undefined;
  for (const candidate of candidates(names)) {
    const path = join(root, ...candidate);
    const file = (await realPath(path)) === path ? await openFile(path) : undefined;
    if (file) return file;
  }
  return undefined;
}

function candidates(names: readonly string[]): (readonly string[])[] {
  const index = [...names, "index.html"];
  const last = names.at(-1);
  return last === undefined ? [index] : [names, [...names.slice(0, -1), `${last}.html`], index];
}

async function realPath(path: string): Promise<string | undefined> {
  try {
    return await realpath(path);
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}
