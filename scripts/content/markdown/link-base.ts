/**
 * Puts the path that a site is served below before a link that begins at the root of the site. Addresses outside and
 * anchors stay as they are.
 */
export function addBase(href: string, base: string): string {
  return href.startsWith("/") ? base + href : href;
}

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

/**
 * Points every link of a Markdown text to the home page. Links of an example lead to pages that another site does not
 * have.
 */
export function leadHome(text: string): string {
  const parts = text.split(")");
  const last = parts.pop() ?? "";
  return [...parts.map((part) => part.replace(/\]\(.*$/s, "](/")), last].join(")");
}
