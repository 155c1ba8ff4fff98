import { join } from "node:path";
import { expect, test } from "vitest";
import { checkContent } from "../../scripts/content/check/check-content.ts";
import { digestPage } from "../../scripts/content/check/digest-page.ts";
import { ownTags, tagRoutes } from "../../scripts/content/index/further-routes.ts";
import { resolveSite } from "../../scripts/content/resolve/build-site.ts";
import { createPageLists, folderEntries } from "../../scripts/content/resolve/folder-entries.ts";
import { resolvePages } from "../../scripts/content/resolve/number-pages.ts";
import { placeOf, trailTo } from "../../scripts/content/resolve/trail.ts";
import { createDevContent } from "../../scripts/dev-site/dev-content.ts";
import { marksStyle } from "../../scripts/dev-site/publication-marks.ts";
import { createContentChecker } from "../../scripts/watch/content-checker.ts";
import { contentModel } from "../content/memory-site.ts";
import { breadPage, breadSite, openDevSite } from "../support/build/open-dev-site.ts";
import { ownProject, projectRoot } from "../support/system/own-project.ts";

test("a page that is added, renamed, put in order, hidden or removed is so in the menu that lists it", async () => {
  const { write, show } = openDevSite();
  const home = (menu: string) => `Fresh bread every morning · Bakery (menu: ${menu})`;
  expect(await show("/")).toBe(home("Rye"));
  write("bread/spelt.yaml", breadPage("Spelt"));
  write("bread/rolls/index.yaml", breadPage("Rolls"));
  write("bread/rolls/poppy.yaml", breadPage("Poppy rolls"));
  expect(await show("/")).toBe(home("Rolls, Rye, Spelt"));
  write("bread/spelt.yaml", breadPage("Dinkel", "nav: { order: 1 }\n"));
  expect(await show("/")).toBe(home("Dinkel, Rolls, Rye"));
  write("bread/rolls/index.yaml", breadPage("Rolls", "unlisted: true\n"));
  write("bread/rye.yaml", null);
  expect(await show("/")).toBe(home("Dinkel"));
  expect(await show("/bread/rolls")).toBe("Rolls · Bakery (menu: Dinkel)");
  expect(await show("/bread/rolls/index")).toBe("not found: This page does not exist · Bakery (menu: Dinkel)");
});

test("a mistake is told once on a site with facts, also after the check in the background", async () => {
  const { write, show, check } = openDevSite({ "_facts.yaml": "flour: rye\n" });
  await show("/bread/rye");
  write("bread/rye.yaml", breadPage("Rye", "nva: { order: 1 }\n"));
  check();
  expect((await show("/bread/rye")).match(/unknown-key/g)).toHaveLength(1);
});

test("facts, parts and tables are shown as they are now, and their mistakes over the pages that have them", async () => {
  const { write, show, site, check } = openDevSite({
    "_facts.yaml": "flour: rye\n",
    "_parts/order.yaml": "blocks:\n  - { type: prose, title: Order, body: 'Order {what}.' }\n",
    "_data/bread.csv": "slug,name\nspelt,Spelt\n",
    "bread/[slug].yaml": `each: /data/bread.csv\n${breadPage("Our {name} of {flour}")}  - { use: order, with: { what: "{name}" } }\n`,
  });
  const shown = async (path: string) => {
    const answer = await site.answer(path);
    return answer?.kind === "page" ? JSON.stringify(answer.route.blocks) : "";
  };
  expect(await show("/bread/spelt")).toBe("Our Spelt of rye · Bakery (menu: Rye, Our Spelt of rye)");
  expect(await shown("/bread/spelt")).toContain("Order Spelt.");
  write("_facts.yaml", "flour: grain\n");
  write("_data/bread.csv", "slug,name\nspelt,Dinkel\noats,Oats\n");
  write("_parts/order.yaml", "blocks:\n  - { type: prose, title: Order, body: 'Ask for {what}.' }\n");
  expect(await show("/bread/spelt")).toBe(
    "Our Dinkel of grain · Bakery (menu: Rye, Our Dinkel of grain, Our Oats of grain)",
  );
  expect(await shown("/bread/spelt")).toContain("Ask for Dinkel.");
  write("_parts/order.yaml", "blocks:\n  - { type: prose, title: Order, body: 'Ask for {waht}.' }\n");
  expect(await show("/bread/spelt")).toMatch(
    /unknown-part.*pages\/bread\/\[slug\]\.yaml:8:27\n.*_parts\/order\.yaml:2:40.*\{waht\}/s,
  );
  write("_parts/order.yaml", "blocks:\n  - { type: prose, title: Order, body: 'Read [more](/gone).' }\n");
  check();
  expect(await show("/bread/spelt")).toMatch(/unknown-link.*pages\/_parts\/order\.yaml:2:53\n/s);
  expect(await show("/bread/rye")).not.toContain("unknown-link");
  write("bread/spelt.yaml", breadPage("Own"));
  expect(await show("/bread/spelt")).toMatch(/^Own · Bakery/);
  write("_data/bread.csv", "slug,name\n");
  expect(await show("/bread/oats")).toMatch(/^not found: /);
});

