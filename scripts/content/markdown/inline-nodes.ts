import type { Definition, Nodes, PhrasingContent } from "mdast";
import type { InlineNode, InlineText } from "../../../src/content-values.ts";

/** The definitions of a text (`[name]: /route`) by their names: the first of each counts. */
export type Definitions = ReadonlyMap<string, Definition>;

/** The text of some nodes with its inline markup. What a text cannot hold is shown by its words. */
export function inlineText(nodes: readonly Nodes[], definitions: Definitions): InlineText {
  const found: InlineNode[] = [];
  for (const node of nodes) addNode(found, node, definitions);
  const [only = ""] = found;
  return found.length <= 1 && typeof only === "string" ? only : found;
}

function addNode(found: InlineNode[], node: Nodes, definitions: Definitions): void {
  // Called for the nodes alone that hold text.
  const children = () => inlineText((node as { children: PhrasingContent[] }).children, definitions);
  switch (node.type) {
    case "text":
      // Lines of a paragraph are one.
      addText(found, node.value.replaceAll("\n", " "));
      break;
    case "strong":
    case "emphasis":
      found.push({ kind: node.type, children: children() });
      break;
    case "delete":
      found.push({ kind: "deleted", children: children() });
      break;
    case "inlineCode":
      found.push({ kind: "code", children: node.value });
      break;
    case "break":
      found.push({ kind: "break" });
      break;
    case "link":
      found.push({ kind: "link", href: node.url, children: children() });
      break;
    case "linkReference":
      found.push({ kind: "link", href: definitions.get(node.identifier)?.url ?? "", children: children() });
      break;
    case "image":
    case "imageReference":
      addText(found, node.alt ?? "");
      break;
    default:
  }
}

function addText(found: InlineNode[], text: string): void {
  const last = found.at(-1);
  if (typeof last === "string") found[found.length - 1] = last + text;
  else if (text !== "") found.push(text);
}
