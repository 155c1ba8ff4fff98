import { parseXml, XmlElement } from "@rgrove/parse-xml";

/** A part of a document: a text, or a list or facts, each entry with its sign or its name. */
type Piece = TextPiece | ListPiece;

interface ListPiece {
  readonly tag: "ul" | "dl";
  readonly entries: readonly (readonly string[])[];
}

export interface TextPiece {
  readonly tag: "h1" | "h2" | "h3" | "h4" | "p";
  readonly text: string;
}

/** Drawings, and links to headings. */
const leftOut = /^(?:a|svg)$/;

/** The headings, paragraphs, lists and facts in what `renderDocument` has written, in their order. */
export function readPieces(markup: string): readonly Piece[] {
  const { root } = parseXml(markup);
  return root ? piecesOf(root) : [];
}

/** The same in an element. The headings of blocks stand below that of their page. */
function piecesOf(element: XmlElement, depth = 0): Piece[] {
  const pieces: Piece[] = [];
  for (const child of elementsIn(element)) {
    const { name, text } = child;
    const inside = elementsIn(child);
    const last = pieces.at(-1);
    if (leftOut.test(name)) continue;
    if (isHeading(child)) pieces.push({ tag: `h${Math.min(Number(name[1]) + depth, 4)}` as "h4", text });
    // A mark beside a heading.
    else if (name === "span" && last && "text" in last)
      pieces.splice(-1, 1, { ...last, text: `${last.text}: ${text}` });
    else if (name === "p") pieces.push({ tag: "p", text });
    else if (name === "dl") pieces.push({ tag: "dl", entries: inside.map(factOf) });
    else if (name === "li") pieces.push(...withNumber(piecesOf(child, depth)));
    else if (/^[uo]l$/.test(name) && !inside.some(hasHeading))
      pieces.push({ tag: "ul", entries: inside.map((item) => ["•", item.text]) });
    else pieces.push(...piecesOf(child, name === "main" ? 1 : depth));
  }
  return pieces;
}

/** What stands above the heading of an entry, such as its number, begins the heading. */
function withNumber([first, second, ...others]: Piece[]): Piece[] {
  if (first?.tag === "p" && second && "text" in second && second.tag !== "p")
    return [{ ...second, text: `${first.text}: ${second.text}` }, ...others];
  return [first, second, ...others].filter((piece) => piece !== undefined);
}

function factOf(fact: XmlElement): string[] {
  const [label = "", ...values] = elementsIn(fact).map(({ text }) => text);
  return [label, values.join(". ")];
}

function isHeading({ name }: XmlElement): boolean {
  return /^h\d$/.test(name);
}

function hasHeading(element: XmlElement): boolean {
  return isHeading(element) || elementsIn(element).some(hasHeading);
}

function elementsIn({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => child instanceof XmlElement);
}
