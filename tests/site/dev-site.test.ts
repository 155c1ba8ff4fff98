import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { textReport } from "../../scripts/content/report/text.ts";
import { createContentChecker } from "../../scripts/dev-server/content-checker.ts";
import { type Answer, createDevSite, type DevSite } from "../../scripts/dev-server/dev-site.ts";
import { type Disk, localDisk } from "../../scripts/dev-server/disk.ts";
import { contentModel, indexYaml, siteYaml } from "../content/memory-site.ts";
import { testDevPages } from "../support/proofs/dev-pages.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

interface TestSite {
  readonly site: DevSite;
  /** Writes a file as editors do: beside its place first. `null` removes it. */
  write(path: string, text: string | Uint8Array | null): void;
  /** What an answer comes to: the words of the page's menu or list, or the report. */
  show(path: string): Promise<string>;
  /** Checks the whole content as the background does. Says whether a page may look different now. */
  check(): boolean;
}

const breadSite = siteYaml.replace(
  "  menu:\n",
  "  menu:\n    - type: folder\n      label: Bread\n      folder: /bread\n",
);

function breadPage(title: string, more = "", href = "/"): string {
  return `title: ${title}
description: What ${title} is made of.
${more}blocks:
  - type: hero
    title: ${title}
    actions: [{ label: More, href: ${href} }]
`;
}

/** A site with a menu of the pages in `bread`, and these files. */
function openSite(files: Readonly<Record<string, string>> = {}, disk: Disk = localDisk): TestSite {
  const cwd = temporaryFolder();
  const pages = join(cwd, "pages");
  const site = createDevSite({ pages, cwd, disk, firstCheck: Promise.resolve(), warn: expect.fail });
  const checker = createContentChecker({ pages, cwd }, contentModel());
  const write: TestSite["write"] = (path, text) => {
    if (text === null) return rmSync(join(pages, path));
    mkdirSync(dirname(join(pages, path)), { recursive: true });
    writeFileSync(join(cwd, "new"), text);
    renameSync(join(cwd, "new"), join(pages, path));
  };
  const first = { "_site.yaml": breadSite, "index.yaml": indexYaml, "bread/rye.yaml": breadPage("Rye"), ...files };
  for (const [path, text] of Object.entries(first)) write(path, text);
  const show = async (path: string) => describe(await site.answer(path));
  return { site, write, show, check: () => site.accept(checker()) };
}

function describe(answer: Answer | undefined): string {
  if (!answer) return "nothing";
  if (answer.kind === "redirect") return `redirect to ${answer.to}`;
  if (answer.kind === "module") return `module of ${answer.route.path}`;
  if (answer.kind === "report") return `${textReport(answer.report, false)}elsewhere: ${answer.elsewhere}`;
  const [item] = answer.site.header?.menu ?? [];
  const menu = item?.type === "folder" ? item.folder.map(({ label }) => label).join(", ") : "";
  return `${answer.isFound ? "" : "not found: "}${answer.route.title} (menu: ${menu})`;
}

for (const site of ["ferry-site", "other-site"]) testDevPages(`tests/fixtures/${site}`);

test("a page that is added, renamed, put in order, hidden or removed is so in the menu that lists it", async () => {
  const { write, show } = openSite();
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
  expect(await show("/bread/rolls/index")).toBe("nothing");
});

test("a mistake in a page is reported in its place, and takes no other page and no entry away", async () => {
  const { write, show } = openSite({ "bread/spelt.yaml": breadPage("Spelt") });
  const [home, rye] = ["Fresh bread every morning · Bakery", "Rye · Bakery"];
  expect(await show("/")).toBe(`${home} (menu: Rye, Spelt)`);
  write("bread/rye.yaml", breadPage("Dark rye").replace("title:", "titel:"));
  expect(await show("/bread/rye")).toMatch(/^pages\/bread\/rye.yaml 1 mistake\n/);
  expect(await show("/_pages/bread/rye.js")).toMatch(/^pages\/bread\/rye.yaml 1 mistake\n/);
  expect(await show("/")).toBe(`${home} (menu: Rye, Spelt)`);
  write("bread/spelt.yaml", breadPage("Dinkel", "nav: { order: 1 }\n"));
  expect(await show("/bread/spelt")).toBe("Dinkel · Bakery (menu: Dinkel, Rye)");
  write("bread/rye.yaml", Buffer.from("title: Br\u00f6tchen\n", "latin1"));
  expect(await show("/bread/rye")).toMatch(/^pages\/bread\/rye.yaml 1 mistake\n\n {2}not-utf8:/);
  expect(await show("/")).toBe(`${home} (menu: Dinkel, Rye)`);
  write("bread/rye.yaml", breadPage("Rye", "nav: { label: Dark rye }\n"));
  expect(await show("/")).toBe(`${home} (menu: Dinkel, Dark rye)`);
  expect(await show("/bread/rye")).toBe(`${rye} (menu: Dinkel, Dark rye)`);
  write("bread/rye.yaml", null);
  expect(await show("/")).toBe(`${home} (menu: Dinkel)`);
});

