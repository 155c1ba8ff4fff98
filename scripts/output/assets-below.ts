import type { PageAssets } from "../../src/site.ts";
import { bundleFolder } from "./bundle-renderer.ts";

/** The assets of a site that is served below a path, from those of one that is served at the root of a host. */
export function assetsBelow(base: string, assets: PageAssets): PageAssets {
  if (base === "") return assets;
  const { entry, app, fonts, ground, siteStyle, stylesheet, scripts } = assets;
  const below = (addresses: readonly string[] | undefined) => addresses?.map((address) => base + address);
  const styleBelow = (text: string | undefined) =>
    text?.replaceAll(`url(/${bundleFolder}/`, `url(${base}/${bundleFolder}/`);
  return {
    base,
    entry: base + entry,
    app: base + app,
    fonts: below(fonts),
    ground,
    siteStyle: styleBelow(siteStyle),
    stylesheet: styleBelow(stylesheet),
    ...(scripts ? { scripts: scripts.map((address) => base + address) } : {}),
  };
}
