import { limits } from "../../diagnostic/limits.ts";
import { decodeEntity } from "../../markdown/decode-entity.ts";
import { writtenSigns } from "../../markdown/markdown-masks.ts";
import { withDescription } from "../toolkit/examples.ts";
import { excerpt } from "../toolkit/wording.ts";
import { hideEscapes, type ShownText, textCheck } from "./shown-texts.ts";

/** The elements that people type into texts, besides those of Word such as <o:p>. Other words in angle brackets, such as <name>, are meant to be read. */
const elements =
  "a|abbr|audio|b|big|blockquote|br|button|center|cite|code|dd|del|details|div|dl|dt|em|embed|figure|font|form|h[1-6]|hr|i|iframe|img|input|ins|kbd|li|link|mark|meta|ol|p|picture|pre|q|s|script|section|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|th|thead|tr|u|ul|video|wbr";

const element = new RegExp(
  `</?(?:(?:${elements})|[ov]:[a-z]+)(?:\\s[^<>]{0,1000})?/?>|</[a-z][\\w-]{0,40}>|<[a-z][\\w:-]{0,40}\\s[\\w:-]{1,40}=["'][^<>]{0,1000}>|<!--(?:[^-]|-(?!->)){0,10000}(?:-->)?`,
  "gi",
);

export const htmlInText = textCheck({
  code: "html-in-text",
  meaning:
    "A text contains an HTML element or comment, or a plain text such as a title contains an entity such as &amp;. Texts do not support HTML, so readers see it as typed. With a backslash before it or in backticks, it is taken as meant to be seen.",
  bad: withDescription("Fresh bread«<br>»every morning."),
  problem: "texts do not support HTML, and readers would see it",
  hint: "Write Markdown such as **strong** or [text](/route). If readers should see it, write \\<br>.",
  good: withDescription("Fresh bread \\<br> every morning."),
  find: ({ value, kind }) => {
    const isPlain = kind === "plain";
    // Code and escaped characters are meant to be seen, and a link target may be in angle brackets.
    const part = isPlain
      ? hideEscapes(value)
      : writtenSigns(value, kind).replaceAll(/<(?<=\]\(\s*<)[^<>\n]*>/g, (target) => " ".repeat(target.length));
    const shownHint = (sign: string) => `If readers should see it, write \\${excerpt(sign)}.`;
    const instead = isPlain ? "Write only the words." : "Write Markdown such as **strong** or [text](/route).";
    const entities = isPlain && part.includes("&") ? [...part.matchAll(entity)] : [];
    return [
      ...openingSigns(part).map(({ 0: sign, index: start }) => ({
        ...{ start, end: start + sign.length },
        hint: `${meantBy(sign, kind) ?? instead} ${shownHint(sign)}`,
      })),
      ...entities.flatMap(({ 0: written, index: start }) => {
        const meant = decodeEntity(written);
        if (meant === undefined) return [];
        const hint = `Write ${meant.trim() === "" ? "a space" : `"${meant}"`} instead. ${shownHint(written)}`;
        // Other characters could turn the text next to them into markup.
        const suggestion = /^\p{L}$/u.test(meant) ? meant : undefined;
        return [{ start, end: start + written.length, hint, suggestion }];
      }),
    ];
  },
});

/** The signs of elements, as many as a report shows. A closing one is removed along with the one that opens it. */
function openingSigns(part: string): RegExpExecArray[] {
  const opened = new Set<string>();
  const signs = [...part.matchAll(element)].filter(([sign]) => {
    const [name = ""] = /[\w:!-]+/.exec(sign.toLowerCase()) ?? [];
    const isClosing = sign.startsWith("</") && opened.has(name);
    opened.add(name);
    return !isClosing;
  });
  return signs.slice(0, limits.shownOfFile);
}

/** What to write instead of an element that Markdown has no syntax for. */
function meantBy(sign: string, kind: ShownText["kind"]): string | undefined {
  if (/^<br\b/i.test(sign))
    return kind === "prose" ? "Write an empty line: a paragraph begins below it." : "Leave it out.";
  if (/^<[ov]:/i.test(sign)) return "Remove it: Word added it.";
  if (/^<iframe\b/i.test(sign)) return "Remove it: a video, map or form from another service has its own block.";
  return sign.startsWith("<!--") ? "Remove it, or write it after # on its own line, outside the text." : undefined;
}

const entity = /&(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});/g;
