import { parseXml, XmlElement, XmlText } from "@rgrove/parse-xml";

/** A part of a document: a text, or a list or facts whose entries each have a bullet, a number or a name. */
export type Piece = TextPiece | ListPiece;

interface Spoken {
  /** Its language, if that is not the document's. */
  readonly language?: string;
}

export interface ListPiece extends Spoken {
  readonly tag: "ul" | "ol" | "dl";
  readonly entries: readonly (readonly [label: readonly Words[], body: readonly Words[]])[];
}

export interface TextPiece extends Spoken {
  readonly tag: "h1" | "h2" | "h3" | "h4" | "p";
  readonly text: readonly Words[];
}

export interface Words {
  readonly words: string;
  readonly isStruck?: boolean;
}

/** Drawings, and links to headings. */
const leftOut = /^(?:a|svg)$/;

/**
 * The headings, paragraphs, lists and facts in the output of `renderDocument`, in order. Each link is followed by its full address,
 * for paper.
 */
export function readPieces(markup: string, origin: string): readonly Piece[] {
  const { root } = parseXml(markup);
  return root ? piecesOf(root, origin) : [];
}

/** The same in an element. The headings of blocks are one level below that of their page. */
function piecesOf(element: XmlElement, origin: string, depth = 0): Piece[] {
  const wordsIn = (child: XmlElement) => wordsOf(child, origin);
  const pieces: Piece[] = [];
  for (const child of elementsIn(element)) {
    const { name, text } = child;
    const inside = elementsIn(child);
    const last = pieces.at(-1);
    if (leftOut.test(name)) continue;
    if (isHeading(child))
      pieces.push({ tag: `h${Math.min(Number(name[1]) + depth, 4)}` as "h4", text: [{ words: text }] });
    // A mark next to a heading.
    else if (name === "span" && last && "text" in last)
      pieces.splice(-1, 1, { ...last, text: [...last.text, { words: `: ${text}` }] });
    else if (name === "p") pieces.push({ tag: "p", text: wordsIn(child) });
    else if (name === "dl")
      pieces.push({ tag: "dl", entries: inside.map((fact) => factOf(elementsIn(fact).map(wordsIn))) });
    else if (name === "li") pieces.push(...withNumber(piecesOf(child, origin, depth)));
    else if ((name === "ul" || name === "ol") && !inside.some(hasHeading)) {
      const signOf = (index: number) => (name === "ul" ? "•" : `${index + 1}.`);
      pieces.push({ tag: name, entries: inside.map((item, index) => [[{ words: signOf(index) }], wordsIn(item)]) });
    } else {
      const { lang } = child.attributes;
      const inner = piecesOf(child, origin, name === "main" ? 1 : depth);
      pieces.push(...(lang === undefined ? inner : inner.map((piece) => ({ ...piece, language: lang }))));
    }
  }
  return pieces;
}

/** Text above the heading of an entry, such as its number, becomes the start of the heading. */
function withNumber([first, second, ...others]: Piece[]): Piece[] {
  if (first?.tag === "p" && second && "text" in second && second.tag !== "p")
    return [{ ...second, text: [...first.text, { words: ": " }, ...second.text] }, ...others];
  return [first, second, ...others].filter((piece) => piece !== undefined);
}

function factOf([label = [], ...values]: readonly (readonly Words[])[]): ListPiece["entries"][number] {
  return [label, values.flatMap((value, index) => (index === 0 ? value : [{ words: ". " }, ...value]))];
}

/** The text in an element, with strikethrough and the addresses of links. */
function wordsOf({ children, name, text, attributes }: XmlElement, origin: string, isStruck = false): readonly Words[] {
  const all = children.flatMap((child) => {
    if (child instanceof XmlText) return { words: child.text, isStruck };
    if (!(child instanceof XmlElement)) return [];
    return child.name === "br" ? { words: " " } : wordsOf(child, origin, isStruck || child.name === "del");
  });
  const address = name === "a" ? wholeAddress(attributes["href"] ?? "", origin) : "";
  return isSaid(address, text) ? all : [...all, { words: ` (${address})`, isStruck }];
}

/** The address of a link as people write it down; empty for a link within its page. */
function wholeAddress(href: string, origin: string): string {
  if (href.startsWith("#")) return "";
  const { protocol, pathname, href: whole } = new URL(href, origin);
  return protocol.startsWith("http") ? (href.startsWith("/") ? whole : href) : pathname;
}

/** Whether a text already contains the letters of an address. */
function isSaid(address: string, text: string): boolean {
  const [part, all] = [address.replace(/^https?:/, ""), text].map((one) => one.replaceAll(/[^\p{L}\p{N}]/gu, ""));
  return (all ?? "").includes(part ?? "");
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
