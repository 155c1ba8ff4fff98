import { assetAddress } from "../content/read/content-path.ts";
import { isOver } from "../content/resolve/build-site.ts";
import { isIntact } from "../output/file-writer.ts";
import { assetsOfSite } from "./assets-of-site.ts";
import type { BuildContext } from "./build-context.ts";
import type { ExaminedPage } from "./examine-pages.ts";
import type { SavedBuild, SavedFile } from "./saved-build.ts";
import type { ScannedFile } from "./scan-content.ts";

interface SiteState extends Pick<BuildContext, "out" | "today"> {
  readonly siteHash: string;
  readonly examined: readonly ExaminedPage[];
  readonly assets: readonly ScannedFile[];
}

/** Whether all that files know of each other is as in the last build, and everything beside the pages is still there. */
export function isSameSite(saved: SavedBuild, { siteHash, examined, assets, out, today }: SiteState): boolean {
  const shown = assetsOfSite(saved.site);
  const isAnnounced = saved.announcedUntil !== undefined && !isOver({ until: saved.announcedUntil }, today);
  return (
    saved.siteHash === siteHash &&
    (saved.announcedUntil === undefined || isAnnounced === (saved.site.announcement !== undefined)) &&
    saved.assets.length === assets.length &&
    saved.assets.every((asset, index) => isSameAsset(shown, asset, assets[index])) &&
    saved.pages.length === examined.length &&
    examined.every((page) => page.saved?.digestHash === page.digestHash) &&
    saved.siteFiles.every(({ file }) => isIntact(out, file))
  );
}

/** Whether an asset has the address that one of the last build had, and is the same file where every page depends on it. */
function isSameAsset(
  shown: ReadonlySet<string>,
  { version, file }: SavedFile,
  asset: ScannedFile | undefined,
): boolean {
  const address = asset && assetAddress(asset.path);
  if (address !== `/${file.path}`) return false;
  return !shown.has(address) || (asset?.version !== "" && asset?.version === version);
}
