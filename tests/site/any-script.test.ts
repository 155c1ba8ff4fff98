import { expect, test } from "vitest";
import { attributeValues, brokenLink, listFiles, readBuiltPages } from "../support/build/built-site.ts";
import { type Files, page, startFiles } from "../support/build/edited-site.ts";
import { build, createWorkplace } from "../support/build/workplace.ts";

const withLines = (title: string, lines: string) => page(title).replace("blocks:", `${lines}\nblocks:`);
const links = "[a](/料金#%E5%96%B6) [b](/cen%C3%ADk) [c](/ceni\u0301k/starý?q=1) [d](/aktuálně/الأسعار) [e](#営)";
const files: Files = {
  ...startFiles,
  "_site.yaml": (startFiles["_site.yaml"] ?? "").replace("/breads", "/ceník"),
  "料金.yaml": page("料金", `  - { type: prose, id: 営, title: B, body: '${links}' }\n`),
  // As macOS writes it.
  "ceni\u0301k/index.yaml": withLines("Ceník", "redirectFrom: [/Preise/Größen.html, /%D1%86%D0%B5%D0%BD%D0%B0]"),
  "ceni\u0301k/stary\u0301.yaml": page("Starý"),
  "aktuálně/index.yaml": withLines("Aktuálně", "redirectFrom: [/новости]"),
  "aktuálně/الأسعار.yaml": withLines("الأسعار", "date: 2031-07-01"),
};
const [prices, old, news] = ["/%E6%96%99%E9%87%91", "/cen%C3%ADk", "/aktu%C3%A1ln%C4%9B"];
const arabic = `${news}/%D8%A7%D9%84%D8%A3%D8%B3%D8%B9%D8%A7%D8%B1`;

test("an address has letters of any script, which are percent-encoded in all that is sent and plain in names of files", async () => {
  const place = createWorkplace(files);
  expect((await build(place)).mistakes).toEqual([]);
  const isOwn = (path: string) => /[^\0-\x7f]/.test(path);
  expect(listFiles(place.out).filter(isOwn)).toEqual([
    "Preise/Größen.html",
    ...["aktuálně.html", "aktuálně/feed.json", "aktuálně/feed.xml", "aktuálně/rss.xml", "aktuálně/الأسعار.html"],
    ...["ceník.html", "ceník/starý.html"],
    ...["новости.html", "цена.html", "料金.html"],
  ]);
  const found = (path: string, pattern: RegExp) =>
    [...place.read(path).matchAll(pattern)].map(([, address = ""]) => address);
  const origin = "https://www.example.com";
  expect(found("sitemap.xml", /<loc>[^<]*?com(\/[^<]*%[^<]*)</g)).toEqual([
    news,
    arabic,
    old,
    `${old}/star%C3%BD`,
    prices,
  ]);
  const page = place.read("料金.html");
  expect(page).toContain(`<link rel="canonical" href="${origin}${prices}"/>`);
  expect(page).toContain('id="営"');
  expect(attributeValues(page.slice(page.indexOf("<main")), "href").slice(0, 6)).toEqual([
    "#%E5%96%B6",
    `${prices}#%E5%96%B6`,
    old,
    `${old}/star%C3%BD?q=1`,
    arabic,
    "#%E5%96%B6",
  ]);
  // In the menu and in the one of small screens.
  expect(found("ceník/starý.html", /<a href="([^"]*)" aria-current="page"/g)).toEqual([
    ...[`${old}/star%C3%BD`, `${old}/star%C3%BD`],
  ]);
  expect(found("aktuálně/الأسعار.html", /"application\/atom\+xml" href="([^"]*)"/g)).toEqual([`${news}/feed.xml`]);
  expect(found("aktuálně/الأسعار.html", /"(?:item|url)":"([^"]*%[^"]*)"/g)).toEqual([origin + news, origin + arabic]);
  expect(found("aktuálně/feed.xml", /(?:href="|<id>)[^"<]*?com(\/[^"<]*)/g)).toEqual([
    ...[`${news}/feed.xml`, news, `${news}/feed.xml`, arabic, arabic],
  ]);
  expect(found("_redirects", /^(.*) 301$/gm)).toEqual([
    `/%D0%BD%D0%BE%D0%B2%D0%BE%D1%81%D1%82%D0%B8 ${news}`,
    `/Preise/Gr%C3%B6%C3%9Fen.html ${old}`,
    `/%D1%86%D0%B5%D0%BD%D0%B0 ${old}`,
    ...["feed.xml", "rss.xml", "feed.json"].map(
      (name) => `/%D0%BD%D0%BE%D0%B2%D0%BE%D1%81%D1%82%D0%B8/${name} ${news}/${name}`,
    ),
    `/preise/gr%C3%B6%C3%9Fen.html ${old}`,
  ]);
  const pages = readBuiltPages(place.out);
  const broken = [...pages].flatMap(([from, html]) =>
    attributeValues(html, "href").flatMap((href) => brokenLink(place.out, pages, { from, href }) ?? []),
  );
  expect(broken).toEqual([]);
  expect(place.read("цена.html")).toContain(`content="0; url=${old}"`);
});
