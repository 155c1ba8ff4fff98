import {
  beyond,
  block,
  filesForHosts,
  type HeaderRule,
  type HostRules,
  isFolder,
  lines,
  plainHeaders,
  plainPath,
  serverFolder,
  quoted as text,
  wholeRules,
} from "./host-rules.ts";
import { isText, typesOfEndings } from "./media-types.ts";
import { addressOf, decodedPath, type OldPage, oldPages, spellings } from "./old-pages.ts";

// Caddy would compress a range by itself, which could not be joined to other ranges.
const compression = ["@whole not header Range *", "encode @whole zstd gzip"];

/** The file that a Caddy site imports. Everything is in one `route`, whose lines run in order. */
export function caddyFile({ base, slash, rules, redirects, notFoundFolders = [] }: HostRules): string {
  const { pages, others } = wholeRules(rules);
  const old = oldPages(redirects, base);
  const hidden = [...filesForHosts, "404", "404.html"].flatMap((name) => [
    text(`${base}/${name}`),
    text(`${base}/${name}/`),
  ]);
  const inside = [
    ...compression,
    ...headerLines("", pages),
    ...others.flatMap((rule, index) => otherHeaders(rule, pages, index)),
    "@other not method GET HEAD",
    "error @other 405",
    "# An encoded slash, which Caddy treats as a slash.",
    '@slash vars_regexp {http.request.uri} "^[^?]*%2[fF]"',
    "error @slash 404",
    ...old.flatMap((page, index) => queryLines(page, index)),
    ...plainLines(old),
    ...(base === ""
      ? []
      : [
          `@site vars_regexp site {http.request.uri} ${text(`^${base}(\\?.*)?$`)}`,
          `redir @site ${text(`${base}/{http.regexp.site.1}`)} 307`,
        ]),
    "@hidden {",
    `  path ${text(`${base}/.*`)} ${hidden.join(" ")} */404 */404.html`,
    `  not path ${text(`${base}/.well-known/*`)}`,
    "}",
    "error @hidden 404",
    "# Hidden names further down, and characters that no file name has.",
    `@below path_regexp ${text(`^${literal(base)}/(?s:.*)(?:/\\.|\\x00)`)}`,
    "error @below 404",
    ...spellings({ base, slash, redirects }).flatMap(({ pattern, start, groups, end }, index) => {
      const name = `spelling${index}`;
      const parts = Array.from({ length: groups }, (_, group) => `{http.regexp.${name}.${group + 1}}`);
      const address = start + parts.toSpliced(-1, 0, end).join("");
      return [
        ...block(`@${name}`, [
          `vars_regexp ${name} {http.request.uri} ${text(pattern)}`,
          "# HTML pages among the assets have relative links.",
          `not path ${text(`${base}/assets/*`)}`,
        ]),
        `redir @${name} ${address} 308`,
      ];
    }),
    ...typeLines(),
    "try_files {path} {path}.html {path}/index.html",
    ...block("file_server", ["disable_canonical_uris"]),
  ];
  return lines([
    "# For a Caddy site whose root has the files at the path of their addresses:",
    `#   import /path/to/the/site/${serverFolder}/Caddyfile`,
    ...block("route", inside),
    ...block("handle_errors", [
      ...compression,
      "header Cache-Control no-store",
      ...notFoundFolders
        .map((folder) => addressOf(base + folder))
        .flatMap((folder, index) => [
          ...block(`@missing${index}`, [
            "expression {http.error.status_code} == 404",
            `path_regexp ${text(`^${literal(folder)}/`)}`,
          ]),
          ...notFoundLines(`@missing${index}`, folder),
        ]),
      "@missing expression {http.error.status_code} == 404",
      ...notFoundLines("@missing", base),
      ...block("handle", ["respond {http.error.status_code}"]),
    ]),
  ]);
}

function notFoundLines(matcher: string, folder: string): string[] {
  return block(`handle ${matcher}`, [
    'header Content-Type "text/html; charset=utf-8"',
    `rewrite * ${text(`${folder}/404.html`)}`,
    "file_server",
  ]);
}

function headerLines(matcher: string, { headers }: HeaderRule): string[] {
  return plainHeaders(headers).map(([name, value]) => `header ${matcher}${name} ${text(value)}`);
}

function otherHeaders(rule: HeaderRule, pages: HeaderRule, index: number): string[] {
  // `path` would ignore case, and treat stars as wildcards.
  const pattern = `^${literal(addressOf(rule.prefix))}${isFolder(rule) ? "" : "$"}`;
  return [`@rule${index} path_regexp ${text(pattern)}`, ...headerLines(`@rule${index} `, beyond(pages, rule))];
}

function queryLines({ path, redirects }: OldPage, index: number): string[] {
  return redirects
    .filter(({ query }) => query.length > 0)
    .flatMap(({ query, to }, number) => {
      const names = query.map(([name]) => name);
      // Caddy matches one value per parameter, and no equals sign in its name. A backslash may end a quoted string,
      // and references to environment variables are replaced before the file is parsed.
      const isSaid = !query.flat().some((part) => /\\|\{\$/.test(part));
      if (!isSaid || new Set(names).size < names.length || names.some((name) => name.includes("=")))
        return [
          `# Caddy cannot match the query of the old address of ${plainPath(to)} that starts with ${plainPath(path)}.`,
        ];
      const matcher = `@query${index}_${number}`;
      return [
        ...block(matcher, [
          `vars_regexp {http.request.uri.path} ${text(pathExpression(path))}`,
          `query ${query.map(([name, value]) => text(escapeBraces(`${name}=${value}`))).join(" ")}`,
        ]),
        `redir ${matcher} ${plainPath(to)} 308`,
      ];
    });
}

/** The rules that redirect from old addresses without a query: a map, which is faster than trying matchers in turn. */
function plainLines(old: readonly OldPage[]): string[] {
  const moved = old.flatMap(({ path, redirects }) => {
    const to = redirects.find(({ query }) => query.length === 0)?.to;
    return to === undefined ? [] : [{ path, to: plainPath(to) }];
  });
  if (moved.length === 0) return [];
  const entries = moved.flatMap(({ path, to }) => {
    const plain = decodedPath(path);
    // Caddy would replace a name in braces with an environment variable, even in quotes.
    if (plain === undefined || plain.includes("{")) return [`# Caddy cannot match the old address ${path}.`];
    return [plain, `${plain}/`, `${plain}.html`].map((name) => `${text(name)} ${text(to)}`);
  });
  return [
    ...block("map {http.request.uri.path} {moved}", [...entries, 'default ""']),
    ...block("map {http.request.uri.query} {search}", [`"" ""`, `default "?{http.request.uri.query}"`]),
    "@moved vars_regexp {moved} ^/",
    "redir @moved {moved}{search} 308",
  ];
}

/** Types that Go's own list does not have on every system. */
function typeLines(): string[] {
  return typesOfEndings().flatMap(([type, endings], index) => {
    if (type === "text/html") return [];
    const names = endings.map((ending) => `*.${ending}`).join(" ");
    return [
      `@type${index} path ${names}`,
      `header @type${index} Content-Type ${text(isText(type) ? `${type}; charset=utf-8` : type)}`,
    ];
  });
}

/** A regular expression for a decoded path, with or without a slash or `.html` at its end. */
function pathExpression(path: string): string {
  return `^${literal(decodedPath(path) ?? path)}(?:/|\\.html)?$`;
}

function literal(path: string): string {
  return path.replaceAll(/[\\.+*?()|[\]{}^$]/g, "\\$&");
}

function escapeBraces(value: string): string {
  return value.replaceAll(/[{}]/g, "\\$&");
}
