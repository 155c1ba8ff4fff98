import type * as Harfbuzz from "harfbuzzjs";
import { type FaceFile, faceFiles, readFaceFile } from "./face-files.ts";

/** Sets text in outlines, so that whoever draws it needs no fonts. */
interface Typesetter {
  /** The width of a text of the size 1. */
  measure(text: string): number;
  /** A text as elements of an SVG, from the left end of its base line at the origin. */
  outline(text: string, size: number): string;
}

interface Face {
  readonly harfbuzz: typeof Harfbuzz;
  readonly font: Harfbuzz.Font;
  /** The units of its coordinates in the size 1. */
  readonly units: number;
  readonly characters: ReadonlySet<number>;
  readonly outlines: Map<number, string>;
}

/** Opens the typefaces, in a weight from 400 to 900, that have the characters of some texts. Throws for one that none has. */
export type OpenTypesetter = (weight: number, texts: readonly string[]) => Promise<Typesetter>;

/** Returns a function that opens typefaces, each file once for a weight and only where it is needed. */
export function createTypesetters(): OpenTypesetter {
  const opened = new Map<string, Promise<Face>>();
  const openFace = (file: FaceFile, weight: number) => {
    const key = `${file} ${weight}`;
    const face = opened.get(key) ?? loadFace(file, weight);
    opened.set(key, face);
    return face;
  };
  return async (weight, texts) => {
    const missing = new Set(texts.flatMap((text) => Array.from(text, codePointOf)));
    const faces: Face[] = [];
    for (const file of faceFiles) {
      if (missing.size === 0) break;
      const face = await openFace(file, weight);
      const before = missing.size;
      for (const character of missing) if (face.characters.has(character)) missing.delete(character);
      if (missing.size < before) faces.push(face);
    }
    const [first] = missing;
    if (first !== undefined) throw new Error(`No typeface has U+${first.toString(16)}.`);
    return createTypesetter(faces);
  };
}

async function loadFace(file: FaceFile, weight: number): Promise<Face> {
  const bytes = await readFaceFile(file);
  // It waits for its WebAssembly, which only an import in a function can do in the compiled code.
  const harfbuzz = await import("harfbuzzjs");
  const face = new harfbuzz.Face(new harfbuzz.Blob(bytes));
  const font = new harfbuzz.Font(face);
  font.setVariations([new harfbuzz.Variation("wght", weight)]);
  return { harfbuzz, font, units: face.upem, characters: new Set(face.collectUnicodes()), outlines: new Map() };
}

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

function createTypesetter(faces: readonly Face[]): Typesetter {
  // The same lines are tried in one size after another.
  const widths = new Map<string, number>();
  return {
    measure(text) {
      const width =
        widths.get(text) ??
        runsOf(text, faces).reduce((sum, { face, glyphs }) => sum + advanceOf(glyphs) / face.units, 0);
      widths.set(text, width);
      return width;
    },
    outline(text, size) {
      let x = 0;
      return runsOf(text, faces)
        .map(({ face, glyphs }) => {
          const scale = size / face.units;
          const start = x;
          x += advanceOf(glyphs) * scale;
          return `<g transform="translate(${plain(start)} 0) scale(${scale} ${-scale})">${drawGlyphs(face, glyphs)}</g>`;
        })
        .join("");
    },
  };
}

type Glyphs = ReturnType<Harfbuzz.Buffer["getGlyphInfosAndPositions"]>;

interface Run {
  readonly face: Face;
  readonly glyphs: Glyphs;
}

/** The parts of a text that are of one face each. Marks stay with the letter that they stand on where its face has them. */
function runsOf(text: string, faces: readonly Face[]): readonly Run[] {
  const parts: { face: Face; text: string }[] = [];
  for (const character of text) {
    const last = parts.at(-1);
    const has = (face: Face) => face.characters.has(codePointOf(character));
    const joins = last && /[\p{M} ]/u.test(character) && has(last.face);
    const face = joins ? last.face : faces.find(has);
    if (!face) throw new Error(`No typeface was opened for ${JSON.stringify(character)}.`);
    if (last?.face === face) last.text += character;
    else parts.push({ face, text: character });
  }
  return parts.map(({ face, text: part }) => ({ face, glyphs: shape(face, part) }));
}

function shape({ harfbuzz, font }: Face, text: string): Glyphs {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

function advanceOf(glyphs: Glyphs): number {
  return glyphs.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
}

function drawGlyphs({ font, outlines }: Face, glyphs: Glyphs): string {
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
