/** A sentence is one paragraph, prose is all of CommonMark with the tables, strike-through and links of GFM. */
export type MarkdownKind = "sentence" | "prose";

/** What the parser takes for markup and our texts do not: raw HTML, one tilde, the box of a task, a footnote. Each begins with its sign, which is quick to look for. */
const unmeant = [
  // Not after a backslash, as a target in brackets, or as an address in them.
  /<(?=[A-Za-z/!?])(?<!(?:^|[^\\])(?:\\\\)*\\<)(?<!\](?:\(|:)\s*<)(?![A-Za-z][A-Za-z0-9.+-]{1,31}:[^\s<>]*>|[^\s<>@]+@[^\s<>@]+>)/,
  /~(?<![~\\]~)(?!~)/,
  /\[(?=\^[^\]\s]{1,50}\](?!\())(?<!\\\[)/,
  /\[(?=[ xX]\]\s)(?<=(?:[-+*]|[0-9][.)])[ \t]+\[)/,
].map(({ source }) => source);

/** Looked at behind the first sign of a pattern, so that it is not for every letter. */
const opensLine = String.raw`(?<=^[ \t]*.)`;

/** What makes more of a line than a part of a paragraph, which a sentence has none of. */
const blocks = [
  String.raw`^(?: {0,3}\t| {4})[ \t]*(?=\S)`,
  `[#>=|:]${opensLine}`,
  String.raw`-${opensLine}[-|: \t]*$`,
  String.raw`[-+*]${opensLine}(?=[ \t]|$)`,
  String.raw`([*_])${opensLine}(?=[ \t]*(?:\1[ \t]*){2,}$)`,
  `~${opensLine}~{2,}`,
  `\`${opensLine}\`{2,}(?=[^\`\n]*$)`,
  String.raw`\[${opensLine}(?=[^\]\n]+\]:)`,
  String.raw`[.)](?=[ \t]|$)(?<=^[ \t]*[0-9]{1,9}.)`,
];

/** Punctuation that hardly an address is written with, and that stands behind one without a space: quotation marks, and all in Japanese, Chinese and Arabic. */
const punctuation = "、。，；：！？「」『』（）【】،؛؟“”„«»";

const address = String.raw`(?<![\w/=?&:.%#<"']|\]\(\s*|\]:\s*)(?:https?://|www\.)[^\s<${punctuation}`;

/** What ends an address that stands by itself, although the parser reads on to the next space. */
const end = String.raw`(?<end>[${punctuation}](?<=${address}]+.)|\)(?=[^ -~\s])(?<=${address}()]+.))`;
const ends = `${punctuation})`;

/**
 * A letter of Chinese, Japanese or Korean beside stars that have a sign on their other side, such as `**（a）**は` and `は**「a」**`. For
 * CommonMark such stars begin and end nothing, because in English a space stands there.
 */
const letters = String.raw`\u3005-\u3007\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3`;
const sign = String.raw`[^\s\w*\u00aa-\u1fff${letters}]`;
const beside = `[${letters}](?:(?=\\*{1,3}${sign})|(?<=${sign}\\*{1,3}.))`;
const besideStars = new RegExp(beside, "g");

const patterns: Readonly<Record<MarkdownKind, RegExp>> = {
  prose: new RegExp([...unmeant, end, beside].join("|"), "g"),
  sentence: new RegExp([...blocks, ...unmeant, end, beside].join("|"), "gm"),
};

const signs = "<~[#>=|:-+*_`.) \t";

/** Blocks of symbols of which a text hardly has one: pictures of control characters, Braille, letters in circles. */
const symbols = [0x2400, 0x2800, 0x3200];

/** The control characters that are no white space: no text can have them, and no address goes on behind one. */
const controls = Array.from({ length: 0x1f }, (_, index) => String.fromCharCode(index + 1)).filter((sign) =>
  sign.trim(),
);

export interface MaskedText {
  readonly text: string;
  readonly masked: string;
  /** Gives the signs back to a part of it. White space is not, as at the start of any line. */
  readonly unmask: (text: string) => string;
}

/** Puts symbols, which the parser takes for punctuation of a text, in place of signs that it would take for markup of a kind that a text has not. */
export function maskSigns(text: string, kind: MarkdownKind): MaskedText {
  const pattern = patterns[kind];
  if (text.search(pattern) === -1) return { text, masked: text, unmask: (part) => part };
  const letters = text.includes("*") ? (text.match(besideStars) ?? []) : [];
  const known = signs + [...new Set(letters)].join("");
  const inBlock = (first: number) =>
    new RegExp(`[${String.fromCharCode(first)}-${String.fromCharCode(first + known.length - 1)}]`, "g");
  const first = symbols.find((code) => !inBlock(code).test(text)) ?? 0x2400;
  const masked = text.replaceAll(pattern, (found, ...groups) => {
    const isEnd = groups.at(-1).end !== undefined;
    const masks = Array.from(found, (sign) =>
      isEnd ? controls[ends.indexOf(sign)] : String.fromCharCode(first + known.indexOf(sign)),
    );
    return masks.join("");
  });
  const back = (symbol: string) => (known[symbol.charCodeAt(0) - first] ?? symbol).trim();
  const ended = (part: string) =>
    controls.reduce((shown, control, index) => shown.replaceAll(control, ends[index] ?? control), part);
  return { text, masked, unmask: (part) => ended(part.replaceAll(inBlock(first), back)) };
}
