/** A sentence is one paragraph, prose is all of CommonMark with the tables, strike-through and links of GFM. */
export type MarkdownKind = "sentence" | "prose";

/** Markup for the parser that is plain text for us: raw HTML, single tildes, task boxes, footnotes. Each begins with its character, for speed. */
const unmeant = [
  // Not after a backslash, as a target in brackets, or as an address in them.
  /<(?=[A-Za-z/!?])(?<!(?:^|[^\\])(?:\\\\)*\\<)(?<!\](?:\(|:)\s*<)(?![A-Za-z][A-Za-z0-9.+-]{1,31}:[^\s<>]*>|[^\s<>@]+@[^\s<>@]+>)/,
  /~(?<![~\\]~)(?!~)/,
  /\[(?=\^[^\]\s]{1,50}\](?!\())(?<!\\\[)/,
  /\[(?=[ xX]\]\s)(?<=(?:[-+*]|[0-9][.)])[ \t]+\[)/,
].map(({ source }) => source);

/** A lookbehind after the first character of a pattern, so that it is not tried at every letter. */
const opensLine = String.raw`(?<=^[ \t]*.)`;

/** Block markup, which a sentence does not have. */
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

/** Punctuation that is rare in addresses but may follow them without a space: quotation marks, and that of Japanese, Chinese and Arabic. */
const punctuation = "、。，；：！？「」『』（）【】،؛؟“”„«»";

const address = String.raw`(?<![\w/=?&:.%#<"']|\]\(\s*|\]:\s*)(?:https?://|www\.)[^\s<${punctuation}`;

/** The end of a bare address, although the parser reads on to the next space. */
const end = String.raw`(?<end>[${punctuation}](?<=${address}]+.)|\)(?=[^ -~\s])(?<=${address}()]+.))`;
const ends = `${punctuation})`;

/**
 * A Chinese, Japanese or Korean letter next to asterisks with punctuation on their other side, such as `**（a）**は` and `は**「a」**`. In
 * CommonMark such asterisks are not emphasis, because it expects a space there, as in English.
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

/** Unicode blocks that texts rarely use: control pictures, Braille, enclosed letters. */
const symbols = [0x2400, 0x2800, 0x3200];

/** The control characters other than white space: no text can contain them, and they end an address. */
const controls = Array.from({ length: 0x1f }, (_, index) => String.fromCharCode(index + 1)).filter((sign) =>
  sign.trim(),
);

export interface MaskedText {
  readonly text: string;
  readonly masked: string;
  /** Restores the masked characters in a part of the text, except white space. */
  readonly unmask: (text: string) => string;
}

/** Replaces characters that the parser would treat as unwanted markup with symbols, which it treats as punctuation. */
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
