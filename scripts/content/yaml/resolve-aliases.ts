import { type Alias, type Document, isAlias, isNode, type Node, visit } from "yaml";

/** What the aliases of a document refer to: of equal names the last one above counts. Each node is looked at once. */
export function resolveAliases(document: Document.Parsed): ReadonlyMap<Alias, Node> {
  const named = new Map<string, Node>();
  const targets = new Map<Alias, Node>();
  visit(document, (_, node) => {
    if (isAlias(node)) {
      const target = named.get(node.source);
      if (target) targets.set(node, target);
    } else if (isNode(node) && "anchor" in node && typeof node.anchor === "string") {
      named.set(node.anchor, node);
    }
  });
  return targets;
}