test("a cell is shown as it is now, in a table in a folder, or beside the content of a project", async () => {
  for (const [folder, around] of [
    ["_data/uk", {}],
    ["../data/uk", { "../package.json": "{}" }],
  ] as const) {
    const template = `each: /data/uk/bread.csv\n${breadPage("Our {name}", "", '"{more}"')}`;
    const first = { [`${folder}/bread.csv`]: "slug,name,more\nspelt,Spelt,/\n", "bread/[slug].yaml": template };
    const { write, show, check } = openDevSite({ ...around, ...first });
    expect(await show("/bread/spelt")).toBe("Our Spelt · Bakery (menu: Rye, Our Spelt)");
    write(`${folder}/bread.csv`, "slug,name,more\nspelt,Dinkel,/\n");
    expect(await show("/bread/spelt")).toBe("Our Dinkel · Bakery (menu: Rye, Our Dinkel)");
    write(`${folder}/bread.csv`, "slug,name,more\nspelt,Dinkel,/gone\n");
    const renamed = openDevSite({
      ...around,
      ...first,
      "bread/[slug].yaml": template.replace("bread.csv", "bred.csv"),
    });
    expect(await renamed.show("/bread/spelt")).toContain('Write "/data/uk/bread.csv" instead.');
    check();
    const place = join("pages", folder, "bread.csv:2:14");
    expect(await show("/bread/spelt")).toContain(`  ${place}\n`);
    expect(await show("/bread/rye")).not.toContain(place);
  }
});

test("a table that cannot be read leaves the pages as they were, or their mistakes in their place", async () => {
  const rows = "slug,name\nspelt,Spelt\noats,Oats\n";
  const schema = '{ "properties": { "name": { "maxLength": 5 } } }';
  const template = `each: /data/bread.csv\n${breadPage("Our {name}")}`;
  const { write, show, site } = openDevSite({ "_data/bread.csv": rows, "bread/[slug].yaml": template });
  const asItWas = /^Our Spelt · Bakery \(menu: Rye, Our Spelt, Our Oats\)\n.*/;
  await show("/bread/spelt");
  for (const [path, text, said] of [
    ["_data/bread.csv", rows.replace("Oats", '"Oats'), "invalid-table"],
    ["_data/bread.csv", null, "invalid-template"],
    ["_data/bread.csv", Buffer.from(`${rows}d\xFCnn,D\n`, "latin1"), "unreadable-file"],
    ["bread/[slug].yaml", template.replace("each:", "eahc:"), "invalid-template"],
    ["_data/bread.schema.json", schema.slice(1), "invalid-table"],
  ] as const) {
    write(path, text);
    expect(await show("/bread/spelt")).toMatch(new RegExp(`${asItWas.source}${said}`, "s"));
    expect(await site.answer("/bread/spelt")).toMatchObject({ isOld: true });
    const started = openDevSite({ "_data/bread.csv": rows, "bread/[slug].yaml": template });
    started.write(path, text);
    expect(await started.show("/bread/spelt")).toMatch(new RegExp(`^Mistakes in the content · .*${said}`, "s"));
    write("_data/bread.csv", rows);
    write("bread/[slug].yaml", template);
    expect(await show("/bread/oats")).toMatch(path.endsWith(".json") ? /invalid-table/ : /^Our Oats [^\n]*$/);
  }
  // What a schema refuses is told at the page of its row.
  write("_data/bread.schema.json", schema.replace("5", "4"));
  expect(await show("/bread/spelt")).toMatch(/^Our Spelt .*invalid-cell.*_data\/bread.csv:2:7/s);
  expect(await show("/bread/oats")).toMatch(/^Our Oats [^\n]*$/);
  expect(await show("/bread/wheat")).toMatch(/^not found: /);
});

