import PDFDocument from "pdfkit";
import { escapeMarkup } from "../output/escape-markup.ts";
import { type LetterWriter, openLetters } from "./letters.ts";
import { type ListPiece, type Piece, readPieces, type TextPiece } from "./read-pieces.ts";

export interface PdfContent {
  readonly markup: string;
  readonly title: string;
  readonly language: string;
  readonly origin: string;
  /** The last day on which its content is known to have changed. */
  readonly changed?: string | undefined;
}

/** A document that was made. */
export interface Pdf {
  readonly bytes: Uint8Array;
  /** The letters that are not in it, because no typeface has them. */
  readonly missing: ReadonlySet<string>;
}

type PdfStructure = PDFKit.PDFStructureElement;

/** The sizes of text and the space above it, in points. */
const looks = {
  h1: { size: 28, above: 0 },
  h2: { size: 22, above: 16 },
  h3: { size: 15, above: 18 },
  h4: { size: 12, above: 12 },
  p: { size: 10.5, above: 5 },
  li: { size: 10.5, above: 3 },
} as const;

/** The colours of text and of its labels. */
const ink = { text: "#000000", soft: "#555555" } as const;

/** The bullets or names at the side of lists and facts: their width, the gap after them, their ink, and how much is kept together. */
const sides = {
  ul: { ...looks.li, width: 14, gap: 0, colour: ink.text, together: 2 },
  ol: { ...looks.li, width: 20, gap: 0, colour: ink.text, together: 2 },
  dl: { ...looks.p, width: 120, gap: 14, colour: ink.soft, together: 3 },
} as const;

/** The least space below a heading, so that it is never alone at the foot of a page. */
const company = 120;

const lineHeight = looks.p.size * 1.5;

/**
 * Makes a PDF from the output of `renderDocument`, by the meaning of its elements. It is tagged (PDF/UA), so that screen readers get
 * the same headings and lists. Each `h2` but the first begins a page. Letters that no typeface has are left out.
 */
export async function writePdf({ markup, title, language, origin, changed }: PdfContent): Promise<Pdf> {
  const pdf = new PDFDocument({
    size: "A4",
    margins: { top: 64, bottom: 64, left: 64, right: 64 },
    pdfVersion: "1.7",
    // The package's types do not have this value yet.
    subset: "PDF/UA" as "PDF/A-1",
    tagged: true,
    displayTitle: true,
    lang: language,
    bufferPages: true,
    // The typefaces are opened below and embedded: other fonts may look different elsewhere.
    font: "",
    // The library derives the file's ID from this. The current time would give the same content different bytes.
    info: { Title: title, CreationDate: new Date(changed ?? "2000-01-01") },
  });
  describe(pdf, title, changed);
  const written = collect(pdf);
  const pieces = readPieces(markup, origin);
  const texts = pieces.flatMap((piece) => ("entries" in piece ? piece.entries.flat(2) : piece.text));
  const letters = await openLetters(pdf, texts.map(({ words }) => words).join(""));
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const writing = { pdf, letters, parent: root };
  const headings: Heading[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (piece.tag === "h2") beginPart(pdf);
    if (pdf.y + roomOf(pieces, index) > bottomOf(pdf)) pdf.addPage();
    const place = { pageNumber: pdf.bufferedPageRange().count - 1, top: pdf.y };
    if (piece.tag === "h2" || piece.tag === "h3") headings.push({ ...piece, place });
    if ("entries" in piece) writeList(writing, piece);
    else writeText(writing, piece);
  }
  root.end();
  numberPages(pdf, letters);
  addBookmarks(pdf, headings);
  pdf.end();
  return { bytes: await written, missing: letters.missing };
}

interface Writing {
  readonly pdf: PDFKit.PDFDocument;
  readonly letters: LetterWriter;
  readonly parent: PdfStructure;
}

