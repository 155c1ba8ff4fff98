import {
  block,
  filesForHosts,
  type HeaderRule,
  type HostRules,
  isFolder,
  lines,
  plainHeaders,
  plainPath,
  type Redirect,
  serverFolder,
  wholeRules,
} from "./host-rules.ts";
import { compressibleTypes, isText, typesOfEndings } from "./media-types.ts";
import {
  addressOf,
  decodedPath,
  type OldPage,
  oldPages,
  parameterPattern,
  pathPattern,
  spellings,
} from "./old-pages.ts";

/**
 * The file that a `server` of nginx includes. Headers of a `location` replace the server's, so each `location` has all of its headers;
 * and `if` is only used with `return`, which is safe.
 */
export function nginxFile({ rules, notFoundFolders = [], ...form }: HostRules): string {
  const { base } = form;
  const { pages, others } = wholeRules(rules);
  const missing: HeaderRule = { prefix: "", headers: { ...pages.headers, "Cache-Control": "no-store" } };
  const hidden = [...filesForHosts, "404"].map((name) => `${base}/${name}`);
  const notFound = ["", ...notFoundFolders].flatMap((folder) =>
    ["/404", "/404.html"].map((name) => addressOf(base + folder + name)),
  );
  const exact = [...hidden, ...notFound, ...others.map(({ prefix }) => addressOf(prefix))];
  return lines([
    "# For an nginx server whose root has the files at the path of their addresses:",
    `#   include /path/to/the/site/${serverFolder}/nginx.conf;`,
    ...typeLines(),
    "absolute_redirect off;",
    `error_page 404 ${text(`${base}/404.html`)};`,
    ...headerLines(pages),
    ...(base === "" ? [] : [`location = ${text(base)} { return 307 ${target(`${base}/`)}$is_args$args; }`]),
    ...oldPageLines({ ...form, taken: new Set(exact) }),
    ...hidden.map((path) => `location = ${text(path)} { return 404; }`),
    `location ^~ ${text(`${base}/.`)} { return 404; }`,
    ...block(`location = ${text(`${base}/404.html`)}`, ["internal;", ...compression, ...headerLines(missing)]),
    ...block(`location ${text(`${base}/`)}`, fileLines(form)),
    ...notFoundFolders.flatMap((folder) => {
      const path = addressOf(base + folder);
      const page = text(`${path}/404.html`);
      return [
        ...block(`location = ${page}`, ["internal;", ...compression, ...headerLines(missing)]),
        `location = ${text(`${path}/404`)} { error_page 404 ${page}; return 404; }`,
        ...block(`location ${text(`${path}/`)}`, [`error_page 404 ${page};`, ...fileLines(form)]),
      ];
    }),
    ...others.flatMap((rule) =>
      block(`location ${isFolder(rule) ? "^~" : "="} ${text(addressOf(rule.prefix))}`, [
        ...headerLines(rule),
        ...(rule.prefix.startsWith(`${base}/assets/`) ? assetLines(base) : fileLines(form)),
      ]),
    ),
  ]);
}

function typeLines(): string[] {
  const types = typesOfEndings();
  const texts = types.flatMap(([type]) => (isText(type) && type !== "text/html" ? [type] : []));
  return [
    ...block(
      "types",
      types.map(([type, endings]) => `${type} ${endings.join(" ")};`),
    ),
    "default_type application/octet-stream;",
    "charset utf-8;",
    `charset_types ${texts.join(" ")};`,
  ];
}

function headerLines({ headers }: HeaderRule): string[] {
  return plainHeaders(headers).map(([name, value]) => `add_header ${name} ${text(value)} always;`);
}

/** Every `location` has its own: next to the same lines in a `server`, nginx would report an error. */
const compression = [
  "gzip on;",
  "gzip_vary on;",
  "gzip_comp_level 6;",
  `gzip_types ${compressibleTypes()
    .filter((type) => type !== "text/html")
    .join(" ")};`,
];

/** Requests that are not for a page: other methods, and an encoded slash, which nginx treats as a slash. */
const refusals = [
  `if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }`,
  `if ($request_uri ~* "^[^?]*%2f") { return 404; }`,
];

function hiddenLine(base: string): string {
  return `if ($uri ~ ${text(`^${base.replaceAll(/[^\w/-]/g, "\\$&")}/.+/\\.`)}) { return 404; }`;
}

/** Assets keep their addresses, because pages among them have relative links. */
function assetLines(base: string): string[] {
  return [...compression, ...refusals, hiddenLine(base), "try_files $uri $uri.html $uri/index.html =404;"];
}

/** The rules that find the file of an address without hidden names, once it is in its canonical spelling. */
function fileLines(form: FormOfSite): string[] {
  return [
    ...compression,
    ...refusals,
    hiddenLine(form.base),
    ...spellings(form).map(({ pattern, start, groups, end }) => {
      const names = Array.from({ length: groups - 1 }, (_, index) => `$${index + 1}`).join("");
      const address = `${start.replaceAll("$", "%24")}${names}${end}$${groups}`;
      return `if ($request_uri ~ ${text(pattern)}) { return 308 ${address}; }`;
    }),
    "try_files $uri $uri.html $uri/index.html =404;",
  ];
}

type FormOfSite = Pick<HostRules, "base" | "slash" | "redirects">;

interface OtherLocations extends FormOfSite {
  /** Addresses that have a location: nginx rejects two for one address. */
  readonly taken: Set<string>;
}

/** The rules that redirect from old addresses, in every spelling that the server treats as the same. */
function oldPageLines({ taken, ...form }: OtherLocations): string[] {
  return oldPages(form.redirects, form.base).flatMap((page) => {
    const content = oldPageContent(page, form);
    const plain = decodedPath(page.path);
    if (plain === undefined) return block(`location ~ ${text(`^${pathPattern(page.path)}(?:/|\\.html)?$`)}`, content);
    const names = plain.endsWith("/") ? [plain] : [plain, `${plain}/`, `${plain}.html`];
    const free = names.filter((name) => !taken.has(name));
    for (const name of free) taken.add(name);
    return free.flatMap((name) => block(`location = ${text(name)}`, content));
  });
}

function oldPageContent({ redirects }: OldPage, form: FormOfSite): string[] {
  const lines = redirects.map(({ query, to }) =>
    query.length === 0
      ? `return 308 ${target(to)}$is_args$args;`
      : `if (${queryCondition(query)}) { return 308 ${target(to)}; }`,
  );
  return redirects.at(-1)?.query.length === 0 ? [...refusals, ...lines] : [...refusals, ...lines, ...fileLines(form)];
}

/** One condition for all parameters, in any order: an `if` can have only one. */
function queryCondition(query: Redirect["query"]): string {
  const all = query.map((parameter) => `(?=(?:.*&)?${parameterPattern(parameter)})`);
  return `$args ~ ${text(`^${all.join("")}`)}`;
}

/** The target of a redirect. A dollar sign would begin a variable. */
function target(path: string): string {
  return plainPath(path).replaceAll("$", "%24");
}

/** A quoted word of the configuration. */
function text(word: string): string {
  return `"${word.replaceAll(/["\\]/g, "\\$&")}"`;
}
