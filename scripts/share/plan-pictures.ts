import type { Page, SiteContent } from "../../src/content.gen.ts";
import type { ContentIndex } from "../content/index/content-index.ts";
import type { Drawing } from "./drawing.ts";
import { findShareImage } from "./find-share-image.ts";
import type { SharePicture } from "./share-picture.ts";

/** The share images to draw, by their paths in the output. */
export type Pictures = ReadonlyMap<string, SharePicture>;

export const noPictures: Pictures = new Map();

interface PictureOptions {
  readonly site: SiteContent;
  readonly drawing: Drawing;
  warn(message: string): void;
}

/** The images of all pages. Warns where nobody has said which, and the name of the site cannot be drawn. */
export function planPictures({ pages }: ContentIndex, { site, drawing, warn }: PictureOptions): Pictures {
  // The cast is safe: the schema accepted the data, and an image depends on nothing of the blocks.
  const found = pages.map(({ data }) => findShareImage(data as Omit<Page, "blocks">, { site, drawing }));
  if (found.includes(undefined)) {
    warn(
      "Links to pages are shown without a picture: no typeface for it has the letters of the brand. Name a picture of your own in _site.yaml: share: { image: /assets/… }.",
    );
  }
  return new Map(found.flatMap((one) => (one?.drawn ? [[one.drawn.path, one.drawn.picture] as const] : [])));
}
