import type * as Harfbuzz from "harfbuzzjs";
import { type Face, openFaces, runsOf } from "./open-faces.ts";

interface WeightedFace extends Face {
  readonly font: Harfbuzz.Font;
  readonly outlines: Map<number, string>;
}

const weighted = new Map<string, WeightedFace>();

function inWeight(face: Face, weight: number): WeightedFace {
  const key = `${face.name} ${weight}`;
  const known = weighted.get(key);
  if (known) return known;
  const font = new face.harfbuzz.Font(face.face);
  font.setVariations([new face.harfbuzz.Variation("wght", weight)]);
  const made = { ...face, font, outlines: new Map() };
  weighted.set(key, made);
  return made;
}

/**
 * Opens the typefaces, in a weight from 400 to 900, that have the characters of some texts, to set them as outlines, which need no fonts
 * to be drawn. Throws for a character that none has.
 */
export async function openTypesetter(weight: number, texts: readonly string[]) {
  const { faces: found, missing } = await openFaces(texts.flatMap((text) => [...text]));
  if (missing.size > 0) throw new Error(`No typeface has ${JSON.stringify([...missing])}.`);
  const faces = found.map((face) => inWeight(face, weight));
  // The same lines are tried in one size after another.
  const widths = new Map<string, number>();
  const shaped = (text: string) => runsOf(text, faces).map((run) => ({ ...run, glyphs: shape(run.face, run.text) }));
  return {
    /** The width of a text at size 1. */
    measure(text: string): number {
      const width =
        widths.get(text) ??
        shaped(text).reduce((sum, { face: { face }, glyphs }) => sum + advanceOf(glyphs) / face.upem, 0);
      widths.set(text, width);
      return width;
    },
    /** A text as SVG elements, with the left end of its baseline at the origin. */
    outline(text: string, size: number): string {
      let x = 0;
      return shaped(text)
        .map(({ face, glyphs }) => {
          const scale = size / face.face.upem;
          const start = x;
          x += advanceOf(glyphs) * scale;
          return `<g transform="translate(${plain(start)} 0) scale(${scale} ${-scale})">${drawGlyphs(face, glyphs)}</g>`;
        })
        .join("");
    },
  };
}

type Glyphs = ReturnType<Harfbuzz.Buffer["getGlyphInfosAndPositions"]>;

function shape({ harfbuzz, font }: WeightedFace, text: string): Glyphs {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

function advanceOf(glyphs: Glyphs): number {
  return glyphs.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
}

function drawGlyphs({ font, outlines }: WeightedFace, glyphs: Glyphs): string {
  let pen = 0;
  return glyphs
    .map(({ codepoint: glyph, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const outline = outlines.get(glyph) ?? font.glyphToPath(glyph);
      outlines.set(glyph, outline);
      const at = `${plain(pen + xOffset)} ${plain(yOffset)}`;
      pen += xAdvance;
      return outline === "" ? "" : `<path transform="translate(${at})" d="${outline}"/>`;
    })
    .join("");
}

function plain(coordinate: number): string {
  return String(Number(coordinate.toFixed(2)));
}
