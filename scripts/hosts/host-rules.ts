import type { AddressForm } from "../content/read/address-form.ts";
import type { OldAddressParts } from "../content/read/old-address.ts";

/** Headers for one address, or for all addresses below a prefix that ends with a slash. */
export interface HeaderRule {
  readonly prefix: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A permanent redirect. */
export interface Redirect {
  /** The old path, in its canonical form. */
  readonly from: string;
  /** The parameters that a request must have, decoded. */
  readonly query: OldAddressParts["query"];
  /** Whether every address below the old path leads to the same one below `to`, which then has no slash at its end. */
  readonly below?: OldAddressParts["below"];
  readonly to: string;
}

/** The content of a server's configuration. */
export interface HostRules extends AddressForm {
  /** If two rules apply to one address, a header of the later one replaces that of the earlier one. */
  readonly rules: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
  /** The addresses of the folders with their own not-found page, such as those of further languages. */
  readonly notFoundFolders?: readonly string[];
}

/** Makes browsers ask for pages again. Hosts do this by default, servers have to be told. */
export const revalidated = "public, max-age=0, must-revalidate";

/** The output folder for files that a server's configuration includes. Visitors cannot get it, as it is hidden. */
export const serverFolder = ".hosts";

/** The files at the top of a site that visitors cannot get. */
export const filesForHosts = ["_headers", "_redirects", "vercel.json"];

/**
 * Returns an address that has no special meaning in hosts' files, in which a space or line break would end it, `*` is a
 * wildcard and `:` begins a placeholder. Throws for any other address: the content check should have rejected it.
 */
export function plainPath(path: string): string {
  if (/^\/(?:[\w.~;@&=+$,/-]|%[0-9A-F]{2})*$/.test(path)) return path;
  throw new Error(`The lists of hosts cannot name ${JSON.stringify(path)}.`);
}

/** The names and values of headers. Throws for a header that would not fit on one line. */
export function plainHeaders(headers: HeaderRule["headers"]): [name: string, value: string][] {
  return Object.entries(headers).map(([name, value]) => {
    if (/^[A-Za-z-]+$/.test(name) && /^[!-~](?:[ -~]*[!-~])?$/.test(value)) return [name, value];
    throw new Error(`No header can be ${JSON.stringify(`${name}: ${value}`)}.`);
  });
}

/** Whether a rule applies to all addresses below its prefix. */
export function isFolder({ prefix }: HeaderRule): boolean {
  return prefix.endsWith("/");
}

/** The rule for pages, and the others, each with all the headers that apply to its addresses. */
export function wholeRules(rules: readonly HeaderRule[]) {
  const [pages, ...others] = rules.map(({ prefix }): HeaderRule => {
    const all = rules.filter((rule) => rule.prefix === prefix || (isFolder(rule) && prefix.startsWith(rule.prefix)));
    return { prefix, headers: Object.assign({ "Cache-Control": revalidated }, ...all.map(({ headers }) => headers)) };
  });
  if (!pages) throw new Error("There is no rule for pages.");
  return { pages, others };
}

/** A rule with only those headers that another rule does not have. */
export function beyond(other: HeaderRule, { prefix, headers }: HeaderRule): HeaderRule {
  const own = Object.entries(headers).filter(([name, value]) => other.headers[name] !== value);
  return { prefix, headers: Object.fromEntries(own) };
}

/** The text of a file with these lines. */
export function lines(all: readonly string[]): string {
  return all.map((line) => `${line}\n`).join("");
}

/** A quoted word of the configuration of Caddy or Apache. */
export function quoted(word: string): string {
  return `"${word.replaceAll('"', '\\"')}"`;
}

/** A block of the configuration of Caddy or nginx. */
export function block(head: string, content: readonly string[]): string[] {
  return [`${head} {`, ...content.map((line) => `  ${line}`), "}"];
}
