import { type Document, isScalar, type Scalar, visit } from "yaml";

/** Whether an offset stands within a text, after its beginning. */
export function isInsideText(
  document: Document.Parsed,
  offset: number,
  isText: (scalar: Scalar) => boolean = () => true,
): boolean {
  let found = false;
  visit(document, (_, node) => {
    if (isScalar(node) && node.range && isText(node) && node.range[0] < offset && offset < node.range[1]) {
      found = true;
      return visit.BREAK;
    }
    return undefined;
  });
  return found;
}