/** Writes the metadata. The library's own is invalid XML for some titles, and always has a date. */
function describe(pdf: PDFKit.PDFDocument, title: string, changed: string | undefined): void {
  if (changed === undefined) delete pdf.info.CreationDate;
  const date = changed === undefined ? "" : `<xmp:CreateDate>${changed}</xmp:CreateDate>`;
  const name = `<rdf:Alt><rdf:li xml:lang="x-default">${escapeMarkup(title)}</rdf:li></rdf:Alt>`;
  const spaces = 'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"';
  const all = `<rdf:Description rdf:about="" ${spaces}><dc:title>${name}</dc:title>${date}</rdf:Description>`;
  Object.assign(pdf, { _addInfo: () => pdf.appendXML(all) });
}

/** The space that a piece needs: a heading stays with the start of its text, and a paragraph with the list that it introduces. */
function roomOf(pieces: readonly Piece[], index: number): number {
  const [piece, next, second] = pieces.slice(index, index + 3);
  if (!piece || "entries" in piece) return piece ? 2 * lineHeight : 0;
  const own = looks[piece.tag].above + looks[piece.tag].size * 1.5;
  if (piece.tag === "p") return next && "entries" in next ? own + roomOf(pieces, index + 1) : 0;
  // Only a heading below it: one of its own level may be on the next page.
  const leads = next?.tag === "p" && second !== undefined && /^h/.test(second.tag) && second.tag > piece.tag;
  return own + Math.max(company, leads ? 2 * lineHeight + roomOf(pieces, index + 2) : roomOf(pieces, index + 1));
}

interface Heading extends TextPiece {
  readonly place: { readonly pageNumber: number; readonly top: number };
}

/** Adds bookmarks for the parts of a document of several pages and for the headings in each. */
function addBookmarks(pdf: PDFKit.PDFDocument, headings: readonly Heading[]): void {
  if (pdf.bufferedPageRange().count === 1) return;
  let part = pdf.outline;
  for (const { tag, text, place } of headings) {
    const around = tag === "h2" ? pdf.outline : part;
    // The library counts from the right, and its types lack the target of a bookmark.
    const options = { ...place, left: pdf.page.width, fit: false } as object;
    const item = around.addItem(text.map(({ words }) => words).join(""), options);
    if (tag === "h2") part = item;
  }
}

/** Writes a heading or a paragraph. */
function writeText({ pdf, letters, parent }: Writing, { tag, text, language }: TextPiece): void {
  const look = looks[tag];
  parent.add(
    pdf.struct(tag.toUpperCase(), spoken(language), () => {
      pdf.y += pdf.y > pdf.page.margins.top ? look.above : 0;
      pdf.x = pdf.page.margins.left;
      letters.write(text, look.size);
    }),
  );
}

/** Begins the part of a document that comes from one page: at the top of a sheet, or below a line in its upper half. */
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
function writeList({ pdf, letters, parent }: Writing, { tag, entries, language }: ListPiece): void {
  const { size, above, width, gap, colour, together } = sides[tag];
  const list = pdf.struct("L", spoken(language));
  parent.add(list);
  const { left } = pdf.page.margins;
  for (const [label, body] of entries) {
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
    // If the entry continues on another page, its end there is below.
    pdf.y = pdf.y < top ? pdf.y : Math.max(pdf.y, below);
    entry.end();
  }
  list.end();
}

function spoken(language: string | undefined): { readonly lang?: string } {
  return language === undefined ? {} : { lang: language };
}

function bottomOf({ page }: PDFKit.PDFDocument): number {
  return page.height - page.margins.bottom;
}

/** Writes page numbers at the foot of pages, which screen readers skip. */
function numberPages(pdf: PDFKit.PDFDocument, letters: LetterWriter): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    // Text below the margin would begin another page.
    pdf.page.margins.bottom = 0;
    pdf.markContent("Artifact", { type: "Pagination" });
    pdf.x = pdf.page.margins.left;
    pdf.y = pdf.page.height - 44;
    letters.write([{ words: `${page + 1} / ${count}` }], 9);
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
