import { pathToRegexp } from "path-to-regexp";
import { expect, test } from "vitest";
import { plainAssetAddress } from "../../scripts/content/read/asset-address.ts";
import type { Redirect } from "../../scripts/hosts/host-rules.ts";
import { caddyFile } from "../../scripts/hosts/caddy-file.ts";
import { headersFile, redirectsFile } from "../../scripts/hosts/netlify-files.ts";
import { nginxFile } from "../../scripts/hosts/nginx-file.ts";
import { vercelFile } from "../../scripts/hosts/vercel-file.ts";
import { findRedirect, indexRedirects } from "../../scripts/output/find-redirect.ts";
import { headerRules, redirectsOf } from "../../scripts/output/host-headers.ts";
import { redirectPages } from "../../scripts/output/redirect-pages.ts";
import { siteFiles } from "../../scripts/output/site-files.ts";

const form = { base: "", slash: false };
const usualRules = headerRules({ base: "", icons: [], isPreview: false, services: {} });
/** The redirects in the file for Vercel. */
const onVercel = (redirects: readonly Redirect[]) =>
  JSON.parse(vercelFile({ ...form, rules: [], redirects })).redirects;

test("every host gives an icon the header that is meant for it alone, whatever it is called", () => {
  const icon = plainAssetAddress(encodeURI("/assets/Logo (a+b) [c]:*?!$&,;=@'~ é.svg"));
  const rules = headerRules({ base: "", icons: [icon], isPreview: false, services: {} });
  const meant = "public, max-age=86400";
  expect(headersFile(rules)).toContain(`\n${icon}\n  Cache-Control: ${meant}\n`);
  // In a list of Netlify a star stands for anything, and a colon begins a name.
  expect(icon).not.toMatch(/[*:]/);

  const { headers } = JSON.parse(vercelFile({ ...form, rules, redirects: [] })) as { headers: { source: string }[] };
  const rulesFor = (path: string) => headers.filter(({ source }) => pathToRegexp(source).test(path));
  expect(rulesFor(icon)).toHaveLength(3);
  expect(rulesFor(icon).at(-1)).toMatchObject({ headers: [{ key: "Cache-Control", value: meant }, {}] });
  expect(rulesFor("/assets/other.svg")).toHaveLength(2);
});

test("a file of the author's, opened by itself, may show pictures and styles, and run no script", () => {
  for (const folder of ["/assets/", "/.well-known/"]) {
    const rule = usualRules.find(({ prefix }) => prefix === folder);
    const policy = rule?.headers["Content-Security-Policy"]?.split("; ") ?? [];
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "img-src 'self' data:"]));
    expect(policy.filter((directive) => /^(?:script|object|frame-src|worker)/.test(directive))).toEqual([]);
  }
});

test("other sites may show pictures, share images, assets and icons of a site, and load nothing else of it", () => {
  const rules = headerRules({ base: "/a", icons: ["/a/favicon.ico"], isPreview: false, services: {}, hasSearch: true });
  const allowed = rules.filter(({ headers }) => headers["Cross-Origin-Resource-Policy"] === "cross-origin");
  const shown = ["/a/assets/", "/a/.well-known/", "/a/_share/", "/a/_img/", "/a/favicon.ico"];
  expect(allowed.map(({ prefix }) => prefix)).toEqual(shown);
  expect(rules[0]?.headers["Cross-Origin-Resource-Policy"]).toBe("same-origin");
});

test.each(["/a*", "/:splat", "/a\n  X-Evil: yes", "/(a)", "/ü", "https://evil.example", ""])(
  "a list of a host is not written with what it cannot say, such as the address %j",
  (path) => {
    const rule = { prefix: path, headers: { "X-A": "b" } };
    const [from, to] = [
      { from: path, query: [], to: "/a" },
      { from: "/a", query: [], to: path },
    ];
    expect(() => headersFile([rule])).toThrow("The lists of hosts cannot name");
    expect(() => vercelFile({ ...form, rules: [rule], redirects: [] })).toThrow("The lists of hosts cannot name");
    // A former path may have characters with a special meaning in a list: they are escaped.
    for (const redirect of /^\/(?:a\*|:splat|\(a\))$/.test(path) ? [to] : [from, to]) {
      expect(() => redirectsFile([redirect], { base: "" })).toThrow("The lists of hosts cannot name");
      expect(() => vercelFile({ ...form, rules: [], redirects: [redirect] })).toThrow("The lists of hosts cannot name");
    }
  },
);

test.each<Record<string, string>>([{ "X-A": "b\n/*" }, { "X-A": "ü" }, { "X-A: b\n  X-B": "c" }])(
  "a list of a host is not written with what it cannot say, such as the header %j",
  (headers) => {
    const rules = [{ prefix: "/", headers }];
    expect(() => headersFile(rules)).toThrow("No header can be");
    expect(() => vercelFile({ ...form, rules, redirects: [] })).toThrow("No header can be");
  },
);

