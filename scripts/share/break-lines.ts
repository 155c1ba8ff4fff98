interface SetText {
  readonly lines: readonly string[];
  readonly size: number;
}

interface SpaceForText {
  readonly width: number;
  readonly height: number;
  /** The sizes to try, from the largest. */
  readonly sizes: readonly number[];
  /** The line height, as a multiple of the size. */
  readonly lineHeight: number;
  /** The width of a text at size 1. */
  measure(text: string): number;
}

/**
 * Breaks a text into lines of about equal length, in the largest size that fits into a space. At the smallest size, long
 * words are broken, and text that still does not fit is cut off with an ellipsis.
 */
export function breakLines(text: string, space: SpaceForText): SetText {
  const { sizes, width, height, lineHeight } = space;
  for (const size of sizes) {
    const most = Math.floor(height / (size * lineHeight));
    const lines = fill(text, width / size, space);
    if (lines && lines.length <= most) return { lines: balance(text, { lines, width: width / size, space }), size };
  }
  const size = sizes.at(-1) ?? 1;
  const lines = fill(text, width / size, space, true) ?? [];
  const most = Math.max(1, Math.floor(height / (size * lineHeight)));
  return { lines: lines.length > most ? cut(lines, most) : lines, size };
}

/** Fills lines with words, first to last; undefined if a word is longer than a line and must not be broken. */
function fill(text: string, width: number, { measure }: SpaceForText, mayBreak = false): readonly string[] | undefined {
  const lines: string[] = [];
  let line = "";
  for (const piece of mayBreak ? piecesOf(text, width, measure) : breakableParts(text)) {
    if (line !== "" && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = "";
    }
    if (measure(piece.trimEnd()) > width) return undefined;
    line += piece;
  }
  return [...lines, line.trimEnd()];
}

/** The parts between which a line may break: after spaces, and after hyphens and dashes within words. */
function breakableParts(text: string): string[] {
  return text.match(/[^ \-–—/]*(?:[ ]+|[-–—/]+[ ]*|$)/g)?.filter((word) => word !== "") ?? [];
}

/** The same, with words that are longer than a line split into pieces that fit. */
function piecesOf(text: string, width: number, measure: SpaceForText["measure"]): string[] {
  const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return breakableParts(text).flatMap((word) => {
    if (measure(word.trimEnd()) <= width) return [word];
    const pieces = [""];
    for (const { segment } of letters.segment(word)) {
      const last = pieces.at(-1) ?? "";
      if (last !== "" && measure(last + segment) > width) pieces.push(segment);
      else pieces[pieces.length - 1] = last + segment;
    }
    return pieces;
  });
}

interface FilledLines {
  readonly lines: readonly string[];
  readonly width: number;
  readonly space: SpaceForText;
}

/** The lines at the narrowest width that needs no more of them. */
function balance(text: string, { lines, width, space }: FilledLines): readonly string[] {
  let [narrow, wide, best] = [width / 2, width, lines];
  for (let step = 0; step < 8; step++) {
    const middle = (narrow + wide) / 2;
    const tried = fill(text, middle, space);
    if (tried?.length === lines.length) [wide, best] = [middle, tried];
    else narrow = middle;
  }
  return best;
}

function cut(lines: readonly string[], most: number): readonly string[] {
  const last = (lines[most - 1] ?? "").replace(/(?<!\P{L})\P{L}*\p{L}{0,3}$/u, "");
  return [...lines.slice(0, most - 1), `${last}…`];
}
