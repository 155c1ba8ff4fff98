import type { Page, SiteContent } from "../../src/content.gen.ts";
import type { PageShareImage } from "../../src/site.ts";
import { undrawableCharacter } from "../content/fonts/drawable-text.ts";
import { resolveShared } from "../content/formats/asset-formats.ts";
import type { ContentIndex } from "../content/index/content-index.ts";
import { unescapeText } from "../content/markdown/quotes.ts";
import type { PictureInspector } from "../content/pictures/inspect-picture.ts";
import { siteAt } from "../content/resolve/build-site.ts";
import { documentTitle } from "../content/resolve/page-names.ts";
import { type Drawing, picturePath, type SharePicture, sharePictureSize } from "./drawing.ts";

/** The image that other sites show with a link to a page, and what to draw for it. */
interface FoundShareImage {
  readonly image: PageShareImage;
  /** Undefined if the author gave a picture. */
  readonly drawn: { readonly path: string; readonly picture: SharePicture } | undefined;
}

interface SharedSite {
  readonly site: SiteContent;
  readonly drawing: Drawing;
  readonly inspectPicture: PictureInspector;
}

const ofSites = new WeakMap<SiteContent, { readonly drawing: Drawing; readonly found: FoundShareImage | undefined }>();

/** What a page says of its image, as its author wrote it. */
export interface WrittenHead extends Pick<Page, "title"> {
  readonly share?: { readonly image: string; readonly alt?: string };
}

/**
 * The image for a page: the one it asks for, or that of the site if no typeface has the letters of its title; undefined if none
 * has those of the brand either.
 */
export function findShareImage(
  { title, share }: WrittenHead,
  { site, drawing, inspectPicture }: SharedSite,
): FoundShareImage | undefined {
  // The site is resolved, but the page is as its author wrote it.
  const own = share && { ...share, ...(share.alt === undefined ? {} : { alt: unescapeText(share.alt) }) };
  for (const { image, alt } of [own, site.share].flatMap((one) => one ?? [])) {
    const isWritten = image !== "page" && image !== "site" && typeof image === "string";
    const picture = isWritten ? resolveShared(image, { inspectPicture }) : image;
    if (typeof picture !== "string") {
      const { src: path, width, height } = picture;
      return { image: { path, alt, ...(width && height ? { size: [width, height] } : {}) }, drawn: undefined };
    }
    const drawn =
      image === "page" ? drawnPage(drawing, unescapeText(title), site.brand.name) : drawnSite(drawing, site);
    if (drawn) return drawn;
  }
  return drawnSite(drawing, site);
}

function drawnSite(drawing: Drawing, site: SiteContent): FoundShareImage | undefined {
  const known = ofSites.get(site);
  if (known?.drawing === drawing) return known.found;
  const { name, tagline } = site.brand;
  // The name is drawn without a tagline that no typeface can show.
  const line = tagline !== undefined && undrawableCharacter(tagline) === undefined ? tagline : undefined;
  const words = [name, ...(line ? [line] : [])].join(": ");
  const found = drawnImage(drawing, { headline: name, line, words });
  ofSites.set(site, { drawing, found });
  return found;
}

/** The alt text is the title of the document, which the head of the page contains anyway. */
function drawnPage(drawing: Drawing, title: string, brand: string): FoundShareImage | undefined {
  return drawnImage(drawing, { headline: title, line: brand, words: documentTitle(title, brand) });
}

interface ShareWords {
  readonly headline: string;
  readonly line: string | undefined;
  /** The text for people who cannot see the image. */
  readonly words: string;
}

function drawnImage(drawing: Drawing, { headline, line, words }: ShareWords): FoundShareImage | undefined {
  if (undrawableCharacter(headline + (line ?? "")) !== undefined) return undefined;
  const picture: SharePicture = { headline, ...(line === undefined ? {} : { line }), colours: drawing.colours };
  const path = picturePath(drawing, picture);
  return { image: { path: `/${path}`, alt: words, size: sharePictureSize }, drawn: { path, picture } };
}

/** The share images to draw, by their paths in the output. */
export type Pictures = ReadonlyMap<string, SharePicture>;

interface PictureOptions {
  /** The site in each of its languages. */
  readonly sites: readonly [SiteContent, ...SiteContent[]];
  readonly drawing: Drawing;
  warn(message: string): void;
}

/** The images of all pages. Warns where the title of a page or the name of the site cannot be drawn. */
export function planPictures(
  { pages, inspectPicture }: ContentIndex,
  { sites, drawing, warn }: PictureOptions,
): Pictures {
  const found = pages.map(({ data, route }) => {
    // The schema accepted the data, and an image depends on nothing of the blocks.
    const head = data as WrittenHead;
    const site = siteAt(sites, route);
    const one = findShareImage(head, { site, drawing, inspectPicture });
    const lacksTitle =
      (head.share ?? site.share)?.image === "page" && one?.drawn?.picture.headline !== unescapeText(head.title);
    return { route, lacksTitle, ...one };
  });
  const without = found.filter(({ image }) => !image).length;
  if (without > 0) {
    warn(
      `Links to ${without} of ${found.length} pages are shown without a picture: one can only be drawn in the renderer's typefaces, not in those of \`theme\`, and they lack letters of the brand there. Set your own picture in _site.yaml: share: { image: /assets/… }.`,
    );
  }
  const untitled = found.filter(({ image, lacksTitle }) => image && lacksTitle).map(({ route }) => route);
  if (untitled.length > 0) {
    const others = untitled.length > 3 ? ` and ${untitled.length - 3} more` : "";
    warn(
      `Links to ${untitled.slice(0, 3).join(", ")}${others} are shown with the picture of the site, not one with the title of the page: the renderer's typefaces lack letters for it. For another picture, write on the page: share: { image: /assets/… }.`,
    );
  }
  return new Map(found.flatMap(({ drawn }) => (drawn ? [[drawn.path, drawn.picture] as const] : [])));
}
