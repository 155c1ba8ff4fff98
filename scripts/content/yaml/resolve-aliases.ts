import { type Alias, type Document, isAlias, isNode, type Node, visit } from "yaml";

/**
 * The nodes that the aliases of a document refer to, without aliases that refer to nothing. Of equal names the last one
 * above an alias counts. Each node is visited once.
 */
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
