import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Outputs {
  /** The number of pages of the content. */
  readonly pages: number;
  /** The output folders of the two programs. */
  readonly folders: readonly [string, string];
  /** The pages whose text is compared, as paths without an ending. */
  readonly samples: readonly string[];
}

/**
 * Throws unless both outputs have all pages, with the same elements and text in the samples. Otherwise the times of the
 * two programs could not be compared.
 */
export function verifySamePages({ pages, folders, samples }: Outputs): void {
  for (const folder of folders) {
    const count = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
      // The renderer makes a not-found page by itself: it is none of the content.
      (path) => path.endsWith(".html") && path !== "404.html",
    ).length;
    if (count !== pages) throw new Error(`${folder} has ${count} HTML files; expected ${pages}.`);
  }
  for (const sample of samples) {
    const [ours, theirs] = folders.map((folder) => mainContent(readFileSync(join(folder, `${sample}.html`), "utf8")));
    if (!ours || ours !== theirs) {
      throw new Error(`${sample} differs:\n${folders[0]}: ${ours}\n${folders[1]}: ${theirs}`);
    }
  }
}

/** The content of a page's `<main>`: its elements without their attributes and without the end tags that HTML lets out, and its text. */
function mainContent(html: string): string {
  const main = html.match(/<main\b[^>]*>(.*)<\/main>/s)?.[1] ?? "";
  return main
    .replace(/<\/(?:li|p|d[dt]|t[dhr]|thead|tbody)>/g, " ")
    .replace(/<(\/?\w+)[^>]*>/g, " <$1> ")
    .replace(/\s+/g, " ")
    .trim();
}
