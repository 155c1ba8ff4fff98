import type { ESTree } from "vite";

type Node = ESTree.Program | ESTree.Node;

/** Where a value in the default export of a module is written, or the nearest one around it that stands there as such. */
export function placeInModule({ body }: ESTree.Program, path: readonly PropertyKey[]): number {
  const declaration = body.find((statement) => statement.type === "ExportDefaultDeclaration")?.declaration;
  let node: Node | undefined = declaration;
  let place = declaration?.start ?? 0;
  for (const step of path) {
    const next: Node | undefined = node && partOf(withoutWrapping(node), step);
    if (!next) break;
    place = next.start;
    node = next.type === "Property" ? next.value : next;
  }
  return place;
}

function partOf(node: Node, step: PropertyKey): Node | undefined {
  if (node.type === "ObjectExpression")
    return node.properties.find((one) => one.type === "Property" && !one.computed && nameOf(one.key) === step);
  if (node.type !== "ArrayExpression") return undefined;
  const upTo = node.elements.slice(0, Number(step) + 1);
  return upTo.some((one) => one?.type === "SpreadElement") ? undefined : (upTo[Number(step)] ?? undefined);
}

function nameOf(key: Node): unknown {
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" ? key.value : undefined;
}

/** What a value is without what says its type. */
function withoutWrapping(node: Node): Node {
  switch (node.type) {
    case "CallExpression":
      return node.arguments[0] ? withoutWrapping(node.arguments[0]) : node;
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "ParenthesizedExpression":
      return withoutWrapping(node.expression);
    default:
      return node;
  }
}
