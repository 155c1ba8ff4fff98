import { openFaces, runsOf } from "../share/open-faces.ts";
import type { Words } from "./read-pieces.ts";

/** Opens the typefaces that have the letters of a text, to write it in a document. Letters that none has are left out. */
export async function openLetters(pdf: PDFKit.PDFDocument, text: string) {
  const { faces, missing } = await openFaces(
    `${text}${text.normalize("NFKC")}•0123456789/<=>~^×- `.replaceAll("\n", ""),
  );
  for (const { name, bytes } of faces) pdf.registerFont(name, Buffer.from(bytes));
  const shown = (words: string) => withPlainSigns(words.replaceAll("\n", " "), missing);
  return {
    missing: new Set(Array.from(shown(text)).filter((letter) => missing.has(letter))),
    /** Writes a paragraph at the current position, which moves below it. The default width is the rest of the page's. */
    write(paragraph: readonly Words[], size: number, width?: number) {
      const runs = joinWords(paragraph).flatMap(({ words, isStruck }) =>
        runsOf(shown(words), faces).flatMap(({ face, text }) =>
          partsOf(text).map((part) => ({ face, part, strike: isStruck })),
        ),
      );
      pdf.fontSize(size);
      for (const [index, { face, part, strike }] of runs.entries()) {
        const room = width === undefined ? {} : { width };
        const continued = index < runs.length - 1;
        pdf.font(face.name).text(part, { continued, strike, lineGap: size * 0.2, ...room });
      }
    },
  };
}

export type LetterWriter = Awaited<ReturnType<typeof openLetters>>;

/** What is read in the same way in any language as a sign without which a statement would be another. */
const plainSigns: Readonly<Record<string, string>> = {
  ...{ "≥": ">=", "≤": "<=", "≠": "=/=", "≈": "~", "‰": "/1000" },
  ...{ "→": "->", "←": "<-", "↔": "<->", "⇒": "=>", "✗": "×", "✘": "×" },
};

/** Replaces signs that no typeface has, and numbers with digits: 1⅔ is 1 2/3, 10⁻³ is 10^-3 and ℃ is °C. */
function withPlainSigns(text: string, missing: ReadonlySet<string>): string {
  const isMissing = (letters: string) => Array.from(letters).some((letter) => missing.has(letter));
  return text
    .replaceAll(/[⁰¹²³⁴-⁹⁺⁻ⁿ]+/g, (power) =>
      isMissing(power) ? `^${power.normalize("NFKC").replace("\u2212", "-")}` : power,
    )
    .replaceAll(/(\d?)(\p{No})/gu, (all, digit: string, number: string) => {
      const plain = number.normalize("NFKC").replace("\u2044", "/");
      return isMissing(number) && /^[\d/]+$/.test(plain) ? `${digit}${digit && " "}${plain}` : all;
    })
    .replaceAll(/[^\0-\x7F]/gu, (sign) => (isMissing(sign) ? (plainSigns[sign] ?? sign.normalize("NFKC")) : sign));
}

/** Joins neighbours of the same appearance, so that the letters between them are kerned. */
function joinWords(paragraph: readonly Words[]): Required<Words>[] {
  const joined: Required<Words>[] = [];
  for (const { words, isStruck = false } of paragraph) {
    const last = joined.at(-1);
    if (last?.isStruck === isStruck) joined.splice(-1, 1, { words: last.words + words, isStruck });
    else joined.push({ words, isStruck });
  }
  return joined;
}

/** Splits overlong words of a text: the library measures a word that does not fit a line again for each of its letters. */
function partsOf(text: string): string[] {
  return text.replaceAll(/(?=\S{59})\S{1,58}[/-]|\S{59}/gu, "$&\n").match(/.+/g) ?? [];
}
