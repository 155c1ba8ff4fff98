import {
  beyond,
  filesForHosts,
  type HeaderRule,
  type HostRules,
  isFolder,
  lines,
  plainHeaders,
  plainPath,
  quoted as text,
  wholeRules,
} from "./host-rules.ts";
import { compressibleTypes, isText, typesOfEndings } from "./media-types.ts";
import { type OldPage, oldPages, parameterPattern, pathPattern, spellings } from "./old-pages.ts";

/** The file that Apache reads from the folder of a site, if allowed (`AllowOverride All`): `.htaccess`. */
export function apacheFile({ base, slash, rules, redirects, notFoundFolders = [] }: HostRules): string {
  const { pages, others } = wholeRules(rules);
  const hidden = [...filesForHosts, "404.html", "404"].map((name) => name.replaceAll(".", "\\."));
  return lines([
    "Options -Indexes -MultiViews",
    "DirectorySlash Off",
    `ErrorDocument 404 ${base}/404.html`,
    ...notFoundFolders.flatMap((folder) => [
      `<If "%{REQUEST_URI} =~ m#^${pathPattern(base + folder)}/#">`,
      `ErrorDocument 404 ${base}${folder}/404.html`,
      "</If>",
    ]),
    ...typeLines(),
    ...compressionLines("brotli", "BROTLI_COMPRESS"),
    ...compressionLines("deflate", "DEFLATE"),
    "# The modules add their names to the ETag of a file, and would not recognise it later.",
    `RequestHeader edit* If-None-Match "-(?:br|gzip)\\"" "\\""`,
    ...headerLines(pages),
    ...others.flatMap((rule) => headerLines(beyond(pages, rule), addressCondition(rule))),
    'Header always set Cache-Control "no-store" "expr=%{REQUEST_STATUS} -ge 400"',
    "RewriteEngine On",
    ...(base === "" ? [] : homeLines(base)),
    "# Files that were found, and the not-found page itself, stay as they are.",
    "RewriteCond %{ENV:REDIRECT_STATUS} !^$",
    "RewriteRule ^ - [END]",
    "# TRACE is answered anyway, unless the server's configuration says TraceEnable Off.",
    "RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$",
    "RewriteRule ^ - [R=405,END]",
    ...oldPages(redirects, base).flatMap((page) => oldPageLines(page, base)),
    `RewriteRule ${text(`^(?:\\.(?!well-known/)|(?:${hidden.join("|")})$)|/(?:\\.|404(?:\\.html)?$)`)} - [R=404,END]`,
    ...spellings({ base, slash, redirects }).flatMap(({ pattern, start, groups, end }) => {
      // Apache adds the query itself, and rejects question marks in groups.
      const parts = Array.from({ length: groups - 1 }, (_, index) => `%${index + 1}`);
      const address = target(start) + parts.join("") + end;
      const request = pattern.replace(/^\^/, "^\\S+ ").replace("(\\?.*)?$", "(\\?\\S*)? ");
      return [
        "# HTML pages among the assets have relative links.",
        `RewriteCond %{REQUEST_URI} ${text(`!^${pathPattern(base)}/assets/`)}`,
        `RewriteCond %{THE_REQUEST} ${text(request)}`,
        `RewriteRule ^ ${text(address)} [R=308,NE,END]`,
      ];
    }),
    "RewriteCond %{REQUEST_FILENAME} !-f",
    "RewriteCond %{REQUEST_FILENAME}.html -f",
    "RewriteRule ^(.+)$ $1.html [END]",
    "RewriteCond %{REQUEST_FILENAME} !-f",
    "RewriteCond %{REQUEST_FILENAME}/index.html -f",
    "RewriteRule ^(.+?)/?$ $1/index.html [END]",
  ]);
}

function typeLines(): string[] {
  const types = typesOfEndings();
  const texts = types.flatMap(([type, endings]) => (isText(type) ? endings : []));
  return [
    ...types.map(([type, endings]) => `AddType ${type} ${endings.map((ending) => `.${ending}`).join(" ")}`),
    `AddCharset utf-8 ${texts.map((ending) => `.${ending}`).join(" ")}`,
  ];
}

/** Compresses files, if a server has the modules for it. */
function compressionLines(name: string, filter: string): string[] {
  return [
    `<IfModule ${name}_module>`,
    "<IfModule filter_module>",
    `AddOutputFilterByType ${filter} ${compressibleTypes().join(" ")}`,
    "</IfModule>",
    "</IfModule>",
  ];
}

function headerLines({ headers }: HeaderRule, condition = ""): string[] {
  return plainHeaders(headers).map(
    ([name, value]) => `Header always set ${name} ${text(value.replaceAll("%", "%%"))}${condition}`,
  );
}

/** The condition that a request is for an address of a rule. */
function addressCondition(rule: HeaderRule): string {
  const pattern = `^${pathPattern(plainPath(rule.prefix))}${isFolder(rule) ? "" : "$"}`;
  return ` "expr=%{REQUEST_URI} =~ m#${pattern}#"`;
}

/** The folder of a site without a trailing slash is its home page. Rules are skipped there by default. */
function homeLines(base: string): string[] {
  return [
    "RewriteOptions AllowNoSlash",
    `RewriteCond %{REQUEST_URI} ${text(`^${pathPattern(base)}$`)}`,
    `RewriteRule ^ ${text(target(`${base}/`))} [R=307,NE,END]`,
  ];
}

/** The rules that redirect from an old address, in every spelling that the server treats as the same. */
function oldPageLines({ path, redirects }: OldPage, base: string): string[] {
  const below = pathPattern(path.slice(base.length + 1));
  const spelt = text(below === "" ? "^$" : `^${below}(?:/|\\.html)?$`);
  return redirects.flatMap(({ query, to }) => [
    ...query.map((parameter) => `RewriteCond %{QUERY_STRING} ${text(`(?:^|&)${parameterPattern(parameter)}`)}`),
    `RewriteRule ${spelt} ${text(target(plainPath(to)))} [R=308,NE,END${query.length > 0 ? ",QSD" : ""}]`,
  ]);
}

/** The target of a redirect. Dollar and percent signs would start a group reference. */
function target(path: string): string {
  return path.replaceAll(/[$%]/g, "\\$&");
}
