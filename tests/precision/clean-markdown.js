import { markdownTree, nodesIn, spanOf } from "./markdown-tree.js";

/**
 * Markdown with what a site would show of it: without comments, templates, footnotes and HTML, of which the words stay.
 * Undefined where a template decides what is shown.
 * @param {string} source
 */
export function cleanMarkdown(source) {
  const text = source
    .replace(/\{%-?\s*highlight\s+(\w+)[^%]*%\}([\s\S]*?)\{%-?\s*endhighlight\s*-?%\}/g, "\n```$1$2```\n")
    .replace(
      /\{\{[<%]\s*highlight\s+"?(\w+)"?[^>%]*[>%]\}\}([\s\S]*?)\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/g,
      "\n```$1$2```\n",
    )
    .replace(/^[ \t]*<pre\b[^>]*>\s*?(?:\{`)?([\s\S]*?)(?:`\})?\s*<\/pre\s*>/gim, (_, code) => {
      return `\n~~~\n${code.replace(/<\/?code\b[^>]*>/gi, "").replace(/^\n/, "")}\n~~~\n`;
    });
  /** @type {string[]} */
  const codes = [];
  const masked = maskCode(text, codes);
  if (/\{%-?\s*(if|unless|for|assign|capture|macro|set|call|case)\b/.test(masked)) return undefined;
  const words = withoutHtml(withoutTemplates(withoutHtmlIndents(masked)));
  return words
    .replace(/^[ \t]*(?:[-*+]|\d+[.)])[ \t]*$/gm, "")
    .replace(/\n[ \t]*(?:\n[ \t]*)+\n/g, "\n\n")
    .replace(/\uE000(\d+)\uE001/g, (_, index) => codes[Number(index)] ?? "");
}

/**
 * Puts a mark in the place of each code. Indented HTML is no code but what is inside other HTML, and is left out.
 * @param {string} text
 * @param {string[]} codes
 */
