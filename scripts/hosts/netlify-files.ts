import {
  type HeaderRule,
  type HostRules,
  isFolder,
  lines,
  plainHeaders,
  plainPath,
  type Redirect,
} from "./host-rules.ts";

/** The `_headers` file of Netlify and Cloudflare Pages. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map((rule) =>
    [
      `${plainPath(rule.prefix)}${isFolder(rule) ? "*" : ""}`,
      ...plainHeaders(rule.headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join("\n"),
  );
  return `${blocks.join("\n")}\n`;
}

/** Only Netlify needs a second line for a redirect, and Cloudflare counts it, up to 2,000: it is left out if both would be too many. */
const mostForced = 1000;

/**
 * The `_redirects` file of Netlify and Cloudflare Pages. Only Netlify supports queries, and the exclamation mark that lets a redirect
 * override a file at its address: the page that redirects on hosts that read no list. Cloudflare skips these lines.
 */
export function redirectsFile(
  redirects: readonly Redirect[],
  { base, notFoundFolders = [] }: Pick<HostRules, "base" | "notFoundFolders">,
): string {
  const line = ({ from, query, below, to }: Redirect, status: string) => {
    const address = below ? `${plainPath(`${to}/`)}:splat` : plainPath(to);
    return [listedPath(from) + (below ? "/*" : ""), ...query.map(listedParameter), address, status].join(" ");
  };
  const [queries, others] = [redirects.filter(hasQuery), redirects.filter((redirect) => !hasQuery(redirect))];
  const forced = [...queries, ...(others.length <= mostForced ? others : [])];
  const note =
    forced.length > 0 ? ["# Only Netlify reads the lines with an exclamation mark; Cloudflare reads the others."] : [];
  // The first line that matches a request wins.
  // Cloudflare skips these too, and finds the nearest not-found page by itself.
  const missing = notFoundFolders.map((folder) => `${base}${folder}/* ${base}${folder}/404.html 404`);
  const moved = [...forced.map((one) => line(one, "301!")), ...others.map((one) => line(one, "301"))];
  return lines([...note, ...moved, ...missing]);
}

function hasQuery({ query }: Redirect): boolean {
  return query.length > 0;
}

/** An old path for a list in which a star is a wildcard and a colon begins a placeholder: both are encoded. */
function listedPath(path: string): string {
  const listed = path.replaceAll(/[*:]/g, percentEncode);
  plainPath(listed.replaceAll(/[!'()]/g, ""));
  return listed;
}

/** A query parameter, with everything encoded except letters, digits, dots, hyphens and underscores. */
function listedParameter(parameter: Redirect["query"][number]): string {
  return parameter.map((text) => encodeURIComponent(text).replaceAll(/[!'()*~]/g, percentEncode)).join("=");
}

function percentEncode(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}
