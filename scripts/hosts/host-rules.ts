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
  /** Whether every address below the old path leads to the same below `to`, which has no slash at its end then. */
  readonly below?: OldAddressParts["below"];
  readonly to: string;
}

/** The content of a server's configuration. */
export interface HostRules extends AddressForm {
  /** Where two rules are for one address, a header of the later one takes the place of the earlier one's. */
  readonly rules: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
  /** The addresses of the folders with their own not-found page, such as those of further languages. */
  readonly notFoundFolders?: readonly string[];
}

/** The caching of pages, which browsers are to ask for again. Hosts say so by themselves, servers have to be told. */
export const revalidated = "public, max-age=0, must-revalidate";

/** The folder of the output with what the configuration of a server includes. No visitor gets it, as nothing that is hidden. */
export const serverFolder = ".hosts";

/** The files at the top of a site that visitors do not get. */
export const filesForHosts = ["_headers", "_redirects", "vercel.json"];

/**
 * Returns an address that has no special meaning in the files of hosts, if a space or line break would end it, `*` is a
 * wildcard and `:` begins a placeholder. Throws for any other address: the content check should have refused it.
 */
export function plainPath(path: string): string {
  if (/^\/(?:[\w.~;@&=+$,/-]|%[0-9A-F]{2})*$/.test(path)) return path;
  throw new Error(`The lists of hosts cannot name ${JSON.stringify(path)}.`);
}

/** The names and values of headers. Throws for one that would not fit into one line. */
export function plainHeaders(headers: HeaderRule["headers"]): [name: string, value: string][] {
  return Object.entries(headers).map(([name, value]) => {
    if (/^[A-Za-z-]+$/.test(name) && /^[!-~](?:[ -~]*[!-~])?$/.test(value)) return [name, value];
    throw new Error(`No header can be ${JSON.stringify(`${name}: ${value}`)}.`);
  });
}

/** Whether a rule is for all addresses below its prefix. */
export function isFolder({ prefix }: HeaderRule): boolean {
  return prefix.endsWith("/");
}

/** The rule for pages, and the others, each with all headers of its addresses: those that begin as it does, and are no other rule's. */
export function wholeRules(rules: readonly HeaderRule[]) {
  const [pages, ...others] = rules.map(({ prefix }): HeaderRule => {
    const all = rules.filter((rule) => rule.prefix === prefix || (isFolder(rule) && prefix.startsWith(rule.prefix)));
    return { prefix, headers: Object.assign({ "Cache-Control": revalidated }, ...all.map(({ headers }) => headers)) };
  });
  if (!pages) throw new Error("There is no rule for pages.");
  return { pages, others };
}

/** A rule with the headers alone that another does not have. */
export function beyond(other: HeaderRule, { prefix, headers }: HeaderRule): HeaderRule {
  const own = Object.entries(headers).filter(([name, value]) => other.headers[name] !== value);
  return { prefix, headers: Object.fromEntries(own) };
}

/** The text of a file of these lines. */
export function lines(all: readonly string[]): string {
  return all.map((line) => `${line}\n`).join("");
}

/** A word of the configuration of Caddy or Apache, whatever it holds. */
export function quoted(word: string): string {
  return `"${word.replaceAll('"', '\\"')}"`;
}

/** The lines of a block of the configuration of Caddy or nginx. */
export function block(head: string, content: readonly string[]): string[] {
  return [`${head} {`, ...content.map((line) => `  ${line}`), "}"];
}
