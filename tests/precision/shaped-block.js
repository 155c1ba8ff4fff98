import { childrenOf, plainText, spanOf, wordsOf } from "./markdown-tree.js";

/** @typedef {import("mdast").Nodes} Nodes */
/** @typedef {import("mdast").RootContent} RootContent */
/** @typedef {{ id: string, title: string, depth: number, nodes: RootContent[] }} Section */
/** @typedef {Record<string, unknown>} Block */

/**
 * The block that has the shape of a section: a table, questions, cards, facts, steps or a list. Undefined for running text.
 * @param {Section} section
 * @param {string} text
 * @returns {Block | undefined}
 */
export function shapedBlock(section, text) {
  const [first, second, ...rest] = section.nodes;
  const start = { id: section.id, title: section.title };
  if (first && !second) return shaped(first, start, text);
  if (first?.type === "paragraph" && second && rest.length === 0) {
    const description = inline(first, text);
    return description.length > 1200 ? undefined : shaped(second, { ...start, description }, text);
  }
  return questions(section, start, text);
}

/**
 * @param {RootContent} node
 * @param {Block} start
 * @param {string} text
 * @returns {Block | undefined}
 */
function shaped(node, start, text) {
  if (node.type === "table") return table(node, start, text);
  if (node.type !== "list" || node.children.length < 2) return undefined;
  const paragraphs = node.children.map(({ children: [only, more] }) =>
    only?.type === "paragraph" && !more ? only : undefined,
  );
  const entries = paragraphs.filter((one) => one !== undefined);
  if (entries.length < paragraphs.length) return undefined;
  const named = entries.map((entry) => nameAndRest(entry, text)).filter((one) => one !== undefined);
  if (named.length === entries.length) return facts(named, start) ?? cards(named, start);
  const texts = entries.map((entry) => inline(entry, text));
  if (texts.some((one) => one.length === 0 || one.length > 1200)) return undefined;
  const isSteps =
    node.ordered === true && entries.every((entry) => entry.children.every(({ type }) => type === "text"));
  return isSteps ? steps(entries.map(wordsOf), start) : { type: "check-list", ...start, items: texts };
}

/** @typedef {{ name: string, href: string | undefined, rest: string, isPlain: boolean }} Named */

/**
 * `[Name](/address): what it is`, or the same in bold.
 * @param {import("mdast").Paragraph} paragraph
 * @param {string} text
 * @returns {Named | undefined}
 */
function nameAndRest(paragraph, text) {
  const [lead, ...others] = paragraph.children;
  if ((lead?.type !== "link" && lead?.type !== "strong") || others.length === 0) return undefined;
  const rest = joined(text.slice(spanOf(lead)[1], spanOf(paragraph)[1])).replace(/^\s*[:–—-]*\s*/, "");
  const name = oneLine(wordsOf(lead)).replace(/\s*:$/, "");
  const isSplit = /:$/.test(wordsOf(lead).trim()) || /^\s*[:–—-]/.test(text.slice(spanOf(lead)[1]));
  if (!isSplit || name === "" || name.length > 120 || rest === "" || rest.length > 1200) return undefined;
  const isPlain = others.every(({ type }) => type === "text");
  return { name, rest: isPlain ? plainText(rest) : rest, isPlain, href: lead.type === "link" ? lead.url : undefined };
}

/**
 * @param {Named[]} named
 * @param {Block} start
 * @returns {Block | undefined}
 */
function facts(named, start) {
  const areFacts = named.every(
    ({ name, rest, href, isPlain }) => isPlain && !href && name.length <= 80 && rest.length <= 200,
  );
  return areFacts
    ? { type: "fact-list", ...start, items: named.map(({ name, rest }) => ({ label: name, value: rest })) }
    : undefined;
}

/**
 * @param {Named[]} named
 * @param {Block} start
 * @returns {Block}
 */
function cards(named, start) {
  const items = named.map(({ name, rest, href }) => ({ title: name, description: rest, ...(href ? { href } : {}) }));
  return { type: "card-grid", ...start, items };
}

/**
 * @param {string[]} texts
 * @param {Block} start
 * @returns {Block | undefined}
 */
function steps(texts, start) {
  const items = texts.map((text) => {
    const [, title = "", description = ""] = /^(.*?[.!?](?=\s)|.*)\s*(.*)$/.exec(oneLine(text)) ?? [];
    return { title, ...(description ? { description } : {}) };
  });
  const fit = items.every(
    ({ title, description = "" }) => title !== "" && title.length <= 160 && description.length <= 1200,
  );
  return fit ? { type: "workflow-steps", ...start, items } : undefined;
}

/**
 * @param {import("mdast").Table} node
 * @param {Block} start
 * @param {string} text
 * @returns {Block | undefined}
 */
function table(node, start, text) {
  const [head = [], ...rows] = node.children.map((row) => row.children);
  const [corner = "", ...labels] = head.map((cell) => oneLine(wordsOf(cell)));
  const items = rows.map(([label, ...cells]) => ({
    label: label ? oneLine(wordsOf(label)) : "",
    cells: cells.map((cell) =>
      childrenOf(cell)
        .map((part) => text.slice(...spanOf(part)))
        .join(""),
    ),
  }));
  const fits = (/** @type {string} */ one) => one !== "" && one.length <= 80;
  const isWhole = items.every(
    ({ label, cells }) => fits(label) && cells.length === labels.length && cells.every((cell) => cell !== ""),
  );
  if (!isWhole || items.length === 0 || labels.length === 0 || !labels.every(fits) || corner.length > 80)
    return undefined;
  return { type: "table", ...start, ...(corner ? { corner } : {}), columns: labels.map((label) => ({ label })), items };
}

/**
 * Headings that are all questions, with their answers.
 * @param {Section} section
 * @param {Block} start
 * @param {string} text
 * @returns {Block | undefined}
 */
function questions({ nodes, depth }, start, text) {
  const heads = nodes.flatMap((node, index) => (node.type === "heading" ? [index] : []));
  if (heads.length < 2 || heads[0] !== 0) return undefined;
  const items = heads.map((at, index) => {
    const answer = nodes.slice(at + 1, heads[index + 1] ?? nodes.length);
    return { head: nodes[at], answer };
  });
  const fit = items.every(
    ({ head, answer }) =>
      head?.type === "heading" && head.depth === depth + 1 && wordsOf(head).trim().endsWith("?") && answer.length > 0,
  );
  if (!fit) return undefined;
  const entries = items.map(({ head, answer }) => ({
    question: head ? oneLine(wordsOf(head)) : "",
    answer: text.slice(spanOf(/** @type {Nodes} */ (answer[0]))[0], spanOf(/** @type {Nodes} */ (answer.at(-1)))[1]),
  }));
  if (entries.some(({ question, answer }) => question.length > 240 || answer.length > 9000)) return undefined;
  return { type: "faq", ...start, items: entries };
}

/**
 * The Markdown of a paragraph, on one line but for its line breaks.
 * @param {Nodes} node
 * @param {string} text
 */
export function inline(node, text) {
  return joined(text.slice(...spanOf(node))).trim();
}

/** @param {string} text */
function joined(text) {
  return text
    .replace(/(?:\\| {2,})\n[ \t>]*/g, "\\\r")
    .replace(/\n[ \t>]*/g, " ")
    .replace(/\r/g, "\n");
}

/** @param {string} text */
export function oneLine(text) {
  return text.replace(/\s+/g, " ").trim();
}
