import { isDeepStrictEqual } from "node:util";
import { isMap, isNode, isScalar, isSeq, type Pair } from "yaml";
import { plainAddress } from "../read/route-form.ts";
import { dataOf, parseText } from "../yaml/parse-text.ts";

/**
 * Adds a former route of a page, or folder such as `/old/*`, to `redirectFrom` in its text, and takes away the route that it has now,
 * and the folder of that, if the page had it before. Everything but that list stays. Throws where the result would not be that, which is a bug.
 */
export function addFormerPath(text: string, former: string, current: string): string {
  // The cast holds: the text is that of a page without mistakes.
  const before = dataOf(parseText(text)) as { readonly redirectFrom?: readonly string[] };
  const redirectFrom = [...(before.redirectFrom ?? []).filter((path) => !isOf(path, current)), former];
  const added = withList(text, redirectFrom);
  if (isDeepStrictEqual(dataOf(parseText(added)), { ...before, redirectFrom })) return added;
  throw new Error(`${former} could not be added to redirectFrom.`);
}

/** Whether an old address is a route, or the folder of that. */
export function isOf(from: string, route: string): boolean {
  return [route, `${route}/*`].includes(plainAddress(from));
}

/** Puts the list in the place of the one that is there, or before the blocks, which every page has. */
function withList(text: string, paths: readonly string[]): string {
  const { contents } = parseText(text);
  if (!isMap(contents)) return text;
  // Some signs of an address mean something in YAML.
  const entries = paths.map((path) => (/^[\w/.-]+(?:\/\*)?$/.test(path) ? path : JSON.stringify(path)));
  const present = findPair(contents.items, "redirectFrom");
  const next = rangeOf((present ?? findPair(contents.items, "blocks"))?.key).start;
  const start = contents.flow || present ? next : text.lastIndexOf("\n", next - 1) + 1;
  const end = present ? endOf(text, present.value) : start;
  const indent = /^ */.exec(text.slice(text.lastIndexOf("\n", next - 1) + 1))?.[0] ?? "";
  const list = contents.flow
    ? `redirectFrom: [${entries.join(", ")}]${present ? "" : ", "}`
    : `${present ? "" : indent}redirectFrom:${entries.map((entry) => `\n${indent}  - ${entry}`).join("")}${present ? "" : "\n"}`;
  return text.slice(0, start) + list + text.slice(end);
}

/** The end of a list. That of a text in `|` or `>` itself lies at the start of the line below. */
function endOf(text: string, list: unknown): number {
  const last = isSeq(list) && !list.flow ? list.items.at(-1) : list;
  return text.slice(0, rangeOf(last).end).trimEnd().length;
}

function findPair(pairs: readonly Pair[], name: string): Pair | undefined {
  return pairs.find(({ key }) => isScalar(key) && key.value === name);
}

function rangeOf(node: unknown): { readonly start: number; readonly end: number } {
  const [start, end] = (isNode(node) && node.range) || [0, 0];
  return { start, end };
}
