import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { digestPage } from "../../scripts/content/check/digest-page.ts";
import { indexDigests } from "../../scripts/content/check/index-digests.ts";
import { resolveSite } from "../../scripts/content/resolve/build-site.ts";
import { folderEntries } from "../../scripts/content/resolve/folder-entries.ts";
import { placeOf, trailTo } from "../../scripts/content/resolve/trail.ts";
import { exampleSite } from "../../scripts/content/rules/toolkit/examples.ts";
import { labelsOf } from "../../src/labels.ts";
import { Breadcrumbs } from "../../src/layout/breadcrumbs.tsx";
import { contentModel } from "../content/memory-site.ts";
import { pageNamed } from "../content/support/check-example.ts";

const model = contentModel();

/** The way to the folder of a route, in a site of these files. */
function trailIn(files: Readonly<Record<string, string>>, route: string, siteFile = exampleSite) {
  const source = (path: string, text: string) => ({ path, displayPath: path, text });
  const pages = { "index.yaml": pageNamed("Home"), ...files };
  const digests = Object.entries(pages).flatMap(([path, text]) => digestPage(model, source(path, text))?.digest ?? []);
  expect(digests).toHaveLength(Object.keys(pages).length);
  const content = indexDigests(model, {
    siteFiles: [source("_site.yaml", siteFile)],
    digests,
    assets: [],
    isRight: () => true,
  });
  if (!content) throw new Error("The content has mistakes.");
  const site = resolveSite(model, content.site.data, { folders: folderEntries(content, model, "") });
  const page = content.pagesByRoute.get(route) ?? { route, data: {} };
  return trailTo(placeOf(page), { site, pageAt: (path) => content.pagesByRoute.get(path) });
}

const withFooterGroup = (entries: string) =>
  exampleSite.replace(
    "  legalLinks:",
    `  groups:\n    - title: What we bake\n      entries: [${entries}]\n  legalLinks:`,
  );
const breads = "{ type: folder, folder: /breads }";

describe("the way to a page", () => {
  const rye = { "breads/rye.yaml": pageNamed("Rye", "unlisted: true\n") };
  const oats = { "breads/oats.yaml": pageNamed("Oats") };

  test("is none where the page stands beside the home page, or the site wants none", () => {
    expect(trailIn({ "terms.yaml": pageNamed("Terms", "unlisted: true\n") }, "/terms")).toBeUndefined();
    expect(trailIn(rye, "/breads/rye", `${exampleSite}breadcrumbs: false\n`)).toBeUndefined();
  });

  test("leads over the pages of all folders above it, by their words in menus", () => {
    const files = {
      "breads/index.yaml": pageNamed("All breads", "nav: { label: Breads }\nunlisted: true\n"),
      "breads/dark.yaml": pageNamed("Dark", "unlisted: true\n"),
      "breads/dark/rye.yaml": pageNamed("Rye", "unlisted: true\n"),
    };
    expect(trailIn(files, "/breads/dark/rye")).toEqual([
      { label: "Breads", href: "/breads" },
      { label: "Dark", href: "/breads/dark" },
    ]);
  });

  test("leads over the page that a page calls its parent, and over that one's own", () => {
    const files = {
      "bakes.yaml": pageNamed("Bakes", "unlisted: true\n"),
      "dark.yaml": pageNamed("Dark", "parent: /bakes\nunlisted: true\n"),
      "breads/index.yaml": pageNamed("All breads", "unlisted: true\n"),
      "breads/rye.yaml": pageNamed("Rye", "parent: /dark\nunlisted: true\n"),
    };
    expect(trailIn(files, "/breads/rye")).toEqual([
      { label: "Bakes", href: "/bakes" },
      { label: "Dark", href: "/dark" },
    ]);
  });

  test("ends where pages call each other their parent", () => {
    const files = {
      "oats.yaml": pageNamed("Oats", "parent: /rye\nunlisted: true\n"),
      "rye.yaml": pageNamed("Rye", "parent: /oats\nunlisted: true\n"),
    };
    expect(trailIn(files, "/rye")).toEqual([
      { label: "Rye", href: "/rye" },
      { label: "Oats", href: "/oats" },
    ]);
  });

  test("names a folder without a page as the menu of the header does, and without a link", () => {
    const menu = exampleSite.replace("footer:", "    - { type: folder, label: Our breads, folder: /breads }\nfooter:");
    expect(trailIn({ ...rye, ...oats }, "/breads/rye", menu)).toEqual([{ label: "Our breads" }]);
  });

  test("names it else as the footer does above a list of that folder alone", () => {
    expect(trailIn(oats, "/breads/oats", withFooterGroup(breads))).toEqual([{ label: "What we bake" }]);
    const cakes = { "cakes/tart.yaml": pageNamed("Tart") };
    const both = withFooterGroup(`${breads}, { type: folder, folder: /cakes }`);
    expect(trailIn({ ...oats, ...cakes }, "/breads/oats", both)).toEqual([]);
  });
});

test("the way is a list of links below a name of its own, and ends with the page itself", () => {
  const trail = [{ label: "Breads", href: "/breads" }, { label: "Dark" }, { label: "Rye <1>" }];
  const labels = labelsOf({ breadcrumbs: "Weg", home: "Start" });
  const html = renderToStaticMarkup(<Breadcrumbs home="/" trail={trail} labels={labels} />);
  expect(html.replaceAll(/ class="[^"]*"/g, "")).toBe(
    '<nav aria-label="Weg"><ol><li><a href="/">Start</a></li><li><a href="/breads">Breads</a></li><li>Dark</li>' +
      '<li aria-current="page">Rye &lt;1&gt;</li></ol></nav>',
  );
  expect(renderToStaticMarkup(<Breadcrumbs home="/" trail={undefined} labels={labels} />)).toBe("");
});
