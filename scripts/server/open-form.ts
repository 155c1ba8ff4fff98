import type { IncomingHttpHeaders } from "node:http";
import { chooseEncoding } from "./choose-encoding.ts";
import type { CompressedSite } from "./compress-site.ts";
import { type OpenFile, openFile } from "./open-file.ts";

/**
 * Opens the compressed form of a file that the client prefers, and closes the file then; else the file stays as it is. Each
 * form has a tag of its own, and the date of the file.
 */
export async function openForm(
  file: OpenFile,
  { "accept-encoding": accept }: IncomingHttpHeaders,
  site: CompressedSite,
): Promise<OpenFile> {
  const forms = site.formsOf(file);
  // Node's types allow a list for most headers, but only `set-cookie` is ever one.
  const encoding = chooseEncoding(accept as string | undefined, [...forms.keys()]);
  // Somebody may have emptied the cache.
  const form = encoding && (await openFile(forms.get(encoding) ?? ""));
  if (!form) return file;
  await file.handle.close();
  return { ...form, path: file.path, encoding, tag: file.tag.replace(/"$/, `-${encoding}"`), modified: file.modified };
}
