import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Outputs {
  /** How many pages the content has. */
  readonly pages: number;
  /** The folders that two programs have built from it. */
  readonly folders: readonly [string, string];
  /** The pages whose text is compared, as paths without an ending. */
  readonly samples: readonly string[];
}

/** Throws unless both outputs have all pages, with the same text in the samples: other times would compare nothing. */
export function verifySamePages({ pages, folders, samples }: Outputs): void {
  for (const folder of folders) {
    const count = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
      path.endsWith(".html"),
    ).length;
    if (count !== pages) throw new Error(`${folder} has ${count} HTML files; expected ${pages}.`);
  }
  for (const sample of samples) {
    const [ours, theirs] = folders.map((folder) => mainText(readFileSync(join(folder, `${sample}.html`), "utf8")));
    if (!ours || ours !== theirs) {
      throw new Error(`${sample} differs:\n${folders[0]}: ${ours}\n${folders[1]}: ${theirs}`);
    }
  }
}

/** What there is to read in a page's `<main>`: headings, cards, lists and all. */
function mainText(html: string): string {
  const main = html.match(/<main\b[^>]*>(.*)<\/main>/s)?.[1] ?? "";
  return main
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
