import PDFDocument from "pdfkit";
import { type LetterWriter, openLetters } from "./letters.ts";
import { readPieces, type TextPiece } from "./read-pieces.ts";

export interface PdfContent {
  readonly markup: string;
  readonly title: string;
  readonly language: string;
}

/** A document that was made. */
export interface Pdf {
  readonly bytes: Uint8Array;
  /** The letters that are not in it, because no typeface has them. */
  readonly missing: ReadonlySet<string>;
}

type PdfStructure = PDFKit.PDFStructureElement;

/** The sizes of text in points, and the room above it. */
const looks = {
  h1: { size: 28, above: 0 },
  h2: { size: 22, above: 16 },
  h3: { size: 15, above: 18 },
  h4: { size: 12, above: 12 },
  p: { size: 10.5, above: 5 },
  li: { size: 10.5, above: 3 },
} as const;

/** The metadata of a PDF must have a moment. With one that never changes, the same content makes the same bytes. */
const anyMoment = new Date("2000-01-01T00:00Z");

/** As dark as texts, and as what only names them. */
const ink = { text: "#000000", soft: "#555555" } as const;

/** What stands at the side of the entries of a list and of facts: the room that it has and the room behind it, its ink, and how much is kept together. */
const sides = {
  ul: { ...looks.li, width: 14, gap: 0, colour: ink.text, together: 2 },
  dl: { ...looks.p, width: 120, gap: 14, colour: ink.soft, together: 3 },
} as const;

/** The room that a heading asks for below it, so that it never stands alone at the foot of a page. */
const company = 120;

/**
 * Makes a PDF from what `renderDocument` has written, by what its elements mean. It is tagged (PDF/UA): people who hear it get the same
 * headings and lists. Each `h2` begins a page, but the first. Letters that no typeface has are not in it.
 */
export async function writePdf({ markup, title, language }: PdfContent): Promise<Pdf> {
  const pdf = new PDFDocument({
    size: "A4",
    margins: { top: 64, bottom: 64, left: 64, right: 64 },
    pdfVersion: "1.7",
    // The types of the package do not know it yet.
    subset: "PDF/UA" as "PDF/A-1",
    tagged: true,
    displayTitle: true,
    lang: language,
    bufferPages: true,
    // The typefaces are opened below: what is not embedded may look otherwise elsewhere.
    font: "",
    info: { Title: title, CreationDate: anyMoment },
  });
  const written = collect(pdf);
  const pieces = readPieces(markup);
  const texts = pieces.flatMap((piece) => ("entries" in piece ? piece.entries.flat() : piece.text));
  const letters = await openLetters(pdf, texts.join(""));
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const writing = { pdf, letters, parent: root };
  for (const piece of pieces) {
    if ("entries" in piece) writeList(writing, sides[piece.tag], piece.entries);
    else writeText(writing, piece);
  }
  root.end();
  numberPages(pdf, letters);
  pdf.end();
  return { bytes: await written, missing: letters.missing };
}

interface Writing {
  readonly pdf: PDFKit.PDFDocument;
  readonly letters: LetterWriter;
  readonly parent: PdfStructure;
}

/** Writes a heading or a paragraph. */
function writeText({ pdf, letters, parent }: Writing, { tag, text }: TextPiece): void {
  const look = looks[tag];
  if (tag === "h2") beginPart(pdf);
  const room = look.above + look.size * 1.5 + company;
  if (tag !== "p" && pdf.y + room > bottomOf(pdf)) pdf.addPage();
  parent.add(
    pdf.struct(tag.toUpperCase(), {}, () => {
      pdf.y += pdf.y > pdf.page.margins.top ? look.above : 0;
      pdf.x = pdf.page.margins.left;
      letters.write(text, look.size);
    }),
  );
}

/** Begins what a document takes from one page: at the top of a page, or below a line in its upper half. */
function beginPart(pdf: PDFKit.PDFDocument): void {
  if (pdf.y > pdf.page.height / 2) pdf.addPage();
  const { left, right, top } = pdf.page.margins;
  if (pdf.y === top) return;
  pdf.y += looks.h2.above;
  pdf.markContent("Artifact", { type: "Layout" });
  pdf
    .moveTo(left, pdf.y)
    .lineTo(pdf.page.width - right, pdf.y)
    .lineWidth(1.5)
    .stroke(ink.text);
  pdf.endMarkedContent();
}

/** Writes a list of entries, or of what is called how: the sign or the name stands at the side. */
function writeList(
  { pdf, letters, parent }: Writing,
  { size, above, width, gap, colour, together }: (typeof sides)["ul" | "dl"],
  entries: readonly (readonly string[])[],
): void {
  const list = pdf.struct("L");
  parent.add(list);
  const { left } = pdf.page.margins;
  for (const [label = "", body = ""] of entries) {
    if (pdf.y + above + together * size > bottomOf(pdf)) pdf.addPage();
    const entry = pdf.struct("LI");
    list.add(entry);
    const top = pdf.y + above;
    entry.add(
      pdf.struct("Lbl", {}, () => {
        [pdf.x, pdf.y] = [left, top];
        pdf.fillColor(colour);
        letters.write(label, size, width);
        pdf.fillColor(ink.text);
      }),
    );
    const below = pdf.y;
    entry.add(
      pdf.struct("LBody", {}, () => {
        [pdf.x, pdf.y] = [left + width + gap, top];
        letters.write(body, size);
      }),
    );
    // Where the entry goes on on another page, that is below.
    pdf.y = pdf.y < top ? pdf.y : Math.max(pdf.y, below);
    entry.end();
  }
  list.end();
}

function bottomOf({ page }: PDFKit.PDFDocument): number {
  return page.height - page.margins.bottom;
}

/** Numbers at the foot of pages, which are no part of what is read out. */
function numberPages(pdf: PDFKit.PDFDocument, letters: LetterWriter): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    // Text below the margin would begin another page.
    pdf.page.margins.bottom = 0;
    pdf.markContent("Artifact", { type: "Pagination" });
    pdf.x = pdf.page.margins.left;
    pdf.y = pdf.page.height - 44;
    letters.write(`${page + 1} / ${count}`, 9);
    pdf.endMarkedContent();
  }
}

function collect(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
}
