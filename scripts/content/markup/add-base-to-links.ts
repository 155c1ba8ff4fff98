import { addBase } from "./add-base.ts";

/** Puts the path that a site is served below before every link of a parsed text: each `href` and `src` at any depth. */
export function addBaseToLinks<T>(nodes: T, base: string): T {
  if (base === "") return nodes;
  // The cast is safe: the copy differs in the texts of addresses alone.
  return copyWithBase(nodes, base) as T;
}

function copyWithBase(node: unknown, base: string): unknown {
  if (Array.isArray(node)) return node.map((part) => copyWithBase(part, base));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      (key === "href" || key === "src") && typeof value === "string" ? addBase(value, base) : copyWithBase(value, base),
    ]),
  );
}
