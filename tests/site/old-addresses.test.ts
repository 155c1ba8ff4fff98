import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { pathToRegexp } from "path-to-regexp";
import { expect, test } from "vitest";
import { parseOldAddress } from "../../scripts/content/read/old-address.ts";
import { pageAddress } from "../../scripts/content/read/page-address.ts";
import { redirectsFile } from "../../scripts/hosts/netlify-files.ts";
import { vercelFile } from "../../scripts/hosts/vercel-file.ts";
import { redirectsOf } from "../../scripts/output/host-headers.ts";
import { redirectPages } from "../../scripts/output/redirect-pages.ts";
import { runs } from "../support/system/runs.ts";
import { serveSite } from "../support/system/serve-site.ts";

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
const redirects = redirectsOf([{ path: "/a", redirectFrom: moved }], "");

test("the lists of hosts name old addresses as each of them can", () => {
  expect(redirectsFile(redirects).split("\n")).toEqual([
    "# Netlify alone reads the lines with an exclamation mark, and Cloudflare the others.",
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
    "/Old/Page.html /a 301",
    "/old/ /a 301",
    "/wiki/Talk%3ARye_(bread) /a 301",
    "/v1.2 /a 301",
    "/%C3%BCber.htm /a 301",
    "/%FC /a 301",
    "/A /a 301",
    "",
  ]);
  const listed = JSON.parse(vercelFile([], redirects)).redirects;
  expect(listed.slice(0, 5)).toEqual([
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

test("an old address has a page that redirects where a file can have its name and no page has it", () => {
  const pages = redirectPages({ redirects, base: "/site", routes: ["/", "/a"], language: "en" });
  expect(pages.map(({ path }) => path)).toEqual(["Old/Page.html", "old/index.html", "v1.2.html", "über.htm"]);
  for (const { content } of pages) expect(content).toContain('content="0; url=/site/a"');
  const strange = ["/old.html/x", "/.git/config", "/a\\b", "/old.php", "/a/ b", "/con?", `/${"a".repeat(300)}`];
  const none = strange.map((from) => ({ from: encodeURI(from), query: [], to: "/a" }));
  expect(redirectPages({ redirects: none, base: "", routes: [], language: "en" })).toEqual([]);
});

const sign = fc.constantFrom(..."aB1.:*()+$&=;,@!'~%[]|\"<{ ^ü💐-_");
const address = fc
  .tuple(
    fc.string({ unit: sign, minLength: 1, maxLength: 8 }),
    fc.option(fc.string({ unit: sign, minLength: 1, maxLength: 8 })),
  )
  .map(([path, query]) => `/${path}${query === null ? "" : `?${query}`}`)
  .filter((text) => parseOldAddress(text) !== undefined);

test("every host reads one rule for each old address, which is for that address and for no other, whatever it is", () => {
  fc.assert(
    fc.property(address, address, (from, other) => {
      const [meant, unmeant] = [parseOldAddress(from), parseOldAddress(other)];
      if (!meant || !unmeant) throw new Error("Both have been parsed before.");
      const rules = redirectsOf([{ path: "/to", redirectFrom: [from] }], "");
      const lines = redirectsFile(rules)
        .trim()
        .split("\n")
        .filter((line) => !line.startsWith("#"));
      const words = lines[0]?.split(" ") ?? [];
      expect(lines.slice(1)).toEqual(meant.query.length > 0 ? [] : [lines[0]?.replace(/!$/, "")]);
      expect(words).toHaveLength(3 + meant.query.length);
      expect(words[0]).toMatch(/^\/[^*:#?\s]*$/);
      expect(decodeURIComponent(words[0] ?? "")).toBe(decodeURIComponent(meant.path));
      expect([...new URLSearchParams(words.slice(1, -2).join("&"))]).toEqual(meant.query);

      const [rule] = JSON.parse(vercelFile([], rules)).redirects;
      const isFor = (asked: typeof meant) =>
        pathToRegexp(rule.source, [], { sensitive: true }).test(pageAddress(asked.path)) &&
        (rule.has ?? []).every(({ key, value }: { key: string; value?: string }) =>
          asked.query.some(
            ([name, text]) => name === key && (value === undefined || new RegExp(`^${value}$`).test(text)),
          ),
        );
      expect(isFor(meant)).toBe(true);
      if (pageAddress(meant.path) !== pageAddress(unmeant.path)) expect(isFor(unmeant)).toBe(false);
    }),
    { seed: 20250103, numRuns: runs(1000) },
  );
});

test("the server leads every spelling of an old address to its page, and keeps the rest of the query", async () => {
  const { ask, out } = await serveSite();
  const file = join(out, ".site-build.json");
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), redirects }));
  const locations = async (...paths: string[]) => Promise.all(paths.map(async (path) => (await ask(path)).location));
  expect(await locations("/Old/Page.html", "/Old/Page", "/Old/Page/", "/Old//Page", "/%4Fld/Page")).toEqual(
    Array(5).fill("/a"),
  );
  expect(await locations("/old", "/old/?b=c", "/%c3%bcber.htm", "/%fc", "/wiki/Talk%3aRye_%28bread%29", "/A")).toEqual([
    "/a",
    "/a?b=c",
    ...Array(4).fill("/a"),
  ]);
  expect(await locations("/index.php?lang=de&id=7", "/index.php?id=7&x=%26", "/?p=1")).toEqual([
    "/a",
    "/a?x=%26",
    "/a",
  ]);
  expect((await ask("/index.php?id=8")).status).toBe(404);
  expect((await ask("/?p=2")).body).toBe("<h1>Home</h1>");
  expect((await ask("/OLD")).status).toBe(404);
  expect((await ask("/%zz")).status).toBe(404);
});
