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

/** The places of a longest common subsequence. Mostly only the middle of both lists has to be compared. */
function commonPairs(old: readonly string[], next: readonly string[]): (readonly [number, number])[] {
  let start = 0;
  while (start < old.length && start < next.length && old[start] === next[start]) start++;
  let end = 0;
  while (end < old.length - start && end < next.length - start && old.at(-1 - end) === next.at(-1 - end)) end++;
  const [a, b] = [old.slice(start, old.length - end), next.slice(start, next.length - end)];
  const middle = longestCommon(a, b).map(([i, j]) => [i + start, j + start] as const);
  const head = Array.from({ length: start }, (_, index) => [index, index] as const);
  const tail = Array.from(
    { length: end },
    (_, index) => [old.length - end + index, next.length - end + index] as const,
  );
  return [...head, ...middle, ...tail];
}

function longestCommon(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    // There is a row for each place in `a`.
    const row = lengths[i] as Uint32Array;
    for (let j = b.length - 1; j >= 0; j--) {
      row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: (readonly [number, number])[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
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
