import { cleanMarkdown } from "./clean-markdown.js";
import { markdownTree, plainText, resolveMarkdown, spanOf, wordsOf } from "./markdown-tree.js";
import { inline, oneLine, shapedBlock } from "./shaped-block.js";

/** @typedef {import("mdast").RootContent} RootContent */
/** @typedef {import("./shaped-block.js").Section} Section */
/** @typedef {import("./shaped-block.js").Block} Block */

/** Of what one text and one file of a page may hold, with some room. */
const most = { text: 9000, file: 50_000 };

/**
 * A page with the words of a file, or undefined where it has too few of them.
 * @param {import("./write-site.js").Source} source
 * @param {(url: string) => string | undefined} resolve
 * @param {ReadonlySet<unknown>} taken descriptions of other pages
 */
export function writePage({ path, front, body }, resolve, taken) {
  const cleaned = cleanMarkdown(body);
  if (cleaned === undefined || cleaned.split(/\s+/).length < 80) return undefined;
  const anchors = anchorsOf(cleaned);
  const text = tidy(
    resolveMarkdown(cleaned, (url) => (url.startsWith("#") ? anchors.get(slug(decode(url))) : resolve(url))),
  );
  const nodes = markdownTree(text).children;
  const first = nodes[0]?.type === "heading" && nodes[0].depth === 1 ? nodes.shift() : undefined;
  const heading = first ? oneLine(wordsOf(first)) : undefined;
  const title = plain(front["title"]) ?? heading;
  const { intro, sections } = split(nodes);
  const summary = ["description", "summary", "excerpt", "lead", "subtitle", "lede"]
    .map((key) => plain(front[key]))
    .find((text) => text && !text.endsWith(":"));
  const opening = intro[0]?.type === "paragraph" && spanLength(intro[0]) <= 1200 ? intro.shift() : undefined;
  const description = summary ?? described(nodes, taken);
  if (!title || !description) return undefined;
  const hero = {
    type: "hero",
    title: cut(heading ?? title, 160),
    ...(opening ? { description: inline(opening, text) } : {}),
  };
  const rest = running({ id: "opening", title: "", depth: 1, nodes: intro }, text);
  const blocks = [hero, ...rest, ...sections.flatMap((section) => blocksOf(section, text))];
  const date = /^(\d{4}-\d\d-\d\d)/.exec(dayOf(front["date"]) || path.split("/").at(-1) || "")?.[1];
  return {
    title: cut(title, 120),
    description: cut(description, 320),
    ...(date ? { date } : {}),
    blocks: withoutLostAnchors(fitting(blocks)),
  };
}

/**
 * What the words of a page say first of it: a paragraph that is neither a greeting nor what another page begins with.
 * @param {RootContent[]} nodes
 * @param {ReadonlySet<unknown>} taken
 */
function described(nodes, taken) {
  const words = nodes.map((node) => oneLine(wordsOf(node)));
  const paragraphs = words.filter((text, index) => nodes[index]?.type === "paragraph" && /.{79}[^,:;]$/.test(text));
  const rest = words.filter((_, index) => nodes[index]?.type === "paragraph" || nodes[index]?.type === "list");
  const isFree = (/** @type {string} */ text) => !taken.has(cut(text, 320));
  return paragraphs.find(isFree) ?? (rest.filter(isFree).join(" ") || rest.join(" "));
}

/** @param {unknown} date */
function dayOf(date) {
  return date instanceof Date ? date.toISOString() : typeof date === "string" ? date : "";
}

/** @param {RootContent} node */
function spanLength(node) {
  const [start, end] = spanOf(node);
  return end - start;
}

/**
 * Words of a front matter, without markup. Undefined where a template makes them.
 * @param {unknown} value
 */
