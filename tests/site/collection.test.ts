import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { ListedPage } from "../../scripts/content/formats/content-format.ts";
import { collectedFolderFormat } from "../../scripts/content/formats/folder-formats.ts";
import { picturePlaces } from "../../scripts/content/pictures/picture-places.ts";
import { hashFolder } from "../support/build/built-site.ts";
import { type Files, page, startFiles, writeFiles } from "../support/build/edited-site.ts";
import { build, buildClean, createWorkplace } from "../support/build/workplace.ts";

const post = (name: string, article?: ListedPage["article"]): ListedPage => ({
  href: `/journal/${name.toLowerCase()}`,
  label: name,
  title: name,
  description: `About ${name}.`,
  ...(article ? { article } : {}),
});
const posts = [
  post("Oats", { date: "2024-02-01", tags: ["grain"] }),
  post("Rye", { date: "2025-03-04", tags: ["grain", "dark"], authors: ["Maud"] }),
  post("About"),
  post("Ovens", { date: "2024-12-31", tags: ["dark"] }),
];

/** The pages that a collection with some keys lists. */
function collected(
  owner: Readonly<Record<string, unknown>>,
  address = "/",
  pages: readonly unknown[] = posts,
): unknown {
  return collectedFolderFormat.resolved?.resolve("/journal", {
    owner,
    address,
    base: "",
    slash: false,
    language: "en-GB",
    scheme: "both",
    // The cast is safe: each is one of the posts, or one with a picture.
    pagesIn: () => pages as readonly ListedPage[],
    inspectPicture: () => undefined,
  });
}
const titlesOf = (pages: unknown) => Array.from(pages as Iterable<{ title: string }>, ({ title }) => title);

describe("a collection lists", () => {
  test.each([
    ["the newest first, and what has no date last", {}, ["Rye", "Ovens", "Oats", "About"]],
    ["the oldest first where that is asked for", { order: "oldest" }, ["Oats", "Ovens", "Rye", "About"]],
    ["the alphabet", { order: "title" }, ["About", "Oats", "Ovens", "Rye"]],
    ["the order of menus", { order: "menu" }, ["Oats", "Rye", "About", "Ovens"]],
    ["no more than its limit, of the newest", { limit: 2 }, ["Rye", "Ovens"]],
    ["the pages with one of its tags", { tags: ["dark"] }, ["Rye", "Ovens"]],
  ])("%s", (_, owner, titles) => {
    expect(titlesOf(collected(owner))).toEqual(titles);
  });

  test("all pages but the one on which it stands", () => {
    expect(titlesOf(collected({}, "/journal/rye"))).toEqual(["Ovens", "Oats", "About"]);
  });

  test("of each page what its author wants to be shown, the day in words of the language, and nothing else", () => {
    expect(collected({ limit: 1, show: ["date", "authors"] })).toEqual([
      { href: "/journal/rye", title: "Rye", date: { iso: "2025-03-04", text: "4 March 2025" }, authors: ["Maud"] },
    ]);
  });
});

test("the picture of the page that leads a collection is chosen for a larger place, the others and one with a single file are not", () => {
  const image = (name: string) => ({
    src: { src: `/${name}.jpg`, sizes: "30rem", sources: [["image/avif", `/${name}.avif 768w`]] },
    dark: { src: `/${name}-dark.svg` },
    alt: name,
  });
  const pictured = posts.map((page) => ({ ...page, article: { ...page.article, image: image(page.title) } }));
  const sizesIn = (owner: Readonly<Record<string, unknown>>) =>
    Array.from(collected(owner, "/", pictured) as Iterable<{ title: string; image: ReturnType<typeof image> }>).map(
      ({ title, image: { src, dark } }) => [title, src.sizes, dark],
    );
  const dark = (name: string) => ({ src: `/${name}-dark.svg` });
  expect(sizesIn({ lead: true, limit: 2 })).toEqual([
    ["Rye", picturePlaces.lead.sizes, dark("Rye")],
    ["Ovens", "30rem", dark("Ovens")],
  ]);
  expect(sizesIn({ limit: 1 })).toEqual([["Rye", "30rem", dark("Rye")]]);
});

