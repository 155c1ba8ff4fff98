import { groupBy } from "../content/diagnostic/group-by.ts";
import { pageAddress } from "../content/read/old-address.ts";
import { type HostRules, plainPath, type Redirect } from "./host-rules.ts";

/** All redirects from one address, however it is spelt. */
export interface OldPage {
  /** The canonical address, without a slash, `.html` or `index` at its end. */
  readonly path: string;
  /** Most parameters first: a server takes the first redirect that matches a request. */
  readonly redirects: readonly Redirect[];
}

/** The single old addresses of a site that is served below a path, each with all its spellings. */
export function oldPages(redirects: readonly Redirect[], base: string): OldPage[] {
  const single = redirects.filter(({ below }) => !below);
  return Array.from(
    groupBy(single, ({ from }) => pageAddress(from)),
    ([path, all]) => ({
      path: path === base ? `${base}/` : path,
      redirects: onceEach(all, ({ query }) => [...query].sort()).sort((a, b) => b.query.length - a.query.length),
    }),
  );
}

/** The first of each group that a host cannot tell apart, compared by what `seen` returns. */
export function onceEach<T>(all: readonly T[], seen: (one: T) => unknown): T[] {
  const known = new Set<string>();
  return all.filter((one) => {
    const { size } = known;
    return known.add(JSON.stringify(seen(one))).size > size;
  });
}

/** A path as servers compare it, or undefined if its percent-encoded bytes are not text. */
export function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The decoded address of a rule. */
export function addressOf(prefix: string): string {
  return decodedPath(plainPath(prefix)) ?? prefix;
}

/**
 * A regular expression, for PCRE and Go, that matches a decoded path. Bytes that are not text match themselves.
 */
export function pathPattern(path: string): string {
  return path.replaceAll(/%[0-9A-F]{2}|[^\w/-]/g, (sign) =>
    sign.length === 3 ? `\\x${sign.slice(1).toLowerCase()}` : `\\${sign}`,
  );
}

/** A regular expression for a parameter up to its end, in every encoding of its characters. */
export function parameterPattern([name, value]: Redirect["query"][number]): string {
  return `${textPattern(name)}${value === "" ? "=?" : `=${textPattern(value)}`}(?:&|$)`;
}

/** Letters, digits and the like match themselves; everything else is percent-encoded, in upper or lower case. */
function textPattern(text: string): string {
  return encodeURIComponent(text)
    .replaceAll(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll(/%20|%[0-9A-F]{2}|[.]/g, (sign) => {
      if (sign === ".") return "\\.";
      if (sign === "%20") return "(?:\\+|%20)";
      const plain = String.fromCharCode(Number.parseInt(sign.slice(1), 16));
      return /[!'()*~:@$,;/?]/.test(plain) ? `(?:\\${plain}|(?i:${sign}))` : `(?i:${sign})`;
    });
}

/** Addresses that redirect to a part of themselves, as a server finds them in the target of a request. */
interface Spelling {
  /** A regular expression, for PCRE and Go, that matches a whole target. It takes time in proportion to its length. */
  readonly pattern: string;
  /** The part of the new address before the groups. */
  readonly start: string;
  /** The number of groups, the last of which is the query. */
  readonly groups: number;
  /** The part of the new address before the query. */
  readonly end: "" | "/";
}

/**
 * The addresses below old folders, and the spellings of a page's address that redirect to its canonical one; the first match wins. No
 * target begins with two slashes or has a backslash, which browsers treat as a slash: it would be an address on another host.
 */
export function spellings({ base, slash, redirects }: Pick<HostRules, "base" | "slash" | "redirects">): Spelling[] {
  const root = base.replaceAll(/[^\w/-]/g, "\\$&");
  const names = "(?:/[^/?\\\\\\s]+)";
  const query = "(\\?.*)?$";
  const end = slash ? "/" : "";
  // A file has a dot in its name, and so does the folder that programs request from servers (`/.well-known/`).
  const others = slash
    ? [
        { pattern: `^(${root}${names}*/[^/?.\\\\\\s]+\\.[^/?\\\\\\s]*)/${query}`, groups: 2, end: "" as const },
        { pattern: `^(${root}(?:/[^/?.\\\\\\s]+)+)${query}`, groups: 2, end: "/" as const },
      ]
    : [{ pattern: `^(${root}${names}+)/${query}`, groups: 2, end: "" as const }];
  const plain = [
    { pattern: `^(${root}${names}*/)/+((?:[^/?\\\\][^?\\\\]*)?)${query}`, groups: 3, end: "" as const },
    { pattern: `^(${root}/)index(?:\\.html)?/?${query}`, groups: 2, end: "" as const },
    { pattern: `^(${root}${names}+)/index(?:\\.html)?/?${query}`, groups: 2, end },
    { pattern: `^(${root}${names}*/[^/?\\\\\\s]+)\\.html/?${query}`, groups: 2, end },
    ...others,
  ] as const;
  const folders = redirects.flatMap(({ from, below, to }): Spelling[] => {
    const folder = from.replaceAll(/%..|[^\w/-]/g, (sign) => (sign.length === 3 ? `(?i:${sign})` : `\\${sign}`));
    const pattern = `^${folder}(/[^/?\\\\\\s][^?\\\\\\s]*)${query}`;
    return below ? [{ pattern, start: plainPath(`${to}/`).slice(0, -1), groups: 2, end: "" }] : [];
  });
  return [...folders, ...plain.map((one) => ({ ...one, start: "" }))];
}