test("where there is no page, there is the reason, the page that had the path, or the not-found page", async () => {
  const { write, show, check } = openDevSite({
    "404.yaml": breadPage("Lost"),
    "About us.yaml": breadPage("About us", "unlisted: true\n"),
    "Größen/prices.yaml": breadPage("Prices"),
    "፩.yaml": breadPage("Black bread"),
    "ceni\u0301k.yaml": breadPage("Ceník", "unlisted: true\n"),
    "bread/oat.yaml/index.yaml": breadPage("Oat"),
    "bread/rye.yaml": breadPage("Rye", "redirectFrom: [/rye]\n"),
  });
  check();
  expect(await show("/about-us")).toMatch(
    /^Mistakes in the content · .*\npages\/About us.yaml 1 mistake\n\n {2}invalid-file-name:/,
  );
  for (const [address, file] of [
    ["/About%20us", "About us.yaml"],
    [encodeURI("/größen/prices"), "Größen/prices.yaml"],
    [encodeURI("/፩"), "፩.yaml"],
  ] as const) {
    expect(await show(address)).toContain(`\npages/${file} 1 mistake\n\n  invalid-file-name:`);
  }
  // A file of macOS, whose name has its accents parted.
  for (const address of ["/cen%C3%ADk", "/ceni%CC%81k", "/cen%c3%adk/"])
    expect(await show(address)).toBe(
      address === "/cen%C3%ADk" ? "Ceník · Bakery (menu: Rye)" : "redirect to /cen%C3%ADk",
    );
  expect(await show("/rye")).toBe("redirect to /bread/rye");
  expect(await show("/nowhere")).toBe("not found: Lost · Bakery (menu: Rye)");
  expect(await show("/404")).toBe("not found: Lost · Bakery (menu: Rye)");
  expect(await show("/__blocks")).toBe("Blocks (menu: Rye)");
  expect(await show("/%2e%2e/secret")).toBe("not found: Lost · Bakery (menu: Rye)");
  write("404.yaml", null);
  expect(await show("/nowhere")).toBe("not found: This page does not exist · Bakery (menu: Rye)");
});

test("an edit of the file of a language changes its pages and no other, and its mistakes are told at its place", async () => {
  const languages = "languages: [{ code: en-GB, name: English }, { code: de, path: /de, name: Deutsch }]\n";
  const { site, write, show, check } = openDevSite({
    "_site.yaml": breadSite + languages,
    "de/index.yaml": breadPage("Start", "", "/de"),
    "de/bread/roggen.yaml": breadPage("Roggen", "translates: /bread/rye\n", "/de"),
    "de/_site.yaml": "header: { menu: [{ type: folder, label: Brot, folder: /de/bread }] }\n",
  });
  check();
  const labels = async (path: string) => {
    const answer = await site.answer(path);
    return answer?.kind === "page" && answer.site.header?.menu?.map(({ label }) => label).join(", ");
  };
  const english = await labels("/");
  expect(await labels("/de")).toBe("Brot");
  expect(await show("/de/bread/roggen")).toBe("Roggen · Bakery (menu: Roggen)");
  write("de/_site.yaml", "header: { menu: [{ type: folder, label: Brote, folder: /de/bread }] }\n");
  expect([await labels("/de"), await labels("/de/bread/roggen"), await labels("/")]).toEqual([
    "Brote",
    "Brote",
    english,
  ]);
  write("de/_site.yaml", "brand: { tagline: Gutes Brot }\n");
  expect(await show("/de")).toBe("Start · Bakery (menu: Roggen)");
  write("de/_site.yaml", "brand:\n  taglin: Gutes Brot\n");
  expect(await show("/de")).toMatch(
    /\npages\/de\/_site.yaml 1 mistake\n\n {2}unknown-key: .*\n.*\n {2}pages\/de\/_site.yaml:2:3\n/s,
  );
  for (const name of ["Bakery", "Boulangerie"]) {
    write("_site.yaml", breadSite.replace("Bakery", name) + languages);
    check();
    expect(await show("/bread/rye")).toBe(`Rye · ${name} (menu: Rye)`);
    expect(await show("/de")).toMatch(`Start · ${name} (menu: Roggen)\npages/de/_site.yaml 1 mistake\n`);
  }
});

test("in several languages each row is listed once, parts are those of the language, and a mistake is told once", async () => {
  const { site, write, show, check } = openDevSite({
    "_site.yaml": `${breadSite}languages: [{ code: en-GB, name: English }, { code: de, path: /de, name: Deutsch }]\n`,
    "_data/bread.csv": "slug,name\nspelt,Spelt\n",
    "bread/[slug].yaml": `each: /data/bread.csv\n${breadPage("Our {name}")}`,
    "_parts/order.yaml": "blocks: [{ type: prose, title: Order, body: 'Order here.' }]\n",
    "_parts/de/order.yaml": "blocks: [{ type: prose, title: Bestellen, body: 'Hier bestellen.' }]\n",
    "de/index.yaml": `${breadPage("Start", "", "/de")}  - use: order\n`,
  });
  check();
  expect(await show("/")).toMatch(/^.*\(menu: Rye, Our Spelt\)\n/);
  const german = await site.answer("/de");
  expect(german?.kind === "page" && JSON.stringify(german.route.blocks)).toContain("Hier bestellen.");
  write("de/index.yaml", `${breadPage("Start", "", "/de")}  - use: order\n   type: hero\n`);
  check();
  expect(await show("/de")).toMatch(/^Start .*\npages\/de\/index\.yaml 1 mistake\n/);
});

