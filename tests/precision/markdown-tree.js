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

/** @typedef {(url: string) => string | undefined} Resolve */

/**
 * Markdown without pictures and definitions, each link leading where `resolve` says. A link that leads nowhere leaves its words.
 * @param {string} text
 * @param {Resolve} resolve
 */
export function resolveMarkdown(text, resolve) {
  const root = markdownTree(text);
  const urls = new Map(
    nodesIn(root).flatMap((node) => (node.type === "definition" ? [[node.identifier, node.url]] : [])),
  );
  return within(root);

  /**
   * @param {Nodes} node
   * @returns {string}
   */
  function within(node) {
    let result = "";
    let [at, last] = spanOf(node);
    if (node.type === "root") [at, last] = [0, text.length];
    for (const child of childrenOf(node)) {
      const [start, end] = spanOf(child);
      result += text.slice(at, start) + rewritten(child, node);
      at = end;
    }
    return result + text.slice(at, last);
  }

  /**
   * @param {Nodes} node
   * @param {Nodes} parent
   * @returns {string}
   */
  function rewritten(node, parent) {
    const source = text.slice(...spanOf(node));
    switch (node.type) {
      case "image":
      case "imageReference":
      case "definition":
      case "html":
        return "";
      case "heading":
        return heading(node, parent);
      case "code":
        return /^[`~]/.test(source) ? source.replace(/^([`~]+)[ \t]*\{?\.?([\w+#-]*).*/, "$1$2") : source;
      case "link":
        return link(node, node.url, source);
      case "linkReference":
        return link(node, urls.get(node.identifier) ?? "", source);
      default:
        return within(node);
    }
  }

  /**
   * @param {import("mdast").Heading} node
   * @param {Nodes} parent
   */
  function heading(node, parent) {
    const words = inside(node)
      .replace(/\s*\n\s*/g, " ")
      .trim();
    if (words === "") return "";
    return parent.type === "root" ? `${"#".repeat(node.depth)} ${words}` : `**${wordsOf(node).trim()}**`;
  }

  /**
   * @param {Nodes} node
   * @param {string} url
   * @param {string} source
   */
  function link(node, url, source) {
    const address = resolve(url);
    if (source.startsWith("<")) return address === undefined ? `\`${url}\`` : `<${address}>`;
    const words = inside(node);
    if (words.trim() === "") return "";
    return address === undefined ? words : `[${words}](${address})`;
  }

  /** @param {Nodes} node */
  function inside(node) {
    const children = childrenOf(node);
    const [first, last] = [children[0], children.at(-1)];
    if (!first || !last) return "";
    let result = "";
    let at = spanOf(first)[0];
    for (const child of children) {
      result += text.slice(at, spanOf(child)[0]) + rewritten(child, node);
      at = spanOf(child)[1];
    }
    return result;
  }
}
