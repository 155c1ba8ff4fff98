import { expect, test } from "vitest";
import type { Redirect } from "../../scripts/hosts/host-rules.ts";
import { redirectsFile } from "../../scripts/hosts/netlify-files.ts";
import { vercelFile } from "../../scripts/hosts/vercel-file.ts";
import { findRedirect, indexRedirects } from "../../scripts/output/find-redirect.ts";
import { redirectsOf } from "../../scripts/output/host-headers.ts";
import { redirectPages } from "../../scripts/output/redirect-pages.ts";

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
const form = { base: "", slash: false };
const redirects = redirectsOf([{ path: "/a", redirectFrom: moved }], form);

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
  const listed = JSON.parse(vercelFile({ ...form, rules: [], redirects })).redirects;
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
  const pages = redirectPages({ redirects, base: "/site", areInFolders: false, routes: ["/", "/a"], language: "en" });
  expect(pages.map(({ path }) => path)).toEqual(["Old/Page.html", "old/index.html", "v1.2.html", "über.htm"]);
  for (const { content } of pages) expect(content).toContain('content="0; url=/site/a"');
  const strange = ["/old.html/x", "/.git/config", "/a\\b", "/old.php", "/a/ b", "/con?", `/${"a".repeat(300)}`];
  const none = strange.map((from) => ({ from: encodeURI(from), query: [], to: "/a" }));
  expect(redirectPages({ redirects: none, base: "", areInFolders: false, routes: [], language: "en" })).toEqual([]);
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
  const redirects: Redirect[] = [
    { from: "/old", query: [], to: "/a" },
    { from: "/old", query: [["id", "1"]], to: "/b" },
    {
      from: "/old",
      query: [
        ["id", "1"],
        ["lang", "en"],
      ],
      to: "/c",
    },
    { from: "/query", query: [["q", ""]], to: "/d" },
  ];
  expect(find(redirects, address)).toBe(to);
});
