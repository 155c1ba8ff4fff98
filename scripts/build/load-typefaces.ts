import type { SiteContent } from "../../src/content.gen.ts";
import { createSiteTypefaces, type SiteTypefaces } from "../appearance/create-site-typefaces.ts";
import { measureOnce } from "../appearance/measure-font.ts";
import { shrinkFont } from "../appearance/shrink-font.ts";
import { bundleFolder } from "../bundle/run-bundler.ts";
import type { PageDigest } from "../content/check/digest-page.ts";
import { findLetters, type Letters } from "../content/fonts/find-letters.ts";
import type { Subset } from "../content/fonts/typefaces.ts";
import { decodeAsset } from "../content/read/asset-address.ts";
import { createAssetReader } from "../content/read/asset-reader.ts";
import { UsageError } from "../program/usage-error.ts";
import type { BuildOptions } from "./build-options.ts";

interface ShownSite extends Pick<BuildOptions, "project" | "pages"> {
  readonly sites: readonly [SiteContent, ...SiteContent[]];
  readonly digests: ReadonlyMap<string, PageDigest>;
}

/**
 * Loads the typefaces that a site uses, only the parts whose letters occur in its texts. If one of the site's own font files cannot be
 * read, returns its address.
 */
export async function loadTypefaces({
  project,
  pages,
  sites,
  digests,
}: ShownSite): Promise<SiteTypefaces | { readonly unreadableFont: string }> {
  const { codeFolder } = project;
  const [site] = sites;
  const ofPages = countLetters(digests.values());
  const readAsset = createAssetReader(pages);
  const own = new Map<Uint8Array, string>();
  const readOwn = (file: string) => {
    const address = decodeAsset(file) ?? file;
    const font = readAsset(address) ?? failToRead(file);
    own.set(font, address);
    return font;
  };
  const options = {
    folder: bundleFolder,
    display: "optional" as const,
    letters: [...new Set([...ofPages.keys(), ...findLetters(sites)])].sort(),
    frequent: [...ofPages].filter(([, count]) => count * 2 >= digests.size).map(([letters]) => letters),
    readOwn,
    measure: (font: Uint8Array) =>
      measureOnce(codeFolder, font).catch((error: unknown) => {
        const address = own.get(font);
        // Fonts that come with the renderer can be read.
        throw address === undefined ? error : new UnreadableFont(address);
      }),
    shrink: (font: Uint8Array, subset: Subset) => shrinkFont(codeFolder, font, subset),
  };
  try {
    return await createSiteTypefaces(site.theme?.typeface, options);
  } catch (error) {
    if (error instanceof UnreadableFont) return { unreadableFont: error.message };
    throw error;
  }
}

/** The message is the address. */
class UnreadableFont extends Error {}

/** The number of pages on which letters beyond the basic ones appear. */
function countLetters(digests: Iterable<PageDigest>): Map<Letters, number> {
  const counts = new Map<Letters, number>();
  for (const { letters = [] } of digests) for (const some of letters) counts.set(some, (counts.get(some) ?? 0) + 1);
  return counts;
}

function failToRead(file: string): never {
  // It was there when the check ran.
  throw new UsageError(`${file} changed during the build. Build again.`);
}
