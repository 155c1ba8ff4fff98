import type { SiteContent } from "../../src/content.gen.ts";
import { decodeAsset } from "../content/read/asset-address.ts";
import { basePath } from "../content/read/base-path.ts";

/** The decoded addresses of the assets whose bytes every page depends on: the pictures of the brand, and the fonts. */
export function assetsOfSite({ brand, icon, origin, theme }: SiteContent): ReadonlySet<string> {
  const base = basePath(origin);
  const pictures = [brand.logo?.src.src, brand.logo?.dark?.src, icon].map((address) => address?.slice(base.length));
  const fonts = theme?.typeface?.own?.flatMap(({ file, bold, italic }) => [file, bold, italic]) ?? [];
  return new Set([...pictures, ...fonts].flatMap((address) => decodeAsset(address ?? "") || []));
}
