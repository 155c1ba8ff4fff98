import { shownSigns, writtenSigns } from "../../markdown/markdown-masks.ts";
import { decodeEntity } from "../../markup/decode-entity.ts";
import type { ShownText } from "../lookups/shown-texts.ts";
import type { TextMistake } from "../words/text-finding.ts";

/** The elements of HTML that are typed into texts, and those of Office that are pasted. Other words in angle brackets, such as <name>, are meant to be read. */
const elements =
  "a|abbr|article|aside|b|big|blockquote|body|br|button|center|cite|code|dd|del|details|div|dl|dt|em|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|li|link|main|mark|meta|nav|object|ol|p|pre|q|s|samp|script|section|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|th|thead|tr|tt|u|ul|video|wbr|(?:o|v|w|st1):[a-z]{1,20}";
const comment = /<!--(?:[^-]|-(?!->)){0,20000}(?:-->)?|-->/dg;
/** Those that browsers know and hardly anybody types. Names that may stand for something, such as <title>, are not among them. */
const rareElements =
  "applet|audio|bdi|bdo|blink|canvas|colgroup|embed|fieldset|frameset|marquee|noscript|picture|ruby|select|textarea|tfoot";
/** One of them, any that has an attribute, and the beginnings of those that run something, whether they are closed or not. */
const tag = new RegExp(
  [
    `</?(?:${elements}|${rareElements})(?:\\s[^<>]{0,2000}|/[^<>\\s]{0,200}=[^<>]{0,2000})?/?>`,
    '<[a-z][\\w:-]{0,40}\\s[\\w:-]{1,40}="[^<>]{0,2000}/?>',
    `</(?:title|${elements}|${rareElements})(?:\\s{0,20}|/[^<>\\s]{0,200})>`,
    "<[a-z][\\w:-]{0,40}[\\s/]on[a-z]{2,30}=[^<>\\s]{0,200}>?",
    "</?script(?![\\w-])",
    "<!(?:\\[CDATA\\[|DOCTYPE(?=\\s))",
  ].join("|"),
  "dgi",
);
const template =
  /\{\{[^{}\n]{0,200}\}\}|\$\{[^{}\n]{0,200}\}|\{%[^{}%\n]{0,200}%\}|<%[^<>%\n]{0,200}%>|<\?(?:php|=)[^<>\n]{0,200}(?:\?>)?/dg;
const entity = /&(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});/dg;
const bareEntity = /&(?:nbsp|amp|quot|apos|lt|gt)(?![A-Za-z0-9;=])/dg;
/** An entity whose & has become one: `&amp;nbsp;`. */
const twice = /&amp;(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});/dg;

/** Markup of other languages than Markdown that readers would see in a text: the first of each language in each text. */
export function foreignMarkup(text: ShownText): TextMistake[] {
  const { value, kind } = text;
  if (!/[<&{]|-->/.test(value)) return [];
  const isPlain = kind === "plain";
  const written = isPlain ? value : writtenSigns(value, kind);
  const [first] = [
    find(written, comment, {
      problem: "this comment is part of the text, readers would see it",
      hint: "Remove it, or write it behind a # on a line of its own outside of the text.",
    }),
    find(written, tag, {
      problem: "texts have no HTML, readers would see it",
      hint: isPlain
        ? "Write the words alone."
        : "Write Markdown such as **strong**, *emphasis* or [text](/route), or put what readers should see in backticks.",
    }),
  ]
    .filter((mistake) => mistake !== undefined)
    .toSorted((a, b) => a.start - b.start);
  const expression = find(written, template, {
    problem: "pages are not templates, and nothing fills this in",
    hint: `Write the text itself${isPlain ? "" : ", or put it in backticks if readers should see it"}.`,
  });
  return [first, expression, entityIn(value, kind)].filter((mistake) => mistake !== undefined);
}

function find(text: string, pattern: RegExp, words: Pick<TextMistake, "problem" | "hint">): TextMistake | undefined {
  const [match] = text.matchAll(pattern);
  const [start, end] = match?.indices?.[0] ?? [];
  return start === undefined || end === undefined ? undefined : { start, end, ...words };
}

/** The first entity that readers would see. Markdown reads entities, unless their & is one itself. */
function entityIn(value: string, kind: ShownText["kind"]): TextMistake | undefined {
  if (!value.includes("&")) return undefined;
  const isPlain = kind === "plain";
  const seen = isPlain ? value : shownSigns(value, kind);
  const found = [
    ...(isPlain ? value.matchAll(entity) : writtenSigns(value, kind).matchAll(twice)),
    ...seen.matchAll(bareEntity),
  ];
  for (const { 0: written, index } of found) {
    const name = written.replace(/^&amp;(?=.)/, "&");
    const meant = decodeEntity(name.endsWith(";") ? name : `${name};`);
    if (meant === undefined) continue;
    const isVisible = /^[\p{L}\p{S}\p{P}]+$/u.test(meant);
    return {
      start: index,
      end: index + written.length,
      problem: "readers would see this entity as it is written",
      hint: `Write ${isVisible ? `"${meant}"` : "a space"} instead.`,
      // In Markdown these may be signs of markup.
      suggestion: isVisible && (isPlain ? isHarmless(value) : /^[\p{L}]+$/u.test(meant)) ? meant : undefined,
    };
  }
  return undefined;
}

/** Whether a text would be free of markup with all its entities decoded: `&lt;b&gt;` would become an element. */
function isHarmless(value: string): boolean {
  const decoded = value.replaceAll(entity, (name) => decodeEntity(name) ?? name);
  return ![comment, tag, template, entity].some((pattern) => decoded.search(pattern) >= 0);
}
