import { plainForDrawing } from "../content/fonts/drawable-text.ts";
import { breakLines } from "./break-lines.ts";
import { type SharePicture, sharePictureSize } from "./drawing.ts";
import { openTypesetter } from "./typesetter.ts";

const [width, height] = sharePictureSize;
/** The space around everything: sites that show links often crop a little at the sides. */
const margin = 88;
const inset = 44;
const textWidth = width - 2 * margin - inset;
const headline = { weight: 700, lineHeight: 1.1, height: 352, sizes: [120, 108, 96, 88, 80, 72, 64, 56, 48, 42] };
const line = { weight: 500, lineHeight: 1.3, height: 60, sizes: [44, 40, 36, 32, 28] };
/** The middle of the headline, and the baseline of the text below. */
const middle = margin + headline.height / 2;
const foot = height - margin;

/** A share image as an SVG in which all letters are outlines. */
export async function composePicture(picture: SharePicture): Promise<string> {
  const { colours } = picture;
  const [head, below] = [picture.headline, picture.line ?? ""].map(plainForDrawing);
  // The ellipsis is for a text that is too long.
  const largeType = await openTypesetter(headline.weight, [head ?? "", "…"]);
  const smallType = await openTypesetter(line.weight, [below ?? "", "…"]);
  const large = breakLines(head ?? "", { ...headline, width: textWidth, measure: largeType.measure });
  const small = breakLines(below ?? "", { ...line, width: textWidth, measure: smallType.measure });
  const step = large.size * headline.lineHeight;
  const tall = step * large.lines.length;
  const top = middle - tall / 2;
  const letters = large.lines.map((text, index) => {
    // At a line height of 1.1, this baseline centres Latin capitals in the line.
    const base = top + step * index + large.size * 0.9;
    return `<g transform="translate(${margin + inset} ${base.toFixed(2)})">${largeType.outline(text, large.size)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${colours.ground}"/>
<rect x="${margin}" y="${top.toFixed(2)}" width="10" height="${tall.toFixed(2)}" fill="${colours.mark}"/>
<g fill="${colours.text}">${letters.join("")}</g>
<g fill="${colours.soft}" transform="translate(${margin + inset} ${foot})">${smallType.outline(small.lines[0] ?? "", small.size)}</g>
</svg>`;
}
