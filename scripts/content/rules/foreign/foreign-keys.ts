/** The counterpart here of a key of another system. */
interface ForeignKey {
  readonly meaning: string;
  readonly hint: string;
}

const address = {
  meaning: "the path of the file is the route of the page",
  hint: 'Remove it, and rename the file, or run "npm run move". An old address belongs in "redirectFrom".',
};
const look = {
  meaning: "the blocks say what a page looks like",
  hint: "Remove it, and choose the types of the blocks.",
};
const shared = {
  meaning: "what all pages share stands in _site.yaml",
  hint: "Remove it: each page says the rest for itself, in its own keys and blocks.",
};
const style = {
  meaning: "the look of all pages is the theme in _site.yaml",
  hint: 'Remove it. The "theme" has colours and typefaces, and a block a "background" and a "pace".',
};
const contents = {
  meaning: "a list of contents is a block",
  hint: 'Remove it, and add a block of type "contents", or "contents: true" to a "rich-text".',
};
const sitemap = {
  meaning: "the sitemap has every page that is not unlisted",
  hint: 'Remove it, or write "unlisted: true" to leave the page out of it.',
};
const search = {
  meaning: "search engines are told the title and the description of the page, and its picture in links",
  hint: 'Remove it: they stand in "title", "description" and "share".',
};
const canonical = {
  meaning: "every page says its own address by itself",
  hint: 'Remove it: the "origin" stands in _site.yaml, and an old address in "redirectFrom".',
};
const folder = {
  meaning: "the folder of the file says where the page belongs",
  hint: 'Remove it, and move the file into that folder with "npm run move".',
};
const list = {
  meaning: "a list of pages is a block",
  hint: 'Remove it: a block of type "collection" has a "folder", a "limit" and "perPage".',
};

/** Keys that other systems have at the top of a page, and pages here have otherwise. */
const foreignKeys: ReadonlyMap<string, ForeignKey> = new Map(
  [
    [address, ["slug", "permalink", "url", "path", "route"]],
    [look, ["layout", "template", "theme", "type", "kind", "view", "format"]],
    [shared, ["cascade", "params", "outputs", "site", "locals"]],
    [style, ["css", "styles", "stylesheet", "bodyclass", "class", "color", "colour", "scripts", "js"]],
    [contents, ["toc", "tableofcontents", "showtoc"]],
    [sitemap, ["sitemap", "priority", "changefreq", "robots"]],
    [search, ["seo", "meta", "og", "opengraph", "ogtitle", "ogdescription", "ogimage", "twitter", "metatitle"]],
    [canonical, ["canonical", "canonicalurl", "baseurl"]],
    [folder, ["parent", "section", "collection", "folder"]],
    [list, ["pagination", "paginate", "paginator"]],
  ].flatMap(([meant, keys]) => (keys as readonly string[]).map((key) => [key, meant as ForeignKey] as const)),
);

/** Keys that say that a page is published, which one is that says nothing. */
const publishing = ["published", "publish", "visible", "public", "live"];

/** The counterpart here of a key that other systems have at the top of a page; `value` is what it says. */
export function foreignKey(key: string, value: unknown): ForeignKey | undefined {
  const folded = key.toLowerCase().replaceAll(/[-_ ]/g, "");
  if (publishing.includes(folded) && typeof value === "boolean") {
    const meaning = 'every page is published that has no "draft: true"';
    return { meaning, hint: value ? "Remove it." : 'Write "draft: true" in its place.' };
  }
  return foreignKeys.get(folded);
}
