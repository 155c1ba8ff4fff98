import type { SiteContent } from "../../src/content.gen.ts";
import { decodeAsset } from "../content/read/asset-address.ts";
import { basePath } from "../content/read/base-path.ts";
import { assetAddress } from "../content/read/content-path.ts";
import { isOver } from "../content/resolve/build-site.ts";
import { isIntact } from "../publish/file-writer.ts";
import type { BuildContext } from "./build-context.ts";
import type { ExaminedPage } from "./examine-pages.ts";
import type { SavedBuild } from "./saved-build.ts";
import type { ScannedFile } from "./scan-content.ts";

interface SiteState extends Pick<BuildContext, "out" | "today"> {
  readonly siteHash: string;
  readonly examined: readonly ExaminedPage[];
  readonly assets: readonly ScannedFile[];
}

/** Whether all that files know of each other is as in the last build, and everything beside the pages is still there. */
export function isSameSite(saved: SavedBuild, { siteHash, examined, assets, out, today }: SiteState): boolean {
  const shown = new Set([
    ...assetsOfSite(saved.site),
    ...saved.pictures.map(([address]) => address),
    ...saved.dataFiles,
  ]);
  const isAnnounced = saved.announcedUntil !== undefined && !isOver({ until: saved.announcedUntil }, today);
  return (
    saved.siteHash === siteHash &&
    (saved.announcedUntil === undefined || isAnnounced === (saved.site.announcement !== undefined)) &&
    areSameAssets(saved, shown, assets) &&
    saved.pages.length === examined.length &&
    examined.every((page) => page.saved?.digestHash === page.digestHash) &&
    saved.siteFiles.every(({ file }) => isIntact(out, file))
  );
}

/** Whether the assets are those of the last build, and those that pages depend on are the same files. */
function areSameAssets(saved: SavedBuild, shown: ReadonlySet<string>, assets: readonly ScannedFile[]): boolean {
  const copied = new Map(saved.assets.map(({ version, file }) => [`/${file.path}`, version]));
  const before = new Map([...copied, ...saved.pictures.map(([address, { version }]) => [address, version] as const)]);
  return (
    assets.length === saved.assets.length + saved.unpublished.length &&
    assets.every(({ path, version }) => {
      const address = assetAddress(path);
      const known = before.get(address);
      return known !== undefined && (!shown.has(address) || (version !== "" && version === known));
    })
  );
}

/** The decoded addresses of the assets whose bytes every page depends on: the pictures of the brand, and the fonts. */
function assetsOfSite({ brand, icon, origin, theme }: SiteContent): ReadonlySet<string> {
  const base = basePath(origin);
  const pictures = [brand.logo?.src.src, brand.logo?.dark?.src, icon].map((address) => address?.slice(base.length));
  const fonts = theme?.typeface?.own?.flatMap(({ file, bold, italic }) => [file, bold, italic]) ?? [];
  return new Set([...pictures, ...fonts].flatMap((address) => decodeAsset(address ?? "") || []));
}
