export const assetsFolder = "_assets";
export const siteFileName = "_site.yaml";

/** Whether a file is the site file, or that of a language, which is next to the pages of the language. */
export function isSiteFile(path: string): boolean {
  return path === siteFileName || path.endsWith(`/${siteFileName}`);
}

/** The file of facts that texts can use: `_facts.yaml`, and one next to the pages of a language for that language. */
export const factsFileName = "_facts.yaml";

/** The folder of blocks that pages share, one file per part. */
export const partsFolder = "_parts";

/** The folder of tables from which pages are made. */
export const dataFolder = "_data";

/** Whether a file is a table from which pages can be made. */
export function isTable(path: string): boolean {
  return path.startsWith(`${dataFolder}/`) && /\.(?:csv|json|yaml)$/.test(path);
}

/** The address by which templates refer to a table, or to anything else in the folder of tables. */
export function tableAddress(path: string): string {
  return `/data${path.slice(dataFolder.length)}`;
}

/** The kind of a YAML file in the content folder that is not a table or an asset. */
export function fileKind(path: string): "site" | "language" | "facts" | "part" | "page" {
  if (path === siteFileName) return "site";
  if (isSiteFile(path)) return "language";
  if (path === factsFileName || path.endsWith(`/${factsFileName}`)) return "facts";
  return path.startsWith(`${partsFolder}/`) ? "part" : "page";
}

export function isPageFile(path: string): boolean {
  return fileKind(path) === "page";
}

/** Whether the text of a template may refer to a table, to the table of a schema, or to a table in a folder. */
export function mayName(templates: readonly { readonly text: string }[], path: string): boolean {
  const address = tableAddress(path).replace(/(?<=\.)schema\.json$/, "");
  return templates.some(({ text }) => text.includes(address));
}

/** The name in brackets in the path of a page that is made once for each row of a table: `shops/[slug].yaml`. */
export function rowKey(path: string): string | undefined {
  return /(?:^|\/)\[([^/[\]]+)\]\.yaml$/.exec(path)?.[1];
}

/** The file in the content folder in which a check records warnings. It is hidden, so it is not a page. */
export const baselineFileName = ".baseline.json";

/** The file of published addresses, also hidden. */
export const lockFileName = ".urls.lock";

/** The one hidden folder that is published: hosts and browsers look for its files at the root of a host (RFC 8615). */
const wellKnownFolder = `${assetsFolder}/.well-known/`;

/** The decoded address at which the site serves a file of the assets folder. */
export function assetAddress(path: string): string {
  const inside = path.slice(assetsFolder.length);
  return path.startsWith(wellKnownFolder) ? inside : `/assets${inside}`;
}

/** The path of the asset that the site serves at a decoded address, or undefined if it serves none there. */
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

/** Whether a path inside the content folder is that of a page or a site file, or was meant to be. */
export function isPageLike(path: string): boolean {
  return isYaml(path) || meantPath(path) !== undefined;
}

/**
 * Back-up and swap files that editors write beside a file: `index.yaml~`, `#index.yaml#`, `index.yaml.bak`, `~$prices.docx`,
 * those of JetBrains, and the one that Vim creates to test whether it can write.
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
