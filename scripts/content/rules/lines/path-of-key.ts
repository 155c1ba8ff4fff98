import { type Document, isPair, isScalar, isSeq, visit } from "yaml";
import type { ValuePath } from "../../diagnostic/path.ts";

/** The path of the entry whose key begins at an offset, or undefined where no key does. */
export function pathOfKey(document: Document.Parsed, offset: number): ValuePath | undefined {
  let found: ValuePath | undefined;
  visit(document, {
    Scalar(part, node, ancestors) {
      if (part !== "key" || node.range?.[0] !== offset) return undefined;
      found = pathOfNodes([...ancestors, node]);
      return visit.BREAK;
    },
  });
  return found;
}

/** The path of the last node in a list of nodes, each of which contains the next. */
export function pathOfNodes(nodes: readonly unknown[]): ValuePath {
  return nodes.flatMap((node, depth): ValuePath => {
    if (isPair(node)) return [isScalar(node.key) ? String(node.key.value) : ""];
    // Whatever follows a list is one of its entries.
    return isSeq(node) && depth + 1 < nodes.length ? [node.items.indexOf(nodes[depth + 1])] : [];
  });
}