function maskCode(text, codes) {
  let masked = "";
  let at = 0;
  for (const node of nodesIn(markdownTree(text))) {
    if (node.type !== "code" && node.type !== "inlineCode") continue;
    const [start, end] = spanOf(node);
    const code = text.slice(start, end);
    const isHtml = node.type === "code" && !/^[`~]/.test(code) && /^\s*</.test(node.value);
    const isDirective = node.type === "code" && /^(\{|mermaid)/.test(node.lang ?? "");
    masked += text.slice(at, start) + (isHtml || isDirective ? "" : `\uE000${codes.length}\uE001`);
    codes.push(code);
    at = end;
  }
  return masked + text.slice(at);
}

/**
 * HTML is indented as its writer liked it. In Markdown that would be code.
 * @param {string} text
 */
function withoutHtmlIndents(text) {
  let result = "";
  let at = 0;
  for (const node of markdownTree(text).children) {
    if (node.type !== "html") continue;
    const [start, end] = spanOf(node);
    result += text.slice(at, start) + text.slice(start, end).replace(/^[ \t]+/gm, "");
    at = end;
  }
  return result + text.slice(at);
}

/** @param {string} text */
function withoutTemplates(text) {
  const resolved = text
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/&#x200b;|&#8203;|&ZeroWidthSpace;/gi, "")
    .replace(/^[ \t]*(?:[-*+]|\d+[.)]) .*\n[ \t]*\{:\s*toc.*\}.*$/gim, "")
    .replace(/^[ \t]*(?:\[\[?_?toc_?\]\]?|\*?table of contents\*?:?)[ \t]*$/gim, "")
    .replace(/\{\{-?\s*["']([^"'{}]*)["']\s*\|[^{}]*\}\}/g, "$1")
    .replace(/(\]\([^()\s]*|href="[^"]*)\{\{[^{}]*\}\}/g, "$1")
    .replace(/(\]\(|href=")\{%[^{}]*%\}/g, "$1")
    .replace(/^(\[[^\]]+\]:\s*)\{[{%][^{}]*[%}]\}/gm, "$1")
    .replace(/^[ \t]*(?:\{\{[<%][^{}]*[>%]\}\}|\{%[^{}]*%\})[ \t]*$/gm, "")
    .replace(/^[ \t]*:::.*$/gm, "")
    .replace(/^[ \t]*\([\w-]+\)=[ \t]*$/gm, "")
    .replace(/^(?:import|export)\s.*(?:from\s.*|=.*|["'];?)$/gm, "")
    .replace(/^([ \t]*)(?:!!!|\?\?\?\+?)[ \t].*\n((?:\1(?: {4}|\t).*\n|[ \t]*\n)*)/gm, (_, indent, body) =>
      body.replace(/^[ \t]+/gm, indent),
    )
    .replace(/\[\^[^\]\s]+\]:.*(?:\n(?: {2,}|\t)\S.*)*/g, "")
    .replace(/[ \t]?\[\^[^\]\s]+\]/g, "")
    .replace(/^([ \t]*(?:[-*+]|\d+[.)]) +)\[[ xX]\] +/gm, "$1")
    .replace(/\n:[ \t]+(?=\S)/g, "\n\n")
    .replace(/[ \t]*\{\s*[:.#][^{}\n]*\}/g, "")
    .replace(/(^|[\s([])(?::[a-z0-9_+-]*[a-z][a-z0-9_+-]*:[ \t]*)+(?=[\s.,!?)]|$)/gim, "$1")
    .replace(/!\[(?:[^[\]]|\[[^\]]*\])*\]\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)/g, "")
    .replace(/\[\s*\]\([^()\n]*\)/g, "")
    .replace(/\[([^\][\n]+)\]\(\s*(?:"[^"\n]*")?\s*\)/g, "$1")
    .replace(/^[ \t]*(?:\{`|`\}|%[ \t].*|\+\+\+)[ \t]*$/gm, "")
    .replace(/http:\/\/(?!localhost\b|127\.)/g, "https://")
    .replace(/==(\S(?:[^=\n]*\S)?)==/g, "$1");
  return resolved
    .split(/\n[ \t]*\n/)
    .filter((block) => !/\{\{|\{%|\}\}|%\}|\$\$|\{[a-z:-]+\}\uE000/.test(block))
    .join("\n\n");
}

const unshown = "script|style|svg|iframe|video|audio|object|form|select|button|table|picture|template|head|nav|sup";

/** @param {string} text */
function withoutHtml(text) {
  return text
    .replace(/(<h[1-6]\b[^>]*>\s*)<button\b[^>]*>([\s\S]*?)<\/button\s*>/gi, "$1$2")
    .replace(new RegExp(`<(${unshown})\\b[^>]*>[\\s\\S]*?</\\1\\s*>`, "gi"), "")
    .replace(/<a\b[^>]*?\bhref=["']?([^"'\s>]*)["']?[^>]*>([\s\S]*?)<\/a\s*>/gi, (_, href, words) =>
      words.trim() === ""
        ? ""
        : `[${words.replace(/\s+/g, " ").trim()}](${href.replace(/[()\s]/g, encodeURIComponent)})`,
    )
    .replace(/<\/(b|strong|i|em)>(\s*)<\1>/gi, "$2")
    .replace(/(\w?)<(?:b|strong)\b[^>]*>\s*([^<]*?)\s*<\/(?:b|strong)\s*>(?=(\w?))/gi, marked("**"))
    .replace(/(\w?)<(?:i|em)\b[^>]*>\s*([^<]*?)\s*<\/(?:i|em)\s*>(?=(\w?))/gi, marked("*"))
    .replace(/<(code|kbd|samp|tt)\b[^>]*>\s*([^<`]*?)\s*<\/\1\s*>/gi, (_, _tag, words) => (words ? `\`${words}\`` : ""))
    .replace(
      /<h([1-6])\b[^>]*>\s*([\s\S]*?)\s*<\/h\1\s*>/gi,
      (_, level, words) => `\n\n${"#".repeat(level)} ${words.replace(/\s+/g, " ")}\n\n`,
    )
    .replace(/^((?:[ \t]*\||[ \t]*#).*)$/gm, (line) => line.replace(/<\/?(?:br|ul|ol|li|p|div)\b[^>]*>/gi, " "))
    .replace(/[ \t]*<br\s*\/?>[ \t]*(?=\n[ \t]*\S)/gi, "\\")
    .replace(/[ \t]*<br\s*\/?>[ \t]*(?=\S)/gi, "\\\n")
    .replace(/<li\b[^>]*>\s*/gi, "\n- ")
    .replace(/<(?:dt|summary)\b[^>]*>\s*([^<]*?)\s*<\/(?:dt|summary)\s*>/gi, "\n\n**$1**\n\n")
    .replace(
      /<\/?(?:p|div|section|article|ul|ol|dl|dd|figure|figcaption|details|blockquote|aside|header|footer|center)\b[^>]*>/gi,
      "\n\n",
    )
    .replace(/<\/?[A-Za-z][\w.-]*(?:\s[^<>]*)?\/?>/g, "")
    .replace(/\[\s*\]\([^()\n]*\)/g, "");
}

/**
 * Puts signs around words. Where letters touch them the signs would mean nothing, and the words stay alone.
 * @param {string} signs
 */
function marked(signs) {
  return (
    /** @type {string} */ _,
    /** @type {string} */ before,
    /** @type {string} */ words,
    /** @type {string} */ after,
  ) => before + (words === "" ? "" : before || after ? words : signs + words + signs);
}
