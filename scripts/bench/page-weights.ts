import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** The bytes of a built page in brotli. */
export interface ServedWeight {
  /** The path of the HTML file below the output folder. */
  readonly page: string;
  /** The HTML with the styles in it. */
  readonly html: number;
  /** The scripts that the page loads by itself. */
  readonly script: number;
}

/** The weight of every page of a built site, heaviest first. */
export function pageWeights(out: string): ServedWeight[] {
  const sizes = new Map<string, number>();
  const sizeOf = (path: string) => {
    const known = sizes.get(path) ?? brotliCompressSync(readFileSync(join(out, path))).length;
    sizes.set(path, known);
    return known;
  };
  return readdirSync(out, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".html"))
    .map((page) => {
      const scripts = readFileSync(join(out, page), "utf8").matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g);
      const script = Array.from(scripts, ([, path = ""]) => sizeOf(path)).reduce((sum, size) => sum + size, 0);
      return { page, html: sizeOf(page), script };
    })
    .sort((a, b) => b.html + b.script - a.html - a.script);
}