const bundle = { files: [], feeds: [], calendars: [], isPreview: false, services: {} };
const filesOf = (origin: string, language = "en-GB") => {
  const content = { brand: { name: "A" }, origin, language };
  const routes = [{ path: "/a", listed: true, redirectFrom: ["/b"] }];
  return new Map(siteFiles([content], routes, bundle).map((file) => [file.path, String(file.content)]));
};

test("the files for search engines and the page of a redirect hold each address as one, and as a text", () => {
  const files = filesOf("https://a&<b>'\"");
  const escaped = "https://a&amp;&lt;b&gt;&#39;&quot;";
  expect(files.get("sitemap.xml")).toContain(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n<url><loc>${escaped}/a</loc></url>\n</urlset>\n`,
  );
  expect(filesOf("https://a.example", '"><script>').get("b.html")).toContain('<html lang="&quot;&gt;&lt;script&gt;">');
});

test("the files for search engines and the page of a redirect are not written with an origin of several lines", () => {
  expect(() => filesOf("https://a.example\nDisallow: /")).toThrow("No line of robots.txt can name");
  expect(() => filesOf("https://a.example\u0000")).toThrow("No markup can hold");
});

test.each(["/old?dir=%5C", "/old?a=%5C%22", "/old?a=%7B%24HOME%7D"])(
  "a query that Caddy would read as part of its own language, %s, is left out of its file",
  (from) => {
    const redirects = redirectsOf([{ path: "/a", redirectFrom: [from] }], form);
    const file = caddyFile({ ...form, rules: usualRules, redirects });
    expect(file).toContain("# Caddy cannot match the query of the old address of /a that starts with /old.\n");
    expect(file).not.toMatch(/^\s*query /m);
  },
);

test("a redirect has a line for Netlify too, where Cloudflare takes both", () => {
  const file = (count: number) => {
    const redirectFrom = Array.from({ length: count }, (_, index) => `/old-${index}`);
    return redirectsFile(redirectsOf([{ path: "/a", redirectFrom }], form), { base: "" });
  };
  expect(file(1000)).toContain("/old-7 /a 301!\n");
  expect(file(1001)).not.toContain("301!");
});

const moved = [
  "/Old/Page.html",
  "/old/",
  "/index.php?id=7",
  "/index.php?id=7&lang=de",
  "/?p=1",
  "/wiki/Talk:Rye_(bread)",
  "/v1.2",
  "/%C3%BCber.htm",
  "/%FC",
  "/A",
];
const oldRedirects = redirectsOf([{ path: "/a", redirectFrom: moved }], form);

test("the lists of hosts name old addresses as each of them can", () => {
  expect(redirectsFile(oldRedirects, { base: "" }).split("\n")).toEqual([
    "# Only Netlify reads the lines with an exclamation mark; Cloudflare reads the others.",
    "/index.php id=7 /a 301!",
    "/index.php id=7 lang=de /a 301!",
    "/ p=1 /a 301!",
    "/Old/Page.html /a 301!",
    "/old/ /a 301!",
    "/wiki/Talk%3ARye_(bread) /a 301!",
    "/v1.2 /a 301!",
    "/%C3%BCber.htm /a 301!",
    "/%FC /a 301!",
    "/A /a 301!",
    "/old/page.html /a 301!",
    "/wiki/talk%3Arye_(bread) /a 301!",
    "/Old/Page.html /a 301",
    "/old/ /a 301",
    "/wiki/Talk%3ARye_(bread) /a 301",
    "/v1.2 /a 301",
    "/%C3%BCber.htm /a 301",
    "/%FC /a 301",
    "/A /a 301",
    "/old/page.html /a 301",
    "/wiki/talk%3Arye_(bread) /a 301",
    "",
  ]);
  expect(onVercel(oldRedirects).slice(0, 5)).toEqual([
    {
      source: "/index.php",
      has: [
        { type: "query", key: "id", value: "7" },
        { type: "query", key: "lang", value: "de" },
      ],
      destination: "/a",
      permanent: true,
    },
    { source: "/index.php", has: [{ type: "query", key: "id", value: "7" }], destination: "/a", permanent: true },
    { source: "/", has: [{ type: "query", key: "p", value: "1" }], destination: "/a", permanent: true },
    { source: "/Old/Page", destination: "/a", permanent: true },
    { source: "/old", destination: "/a", permanent: true },
  ]);
});

test("an old address that is written in several forms is one, where a host takes them for one", () => {
  const redirects = redirectsOf([{ path: "/a", redirectFrom: ["/Old/", "/Old.html", "/old"] }], form);
  expect(onVercel(redirects).map(({ source }: { source: string }) => source)).toEqual(["/Old", "/old"]);
  const file = nginxFile({ ...form, rules: usualRules, redirects });
  expect(file.split("\n").filter((line) => /"\/old/i.test(line))).toEqual(
    ["/Old", "/Old/", "/Old.html", "/old", "/old/", "/old.html"].map((path) => `location = "${path}" {`),
  );
  expect(file.split("return 308 /a$is_args$args;")).toHaveLength(7);
});

const folders = redirectsOf(
  [
    { path: "/new shops", redirectFrom: ["/Läden/*", "/old/*"] },
    { path: "/", redirectFrom: ["/old/en/*"] },
    { path: "/x", redirectFrom: ["/old/y"] },
  ],
  form,
);

test("the lists of hosts lead from all below an old folder, after single addresses and the innermost first", () => {
  const lines = redirectsFile(folders, { base: "" }).split("\n");
  expect(lines.filter((line) => line.endsWith(" 301"))).toEqual([
    "/old/y /x 301",
    "/L%C3%A4den /new%20shops 301",
    "/old/en / 301",
    "/old /new%20shops 301",
    "/l%C3%A4den /new%20shops 301",
    "/L%C3%A4den/* /new%20shops/:splat 301",
    "/l%C3%A4den/* /new%20shops/:splat 301",
    "/old/en/* /:splat 301",
    "/old/* /new%20shops/:splat 301",
  ]);
  expect(onVercel(folders).slice(-2)).toEqual([
    { source: "/old/en/:below+", destination: "/:below+", permanent: true },
    { source: "/old/:below+", destination: "/new%20shops/:below+", permanent: true },
  ]);
  expect(pathToRegexp("/old/:below+").test("/old/a/b")).toBe(true);
});

test.each([
  [false, "old/a.html", "/shops/a"],
  [true, "old/a/index.html", "/shops/a/"],
])(
  "each page below the new folder has one that leads there from below the old one, with a slash: %s",
  (slash, at, to) => {
    const redirects = redirectsOf(
      [
        { path: "/shops", redirectFrom: ["/old/*"] },
        { path: "/c", redirectFrom: ["/old/c"] },
      ],
      { base: "", slash },
    );
    const routes = ["/", "/shops", "/shops/a", "/shops/c", "/shopsb", "/c"];
    const pages = redirectPages({ redirects, base: "/site", slash, areInFolders: slash, routes, language: "en" });
    const targets = pages.map(({ path, content }) => [path, /url=([^"]*)/.exec(String(content))?.[1]]);
    expect(targets).toContainEqual([at, `/site${to}`]);
    // A single old address leads elsewhere.
    expect(targets.map(([, url]) => url).sort()).toEqual(
      [`/c`, `/shops`, `/shops/a`].map((path) => `/site${path}${slash ? "/" : ""}`).sort(),
    );
  },
);

test("an old address has a page that redirects where a file can have its name and no page has it", () => {
  const pages = redirectPages({
    redirects: oldRedirects,
    base: "/site",
    slash: false,
    areInFolders: false,
    routes: ["/", "/a"],
    language: "en",
  });
  expect(pages.map(({ path }) => path)).toEqual(["Old/Page.html", "old/index.html", "v1.2.html", "über.htm"]);
  for (const { content } of pages) expect(content).toContain('content="0; url=/site/a"');
  const strange = ["/old.html/x", "/.git/config", "/a\\b", "/old.php", "/a/ b", "/con?", `/${"a".repeat(300)}`];
  const none = strange.map((from) => ({ from: encodeURI(from), query: [], to: "/a" }));
  expect(redirectPages({ redirects: none, ...form, areInFolders: false, routes: [], language: "en" })).toEqual([]);
});

test.each([
  ["/old/a/b?c=d", "/new%20shops/a/b?c=d"],
  ["/old/a/", "/new%20shops/a/"],
  ["/old/y", "/x"],
  ["/old", "/new%20shops"],
  ["/old/", "/new%20shops"],
  ["/old/en/a", "/a"],
  ["/l%c3%a4den/a", "/new%20shops/a"],
  ["/OLD/a", undefined],
  ["/L%c3%a4den/a", "/new%20shops/a"],
  ["/older/a", undefined],
  ["/old/en//evil.example", "/new%20shops/en//evil.example"],
  ["/old/en/%5Cevil.example", "/%5Cevil.example"],
])("%s leads to %s, below a new folder", (address, to) => {
  expect(find(folders, address)).toBe(to);
});

const find = (redirects: readonly Redirect[], address: string) =>
  findRedirect(indexRedirects(redirects), new URL(address, "http://localhost"));

test.each([
  ["/old", "/a"],
  ["/old?x=1", "/a?x=1"],
  ["/old?id=1", "/b"],
  ["/old?x=2&id=1&id=3", "/b?x=2&id=3"],
  ["/old?lang=en&id=1", "/c"],
  ["/old?id=1&lang=en&id=1", "/c"],
  ["/OLD.html?id=1", undefined],
  ["/old/?id=1", "/b"],
  ["/other", undefined],
  ["/query", undefined],
  ["/query?q", "/d"],
])("%s leads to %s: the redirect with the most parameters wins", (address, to) => {
  const routes = [
    { path: "/a", redirectFrom: ["/old"] },
    { path: "/b", redirectFrom: ["/old?id=1"] },
    { path: "/c", redirectFrom: ["/old?id=1&lang=en"] },
    { path: "/d", redirectFrom: ["/query?q"] },
  ];
  expect(find(redirectsOf(routes, form), address)).toBe(to);
});