function plain(value) {
  if (typeof value !== "string" || value.includes("{{") || value.includes("{%")) return undefined;
  return plainText(value.replace(/<[^>]*>/g, "").replace(/^\s*#+\s*/, "")) || undefined;
}

/**
 * The anchor of the block in which each heading stands, by the anchor that the heading has on its site.
 * @param {string} text
 */
function anchorsOf(text) {
  const headings = markdownTree(text).children.filter((node) => node.type === "heading");
  const rest = headings.slice(headings[0]?.depth === 1 ? 1 : 0);
  const top = Math.min(...rest.map(({ depth }) => depth));
  let current = "";
  /** @type {Map<string, string>} */
  const anchors = new Map();
  /** @type {Set<string>} */
  const taken = new Set();
  for (const heading of rest) {
    const own = slug(wordsOf(heading));
    if (heading.depth === top) current = unique(idOf(own), taken);
    if (current !== "") anchors.set(own, `#${current}`);
  }
  return anchors;
}

/**
 * @param {RootContent[]} nodes
 * @returns {{ intro: RootContent[], sections: Section[] }}
 */
function split(nodes) {
  const top = Math.min(...nodes.flatMap((node) => (node.type === "heading" ? [node.depth] : [])));
  /** @type {RootContent[]} */
  const intro = [];
  /** @type {Section[]} */
  const sections = [];
  /** @type {Set<string>} */
  const taken = new Set();
  for (const node of nodes) {
    if (node.type === "heading" && node.depth === top) {
      const title = oneLine(wordsOf(node));
      sections.push({ id: unique(idOf(slug(title)), taken), title: cut(title, 160), depth: top, nodes: [] });
    } else {
      (sections.at(-1)?.nodes ?? intro).push(node);
    }
  }
  return { intro, sections };
}

/**
 * @param {Section} section
 * @param {string} text
 * @returns {Block[]}
 */
function blocksOf(section, text) {
  if (section.nodes.length === 0) return [];
  const shaped = section.title === "" ? undefined : shapedBlock(section, text);
  return shaped ? [shaped] : running(section, text);
}

/**
 * Blocks of running text, as many as it takes.
 * @param {Section} section
 * @param {string} text
 * @returns {Block[]}
 */
function running({ id, title, depth, nodes }, text) {
  /** @type {string[][]} */
  const parts = [[]];
  for (const node of nodes) {
    const words = text.slice(...spanOf(node));
    const source =
      node.type === "heading" ? words.replace(/^#+/, "#".repeat(Math.max(2, node.depth - depth + 1))) : words;
    if (source.length > most.text) continue;
    if ((parts.at(-1) ?? []).join("\n\n").length + source.length > most.text) parts.push([]);
    parts.at(-1)?.push(source);
  }
  return parts
    .filter((part) => part.length > 0)
    .map((part, index) => ({
      type: "rich-text",
      id: index === 0 ? id : `${id}-${index + 1}`,
      ...(index === 0 && title ? { title } : {}),
      body: `${(index === 0 ? part : raised(part)).join("\n\n")}\n`,
    }));
}

/**
 * The rest of a long text, whose first heading may be a deeper one than a block can begin with.
 * @param {string[]} part
 */
function raised(part) {
  const marks = part.map((one) => /^#+(?= )/.exec(one)?.[0] ?? "");
  const extra = (marks.find(Boolean) ?? "##").length - 2;
  return part.map((one, index) => one.slice(Math.max(0, Math.min(extra, (marks[index] ?? "").length - 2))));
}

/** @param {Block[]} blocks */
function fitting(blocks) {
  let size = 0;
  return blocks.filter((block) => {
    size += JSON.stringify(block).length * 1.1;
    return size < most.file;
  });
}

/**
 * Links to a block that did not fit leave their words.
 * @param {Block[]} blocks
 * @returns {Block[]}
 */
function withoutLostAnchors(blocks) {
  const kept = new Set(blocks.map(({ id }) => id));
  return JSON.parse(
    JSON.stringify(blocks).replace(/\[([^[\]]*)\]\(#([\w-]+)\)/g, (link, words, id) => (kept.has(id) ? link : words)),
  );
}

/** @param {string} words those of a heading, in the form of an anchor */
function idOf(words) {
  return `part-${words || "signs"}`;
}

/**
 * Text up to a length, cut behind a sentence or else behind a word.
 * @param {string} text
 * @param {number} length
 */
export function cut(text, length) {
  if (text.length <= length) return text;
  const start = text.slice(0, length - 1);
  const sentence = /^[\s\S]*[.!?](?=\s)/.exec(start)?.[0];
  return sentence ?? `${start.replace(/[\s,;:–—-]+\S*$/, "")}…`;
}

/** @param {string} text */
function tidy(text) {
  return text
    .replace(/^[ \t]*(?:[-*+]|\d+[.)])[ \t]*$/gm, "")
    .replace(/[ \t]+$/gm, (spaces) => (spaces.length > 1 && /^ +$/.test(spaces) ? "  " : ""))
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** @param {string} text */
export function slug(text) {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60)
    .replace(/-$/, "");
}

/**
 * @param {string} wanted
 * @param {Set<string>} taken
 */
export function unique(wanted, taken) {
  let name = wanted.replace(/-$/, "");
  for (let count = 2; taken.has(name); count++) name = `${wanted}-${count}`;
  taken.add(name);
  return name;
}

/** @param {string} url */
export function decode(url) {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
