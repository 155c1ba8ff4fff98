/** A piece of inline Markdown. `text` is the part between its signs, such as the words of a link. */
export interface Markup {
  readonly kind: "image" | "escaped" | "code" | "link" | "strong" | "emphasis";
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The target of a link; empty for all others. */
  readonly href: string;
}

/**
 * The end of a link: `close` is the offset of its `]`, `end` the offset after its `)` or -1 where it is incomplete. It
 * holds for every `[` before `until`.
 */
interface LinkEnd {
  readonly until: number;
  readonly close: number;
  readonly end: number;
}

/**
 * Finds the images, escaped characters, `code`, `[text](href)`, `**strong**` and `*emphasis*` of a text, in order. The
 * work grows in proportion to the length of any text: no opening sign is searched an end for twice.
 */
export function scanMarkup(text: string): Markup[] {
  const found: Markup[] = [];
  let linkEnd: LinkEnd = { until: -1, close: -1, end: -1 };
  /** Before this offset no image can end a link. */
  let noImageBefore = -1;
  const add = (
    kind: Markup["kind"],
    bounds: { start: number; end: number; lead: number; tail?: number },
    href = "",
  ) => {
    const { start, end, lead, tail = lead } = bounds;
    found.push({ kind, start, end, text: text.slice(start + lead, end - tail), href });
    return end;
  };
  const addLink = (start: number, { close, end }: LinkEnd) =>
    add("link", { start, end, lead: 1, tail: end - close }, text.slice(close + 2, end - 1));
  /** Adds the markup that begins at an offset and returns the offset after it, or undefined where none begins. */
  const addAt = (start: number): number | undefined => {
    const char = text[start];
    if (char === "!") {
      const end = imageEnd(text, start);
      return end < 0 ? undefined : add("image", { start, end, lead: 0 });
    }
    if (char === "\\") {
      return escapable.includes(text.charAt(start + 1)) && start + 1 < text.length
        ? add("escaped", { start, end: start + 2, lead: 1, tail: 0 })
        : undefined;
    }
    if (char === "`") {
      const close = text.indexOf("`", start + 1);
      return close > start + 1 ? add("code", { start, end: close + 1, lead: 1 }) : undefined;
    }
    if (char === "[" && hasWords(text, start + 1)) {
      if (start >= linkEnd.until) linkEnd = findLinkEnd(text, start + 1);
      if (linkEnd.end < 0 && start >= noImageBefore) {
        const image = findImageEnd(text, start + 1, linkEnd.until);
        if (image.end >= 0) return addLink(start, image);
        noImageBefore = linkEnd.until;
      }
      return linkEnd.end < 0 ? undefined : addLink(start, linkEnd);
    }
    if (char !== "*") return undefined;
    if (text[start + 1] === "*") {
      const close = strongEnd(text, start + 2);
      if (close > start + 2) return add("strong", { start, end: close + 2, lead: 2 });
    }
    const close = runEnd(text, start + 1, "*");
    return close > start + 1 && text[close] === "*" ? add("emphasis", { start, end: close + 1, lead: 1 }) : undefined;
  };
  for (let at = signAt(text, 0); at >= 0; ) at = signAt(text, addAt(at) ?? at + 1);
  return found;
}

function signAt(text: string, from: number): number {
  signs.lastIndex = from;
  return signs.exec(text)?.index ?? -1;
}

const signs = /[!\\`[*]/g;
const escapable = "\\`*[]()_";

/** Whether a visible character stands before the next `]`. */
function hasWords(text: string, from: number): boolean {
  words.lastIndex = from;
  const first = words.exec(text)?.[0];
  return first !== undefined && first !== "]";
}

const words = /[^\s\u200b]/g;

/** Finds the end of the link whose words begin at an offset. Brackets of images among the words are skipped. */
function findLinkEnd(text: string, from: number): LinkEnd {
  let at = runEnd(text, from, "]!");
  while (text[at] === "!") at = runEnd(text, Math.max(imageEnd(text, at), at + 1), "]!");
  return { until: at, close: at, end: text[at] === "]" ? targetEnd(text, at) : -1 };
}

/**
 * Where the link around images is incomplete, the end of an image ends the link: finds the first image whose target can
 * be that of a link.
 */
function findImageEnd(text: string, from: number, until: number): LinkEnd {
  let at = runEnd(text, from, "]!");
  while (text[at] === "!" && at < until) {
    const after = imageEnd(text, at);
    const close = after < 0 ? -1 : runEnd(text, at + 2, "]");
    const end = after < 0 ? -1 : targetEnd(text, close);
    if (end >= 0) return { until, close, end };
    at = runEnd(text, Math.max(after, at + 1), "]!");
  }
  return { until, close: -1, end: -1 };
}

/** The offset after the target of a link whose `]` stands at `close`, or -1. */
function targetEnd(text: string, close: number): number {
  if (text[close + 1] !== "(") return -1;
  targetStop.lastIndex = close + 2;
  const stop = targetStop.exec(text);
  return stop?.[0] === ")" ? stop.index + 1 : -1;
}

const targetStop = /[()\s]/g;

/** The offset after the image that begins at an offset, or -1. */
function imageEnd(text: string, at: number): number {
  if (text[at + 1] !== "[") return -1;
  const close = runEnd(text, at + 2, "[]");
  if (text[close] !== "]" || text[close + 1] !== "(") return -1;
  bracket.lastIndex = close + 2;
  const stop = bracket.exec(text);
  return stop?.[0] === ")" ? stop.index + 1 : -1;
}

const bracket = /[()]/g;

/** The offset of the ** that ends a strong text, or -1. */
function strongEnd(text: string, from: number): number {
  for (let at = runEnd(text, from, "*"); text[at] === "*"; at = runEnd(text, at + 1, "*")) {
    if (text[at + 1] === "*") return at;
  }
  return -1;
}

/**
 * The offset of the next of the characters in `stops`, of a backslash at the end of a line, or of the end of the text.
 * Escaped characters are skipped.
 */
function runEnd(text: string, from: number, stops: string): number {
  let at = from;
  while (at < text.length && !stops.includes(text.charAt(at))) {
    if (text[at] !== "\\") at++;
    else if (at + 1 < text.length && !/[\n\r\u2028\u2029]/.test(text.charAt(at + 1))) at += 2;
    else break;
  }
  return at;
}
