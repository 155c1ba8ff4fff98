export const assetsFolder = "_assets";
export const siteFileName = "_site.yaml";

/** Whether a file says what pages share: all pages, or those of a language, which are beside it. */
export function isSiteFile(path: string): boolean {
  return path === siteFileName || path.endsWith(`/${siteFileName}`);
}

/** The facts of the site, which its texts name: `_facts.yaml`, and beside the pages of a language those in its own words. */
export const factsFileName = "_facts.yaml";

/** The blocks that pages share, one file a part. */
export const partsFolder = "_parts";

/** The tables of which pages are made. */
export const dataFolder = "_data";

/** Whether a file is a table of which pages can be made. */
export function isTable(path: string): boolean {
  return path.startsWith(`${dataFolder}/`) && /\.(?:csv|json|yaml)$/.test(path);
}

/** The address by which templates name a table, or what else is in the folder of tables. */
export function tableAddress(path: string): string {
  return `/data${path.slice(dataFolder.length)}`;
}

/** What a YAML file of the content folder holds. Tables and assets are asked for before. */
export function fileKind(path: string): "site" | "language" | "facts" | "part" | "page" {
  if (path === siteFileName) return "site";
  if (isSiteFile(path)) return "language";
  if (path === factsFileName || path.endsWith(`/${factsFileName}`)) return "facts";
  return path.startsWith(`${partsFolder}/`) ? "part" : "page";
}

export function isPageFile(path: string): boolean {
  return fileKind(path) === "page";
}

/** Whether one of some templates may name a table, by their texts; a schema with its table, and a folder with what is in it. */
export function mayName(templates: readonly { readonly text: string }[], path: string): boolean {
  const address = tableAddress(path).replace(/(?<=\.)schema\.json$/, "");
  return templates.some(({ text }) => text.includes(address));
}

/** The name in brackets in the path of a page that is made once for each row of a table: `shops/[slug].yaml`. */
export function rowKey(path: string): string | undefined {
  return /(?:^|\/)\[([^/[\]]+)\]\.yaml$/.exec(path)?.[1];
}

/** The file of the content folder in which a check records warnings. It is hidden, and so no page. */
export const baselineFileName = ".baseline.json";

/** The file with the addresses that were published, hidden as that is. */
export const lockFileName = ".urls.lock";

/** The one hidden folder that is published: hosts and browsers look for its files at the root of a host (RFC 8615). */
const wellKnownFolder = `${assetsFolder}/.well-known/`;

/** The decoded address under which the site serves a file of the assets folder. */
export function assetAddress(path: string): string {
  const inside = path.slice(assetsFolder.length);
  return path.startsWith(wellKnownFolder) ? inside : `/assets${inside}`;
}

/** The path of the asset that the site serves under a decoded address, or undefined where it serves none there. */
export function assetAt(address: string): string | undefined {
  const path = `${assetsFolder}/${address.replace(/^\/(?:assets\/)?/, "")}`;
  return assetAddress(path) === address && !isHidden(path) ? path : undefined;
}

export function isAsset(path: string): boolean {
  return path.startsWith(`${assetsFolder}/`);
}

export function isYaml(path: string): boolean {
  return path.endsWith(".yaml") && !/(?:^|\/)\.[^/]*$/.test(path);
}

/**
 * The path that the author probably meant, where the name of a file resembles that of a page, else undefined:
 * `support.yml`, `support.YAML`, `support.yaml.txt` and `support.yaml.yaml` are all `support.yaml`.
 */
export function meantPath(path: string): string | undefined {
  const [, folder, name] = /^(.*\/)?([^/.][^/]{0,255}?)(?:\.ya?ml){1,60}(?:\.txt)?$/i.exec(path) ?? [];
  return name === undefined ? undefined : `${folder ?? ""}${name}.yaml`;
}

/** Whether a path inside the content folder is that of a page or the site file, or was meant to be. */
export function isPageLike(path: string): boolean {
  return isYaml(path) || meantPath(path) !== undefined;
}

/**
 * Back-up and swap files that editors write beside a file: `index.yaml~`, `#index.yaml#`, `index.yaml.bak`, `~$prices.docx`,
 * those of JetBrains, and the one with which Vim tries whether it may write.
 */
const leftover = /(?:~|\.(?:bak|orig|sw[a-z]|tmp)|___jb_(?:old|tmp)___)$|(?:^|\/)(?:#[^/]*#|~\$[^/]*|4913)$/i;

/**
 * Whether a path inside the content folder is hidden, as files of systems, editors and Git are: a name in it begins
 * with a dot, or it is a back-up of an editor. The folder `.well-known` is not hidden. The path of a folder ends in `/`.
 */
export function isHidden(path: string): boolean {
  if (leftover.test(path)) return true;
  return /(?:^|\/)\./.test(path.startsWith(wellKnownFolder) ? path.slice(wellKnownFolder.length) : path);
}
