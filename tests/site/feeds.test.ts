import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseXml, XmlElement } from "@rgrove/parse-xml";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { articleText } from "../../scripts/output/article-text.ts";
import { type FeedPage, feedFiles } from "../../scripts/output/feed-files.ts";
import type { SiteContent } from "../../src/content.gen.ts";
import { buildInto } from "../support/build/built-site.ts";
import { type Files, page, startFiles, writeFiles } from "../support/build/edited-site.ts";
import { build, createWorkplace } from "../support/build/workplace.ts";
import { projectRoot } from "../support/system/own-project.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const address = "https://bakery.example/site/notes/rye/";
const textOf = (main: string) => articleText(`<body><p>Menu</p><main id="main">${main}</main></body>`, address);

describe("the text of an article", () => {
  test.each([
    [
      "its title, the way to it and its by-line",
      '<nav><a href="/">Home</a></nav><h1>Rye</h1><div class="a"><time dateTime="2025-01-02">2 January</time><p>By Maud</p></div><p>Text</p>',
      "<p>Text</p>",
    ],
    [
      "what somebody would have to press or fill in",
      '<form><input type="text"/></form><p>Text</p><button type="button">Copy</button><dialog>More</dialog>',
      "<p>Text</p>",
    ],
    [
      "drawings, and what nobody sees",
      '<p><svg><path d="M0 0"/></svg>Text<span aria-hidden="true">!</span><span hidden="">?</span></p><a href="#rye" aria-label="Rye"></a>',
      "<p>Text</p>",
    ],
  ])("is without %s", (_, main, text) => {
    expect(textOf(main)).toBe(text);
  });

  test.each([
    [
      "whole addresses",
      '<p><a class="b" href="/site/shop?a=1&amp;b=2">Shop</a> <a href="#salt">Salt</a> <a href="mailto:a@b.example">Write</a></p>',
      `<p><a href="https://bakery.example/site/shop?a=1&amp;b=2">Shop</a> <a href="${address}#salt">Salt</a> <a href="mailto:a@b.example">Write</a></p>`,
    ],
    [
      "the picture that every reader can show",
      '<div><picture><source type="image/avif" srcSet="/_img/a.avif 9w"/><img class="c" src="/_img/a.jpg" alt="A &quot;loaf&quot;" width="9" height="6" loading="lazy"/></picture></div>',
      '<p><img src="https://bakery.example/_img/a.jpg" alt="A &quot;loaf&quot;" width="9" height="6"></p>',
    ],
    [
      "code as it is written, without its colours",
      '<pre class="d"><code><span>let</span> <span>a</span><span>&lt;</span>b\n</code></pre>',
      "<pre><code>let a&lt;b\n</code></pre>",
    ],
    [
      "tables and lists as such",
      '<div><table><tbody><tr><th scope="row" colSpan="2">Rye</th><td><svg aria-hidden="true"></svg><span class="visually-hidden">Yes</span></td></tr></tbody></table></div><ol start="3"><li class="e"><div>Mix</div></li></ol>',
      '<table><tbody><tr><th colspan="2" scope="row">Rye</th><td>Yes</td></tr></tbody></table><ol start="3"><li><p>Mix</p></li></ol>',
    ],
    [
      "the numbers of steps as those of the list",
      '<ol><li><span><span class="visually-hidden">Step </span>2</span><div><h3>Mix</h3></div></li></ol><ul><li><span>12</span><p>Loaves</p></li></ul>',
      '<ol><li value="2"><h3>Mix</h3></li></ol><ul><li>12 <p>Loaves</p></li></ul>',
    ],
    ["a space between what styles part in a line", "<dt><span>up to</span><span>98</span>%</dt>", "<dt>up to 98%</dt>"],
    [
      "lines for what styles part in a box",
      "<address><span>Slip Lane</span><span>Cullerport</span></address><table><tr><th><div><span>new</span><span>Rye</span><p>Dark</p></div></th></tr></table>",
      "<p>Slip Lane<br>Cullerport</p><table><tr><th>new<br>Rye <p>Dark</p></th></tr></table>",
    ],
    [
      "when and where an event is, but not the day of the article and what follows it",
      '<div><p><time dateTime="2025-01-09T19:00Z">9 January, 19:00</time></p><p>Quay</p><p><a href="/rye.ics">Add</a></p><time dateTime="2025-01-02">2 January</time><ul><li>Rye</li></ul></div><p>Text</p>',
      '<p>9 January, 19:00</p><p>Quay</p><p><a href="https://bakery.example/rye.ics">Add</a></p><p>Text</p>',
    ],
  ])("has %s", (_, main, text) => {
    expect(textOf(main)).toBe(text);
  });

  test("is not known where a project's own markup is no XML", () => {
    expect(textOf("<p>Text<br></p>")).toBeUndefined();
  });
});

