import { parseFile } from "../content/check/parse-file.ts";
import { valueAt } from "../content/diagnostic/path.ts";
import { originFormat } from "../content/formats/address-formats.ts";
import { basePath } from "../content/read/address-form.ts";
import { siteFileName } from "../content/read/content-path.ts";
import { readBytes } from "../content/read/read-bytes.ts";
import { decodeFile } from "../content/read/read-content.ts";

/** The base path of the site of a content folder. Empty also while the site file has no valid one. */
export function readBase(pages: string): string {
  const bytes = readBytes(pages, siteFileName);
  if (!(bytes instanceof Uint8Array)) return "";
  const source = decodeFile({ path: siteFileName, displayPath: siteFileName }, bytes);
  const origin = "text" in source ? valueAt(parseFile(source).file.data, ["origin"]) : undefined;
  return typeof origin === "string" && originFormat.accepts(origin) ? basePath(origin) : "";
}
