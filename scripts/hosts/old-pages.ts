import { groupBy } from "../content/diagnostic/group-by.ts";
import { pageAddress } from "../content/read/old-address.ts";
import { type HostRules, plainPath, type Redirect } from "./host-rules.ts";

/** All redirects from one address, however it is spelt. */
export interface OldPage {
  /** The address without a slash, `.html` or `index` at its end, in the canonical form. */
  readonly path: string;
  /** The one with the most parameters first: a server takes the first that is for a request. */
  readonly redirects: readonly Redirect[];
}

/** The single old addresses of a site that is served below a path: one that is spelt in several ways is one. */
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

/** The first of all that are the same to a host, by what it looks at. */
export function onceEach<T>(all: readonly T[], seen: (one: T) => unknown): T[] {
  const known = new Set<string>();
  return all.filter((one) => {
    const { size } = known;
    return known.add(JSON.stringify(seen(one))).size > size;
  });
}

/** A path as servers compare it, or undefined if its percent signs stand for bytes that are no text. */
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
 * A regular expression, as PCRE and Go have it, for a decoded path. Bytes that are no text stand for themselves.
 */
export function pathPattern(path: string): string {
  return path.replaceAll(/%[0-9A-F]{2}|[^\w/-]/g, (sign) =>
    sign.length === 3 ? `\\x${sign.slice(1).toLowerCase()}` : `\\${sign}`,
  );
}

/** A regular expression for a parameter to the end of it, in each spelling of its signs. */
export function parameterPattern([name, value]: Redirect["query"][number]): string {
  return `${textPattern(name)}${value === "" ? "=?" : `=${textPattern(value)}`}(?:&|$)`;
}

/** Letters, digits and the like stand for themselves; all else is percent-encoded, in capital or small digits. */
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

/** Addresses that lead to others which they hold, as a server finds them in the target of a request. */
interface Spelling {
  /** A regular expression, as PCRE and Go have it, for a whole target. It takes time in proportion to its length. */
  readonly pattern: string;
  /** What stands before the groups in the address that it leads to. */
  readonly start: string;
  /** The number of the groups, of which the last is the query. */
  readonly groups: number;
  /** What stands before the query. */
  readonly end: "" | "/";
}

/**
 * The addresses below old folders, and the spellings of the address of a page that lead to its plain one, the first that fits first. No
 * address that they lead to begins with two slashes, or has a backslash, which browsers take for one: it would be that of another host.
 */
export function spellings({ base, slash, redirects }: Pick<HostRules, "base" | "slash" | "redirects">): Spelling[] {
  const root = base.replaceAll(/[^\w/-]/g, "\\$&");
  const names = "(?:/[^/?\\\\\\s]+)";
  const query = "(\\?.*)?$";
  const end = slash ? "/" : "";
  // A file has a dot in its name, and so has the folder of what servers are asked for by programs (`/.well-known/`).
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
