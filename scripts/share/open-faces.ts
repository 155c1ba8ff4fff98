import { readFileSync } from "node:fs";
import { join } from "node:path";
import type * as Harfbuzz from "harfbuzzjs";
import { packageFolder } from "../program/package-folder.ts";

/** The font files, in the order in which they are searched for a character. The site's typeface comes first. */
const files = [
  ...["latin", "latin-ext"].map((subset) => ["schibsted-grotesk", subset] as const),
  ...["greek", "cyrillic", "latin", "latin-ext", "vietnamese", "greek-ext", "cyrillic-ext"].map(
    (subset) => ["noto-sans", subset] as const,
  ),
];

/** A font file as TrueType, with all its weights; regular by default. */
export interface Face {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly harfbuzz: typeof Harfbuzz;
  readonly face: Harfbuzz.Face;
  readonly characters: ReadonlySet<string>;
}

const opened = new Map<string, Promise<Face>>();

async function openFace([family, subset]: (typeof files)[number]): Promise<Face> {
  const folder = join(packageFolder(`@fontsource-variable/${family}`), "files");
  const { convert } = await import("fontverter");
  const bytes = await convert(readFileSync(join(folder, `${family}-${subset}-wght-normal.woff2`)), "sfnt");
  // It awaits its WebAssembly, which in the compiled code only a dynamic import can do.
  const harfbuzz = await import("harfbuzzjs");
  const face = new harfbuzz.Face(new harfbuzz.Blob(bytes));
  const characters = new Set(Array.from(face.collectUnicodes(), (code) => String.fromCodePoint(code)));
  return { name: `${family} ${subset}`, bytes, harfbuzz, face, characters };
}

/** Opens the files that have some characters, each once, and lists the characters that none has. */
export async function openFaces(characters: Iterable<string>) {
  const missing = new Set(characters);
  const faces: Face[] = [];
  for (const file of files) {
    if (missing.size === 0) break;
    const key = file.join(" ");
    const opening = opened.get(key) ?? openFace(file);
    opened.set(key, opening);
    const face = await opening;
    const found = [...missing].filter((character) => face.characters.has(character));
    for (const character of found) missing.delete(character);
    if (found.length > 0) faces.push(face);
  }
  return { faces, missing };
}

/**
 * Splits a text into runs of one face each, without the characters that no face has. Spaces and combining marks stay with the
 * preceding run if its face has them.
 */
export function runsOf<One extends Pick<Face, "characters">>(text: string, faces: readonly One[]) {
  const runs: { face: One; text: string }[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const joins = last && /[\p{M} ]/u.test(character) && last.face.characters.has(character);
    const face = joins ? last.face : faces.find(({ characters }) => characters.has(character));
    if (face && last?.face === face) last.text += character;
    else if (face) runs.push({ face, text: character });
  }
  return runs;
}
