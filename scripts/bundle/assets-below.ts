import type { BlockAssets, PageAssets } from "../../src/site.ts";
import { bundleFolder } from "./run-bundler.ts";

/** The assets of a site that is served below a path, made from those of a site at the root of a host. */
export function assetsBelow(base: string, assets: PageAssets): PageAssets {
  if (base === "") return assets;
  const below = (address: string) => base + address;
  const { entry, app, behaviours, services, blocks, fonts, siteStyle, scripts } = assets;
  return {
    ...assets,
    base,
    entry: below(entry),
    app: below(app),
    behaviours: mapValues(behaviours, below),
    services: mapValues(services, below),
    blocks: mapValues(blocks, (block): BlockAssets => {
      return { ...block, address: below(block.address), imports: block.imports.map(below) };
    }),
    ...(fonts ? { fonts: fonts.map(below) } : {}),
    ...(siteStyle === undefined ? {} : { siteStyle: styleBelow(base, siteStyle) }),
    ...(scripts ? { scripts: scripts.map(below) } : {}),
  };
}

/** The text of styles, with the addresses of their files below a path. */
export function styleBelow(base: string, text: string): string {
  return text.replaceAll(`url(/${bundleFolder}/`, `url(${base}/${bundleFolder}/`);
}

function mapValues<In, Out>(
  values: Readonly<Record<string, In>>,
  toValue: (value: In) => Out,
): Readonly<Record<string, Out>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toValue(value)]));
}
