import { faceFiles, readFaceFile } from "../share/face-files.ts";

/** Writes text in typefaces that have its letters. */
export interface LetterWriter {
  /** The letters that no typeface has. They are left out. */
  readonly missing: ReadonlySet<string>;
  /** Writes a paragraph at the place of the document, which goes on below it. Without a width it has the rest of the page's. */
  write(text: string, size: number, width?: number): void;
}

interface Face {
  /** The name by which the document knows it. */
  readonly name: string;
  readonly characters: ReadonlySet<string>;
}

/** Opens the typefaces, for a document, that have the letters of a text. */
export async function openLetters(pdf: PDFKit.PDFDocument, text: string): Promise<LetterWriter> {
  const missing = new Set(Array.from(`${text}•0123456789/ `).filter((letter) => letter !== "\n"));
  const faces: Face[] = [];
  // It waits for its WebAssembly, which only an import in a function can do in the compiled code.
  const harfbuzz = await import("harfbuzzjs");
  for (const file of faceFiles) {
    if (missing.size === 0) break;
    const bytes = await readFaceFile(file);
    const codes = new harfbuzz.Face(new harfbuzz.Blob(bytes)).collectUnicodes();
    const characters = new Set(Array.from(codes, (code) => String.fromCodePoint(code)));
    const found = [...missing].filter((letter) => characters.has(letter));
    if (found.length === 0) continue;
    for (const letter of found) missing.delete(letter);
    pdf.registerFont(file.join(" "), Buffer.from(bytes));
    faces.push({ name: file.join(" "), characters });
  }
  return {
    missing,
    write(paragraph, size, width) {
      const runs = runsOf(paragraph, faces);
      pdf.fontSize(size);
      for (const [index, { face, text }] of runs.entries()) {
        const room = width === undefined ? {} : { width };
        pdf.font(face.name).text(text, { continued: index < runs.length - 1, lineGap: size * 0.2, ...room });
      }
    },
  };
}

/** The most letters of a word that are looked at together: the library measures a word that fits no line again for each of its letters. */
const longestWord = 60;

/** The parts of a text that are of one face each, and of no endless word. A space stays with what is before it. */
function runsOf(text: string, faces: readonly Face[]): readonly { readonly face: Face; readonly text: string }[] {
  const runs: { face: Face; text: string }[] = [];
  let sinceSpace = 0;
  for (const letter of text.replaceAll("\n", " ")) {
    const last = runs.at(-1);
    const face = letter === " " && last ? last.face : faces.find(({ characters }) => characters.has(letter));
    if (!face) continue;
    sinceSpace = letter === " " ? 0 : sinceSpace + 1;
    if (last?.face === face && sinceSpace % longestWord !== longestWord - 1) last.text += letter;
    else runs.push({ face, text: letter });
  }
  return runs;
}
