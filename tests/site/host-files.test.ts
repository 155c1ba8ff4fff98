import fc from "fast-check";
import { pathToRegexp } from "path-to-regexp";
import { describe, expect, test } from "vitest";
import { plainAssetAddress } from "../../scripts/content/read/asset-address.ts";
import { unsafeSign } from "../../scripts/content/read/file-name.ts";
import { isRoute } from "../../scripts/content/read/route-form.ts";
import { headersFile, redirectsFile } from "../../scripts/hosts/netlify-files.ts";
import { vercelFile } from "../../scripts/hosts/vercel-file.ts";
import { headerRules, redirectsOf } from "../../scripts/output/host-headers.ts";
import { siteFiles } from "../../scripts/output/site-files.ts";
import { runs } from "../support/system/runs.ts";

type Rule = { path: string; headers: Record<string, string> };

/** Reads `_headers` as its grammar has it: an address at the start of a line, below it headers, indented. */
function readHeaders(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split(/\r\n|\r|\n|\u2028|\u2029/)) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [, name = "", value = ""] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    const last = rules.at(-1);
    if (/^\s/.test(line) && last) last.headers[name] = value;
    else rules.push({ path: line, headers: {} });
  }
  return rules;
}

/** The addresses that a path of `_headers` or `_redirects` stands for. */
function hostPattern(path: string): RegExp {
  const source = path
    .replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll(/:\w+/g, "[^/]+")
    .replaceAll("*", ".*");
  return new RegExp(`^${source}$`);
}

const name = fc
  .oneof(
    fc.string({ unit: "binary", minLength: 1, maxLength: 30 }),
    fc.string({ unit: fc.constantFrom(..."ab+()[]{}:*?!&$,;=@'%\" ~^`\\\n#é"), minLength: 1, maxLength: 12 }),
  )
  .filter((text) => unsafeSign(text) === undefined && !/\/|^\./.test(text));
const route = fc
  .array(fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6})?$/), { minLength: 1, maxLength: 4 })
  .map((parts) => `/${parts.join("/")}`)
  .filter(isRoute);
const site = fc.record({
  icons: fc.uniqueArray(name, { maxLength: 2 }),
  moves: fc.uniqueArray(fc.tuple(route, route), { selector: ([from]) => from, maxLength: 4 }),
});

const form = { base: "", slash: false };

test("every host reads the rules that are meant and no other, whatever files are called and wherever pages were", () => {
  fc.assert(
    fc.property(site, ({ icons, moves }) => {
      const addresses = icons.map((icon) => plainAssetAddress(encodeURI(`/assets/${icon}`)));
      const rules = headerRules({ base: "", icons: addresses, isPreview: false, services: {} });
      const redirects = redirectsOf(
        moves.map(([from, path]) => ({ path, redirectFrom: [from] })),
        form,
      );
      const meant = rules.map(({ prefix, headers }) => ({ path: prefix.replace(/\/$/, "/*"), headers }));
      const asked = ["/", "/a/b", "/assets/", "/assets/other.svg", "/_app/a-1.js", ...addresses, ...moves.flat()];
      const headers = (path: string) =>
        rules.filter(({ prefix }) => path === prefix || (prefix.endsWith("/") && path.startsWith(prefix)));

      const read = readHeaders(headersFile(rules));
      expect(read).toEqual(meant);
      for (const path of asked) {
        const found = read.filter((rule) => hostPattern(rule.path).test(path)).map((rule) => rule.headers);
        expect(found).toEqual(headers(path).map((rule) => rule.headers));
      }

      const lines = redirectsFile(redirects).split("\n");
      expect(lines.pop()).toBe("");
      expect(lines.filter((line) => !line.startsWith("#")).map((line) => line.split(" "))).toEqual(
        ["301!", "301"].flatMap((status) => moves.map(([from, to]) => [from, to, status])),
      );
      expect(lines.every((line) => line.length <= 1000)).toBe(true);

      const vercel = JSON.parse(vercelFile({ ...form, rules, redirects }));
      expect(vercel.headers.length).toBe(rules.length);
      for (const path of asked) {
        const found = vercel.headers.filter(({ source }: { source: string }) => pathToRegexp(source).test(path));
        const sets = found.map((rule: { headers: { key: string; value: string }[] }) =>
          Object.fromEntries(rule.headers.map(({ key, value }) => [key, value])),
        );
        expect(sets).toEqual(headers(path).map((rule) => rule.headers));
        const moved = vercel.redirects.filter(({ source }: { source: string }) => pathToRegexp(source).test(path));
        expect(moved.map((rule: { destination: string }) => rule.destination)).toEqual(
          moves.filter(([from]) => from === path).map(([, to]) => to),
        );
      }
    }),
    { seed: 20250103, numRuns: runs(500) },
  );
});

