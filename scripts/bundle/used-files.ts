import type { Bundle } from "./bundle.ts";

/** The bundle without the modules and styles of blocks that no page of a site has. */
export function withUsedFiles(bundle: Bundle, types: ReadonlySet<string>): Bundle {
  const all = Object.entries(bundle.assets.blocks);
  const addressesOf = (blocks: typeof all) => {
    const sheets = new Set(blocks.flatMap(([, { stylesheets }]) => stylesheets));
    const styles = bundle.styles.parts.flatMap(({ path, address }) => (address && sheets.has(path) ? [address] : []));
    return new Set([...blocks.flatMap(([, { address, imports }]) => [address, ...imports]), ...styles]);
  };
  const ofBlocks = addressesOf(all);
  const used = addressesOf(all.filter(([type]) => types.has(type)));
  return { ...bundle, files: bundle.files.filter(({ path }) => !ofBlocks.has(`/${path}`) || used.has(`/${path}`)) };
}