test("a page whose mistakes were there before the server is left out of menus until it is right", async () => {
  const { write, show } = openSite({
    "bread/rye.yaml": breadPage("Rye", "card: { icon: loaf-of-bread }\n"),
    "bread/spelt.yaml": breadPage("Spelt"),
  });
  expect(await show("/bread/spelt")).toBe("Spelt · Bakery (menu: Spelt)");
  expect(await show("/bread/rye")).toMatch(/^pages\/bread\/rye.yaml 1 mistake\n/);
  write("bread/rye.yaml", breadPage("Rye"));
  expect(await show("/bread/spelt")).toBe("Spelt · Bakery (menu: Rye, Spelt)");
});

test("what the footer and a list show of a page with mistakes is as it was when the page was last right", async () => {
  const footer = "  groups:\n    - title: Bread\n      entries: [{ type: folder, folder: /bread }]\n";
  const { site, write } = openSite({
    "_site.yaml": `${siteYaml}${footer}`,
    "bread/index.yaml": `${breadPage("Bread")}  - { type: page-list, title: Bread, folder: /bread }\n`,
  });
  const rye = { href: "/bread/rye", label: "Rye", title: "Rye", description: "What Rye is made of." };
  const lists = async () => {
    const answer = await site.answer("/bread");
    if (answer?.kind !== "page") return describe(answer);
    return [answer.site.footer?.groups?.[0]?.entries[0], answer.route.blocks[1]];
  };
  const shown = [
    { type: "folder", folder: [rye] },
    { type: "page-list", title: "Bread", folder: [rye] },
  ];
  expect(await lists()).toEqual(shown);
  write("bread/rye.yaml", breadPage("Wry").replace("blocks:", "blocs:"));
  expect(await lists()).toEqual(shown);
});

test("a mistake in the site file leaves every page as the site was when it was last right, until it is mended", async () => {
  const { write, show, check } = openSite();
  const page = (name: string) => `Fresh bread every morning · ${name} (menu: Rye)`;
  const rename = (name: string) => breadSite.replace("name: Bakery", `name: ${name}`);
  expect(await show("/")).toBe(page("Bakery"));
  for (const text of [rename("Boulangerie").replace("origin:", "orign:"), `${breadSite}: [`, null]) {
    write("_site.yaml", text);
    expect(await show("/")).toBe(page("Bakery"));
    check();
    expect(await show("/")).toBe(page("Bakery"));
  }
  write("bread/rye.yaml", breadPage("Rye").replace("title:", "titel:"));
  check();
  expect(await show("/bread/rye")).toMatch(/^pages\/bread\/rye.yaml 1 mistake\n[\s\S]*elsewhere: 1$/);
  write("_site.yaml", rename("Boulangerie"));
  write("bread/rye.yaml", breadPage("Rye"));
  expect(await show("/")).toBe(page("Boulangerie"));
});

test("a site file that has not been right yet is reported at every page, with the page's own mistakes", async () => {
  const { write, show, check } = openSite({
    "_site.yaml": breadSite.replace("origin:", "orign:"),
    "bread/rye.yaml": breadPage("Rye").replace("title:", "titel:"),
  });
  for (const isChecked of [false, true]) {
    if (isChecked) check();
    expect(await show("/")).toMatch(/^pages\/_site.yaml 1 mistake\n/);
    expect(await show("/bread/rye")).toMatch(
      /^pages\/_site.yaml 1 mistake\n[\s\S]*\n\npages\/bread\/rye.yaml 1 mistake\n/,
    );
  }
  write("_site.yaml", breadSite);
  expect(await show("/")).toBe("Fresh bread every morning · Bakery (menu: )");
});

test("a site without a site file or without a folder is reported, and so is a folder that goes", async () => {
  const { write, show } = openSite();
  write("_site.yaml", null);
  expect(await show("/")).toMatch(/^pages 1 mistake\n\n {2}missing-site-file:/);
  write("_site.yaml", breadSite);
  expect(await show("/")).toBe("Fresh bread every morning · Bakery (menu: Rye)");
  for (const path of ["_site.yaml", "index.yaml", "bread/rye.yaml"]) write(path, null);
  expect(await show("/")).toMatch(/^pages 1 mistake\n\n {2}missing-site-file:/);
  const cwd = temporaryFolder();
  const options = { cwd, disk: localDisk, firstCheck: Promise.resolve(), warn: expect.fail };
  const nowhere = createDevSite({ ...options, pages: join(cwd, "missing") });
  expect(describe(await nowhere.answer("/"))).toContain("The content folder cannot be read: it does not exist.");
});