describe("a list of a host is not written with what it cannot say", () => {
  test.each(["/a*", "/:splat", "/a\n  X-Evil: yes", "/(a)", "/ü", "https://evil.example", ""])(
    "such as the address %j",
    (path) => {
      const rule = { prefix: path, headers: { "X-A": "b" } };
      const [from, to] = [
        { from: path, query: [], to: "/a" },
        { from: "/a", query: [], to: path },
      ];
      expect(() => headersFile([rule])).toThrow("The lists of hosts cannot name");
      expect(() => vercelFile({ ...form, rules: [rule], redirects: [] })).toThrow("The lists of hosts cannot name");
      // An old path may have signs that mean something in a list: they are escaped.
      for (const redirect of /^\/(?:a\*|:splat|\(a\))$/.test(path) ? [to] : [from, to]) {
        expect(() => redirectsFile([redirect])).toThrow("The lists of hosts cannot name");
        expect(() => vercelFile({ ...form, rules: [], redirects: [redirect] })).toThrow(
          "The lists of hosts cannot name",
        );
      }
    },
  );

  test.each([{ "X-A": "b\n/*" }, { "X-A": "ü" }, { "X-A: b\n  X-B": "c" }])("such as the header %j", (headers) => {
    expect(() => headersFile([{ prefix: "/", headers: { ...headers } as Record<string, string> }])).toThrow(
      "No header can be",
    );
    expect(() =>
      vercelFile({
        ...form,
        rules: [{ prefix: "/", headers: { ...headers } as Record<string, string> }],
        redirects: [],
      }),
    ).toThrow("No header can be");
  });
});

describe("the files for search engines and the page of a redirect", () => {
  const bundle = { files: [], feeds: [], isPreview: false };
  const filesOf = (origin: string, language = "en-GB") => {
    const content = { brand: { name: "A" }, origin, language };
    const routes = [{ path: "/a", listed: true, redirectFrom: ["/b"] }];
    return new Map(siteFiles(content, routes, bundle).map((file) => [file.path, String(file.content)]));
  };

  test("hold each address as one, and as a text", () => {
    const files = filesOf("https://a&<b>'\"");
    const escaped = "https://a&amp;&lt;b&gt;&#39;&quot;";
    expect(files.get("sitemap.xml")).toContain(
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n<url><loc>${escaped}/a</loc></url>\n</urlset>\n`,
    );
    expect(filesOf("https://a.example", '"><script>').get("b.html")).toContain(
      '<html lang="&quot;&gt;&lt;script&gt;">',
    );
  });

  test("are not written with an origin of several lines", () => {
    expect(() => filesOf("https://a.example\nDisallow: /")).toThrow("No line of robots.txt can name");
    expect(() => filesOf("https://a.example\u0000")).toThrow("No markup can hold");
  });
});

test("a redirect has a line for Netlify too, where Cloudflare takes both", () => {
  const file = (count: number) => {
    const redirectFrom = Array.from({ length: count }, (_, index) => `/old-${index}`);
    return redirectsFile(redirectsOf([{ path: "/a", redirectFrom }], form));
  };
  expect(file(1000)).toContain("/old-7 /a 301!\n");
  expect(file(1001)).not.toContain("301!");
});