const site = { origin: "https://bakery.example", brand: { name: "Bakery" }, language: "en" } as unknown as SiteContent;
const posts = ["a", "b", "c"].map((name): FeedPage => ({
  route: `/${name}`,
  title: name,
  description: `About <${name}>.`,
  date: "2025-01-02",
  updated: undefined,
  authors: [],
  tags: [],
}));

test("a feed holds the whole of its newest articles, as far as they fit, and what the others are about", () => {
  const texts = new Map([
    ["/a", `<p>${"é".repeat(200_000)}</p>`],
    ["/b", `<p>${"b".repeat(200_000)}</p>`],
  ]);
  const [, , json] = feedFiles(
    site,
    { folder: "/", route: "/", title: undefined, description: undefined, pages: posts },
    (route) => texts.get(route),
  );
  const { items, title } = JSON.parse(String(json?.content));
  expect(title).toBe("Bakery");
  expect(items.map((item: { content_html: string }) => item.content_html)).toEqual([
    texts.get("/a"),
    "<p>About &lt;b&gt;.</p>",
    "<p>About &lt;c&gt;.</p>",
  ]);
});

const folder = temporaryFolder(afterAll);
const out = join(folder, "dist");
const read = (path: string) => readFileSync(join(out, path), "utf8");
const journal = "https://hearth.example/journal";

/** The texts of the elements of a name in another, of which there is one at least. */
function textsIn(element: XmlElement, name: string): string[] {
  const found = element.children.flatMap((child) =>
    child instanceof XmlElement && child.name === name ? [child.text] : [],
  );
  expect([name, found.length]).not.toEqual([name, 0]);
  return found;
}

/** All elements of a name, however deep. */
function all(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) =>
    child instanceof XmlElement ? [...(child.name === name ? [child] : []), ...all(child, name)] : [],
  );
}

