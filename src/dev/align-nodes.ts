import { commonEnds, longestCommon, type PlacePair } from "../lists/longest-common.ts";

/** A node with what becomes of it: it stays and becomes like `after`, or one of both is missing. */
interface NodePair {
  readonly before?: ChildNode | undefined;
  readonly after?: ChildNode | undefined;
}

/**
 * Pairs the children of an element with those that it is to have. Equal ones stay together, wherever others come or go;
 * between them those of a kind are paired in order.
 */
export function alignNodes(before: readonly ChildNode[], after: readonly ChildNode[]): NodePair[] {
  const [old, next] = [before.map(keyOf), after.map(keyOf)];
  const pairs: NodePair[] = [];
  let [i, j] = [0, 0];
  for (const [k, l] of [...commonPairs(old, next), [old.length, next.length] as const]) {
    pairs.push(...alignUnequal(before.slice(i, k), after.slice(j, l)));
    if (k < old.length) pairs.push({ before: before[k], after: after[l] });
    [i, j] = [k + 1, l + 1];
  }
  return pairs;
}

function keyOf(node: Node): string {
  return node instanceof Element ? node.outerHTML : `${node.nodeType} ${node.nodeValue}`;
}

/** The places of the longest common part. Mostly only the middle of both lists has to be compared. */
function commonPairs(old: readonly string[], next: readonly string[]): readonly PlacePair[] {
  const { start, end } = commonEnds(old, next);
  const middle = longestCommon(old.slice(start, old.length - end), next.slice(start, next.length - end));
  const pairOf = (index: number): PlacePair => [index, index];
  const tailOf = (index: number): PlacePair => [old.length - end + index, next.length - end + index];
  return [
    ...Array.from({ length: start }, (_, index) => pairOf(index)),
    ...middle.map(([i, j]): PlacePair => [i + start, j + start]),
    ...Array.from({ length: end }, (_, index) => tailOf(index)),
  ];
}

/** Pairs in order what is of the same kind; of the rest the old goes and the new comes. */
function alignUnequal(before: readonly ChildNode[], after: readonly ChildNode[]): NodePair[] {
  const kinds = longestCommon(before.map(kindOf), after.map(kindOf));
  const pairs: NodePair[] = [];
  let [i, j] = [0, 0];
  for (const [k, l] of [...kinds, [before.length, after.length] as const]) {
    pairs.push(...before.slice(i, k).map((node) => ({ before: node })));
    pairs.push(...after.slice(j, l).map((node) => ({ after: node })));
    if (k < before.length) pairs.push({ before: before[k], after: after[l] });
    [i, j] = [k + 1, l + 1];
  }
  return pairs;
}

function kindOf(node: Node): string {
  if (!(node instanceof Element)) return String(node.nodeType);
  const { tagName, className, id } = node;
  return `${tagName} ${className} ${id} ${node.getAttribute("data-behaviour") ?? ""} ${node.getAttribute("src") ?? ""}`;
}
