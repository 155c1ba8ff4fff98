import { pathToRegexp } from "path-to-regexp";
import { describe, expect, test } from "vitest";
import { plainAssetAddress } from "../../scripts/content/read/asset-address.ts";
import { headersFile, redirectsFile } from "../../scripts/hosts/netlify-files.ts";
import { vercelFile } from "../../scripts/hosts/vercel-file.ts";
import { headerRules, redirectsOf } from "../../scripts/output/host-headers.ts";
import { siteFiles } from "../../scripts/output/site-files.ts";

test("every host gives an icon the header that is meant for it alone, whatever it is called", () => {
  const icon = plainAssetAddress(encodeURI("/assets/Logo (a+b) [c]:*?!$&,;=@'~ é.svg"));
  const rules = headerRules({ base: "", icons: [icon], isPreview: false });
  const meant = "public, max-age=86400";
  expect(headersFile(rules)).toContain(`\n${icon}\n  Cache-Control: ${meant}\n`);
  // In a list of Netlify a star stands for anything, and a colon begins a name.
  expect(icon).not.toMatch(/[*:]/);

  const { headers } = JSON.parse(vercelFile(rules, [])) as { headers: { source: string }[] };
  const rulesFor = (path: string) => headers.filter(({ source }) => pathToRegexp(source).test(path));
  expect(rulesFor(icon)).toHaveLength(3);
  expect(rulesFor(icon).at(-1)).toMatchObject({ headers: [{ key: "Cache-Control", value: meant }] });
  expect(rulesFor("/assets/other.svg")).toHaveLength(2);
});

test("a file of the author's, opened by itself, may show pictures and styles, and run no script", () => {
  const [rule] = headerRules({ base: "", icons: [], isPreview: false }).filter(({ prefix }) => prefix === "/assets/");
  const policy = rule?.headers["Content-Security-Policy"]?.split("; ") ?? [];
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "img-src 'self' data:"]));
  expect(policy.filter((directive) => /^(?:script|object|frame-src|worker)/.test(directive))).toEqual([]);
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
      expect(() => vercelFile([rule], [])).toThrow("The lists of hosts cannot name");
      // An old path may have signs that mean something in a list: they are escaped.
      for (const redirect of /^\/(?:a\*|:splat|\(a\))$/.test(path) ? [to] : [from, to]) {
        expect(() => redirectsFile([redirect])).toThrow("The lists of hosts cannot name");
        expect(() => vercelFile([], [redirect])).toThrow("The lists of hosts cannot name");
      }
    },
  );

  test.each([{ "X-A": "b\n/*" }, { "X-A": "ü" }, { "X-A: b\n  X-B": "c" }])("such as the header %j", (headers) => {
    expect(() => headersFile([{ prefix: "/", headers: { ...headers } as Record<string, string> }])).toThrow(
      "No header can be",
    );
    expect(() => vercelFile([{ prefix: "/", headers: { ...headers } as Record<string, string> }], [])).toThrow(
      "No header can be",
    );
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
    return redirectsFile(redirectsOf([{ path: "/a", redirectFrom }], ""));
  };
  expect(file(1000)).toContain("/old-7 /a 301!\n");
  expect(file(1001)).not.toContain("301!");
});
