import { describe, expect, test } from "vitest";
import { digestPage } from "../../scripts/content/check/digest-page.ts";
import { ownTags, tagRoutes } from "../../scripts/content/index/further-routes.ts";
import { movePages } from "../../scripts/content/move/move-page.ts";
import { resolveSite } from "../../scripts/content/resolve/build-site.ts";
import { createPageLists, folderEntries } from "../../scripts/content/resolve/folder-entries.ts";
import { resolvePages } from "../../scripts/content/resolve/number-pages.ts";
import { findFeeds } from "../../scripts/output/find-feeds.ts";
import { findRoutes } from "../../scripts/output/find-routes.ts";
import { checkMemory, contentModel, indexYaml, memorySite } from "../content/memory-site.ts";

const note = (number: number, more = "") => `title: Note ${number}
description: What happened on day ${number}.
date: 2025-01-0${number}
${more}blocks:
  - type: hero
    title: Note ${number}
`;
const list = (keys: string) => `title: Journal
description: What happened, day by day.
redirectFrom: [/diary, /old.html]
blocks:
  - type: hero
    title: Notes from the bakehouse
  - type: collection
    title: Latest
    eyebrow: Journal
    folder: /journal
    ${keys}
  - type: prose
    title: Who writes
    body: We do.
`;
const notes = Object.fromEntries([1, 2, 3, 4, 5].map((day) => [`journal/${day}.yaml`, note(day)]));
const home = (link: string) => indexYaml.replace('"#contact"', link);
const journal = (keys: string, more: Readonly<Record<string, string>> = {}) =>
  checkMemory(memorySite({ "index.yaml": home("/journal"), ...notes, "journal/index.yaml": list(keys), ...more }));

/** The pages that are made from the one of the journal. */
function pagesOf(keys: string, more: Readonly<Record<string, string>> = {}, route = "/journal") {
  const model = contentModel();
  const { index, diagnostics } = journal(keys, more);
  expect(diagnostics).toEqual([]);
  if (!index) throw new Error("The content has mistakes.");
  const tags = tagRoutes(index);
  const entries = folderEntries({ ...index, tags }, model, "");
  const site = resolveSite(model, index.site.data, { folders: entries });
  const page = index.pagesByRoute.get("/journal");
  const data = page?.data;
  const digest = page && digestPage(model, page.source)?.digest;
  if (!digest) throw new Error("The page has mistakes.");
  const folders = new Map([...entries, ...createPageLists(index, entries)(digest)]);
  const options = { route, site, folders, trail: undefined, inspectPicture: () => undefined };
  return { index, site, pages: resolvePages(model, data, options) };
}

test("a long list goes on at pages with a heading, a title and a way of their own, on which no page leads", () => {
  const { index, pages } = pagesOf("perPage: 2\n    lead: true");
  const [first, second, third] = pages;
  const entries = (numbers: readonly number[]) =>
    numbers.map((number) => ({
      href: `/journal/${number}`,
      title: `Note ${number}`,
      description: `What happened on day ${number}.`,
      date: { iso: `2025-01-0${number}`, text: `${number} January 2025` },
    }));
  const links = [
    [1, "/journal"],
    [2, "/journal/page/2"],
    [3, "/journal/page/3"],
  ];
  const at = (current: number) => ({ current, links });
  const head = { type: "collection", title: "Latest", eyebrow: "Journal", lead: true };
  expect(first.blocks.slice(1)).toEqual([
    { ...head, folder: entries([5, 4]), perPage: at(1) },
    expect.objectContaining({ type: "prose" }),
  ]);
  expect(second).toEqual({
    ...first,
    path: "/journal/page/2",
    name: "Journal – Page 2",
    title: "Journal – Page 2 · Bakery",
    description: "Page 2. What happened, day by day.",
    blocks: [
      { type: "hero", title: "Journal – Page 2" },
      { type: "collection", folder: entries([3, 2]), perPage: at(2) },
    ],
    home: "/",
    trail: [{ label: "Journal", href: "/journal" }, { label: "Page 2" }],
  });
  expect(third?.blocks[1]).toEqual({ type: "collection", folder: entries([1]), perPage: at(3) });
  expect(pages).toHaveLength(3);
  expect(findRoutes(index, () => []).filter(({ path }) => /^\/journal(\/page|$)/.test(path))).toEqual([
    expect.objectContaining({ path: "/journal", listed: true, redirectFrom: ["/diary", "/old.html"] }),
    { path: "/journal/page/2", listed: true, redirectFrom: ["/diary/page/2"] },
    { path: "/journal/page/3", listed: true, redirectFrom: ["/diary/page/3"] },
  ]);
});

describe("the check knows the pages on which a list goes on", () => {
  const codes = (more: Readonly<Record<string, string>>) =>
    journal("perPage: 2", more).diagnostics.map(({ code, file, hint }) => [code, file, hint]);

  test("as targets of links, and no others of the kind", () => {
    expect(codes({ "index.yaml": home("/journal/page/3") })).toEqual([]);
    expect(codes({ "index.yaml": home("/journal/page/4") })).toEqual([
      ["unknown-link", "pages/index.yaml", expect.any(String)],
    ]);
  });

  test("as routes that no other file can have", () => {
    expect(codes({ "journal/page/2.yaml": note(6, "unlisted: true\n") })).toEqual([
      ["duplicate-route", "pages/journal/page/2.yaml", "Rename or move this file."],
    ]);
  });

  test("and links to them move with the page", () => {
    const { index, sources } = journal("perPage: 2", { "index.yaml": home("/journal/page/2") });
    if (!index) throw new Error("The content has mistakes.");
    const move = { from: "/journal", to: "/notes", path: "journal/index.yaml", newPath: "notes/index.yaml" };
    const { changed } = movePages({ raw: { ...memorySite({}), sources }, index }, [move]);
    expect(changed.map(({ path, text }) => [path, text])).toEqual([["index.yaml", home("/notes/page/2")]]);
  });
});

