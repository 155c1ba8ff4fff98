import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lastChange } from "../../scripts/output/find-routes.ts";
import { llmsFiles, llmsTexts } from "../../scripts/output/llms-files.ts";
import type { SiteContent } from "../../src/content.gen.ts";
import { listFiles } from "../support/build/built-site.ts";
import { type Files, page, undrawnFiles, writeFiles } from "../support/build/edited-site.ts";
import { build, createWorkplace, type Setting } from "../support/build/workplace.ts";

const bakery: SiteContent = { brand: { name: "Hearth & Tide" }, origin: "https://a.example/b", language: "en" };
const route = (path: string, title: string, description = `All about ${title}.`) => ({
  ...{ path, title, description },
  listed: true,
  redirectFrom: [],
});

test("llms.txt lists the pages as the menus order them, and last what those do not lead to", () => {
  const menu = [
    {
      label: "Breads",
      items: [
        { label: "Rye", href: "/b/breads/rye" },
        { label: "Oats", href: "/b/breads/oats#now" },
      ],
    },
    { label: "Journal", href: "/b/journal" },
  ];
  const header = { menu, actions: [{ label: "Order", href: "/b/order" }] };
  const shops = { title: "Shops", entries: [{ type: "link", label: "Quay", href: "/b/quay" } as const] };
  const site = { ...bakery, header, footer: { groups: [shops] } };
  const routes = [
    ...[route("/", "Home", "Five breads."), route("/breads/oats", "Oats"), route("/breads/rye", "Rye [dark]")],
    ...[route("/breads/rye/starter", "Starter"), route("/journal", "Journal"), route("/journal/salt", "Salt")],
    ...[
      route("/order", "Order"),
      route("/privacy", "Privacy"),
      route("/quay", "Quay"),
      { ...route("/secret", "Secret"), listed: false },
    ],
    { path: "/journal/page/2", listed: true, redirectFrom: [] },
  ];
  expect(llmsFiles([site], routes)).toEqual([
    {
      path: "llms.txt",
      content: `# Hearth & Tide

> Five breads.

## Main

- [Home](https://a.example/b/): Five breads.
- [Journal](https://a.example/b/journal): All about Journal.
- [Order](https://a.example/b/order): All about Order.

## Breads

- [Rye \\[dark\\]](https://a.example/b/breads/rye): All about Rye \\[dark\\].
- [Starter](https://a.example/b/breads/rye/starter): All about Starter.
- [Oats](https://a.example/b/breads/oats): All about Oats.

## Journal

- [Salt](https://a.example/b/journal/salt): All about Salt.

## Shops

- [Quay](https://a.example/b/quay): All about Quay.

## Optional

- [Privacy](https://a.example/b/privacy): All about Privacy.
`,
    },
  ]);
  expect(llmsFiles([{ ...site, machines: { llms: false } }], routes)).toEqual([]);
});

test("llms.txt has room for 500 pages, of which no large folder takes that of the others", () => {
  const menu = ["Museums", "Stations"].map((label) => ({ label, href: `/b/${label.toLowerCase()}` }));
  const below = (folder: string, count: number) =>
    Array.from({ length: count }, (_, at) => route(`/${folder}/p${at}`, `P${at}`));
  const routes = [
    ...[route("/", "Home"), route("/museums", "Museums"), route("/stations", "Stations"), route("/parks", "Parks")],
    ...[...below("museums", 800), ...below("museums/old", 2), ...below("stations", 30), ...below("parks", 300)],
  ];
  const [{ content = "" } = {}] = llmsFiles([{ ...bakery, header: { menu } }], routes);
  const named = [...String(content).matchAll(/\/b\/(.*?)\)/g)].map(([, path = ""]) => path);
  const inFolder = (folder: string) => named.filter((path) => path.startsWith(folder)).length;
  expect(named).toHaveLength(500);
  expect(named.slice(0, 3)).toEqual(["", "museums", "stations"]);
  expect(["museums/old/", "museums/p", "stations", "parks"].map(inFolder)).toEqual([2, 232, 31, 233]);
  expect(content).toContain("Left out for lack of space: 636 pages.");
});

