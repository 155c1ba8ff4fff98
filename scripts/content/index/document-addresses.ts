import { valueAt } from "../diagnostic/path.ts";

/** The addresses of the documents that the build makes of a site, as its file names them. */
export function documentAddresses(siteData: unknown): readonly string[] {
  const documents = valueAt(siteData, ["documents"]);
  if (!Array.isArray(documents)) return [];
  return documents.flatMap((document: unknown) => {
    const file = valueAt(document, ["file"]);
    return typeof file === "string" ? [documentAddress(file)] : [];
  });
}

/** The address of a document by the name of its file: that of an asset. */
export function documentAddress(file: string): string {
  return `/assets/${file}`;
}