test("the list of the not-found page, which stands at any address, is whole", () => {
  const { pages } = pagesOf("perPage: 2\n    tagPages: true", {}, "/404");
  expect(pages.map(({ blocks }) => blocks[1])).toEqual([
    { type: "collection", title: "Latest", eyebrow: "Journal", folder: expect.objectContaining({ length: 5 }) },
  ]);
});

describe("a list with tagPages", () => {
  const tagged = {
    "journal/1.yaml": note(1, "tags: [rye, slow]\n"),
    "journal/2.yaml": note(2, "tags: [rye]\n"),
    "journal/3.yaml": note(3, "tags: [Flour & salt]\n").replace("date: 2025-01-03\n", ""),
  };
  const rye = { name: "rye", href: "/journal/tags/rye" };
  const links = [
    { name: "Flour & salt", href: "/journal/tags/flour-salt" },
    rye,
    { name: "slow", href: "/journal/tags/slow" },
  ];

  test("has a page for each tag, over several where the list is long, with a feed where a page has a date", () => {
    const { index, site, pages } = pagesOf("perPage: 1\n    tagPages: true\n    lead: true\n    show: [tags]", tagged);
    const [first, ...further] = pages;
    expect(first.blocks[1]).toMatchObject({ tagPages: links, title: "Latest", perPage: { current: 1 } });
    expect(further.map(({ path }) => path)).toEqual([
      ...[2, 3, 4, 5].map((number) => `/journal/page/${number}`),
      ...["/journal/tags/flour-salt", "/journal/tags/rye", "/journal/tags/rye/page/2", "/journal/tags/slow"],
    ]);
    expect(further[6]).toEqual({
      ...first,
      path: "/journal/tags/rye/page/2",
      name: "Journal – rye – Page 2",
      title: "Journal – rye – Page 2 · Bakery",
      description: "rye. Page 2. What happened, day by day.",
      feeds: ["feed.xml", "rss.xml", "feed.json"].map((name) => `/journal/tags/rye/${name}`),
      blocks: [
        { type: "hero", title: "Journal – rye – Page 2" },
        {
          type: "collection",
          folder: [{ href: "/journal/1", title: "Note 1", tags: [rye, links[2]] }],
          perPage: {
            current: 2,
            links: [
              [1, "/journal/tags/rye"],
              [2, "/journal/tags/rye/page/2"],
            ],
          },
          tagPages: links.map((one) => ({ ...one, isCurrent: one.name === "rye" })),
          show: ["tags"],
        },
      ],
      home: "/",
      trail: [{ label: "Journal", href: "/journal" }, { label: "rye", href: "/journal/tags/rye" }, { label: "Page 2" }],
    });
    expect(further[4]).toMatchObject({ feeds: [], trail: [{ label: "Journal" }, { label: "Flour & salt" }] });
    expect(findFeeds(index, [site]).map(({ folder, title, pages }) => [folder, title, pages.length])).toEqual([
      ["/journal", "Journal", 4],
      ["/journal/tags/rye", "Journal – rye", 2],
      ["/journal/tags/slow", "Journal – slow", 1],
    ]);
    const routes = findRoutes(index, () => []).filter(({ path }) => path.startsWith("/journal/tags/rye"));
    expect(routes).toEqual([
      { path: "/journal/tags/rye", listed: true, redirectFrom: ["/diary/tags/rye"] },
      { path: "/journal/tags/rye/page/2", listed: true, redirectFrom: ["/diary/tags/rye/page/2"] },
    ]);
    const former = { "journal/index.yaml": list("tagPages: true").replace("/diary", "/journal/tags/wheat") };
    const { index: renamed } = journal("", { ...tagged, ...former });
    const moved = renamed && findRoutes(renamed, () => []).filter(({ redirectFrom }) => redirectFrom.length > 0);
    expect(moved).toMatchObject([{ path: "/journal", redirectFrom: ["/journal/tags/wheat", "/old.html"] }]);
    expect(ownTags(tagRoutes(index), { route: "/journal/1", data: { tags: ["slow", "other"] } })).toEqual([
      ["slow", "/journal/tags/slow"],
    ]);
  });

  test("tells of two tags with one page, of a file in its place, and of a second list on the page", () => {
    const more = {
      ...tagged,
      "journal/4.yaml": note(4, "tags: [Rye]\n"),
      "journal/tags/slow.yaml": note(6, "unlisted: true\n"),
    };
    const second = "tagPages: true\n  - type: collection\n    folder: /journal\n    perPage: 2";
    const said = journal(second, more).diagnostics.map(({ code, file, message }) => `${file} ${code}: ${message}`);
    expect(said).toEqual([
      'pages/journal/4.yaml duplicate-route: The tags "Rye" and "rye" would both have the page /journal/tags/rye, expected one tag per page.',
      'pages/journal/index.yaml duplicate-route: A list above has "perPage" or "tagPages" too, and both would use the same routes, expected one per page.',
      "pages/journal/tags/slow.yaml duplicate-route: The list of /journal continues at /journal/tags/slow, expected no file with that route.",
    ]);
  });

  test("can be linked to", () => {
    const linked = (link: string) => journal("tagPages: true", { ...tagged, "index.yaml": home(link) }).diagnostics;
    expect(linked("/journal/tags/rye")).toEqual([]);
    expect(linked("/journal/tags/barley")).toEqual([expect.objectContaining({ code: "unknown-link" })]);
  });
});