const dated = (title: string, ...lines: string[]) => page(title).replace("blocks:", [...lines, "blocks:"].join("\n"));
const journal: Files = {
  ...startFiles,
  "_site.yaml": `${startFiles["_site.yaml"]}share: { image: /assets/share.png }\n`,
  "_assets/share.png": "png",
  "index.yaml": page(
    "Home",
    "  - { type: collection, title: Notes, folder: /notes, limit: 1, actions: [{ label: All, href: /notes }] }\n  - { type: page-list, title: Shops, folder: /shops }\n",
  ),
  "shops/market.yaml": page("Market", "  - { type: page-list, title: Notes, folder: /notes }\n"),
  "notes/index.yaml": page("All notes", "  - { type: collection, title: All, folder: /notes, perPage: 1 }\n"),
  "notes/rye.yaml": dated("Old rye", "date: 2024-03-04"),
  "notes/oats.yaml": dated("New oats", "date: 2025-01-02"),
  "notes/spelt.yaml": dated("Coming spelt", "date: 2025-06-01", "publishAt: 2025-06-01T09:00Z"),
  "notes/secret.yaml": dated("Secret", "date: 2025-01-03", "draft: true"),
};

test("a feed and a collection follow what is published and dated, as if everything were built anew", async () => {
  const place = createWorkplace();
  const read = (path: string) => readFileSync(join(place.out, path), "utf8");
  const titles = (text: string) =>
    ["Old rye", "New oats", "Coming spelt", "Secret"].filter((one) => text.includes(one));
  const numbered = () =>
    existsSync(join(place.out, "notes/page"))
      ? readdirSync(join(place.out, "notes/page"))
          .filter((name) => name.endsWith(".html"))
          .sort()
      : [];
  const onPage = (number: number) => titles(read(`notes/page/${number}.html`));
  const steps: [day: string, files: Files, feed: string[], home: string[], pages: string[]][] = [
    ["2025-05-03", journal, ["Old rye", "New oats"], ["New oats"], ["2.html"]],
    ["2025-06-02", journal, ["Old rye", "New oats", "Coming spelt"], ["Coming spelt"], ["2.html", "3.html"]],
    [
      "2025-06-02",
      {
        ...journal,
        "notes/rye.yaml": dated("Old rye", "date: 2025-06-02"),
        "notes/spelt.yaml": dated("Coming spelt", "draft: true"),
      },
      ["Old rye", "New oats"],
      ["Old rye"],
      ["2.html"],
    ],
  ];
  const last = [["Old rye"], ["Old rye"], ["New oats"]];
  for (const [index, [day, files, feed, home, pages]] of steps.entries()) {
    writeFiles(place.pages, files);
    expect((await build(place, { day })).said).toMatchObject({ pages: expect.any(Number) });
    expect([titles(read("notes/feed.xml")), titles(read("index.html"))]).toEqual([feed, home]);
    expect([numbered(), onPage(pages.length + 1)]).toEqual([pages, last[index]]);
    expect(read("sitemap.xml").split("/notes/page/").length - 1).toBe(pages.length);
    expect(read("notes/oats.html")).toContain(
      '<link rel="alternate" type="application/atom+xml" href="/notes/feed.xml"/>',
    );
    const clean = await buildClean(place, { day });
    expect(hashFolder(place.out)).toEqual(clean.hashes);
  }
});

test("who subscribed to a folder under its old address is led to its feed in each form, and to no feed that is still there", async () => {
  const place = createWorkplace();
  const former = ["redirectFrom: [/diary, /Diary.php, /shops]"];
  const [head = "", ...rest] = (journal["notes/index.yaml"] ?? "").split("blocks:");
  writeFiles(place.pages, {
    ...journal,
    "notes/index.yaml": [`${head}${former}\n`, ...rest].join("blocks:"),
    "shops/market.yaml": dated("Market", "date: 2025-01-05", "unlisted: false"),
  });
  expect((await build(place, { day: "2025-05-03" })).said).toMatchObject({ pages: expect.any(Number) });
  const lines = readFileSync(join(place.out, "_redirects"), "utf8").split("\n");
  const names = ["feed.xml", "rss.xml", "feed.json"];
  expect(lines.filter((line) => /\.(?:xml|json) .* 301$/.test(line))).toEqual(
    names.map((name) => `/diary/${name} /notes/${name} 301`),
  );
});
