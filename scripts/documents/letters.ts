import { openFaces, runsOf } from "../share/open-faces.ts";

/** Opens the typefaces, for a document, that have the letters of a text, to write it in. The letters that none has are left out. */
export async function openLetters(pdf: PDFKit.PDFDocument, text: string) {
  const { faces, missing } = await openFaces(`${text}•0123456789/ `.replaceAll("\n", ""));
  for (const { name, bytes } of faces) pdf.registerFont(name, Buffer.from(bytes));
  return {
    missing,
    /** Writes a paragraph at the place of the document, which goes on below it. Without a width it has the rest of the page's. */
    write(paragraph: string, size: number, width?: number) {
      const runs = runsOf(paragraph.replaceAll("\n", " "), faces).flatMap(({ face, text }) =>
        partsOf(text).map((part) => ({ face, part })),
      );
      pdf.fontSize(size);
      for (const [index, { face, part }] of runs.entries()) {
        const room = width === undefined ? {} : { width };
        pdf.font(face.name).text(part, { continued: index < runs.length - 1, lineGap: size * 0.2, ...room });
      }
    },
  };
}

export type LetterWriter = Awaited<ReturnType<typeof openLetters>>;

/** The parts of a text without an endless word: the library measures a word that fits no line again for each of its letters. */
function partsOf(text: string): string[] {
  return text.replaceAll(/\S{59}/gu, "$&\n").match(/.+/g) ?? [];
}