test("a file that goes between two looks at the disk is as one that has never been there", async () => {
  const disk: Disk = {
    ...localDisk,
    read(folder, path) {
      if (path.endsWith("spelt.yaml")) rmSync(join(folder, path));
      return localDisk.read(folder, path);
    },
  };
  const { show } = openSite({ "bread/spelt.yaml": breadPage("Spelt") }, disk);
  expect(await show("/bread/rye")).toBe("Rye · Bakery (menu: Rye)");
});

test("a file is read once for an answer, however many of its places it has in the page", async () => {
  const read: string[] = [];
  const disk: Disk = {
    ...localDisk,
    // As for a file that is being written.
    version: (folder, path) => localDisk.version(folder, path) && "",
    read(folder, path) {
      read.push(basename(path));
      return localDisk.read(folder, path);
    },
  };
  const { show } = openSite(
    { "bread/rye.yaml": `${breadPage("Rye")}  - { type: page-list, title: Bread, folder: /bread }\n` },
    disk,
  );
  expect(await show("/bread/rye")).toBe("Rye · Bakery (menu: Rye)");
  expect(read).toEqual(["_site.yaml", "rye.yaml"]);
});

test("a mistake between files is shown at the page that it stands in, from the check until the page is saved", async () => {
  const { write, show, check } = openSite();
  const rye = "Rye · Bakery (menu: Rye)";
  expect(await show("/bread/rye")).toBe(rye);
  expect(check()).toBe(false);

  write("bread/rye.yaml", breadPage("Rye", "", "/bread/rolls"));
  expect(await show("/bread/rye")).toBe(rye);
  expect(check()).toBe(true);
  expect(await show("/bread/rye")).toMatch(
    /^pages\/bread\/rye.yaml 1 mistake\n\n {2}unknown-link:[\s\S]*elsewhere: 0$/,
  );
  expect(await show("/")).toBe("Fresh bread every morning · Bakery (menu: Rye)");

  write("_site.yaml", breadSite.replaceAll("href: /\n", "href: /nowhere\n"));
  expect(check()).toBe(true);
  expect(await show("/")).toBe("Fresh bread every morning · Bakery (menu: Rye)");
  expect(await show("/bread/rye")).toMatch(/^pages\/bread\/rye.yaml 1 mistake\n[\s\S]*elsewhere: 2$/);
  write("_site.yaml", breadSite);

  write("bread/rye.yaml", breadPage("Rye", "", "/bread"));
  expect(await show("/bread/rye")).toBe(rye);
  expect(check()).toBe(true);
  expect(await show("/bread/rye")).toContain('"/bread"');

  write("bread/rye.yaml", breadPage("Rye"));
  expect(await show("/bread/rye")).toBe(rye);
  expect(check()).toBe(true);
  expect(check()).toBe(false);
});

test("where there is no page, there is the reason, the page that had the path, or the not-found page", async () => {
  const { write, show, check } = openSite({
    "404.yaml": breadPage("Lost"),
    "About us.yaml": breadPage("About us", "unlisted: true\n"),
    "Größen/prices.yaml": breadPage("Prices"),
    "bread/oat.yaml/index.yaml": breadPage("Oat"),
    "bread/rye.yaml": breadPage("Rye", "redirectFrom: [/rye]\n"),
  });
  check();
  expect(await show("/about-us")).toMatch(/^pages\/About us.yaml 1 mistake\n\n {2}invalid-file-name:/);
  expect(await show("/rye")).toBe("redirect to /bread/rye");
  expect(await show("/nowhere")).toBe("not found: Lost · Bakery (menu: Rye)");
  expect(await show("/404")).toBe("not found: Lost · Bakery (menu: Rye)");
  expect(await show("/_pages/bread/rye.js")).toBe("module of /bread/rye");
  expect(await show("/_pages/nowhere.js")).toBe("not found: Lost · Bakery (menu: Rye)");
  expect(await show("/_pages/404.js")).toBe("not found: Lost · Bakery (menu: Rye)");
  expect(await show("/__blocks")).toBe("Blocks (menu: Rye)");
  expect(await show("/%2e%2e/secret")).toBe("not found: Lost · Bakery (menu: Rye)");
  write("404.yaml", null);
  expect(await show("/nowhere")).toBe("nothing");
});
