import { availableParallelism } from "node:os";
import { markdownTable } from "./markdown-table.ts";
import { type PictureBuilds, sourceSize } from "./pictures/measure-builds.ts";
import { type PicturePageResult, screens } from "./pictures/measure-page.ts";

interface PicturesResult {
  readonly node: string;
  readonly pictures: number;
  readonly astro: string;
  readonly own: PicturePageResult;
  readonly theirs: PicturePageResult;
  readonly builds: PictureBuilds;
}

/** The result as a document that can be read by itself. */
export function picturesDocument({ node, pictures, astro, own, theirs, builds }: PicturesResult): string {
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
])}
## A site with many pictures

A build of ${bytes(builds.pages)} pages, each with two pictures of its own of ${sourceSize.width} × ${sourceSize.height} pixels, cut from photographs, on a machine with ${availableParallelism()} cores: without
anything of earlier builds, and with nothing changed.

${markdownTable([
  ["", "cold", "warm"],
  ["seconds", ...[builds.cold, builds.warm].map(({ wallSeconds }) => wallSeconds.toFixed(1))],
  ["MiB of memory", ...[builds.cold, builds.warm].map(({ peakMebibytes }) => peakMebibytes.toFixed(0))],
])}`;
}