test("a draft is shown in dev, and marked in menus, in the order in which a build would have it", async () => {
  const { write, show } = openDevSite({
    "bread/oats.yaml": breadPage("Oats", "draft: true\n"),
    "bread/spelt.yaml": breadPage("Spelt", "publishAt: 2099-01-01T09:00Z\n"),
    "bread/wheat.yaml": breadPage("Wheat", "expireAt: 2001-01-01T09:00Z\nnav: { label: Flour }\n"),
  });
  const menu = "Oats (Draft), Rye, Spelt (From 2099-01-01T09:00Z), Flour (Expired 2001-01-01T09:00Z)";
  expect(await show("/bread/oats")).toBe(`Oats · Bakery (menu: ${menu})`);
  write("bread/oats.yaml", breadPage("Oats", "publishAt: 2001-01-01T09:00Z\n"));
  expect(await show("/bread/oats")).toBe(`Oats · Bakery (menu: ${menu.replace("Oats (Draft)", "Oats")})`);
});

test("a draft is shown with its placeholders, and with its mistakes, which make no other page wrong", async () => {
  const draft = breadPage("Oats", "draft: true\n", "/nowhere").replace("What Oats", "TODO What Oats");
  const { site, show, check } = openDevSite({ "bread/oats.yaml": draft });
  check();
  expect(await show("/bread/oats")).toMatch(/^Oats · Bakery .*\n.* 1 mistake\n\n {2}unknown-link \(not published\)/);
  expect(await site.answer("/bread/oats")).toMatchObject({ kind: "page", isRight: true });
  expect(await show("/")).toBe("Fresh bread every morning · Bakery (menu: Oats (Draft), Rye)");
});

test("marks stand over the page and its blocks, and what they are made of is no part of what is rendered", async () => {
  const blocks = `  - { type: prose, title: Dough, body: Sour., draft: true }
  - { type: prose, title: Crust, body: Dark., publishAt: 2099-01-01T09:00Z, expireAt: 2099-01-02T09:00Z }
  - { type: prose, title: Crumb, body: Soft., publishAt: 2001-01-01T09:00Z }
`;
  const { site } = openDevSite({ "bread/oats.yaml": breadPage("Oats", "draft: true\n") + blocks });
  const answer = await site.answer("/bread/oats");
  if (answer?.kind !== "page") throw new Error("There is a page.");
  expect(answer.marks).toEqual({
    page: "Draft",
    blocks: new Map([
      [1, "Draft"],
      [2, "From 2099-01-01T09:00Z"],
    ]),
  });
  expect(JSON.stringify(answer.route)).not.toMatch(/draft|publishAt|expireAt/i);
  const style = answer.marks ? marksStyle(answer.marks, { trail: [] }) : "";
  expect(style).toContain('body::after{content:"Draft: builds do not publish this page now"');
  expect(style).toContain('main>:nth-child(3)::after{content:"Draft"');
  expect(style).toContain('main>:nth-child(4)::after{content:"From 2099-01-01T09:00Z"');
  expect((await site.answer("/bread/rye")) ?? {}).toMatchObject({ kind: "page", marks: undefined });
});

test.each(["ferry-site", "other-site", "bakery-site"])(
  "the dev server reads each page of %s as a build does",
  (name) => {
    const pages = join(projectRoot, "tests/fixtures", name);
    const model = contentModel();
    const { index } = checkContent(model, pages, projectRoot);
    if (!index) throw new Error("The content has mistakes.");
    const tags = tagRoutes(index);
    const folders = folderEntries({ ...index, tags }, model, "");
    const listsOf = createPageLists(index, folders);
    const { inspectPicture, readAsset } = index;
    const site = resolveSite(model, index.site.data, { folders, inspectPicture, now: new Date() });
    const latest = createContentChecker({ project: ownProject, pages, cwd: projectRoot }, model)();
    const content = createDevContent({ pages, cwd: projectRoot }, model, undefined, () => latest);
    const built = index.pages.flatMap(({ data, route, source }) => {
      const digest = digestPage(model, source)?.digest;
      if (!digest) throw new Error("A page has mistakes.");
      const own = { folders: new Map([...folders, ...listsOf(digest)]), tags: new Map(ownTags(tags, { data, route })) };
      const trail = trailTo(placeOf({ route, data }), { site, pageAt: (path) => index.pagesByRoute.get(path) });
      return resolvePages(model, data, { ...own, route, site, trail, inspectPicture, readAsset });
    });
    expect(built.map(({ path }) => path).sort()).toEqual([...index.pagesAt.keys()].sort());
    for (const page of built) {
      const reading = content.read(page.path);
      expect(reading.mistakes).toEqual([]);
      expect(reading.site).toEqual(site);
      expect(reading.page).toEqual(page);
    }
    expect(index.pages.length).toBeGreaterThan(4);
  },
);