test("each language has a list of its own, which names the others", () => {
  const languages = [
    { code: "en", name: "English" },
    { code: "cs", path: "/čeština", name: "Čeština" },
  ];
  const [english, czech] = [
    { ...bakery, languages },
    { ...bakery, languages, language: "cs" },
  ];
  const routes = [route("/", "Home"), route("/čeština", "Domů"), route("/čeština/ceník", "Ceník")];
  const files = llmsFiles([english, czech], routes).map(({ path, content }) => [path, content]);
  expect(files).toEqual([
    [
      "llms.txt",
      expect.stringMatching(/\[Home\].*\n\n## Languages\n\n- \[Čeština\]\(\S+\/%C4%8De%C5%A1tina\/llms\.txt\)\n$/s),
    ],
    [
      "čeština/llms.txt",
      expect.stringMatching(/\[Domů\].*\[Ceník\].*\[English\]\(https:\/\/a\.example\/b\/llms\.txt\)\n$/s),
    ],
  ]);
});

test("llms-full.txt is the pages in the order of the list, as many as there is room for", async () => {
  const site = { ...bakery, machines: { markdown: true } };
  const routes = [route("/", "Home"), route("/ceník", "Ceník (2031)"), route("/long", "Long"), route("/last", "Last")];
  const lists = llmsFiles([site], routes);
  const texts = new Map([
    ["index.md", "# Home\n"],
    ["ceník.md", "# Ceník\n"],
    ["long.md", "x".repeat(1_000_000)],
    ["last.md", ""],
  ]);
  expect(llmsTexts(site, lists, (path) => texts.get(path))).toEqual([
    {
      path: "llms-full.txt",
      content: `# Hearth & Tide

> All about Home.

# Home

# Ceník

Left out for lack of space: 2 pages. All are listed in https://a.example/b/llms.txt.
`,
    },
  ]);
  expect(llmsTexts(bakery, lists, () => "# Text")).toEqual([]);
});

/** A page of the site below. */
const rye = `---
title: "Rye"
description: "All about Rye."
url: "https://www.example.com/breads/rye"
language: "en"
---

# Rye

## Dough

See [the oats](https://www.example.com/breads/oats).
`;

const files: Files = {
  ...undrawnFiles("machines: { markdown: true }\n"),
  "shops/secret.yaml": page("Secret").replace("blocks:", "draft: true\nblocks:"),
  "shops/hidden.yaml": page("Hidden").replace("blocks:", "unlisted: true\nblocks:"),
};

async function built(setting?: Setting, content = files) {
  const place = createWorkplace(content);
  await build(place, setting);
  return { place, names: listFiles(place.out).filter((path) => /\.md$|llms/.test(path)) };
}

test("a build writes each page of the sitemap in Markdown, and later those anew that have changed", async () => {
  const { place, names } = await built();
  const pages = ["breads/oats.md", "breads/rye.md", "index.md", "shops/harbour.md", "shops/market.md", "terms.md"];
  expect(names).toEqual([...pages, "llms-full.txt", "llms.txt"].sort());
  expect(place.read("breads/rye.md")).toBe(rye);
  expect(place.read("llms.txt")).toContain(
    "## Breads\n\n- [Oats](https://www.example.com/breads/oats.md): All about Oats.\n",
  );
  expect(place.read("llms-full.txt")).toContain(`\n${rye}\n---\ntitle:`);

  const times = () => ["breads/rye.md", "llms.txt"].map((path) => statSync(join(place.out, path)).mtimeMs);
  const before = times();
  const market = (files["shops/market.yaml"] ?? "").replace("    title: Market", "    title: New");
  writeFiles(place.pages, { ...files, "shops/market.yaml": market });
  await build(place);
  expect(times()).toEqual(before);
  for (const path of ["shops/market.md", "llms-full.txt"]) expect(place.read(path)).toContain("\n# New\n");
  expect(place.read("llms-full.txt")).toContain(rye);
});

test("a preview has nothing of it, and a site only what it asks for", async () => {
  expect((await built({ drafts: true })).names).toEqual([]);
  const none = (files["_site.yaml"] ?? "").replace("markdown: true", "llms: false, structuredData: false");
  const { place, names } = await built(undefined, { ...files, "_site.yaml": none });
  expect(names).toEqual([]);
  expect(place.read("index.html")).not.toContain("ld+json");
  expect(existsSync(join(place.out, "sitemap.xml"))).toBe(true);
});

test("a day to come is no day of a last change", () => {
  const page = { date: "2031-06-30", updated: "2032-01-01" };
  expect(["2031-06-29", "2031-06-30", "2032-01-01"].map((today) => lastChange(page, today, "2031-05-01"))).toEqual([
    "2031-05-01",
    "2031-06-30",
    "2032-01-01",
  ]);
});
