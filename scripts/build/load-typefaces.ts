import type { SiteContent } from "../../src/content.gen.ts";
import { createSiteTypefaces, type SiteTypefaces } from "../appearance/create-site-typefaces.ts";
import { measureOnce } from "../appearance/measure-once.ts";
import { bundleFolder } from "../bundle/run-bundler.ts";
import type { PageDigest } from "../content/check/digest-page.ts";
import { findLetters, type Letters } from "../content/markup/find-letters.ts";
import { decodeAsset } from "../content/read/asset-address.ts";
import { createAssetReader } from "../content/read/asset-reader.ts";
import { UsageError } from "../program/usage-error.ts";

interface ShownSite {
  readonly site: SiteContent;
  readonly digests: ReadonlyMap<string, PageDigest>;
}

/** Loads the typefaces that a site has chosen, of each the parts whose letters occur in its texts. */
export function loadTypefaces(pages: string, { site, digests }: ShownSite): Promise<SiteTypefaces> {
  const ofPages = countLetters(digests.values());
  const readAsset = createAssetReader(pages);
  return createSiteTypefaces(site.theme?.typeface, {
    folder: bundleFolder,
    display: "optional",
    letters: [...new Set([...ofPages.keys(), ...findLetters(site)])].sort(),
    frequent: [...ofPages].filter(([, count]) => count * 2 >= digests.size).map(([letters]) => letters),
    readOwn: (file) => readAsset(decodeAsset(file) ?? file) ?? failToRead(file),
    measure: (font) =>
      measureOnce(font).catch((error: unknown) => {
        const own = site.theme?.typeface?.own?.map(({ name }) => name).join(", ");
        const reason = error instanceof Error ? error.message : String(error);
        throw own === undefined ? error : new UsageError(`A file of ${own} cannot be read as a font: ${reason}`);
      }),
  });
}

/** On how many pages letters beyond Latin stand. */
function countLetters(digests: Iterable<PageDigest>): Map<Letters, number> {
  const counts = new Map<Letters, number>();
  for (const { letters = [] } of digests) for (const some of letters) counts.set(some, (counts.get(some) ?? 0) + 1);
  return counts;
}

function failToRead(file: string): never {
  // The check has found the file.
  throw new UsageError(`${file} changed while it was being built. Build again.`);
}