describe("the feed of the bakery's journal", () => {
  beforeAll(() => buildInto(out, join(projectRoot, "tests/fixtures/bakery-site")));
  const name = "Journal – Hearth & Tide";
  const text =
    /^<p>Flour, water and a bucket that cannot tip\.<\/p><h2>The bucket<\/h2><p>It hangs\. .* eat it\.<\/p>/s;
  const ids = [
    ...["feeding-at-sea", "the-oven-stone", "salt", "a-week-of-rain", "the-starter", "stale-bread", "first-day"],
  ].map((one) => `${journal}/${one}`);

  test("is Atom as RFC 4287 has it", () => {
    const { root } = parseXml(read("journal/feed.xml"));
    if (!root) throw new Error("There is no feed.");
    expect(root.attributes).toEqual({ xmlns: "http://www.w3.org/2005/Atom", "xml:lang": "en-GB" });
    expect(["id", "title", "updated"].map((key) => textsIn(root, key))).toEqual([
      [`${journal}/feed.xml`],
      [name],
      ["2025-05-03T00:00:00.000Z"],
    ]);
    expect(
      all(root, "link")
        .slice(0, 2)
        .map(({ attributes }) => attributes),
    ).toEqual([
      { rel: "alternate", href: journal },
      { rel: "self", href: `${journal}/feed.xml` },
    ]);
    const entries = all(root, "entry");
    expect(entries.map((entry) => textsIn(entry, "id").join())).toEqual(ids);
    for (const entry of entries) {
      for (const key of ["title", "updated", "author", "content", "summary", "link"]) textsIn(entry, key);
      for (const day of [...textsIn(entry, "updated"), ...textsIn(entry, "published")])
        expect(day).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/);
    }
    expect(entries.slice(0, 1).flatMap((entry) => textsIn(entry, "content"))).toEqual([expect.stringMatching(text)]);
  });

  test("is RSS 2.0 with the articles beside their descriptions", () => {
    const { root } = parseXml(read("journal/rss.xml"));
    const [channel] = root ? all(root, "channel") : [];
    if (!root || !channel) throw new Error("There is no channel.");
    expect(root.attributes).toMatchObject({
      version: "2.0",
      "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
      "xmlns:dc": "http://purl.org/dc/elements/1.1/",
    });
    expect(["title", "link", "description", "language", "lastBuildDate"].map((key) => textsIn(channel, key))).toEqual([
      [name],
      [journal],
      ["Notes from the bakehouse, written while the oven cools."],
      ["en-GB"],
      ["Sat, 03 May 2025 00:00:00 GMT"],
    ]);
    expect(all(root, "atom:link").map(({ attributes }) => attributes)).toEqual([
      { rel: "self", type: "application/rss+xml", href: `${journal}/rss.xml` },
    ]);
    const items = all(channel, "item");
    expect(items.map((item) => textsIn(item, "guid").join())).toEqual(ids);
    for (const item of items) {
      for (const key of ["title", "link", "description", "content:encoded"]) textsIn(item, key);
      // The format of RFC 822 with a four-digit year.
      expect(textsIn(item, "pubDate").join()).toMatch(
        /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} 00:00:00 GMT$/,
      );
    }
    const [first] = items;
    expect(first && textsIn(first, "dc:creator")).toEqual(["Maud Pengelly, Ines Pengelly"]);
    expect(first && textsIn(first, "content:encoded")).toEqual([expect.stringMatching(text)]);
  });

  test("is JSON Feed 1.1", () => {
    const { items, ...feed } = JSON.parse(read("journal/feed.json"));
    expect(feed).toEqual({
      version: "https://jsonfeed.org/version/1.1",
      title: name,
      home_page_url: journal,
      feed_url: `${journal}/feed.json`,
      description: "Notes from the bakehouse, written while the oven cools.",
      language: "en-GB",
      authors: [{ name: "Hearth & Tide", url: "https://hearth.example/" }],
    });
    expect(items.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(items[0]).toEqual({
      id: ids[0],
      url: ids[0],
      title: "How to feed a starter at sea",
      content_html: expect.stringMatching(text),
      summary: "Flour, water and a bucket that cannot tip. Notes of a cook who baked on watch for nine years.",
      date_published: "2025-05-03T00:00:00.000Z",
      date_modified: "2025-05-03T00:00:00.000Z",
      authors: [{ name: "Maud Pengelly" }, { name: "Ines Pengelly" }],
      tags: ["starter", "harbour"],
    });
  });
});

test("a feed has the article of a page that did not change as it stands there, below a path and in folders too, and is called as menus call its folder", async () => {
  const place = createWorkplace();
  const dated = (title: string, day: string) =>
    page(title, `  - { type: prose, title: Text, body: "See [rye](/notes/rye)." }\n`).replace(
      "blocks:",
      `date: ${day}\nblocks:`,
    );
  const files: Files = {
    ...startFiles,
    "_site.yaml": `${startFiles["_site.yaml"]}urls: directory\n`
      .replace("https://www.example.com", "https://www.example.com/bread")
      .replace("header:\n  menu:\n", "header:\n  menu:\n    - { type: folder, label: Our notes, folder: /notes }\n"),
    "notes/rye.yaml": dated("Rye", "2025-01-02"),
    "notes/oats.yaml": dated("Oats", "2025-01-03"),
  };
  const feed = () => JSON.parse(place.read("notes/feed.json"));
  const link = 'See <a href="https://www.example.com/bread/notes/rye/">rye</a>.';
  for (const word of ["See", "Read"]) {
    writeFiles(place.pages, { ...files, "notes/oats.yaml": dated("Oats", "2025-01-03").replace("See", word) });
    expect(await build(place)).toMatchObject({ mistakes: [] });
    const { title, items } = feed();
    expect(title).toMatch(/^Our notes – /);
    expect(items.map((item: { content_html: string }) => item.content_html)).toEqual(
      [link.replace("See", word), link].map((text) => expect.stringContaining(text)),
    );
  }
});
