import { expect, test } from "vitest";
import { serveFolder } from "../support/browser/serve-fixture.ts";
import { listFiles } from "../support/build/built-site.ts";
import { type Files, page, startFiles, writeFiles } from "../support/build/edited-site.ts";
import { build, createWorkplace } from "../support/build/workplace.ts";

const written: Files = {
  ...startFiles,
  "breads/index.yaml": page("Breads", "  - { type: page-list, title: All, folder: /breads }\n"),
  "breads/rye.yaml": `redirectFrom: [/rye, /old/rye.html]\ndate: "2031-06-30"\n${startFiles["breads/rye.yaml"]}`,
  "breads/oats.yaml": page(
    "Oats",
    "  - { type: prose, title: Price, body: 'See [rye](/breads/rye?sort=up#dough).' }\n",
  ),
};

async function buildWith(choice: string, origin = "https://www.example.com") {
  const place = createWorkplace();
  writeFiles(place.pages, { ...written, "_site.yaml": `${written["_site.yaml"]}${choice}` });
  expect((await build(place, { origin })).mistakes).toEqual([]);
  return { out: place.out, read: (path: string) => place.read(path) };
}

const hrefsIn = (html: string) =>
  [...new Set(Array.from(html.matchAll(/<a [^>]*href="(\/[^"]*)"/g), ([, href = ""]) => href))].sort();

test("pages in directories are at addresses with a slash, everywhere that names one", async () => {
  const { out, read } = await buildWith("urls: directory\n");
  const pages = listFiles(out).filter((path) => /\.html$|\.page\.js$/.test(path));
  expect(pages.sort()).toEqual([
    "404.html",
    "breads/index.html",
    "breads/oats/index.html",
    "breads/rye/index.html",
    "index.html",
    "old/rye.html",
    "rye/index.html",
    "shops/harbour/index.html",
    "shops/market/index.html",
    "terms/index.html",
  ]);
  const oats = read("breads/oats/index.html");
  expect(hrefsIn(oats)).toEqual([
    "/",
    "/breads/",
    "/breads/oats/",
    "/breads/rye/",
    "/breads/rye/?sort=up#dough",
    "/terms/",
  ]);
  expect(oats).toContain('<link rel="canonical" href="https://www.example.com/breads/oats/"');
  expect(oats).toMatch(/<a href="\/breads\/oats\/" aria-current="page">/);
  expect(read("breads/rye/index.html")).toContain('"url":"https://www.example.com/breads/rye/"');
  expect(hrefsIn(read("breads/index.html"))).toContain("/breads/oats/");
  expect(read("sitemap.xml")).toContain("<loc>https://www.example.com/breads/rye/</loc>");
  expect(read("breads/feed.xml")).toContain('<link href="https://www.example.com/breads/rye/"/>');
  expect(read("rye/index.html")).toContain("url=/breads/rye/");
  expect(read("_redirects")).toContain("/rye /breads/rye/ 301\n");
  expect(JSON.parse(read("vercel.json"))).toMatchObject({ trailingSlash: true });
});

test("below a path, a link to the home page is not taken for one to the section of each page", async () => {
  const { read } = await buildWith("urls: directory\n", "https://example.com/library");
  const html = read("breads/rye/index.html");
  expect(html).toMatch(/<a href="\/library\/">Home<\/a>/);
  expect(html).toMatch(/<a href="\/library\/breads\/rye\/" aria-current="page">/);
});

test.each([
  ["urls: directory\n", "/breads/rye/", ["/breads/rye", "/breads/rye.html", "/breads/rye/index.html", "//breads/rye"]],
  ["urls: directory\ntrailingSlash: false\n", "/breads/rye", ["/breads/rye/", "/breads/rye/index.html"]],
  ["trailingSlash: true\n", "/breads/rye/", ["/breads/rye"]],
  ["", "/breads/rye", ["/breads/rye/", "/breads/rye.html"]],
])("a server leads to the one address of a page with %j", async (choice, address, others) => {
  const { out } = await buildWith(choice);
  const origin = await serveFolder(out);
  const ask = (path: string) => fetch(`${origin}${path}`, { redirect: "manual" });
  expect((await ask(address)).status).toBe(200);
  expect((await ask("/robots.txt")).status).toBe(200);
  expect((await ask("/rye")).headers.get("location")).toBe(address);
  for (const other of others) expect((await ask(`${other}?a=b`)).headers.get("location")).toBe(`${address}?a=b`);
});
