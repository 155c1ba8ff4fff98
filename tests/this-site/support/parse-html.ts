import { type DOMNode, type HtmlElement, Parser, StaticConfigLoader, TextNode } from "html-validate";

const config = await new StaticConfigLoader({ root: true, elements: ["html5"] }).getConfigFor("page.html");
const parser = new Parser(config);

/** The body of a page, with those elements and attributes that the HTML has. */
export function parseBody(html: string): HtmlElement {
  const body = parser.parseHtml(html).querySelector("body");
  if (!body) throw new Error("The page has no body.");
  return body;
}

/** The runs of text of an element, in order, without the white space around them. */
export function runsIn(node: DOMNode): string[] {
  if (node instanceof TextNode) {
    const run = decode(node.textContent).replace(/\s+/g, " ").trim();
    return run === "" ? [] : [run];
  }
  if (/^(?:script|style|template)$/.test(node.nodeName)) return [];
  return node.childNodes.flatMap(runsIn);
}

function decode(text: string): string {
  const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return named[name] ?? whole;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}
