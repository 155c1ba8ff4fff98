import { childrenOf, markdownTree, nodesIn, spanOf, wordsOf } from "./markdown-tree.js";

/** @typedef {import("mdast").Nodes} Nodes */
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
