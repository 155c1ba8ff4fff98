import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTable } from "micromark-extension-gfm-table";

/** @typedef {import("mdast").Nodes} Nodes */

/**
 * The tree of a text of Markdown, with the tables of GitHub.
 * @param {string} text
 */
export function markdownTree(text) {
  return fromMarkdown(text, { extensions: [gfmTable(), gfmStrikethrough()], mdastExtensions: [tables] });
}

/** @type {import("mdast-util-from-markdown").Extension} */
const tables = {
  enter: {
    table: open("table"),
    tableRow: open("tableRow"),
    tableHeader: open("tableCell"),
    tableData: open("tableCell"),
    strikethrough: open("delete"),
  },
  exit: { table: close, tableRow: close, tableHeader: close, tableData: close, strikethrough: close },
};

/**
 * @param {"table" | "tableRow" | "tableCell" | "delete"} type
 * @returns {import("mdast-util-from-markdown").Handle}
 */
function open(type) {
  return function (token) {
    this.enter({ type, children: [] }, token);
  };
}

/** @type {import("mdast-util-from-markdown").Handle} */
function close(token) {
  this.exit(token);
}

/**
 * The nodes directly inside another.
 * @param {Nodes} node
 * @returns {Nodes[]}
 */
export function childrenOf(node) {
  return "children" in node ? node.children : [];
}

/**
 * A node and all inside it, in the order of the text.
 * @param {Nodes} node
 * @returns {Nodes[]}
 */
export function nodesIn(node) {
  return [node, ...childrenOf(node).flatMap(nodesIn)];
}

/**
 * Where a node begins and ends in its text.
 * @param {Nodes} node
 * @returns {[number, number]}
 */
export function spanOf(node) {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}

/**
 * The words of a node, without their markup. Of code, which plain texts have not, the brackets get the backslash that says that
 * they are meant.
 * @param {Nodes} node
 * @returns {string}
 */
export function wordsOf(node) {
  if (node.type === "text") return node.value;
  if (node.type === "inlineCode") return node.value.replace(/[<{](?=[\w/!%{<])/g, "\\$&");
  if (node.type === "break") return " ";
  return childrenOf(node)
    .map(wordsOf)
    .join(node.type === "root" ? " " : "");
}

/**
 * The words of a text of Markdown on one line.
 * @param {string} text
 */
export function plainText(text) {
  return wordsOf(markdownTree(text)).replace(/\s+/g, " ").trim();
}
