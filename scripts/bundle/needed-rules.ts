/** Leaves out of a text of styles the rules for elements with other class names than these. */
type RulePruner = (classNames: ReadonlySet<string>) => string;

/** A text to keep as it is, a rule with its selectors, or rules behind a condition. */
type Piece =
  | string
  | { readonly selectors: readonly Selector[]; readonly body: string }
  | { readonly condition: string; readonly pieces: readonly Piece[] };

interface Selector {
  readonly text: string;
  /** The class names without which it matches nothing. */
  readonly classNames: readonly string[];
}

/** Creates it for a text of styles, which is read once. */
export function createRulePruner(text: string): RulePruner {
  const pieces = readPieces(text);
  return (classNames) => keepRules(pieces, classNames);
}

function keepRules(pieces: readonly Piece[], known: ReadonlySet<string>): string {
  return pieces.map((piece) => keepPiece(piece, known)).join("");
}

function keepPiece(piece: Piece, known: ReadonlySet<string>): string {
  if (typeof piece === "string") return piece;
  if ("pieces" in piece) {
    const kept = keepRules(piece.pieces, known);
    return kept && `${piece.condition}{${kept}}`;
  }
  const selectors = piece.selectors.filter(({ classNames }) => classNames.every((name) => known.has(name)));
  return selectors.length > 0 ? `${selectors.map(({ text }) => text).join()}{${piece.body}}` : "";
}

function readPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (let start = 0; start < text.length; ) {
    const open = text.indexOf("{", start);
    const end = endOfBlock(text, open);
    // No brace: nothing that could be a rule.
    if (open < 0 || end < 0) return [...pieces, text.slice(start)];
    const head = text.slice(start, open);
    const body = text.slice(open + 1, end);
    if (/^@(?:media|supports|starting-style)/.test(head)) pieces.push({ condition: head, pieces: readPieces(body) });
    else if (head.startsWith("@")) pieces.push(text.slice(start, end + 1));
    else pieces.push({ selectors: splitSelectors(head).map(toSelector), body });
    start = end + 1;
  }
  return pieces;
}

/** The place of the brace that closes the one at `open`, or -1. What is quoted closes nothing. */
function endOfBlock(text: string, open: number): number {
  let depth = 0;
  for (const { 0: sign, index } of text.slice(open).matchAll(/"[^"]*"|[{}]/g)) {
    if (sign === "{") depth++;
    if (sign === "}" && --depth === 0) return open + index;
  }
  return -1;
}

/** Splits a list of selectors at the commas that stand in no brackets. */
function splitSelectors(list: string): string[] {
  let depth = 0;
  const selectors = [""];
  for (const sign of list) {
    if (sign === "," && depth === 0) selectors.push("");
    else selectors[selectors.length - 1] += sign;
    if (/[([]/.test(sign)) depth++;
    if (/[)\]]/.test(sign)) depth--;
  }
  return selectors;
}

/** What stands in brackets may be one of several names, or one that must not be there. */
function toSelector(text: string): Selector {
  let outside = text;
  for (let before = ""; before !== outside; ) {
    before = outside;
    outside = outside.replaceAll(/\([^()[\]]*\)|\[[^[\]]*\]/g, "");
  }
  return { text, classNames: Array.from(outside.matchAll(/\.([A-Za-z_][\w-]*)/g), ([, name = ""]) => name) };
}
