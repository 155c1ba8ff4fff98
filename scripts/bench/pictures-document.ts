import { markdownTable } from "./markdown-table.ts";
import { type PicturePageResult, screens } from "./pictures/measure-page.ts";

interface PicturesResult {
  readonly node: string;
  readonly pictures: number;
  readonly astro: string;
  readonly own: PicturePageResult;
  readonly theirs: PicturePageResult;
}

/** The result as a document that can be read by itself. */
export function picturesDocument({ node, pictures, astro, own, theirs }: PicturesResult): string {
  const bytes = (value: number) => value.toLocaleString("en-GB");
  const rows = screens.flatMap(({ name }, index) => {
    const [ours, other] = [own.fetched[index], theirs.fetched[index]];
    return [
      [`bytes of pictures, ${name}`, bytes(ours?.bytes ?? 0), bytes(other?.bytes ?? 0)],
      [`likeness (SSIM), ${name}`, (ours?.likeness ?? 0).toFixed(4), (other?.likeness ?? 0).toFixed(4)],
    ];
  });
  return `\
<!-- Written by \`npm run bench-pictures\`. Do not edit. -->

# Pictures beside Astro's

A page with ${pictures} pictures, each in half of the page, in the same widths and \`sizes\` and as AVIF, WebP and JPEG: by this renderer, and by
\`<Picture>\` of Astro ${astro} with its own settings, on Node ${/\d+/.exec(node)?.[0]}. The bytes are those of the files that Chromium chooses. The
likeness is that of those files to their originals in the same width, 1 where they are the same.

${markdownTable([
  ["", "this renderer", "Astro"],
  ...rows,
  ["bytes of their markup, in brotli", bytes(own.markup), bytes(theirs.markup)],
])}`;
}
