import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { OpenFile, SaveAnswer } from "../../scripts/editor/api/api.ts";
import { buildInto, listFiles } from "../support/build/built-site.ts";
import { type Files, page, startFiles } from "../support/build/edited-site.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";
import { type EditedFolder, editFolder } from "./editor-session.ts";

const prices = `title: Prices # as in the window
description: What a loaf costs.
unlisted: true
blocks:
  # The head
  - type: hero
    title: 'Prices'

  - type: faq
    title: Questions
    items:
      - { question: When?, answer: At six. }
      - question: How?
        answer: >-
          In cash,
          or by card.
`;
const files: Files = { ...startFiles, "prices.yaml": prices };

/** Changes one value of a file as it is now. */
function set({ editor }: EditedFolder, path: string, pointer: string, value: unknown, group = ""): SaveAnswer {
  const { version } = editor.open({ path });
  return editor.save({ path, version, changes: [{ pointer, value }], group, label: "Change" });
}

function codes({ mistakes }: OpenFile): readonly string[] {
  return mistakes.map(({ code, pointer }) => `${code} ${pointer}`);
}

describe("a save", () => {
  test("writes the changed value alone, and says what the check says of the file", () => {
    const site = editFolder(files);
    const answer = set(site, "prices.yaml", "/blocks/1/items/0/answer", "At seven, or [later](/bread/rye).");
    expect(site.text("prices.yaml")).toBe(prices.replace("At six.", '"At seven, or [later](/bread/rye)."'));
    expect(answer.kind).toBe("saved");
    expect(codes(answer.file)).toEqual(["unknown-link /blocks/1/items/0/answer"]);
    expect(answer.file.mistakes[0]?.suggestion).toBe("/breads/rye");
  });

  test("of a new key puts it where the schema has it", () => {
    const site = editFolder(files);
    set(site, "prices.yaml", "/blocks/0/badge", "New");
    expect(site.text("prices.yaml")).toBe(prices.replace("    title: 'Prices'", "    badge: New\n    title: 'Prices'"));
  });

  test("keeps what somebody else has written meanwhile", () => {
    const site = editFolder(files);
    const { version } = site.editor.open({ path: "prices.yaml" });
    writeFileSync(join(site.pages, "prices.yaml"), prices.replace("When?", "When, then?"));
    const answer = site.editor.save({
      ...{ path: "prices.yaml", version, group: "", label: "Title" },
      changes: [{ pointer: "/title", value: "What it costs" }],
    });
    expect(answer).toMatchObject({ kind: "saved", isMerged: true });
    expect(site.text("prices.yaml")).toBe(
      prices.replace("When?", "When, then?").replace("title: Prices", "title: What it costs"),
    );
  });

  test("asks where somebody else has written the same, and keeps both until it is told", () => {
    const site = editFolder(files);
    const { version } = site.editor.open({ path: "prices.yaml" });
    const theirs = prices.replace("title: Prices", "title: Costs");
    writeFileSync(join(site.pages, "prices.yaml"), theirs);
    const request = {
      ...{ path: "prices.yaml", version, group: "", label: "Title" },
      changes: [
        { pointer: "/title", value: "Mine" },
        { pointer: "/description", value: "What all costs." },
      ],
    };
    const answer = site.editor.save(request);
    expect(answer).toMatchObject({
      kind: "conflict",
      conflicts: [{ pointer: "/title", mine: "Mine", theirs: "Costs" }],
    });
    const both = theirs.replace("What a loaf costs.", "What all costs.");
    expect(site.text("prices.yaml")).toBe(both);
    expect(site.editor.save({ ...request, prefer: "mine" }).kind).toBe("saved");
    expect(site.text("prices.yaml")).toBe(both.replace("title: Costs", "title: Mine"));
  });

  test("is refused for a file that cannot be read, which opens as text", () => {
    const site = editFolder({ ...files, "broken.yaml": "title: [Broken\nblocks: 3\n" });
    const file = site.editor.open({ path: "broken.yaml" });
    expect([file.data, file.text, file.mistakes.length > 0]).toEqual([undefined, "title: [Broken\nblocks: 3\n", true]);
    expect(() => set(site, "broken.yaml", "/title", "Mended")).toThrow("cannot be read as YAML");
    const { version } = file;
    const mended = site.editor.saveText({ path: "broken.yaml", version, text: page("Mended") });
    expect([mended.kind, codes(mended.file)]).toEqual(["saved", ["orphan-page /title"]]);
    expect(site.editor.saveText({ path: "broken.yaml", version, text: "x" })).toMatchObject({
      kind: "conflict",
      conflicts: [{ pointer: "", mine: "x", theirs: page("Mended") }],
    });
  });
});

describe("undo and redo", () => {
  test("go over files, and take the letters of one field as one step", () => {
    const site = editFolder(files);
    const first = site.all();
    for (const title of ["C", "Co", "Cost"]) set(site, "prices.yaml", "/title", title, "title 1");
    set(site, "terms.yaml", "/title", "Small print");
    const last = site.all();
    const { editor } = site;
    expect([editor.undo({}), editor.undo({}), editor.undo({})]).toEqual([
      { label: "Change", paths: ["terms.yaml"] },
      { label: "Change", paths: ["prices.yaml"] },
      { label: undefined, paths: [] },
    ]);
    expect(site.all()).toEqual(first);
    expect([editor.redo({}).paths, editor.redo({}).paths]).toEqual([["prices.yaml"], ["terms.yaml"]]);
    expect(site.all()).toEqual(last);
  });

  test("keep what somebody else has written since, and refuse where that is the same", () => {
    const site = editFolder(files);
    set(site, "prices.yaml", "/title", "Costs");
    const file = join(site.pages, "prices.yaml");
    writeFileSync(file, site.text("prices.yaml").replace("When?", "When, then?"));
    site.editor.undo({});
    expect(site.text("prices.yaml")).toBe(prices.replace("When?", "When, then?"));
    site.editor.redo({});
    const theirs = site.text("prices.yaml").replace("title: Costs", "title: Theirs");
    writeFileSync(file, theirs);
    expect(() => site.editor.undo({})).toThrow("in the same place: nothing was changed");
    expect(site.text("prices.yaml")).toBe(theirs);
  });
});

describe("a mistake", () => {
  test("is mended with one click by what the check suggests", () => {
    const site = editFolder({ ...files, "prices.yaml": prices.replace("At six.", "'See [rye](/bread/rye).'") });
    const { version, mistakes } = site.editor.open({ path: "prices.yaml" });
    const [mistake] = mistakes;
    if (!mistake) throw new Error("There is no mistake.");
    const answer = site.editor.remedy({ path: "prices.yaml", version, mistake });
    expect(site.text("prices.yaml")).toBe(prices.replace("At six.", "'See [rye](/breads/rye).'"));
    expect(codes(answer.file)).toEqual([]);
    expect(() => site.editor.remedy({ path: "prices.yaml", version, mistake })).toThrow("has changed meanwhile");
  });

  test("that only warns is answered by a reason, which stands above the value", () => {
    const vague = `${prices}    actions:\n      - label: Click here\n        href: /terms\n`;
    const site = editFolder({
      ...files,
      "prices.yaml": vague,
      "_site.yaml": `${files["_site.yaml"]}checks: { vague-link: warning }\n`,
    });
    const { version, mistakes } = site.editor.open({ path: "prices.yaml" });
    const mistake = mistakes.find(({ code }) => code === "vague-link");
    if (!mistake) throw new Error("There is no warning.");
    expect(mistake.canBeAccepted).toBe(true);
    const answer = site.editor.accept({ path: "prices.yaml", version, mistake, reason: "it is fixed by law" });
    expect(site.text("prices.yaml")).toBe(
      vague.replace("      - label: Click", "      # accept vague-link: it is fixed by law\n      - label: Click"),
    );
    expect(codes(answer.file)).toEqual([]);
  });
});

describe("pages", () => {
  test("are added as drafts, with a place in the menu or without one, and undo leaves nothing of them", () => {
    const site = editFolder(files);
    const before = site.all();
    const added = site.editor.addPage({
      route: "/breads/spelt",
      title: "Spelt",
      blocks: ["hero"],
      menuLabel: "Spelt bread",
    });
    expect(added).toMatchObject({ path: "breads/spelt.yaml", route: "/breads/spelt" });
    expect(added.data).toMatchObject({ title: "Spelt", draft: true, nav: { label: "Spelt bread" } });
    const other = site.editor.addPage({ route: "/news", title: "What's new: bread", blocks: ["hero"] });
    expect(other.data).not.toHaveProperty("nav");
    expect(site.editor.site({}).pages.find(({ route }) => route === "/news")).toMatchObject({
      ...{ path: "news.yaml", title: "What's new: bread", isDraft: true },
    });
    expect(() => site.editor.addPage({ route: "/news", title: "Again", blocks: ["hero"] })).toThrow("exists already");
    site.editor.undo({});
    site.editor.undo({});
    expect(site.all()).toEqual(before);
  });

  test("are renamed with all links to them, and removed; undo brings back every byte", () => {
    const site = editFolder({ ...files, ".urls.lock": "/breads/oats\n/breads/rye\n" });
    const before = site.all();
    const moved = site.editor.movePage({ from: "/breads/oats", to: "/breads/oat-loaf" });
    expect(moved).toMatchObject({ path: "breads/oat-loaf.yaml", data: { redirectFrom: ["/breads/oats"] } });
    expect(site.text("breads/rye.yaml")).toContain("[the oats](/breads/oat-loaf)");
    expect(site.text(".urls.lock")).toContain("/breads/oat-loaf\n");
    site.editor.removePage({ path: "shops/market.yaml" });
    expect(site.editor.site({}).pages.map(({ path }) => path)).not.toContain("shops/market.yaml");
    expect([site.editor.undo({}).label, site.editor.undo({}).label]).toEqual(["Remove page", "Rename"]);
    expect(site.all()).toEqual(before);
  });

  test("show where each of their blocks is written, also that of a shared part", () => {
    const site = editFolder("bakery-site");
    const { shown, route } = site.editor.open({ route: "/breads/tide-loaf" });
    expect(route).toBe("/breads/tide-loaf");
    expect(shown.map(({ path, pointer }) => `${path}${pointer}`)).toContain("_parts/by-the-week.yaml/blocks/0");
    const ofRow = site.editor.open({ route: "/shops/aldby" });
    expect(ofRow.path).toBe("shops/[slug].yaml");
  });
});

test("facts say how readers see them and on how many pages they stand, by other facts too, and are saved as pages are", () => {
  const site = editFolder({
    ...files,
    "_facts.yaml":
      "# Ours\nprice: { loaf: { amount: 3.8, currency: GBP } }\nopened: 2019-05-03\nsince: Open since {opened}\n",
    "prices.yaml": prices.replace("At six.", "'From {price.loaf}. {since}.'"),
    "breads/rye.yaml": page("Rye", "  - type: prose\n    body: It costs {price.loaf}.\n"),
  });
  expect(site.editor.site({}).facts).toEqual([
    { name: "price.loaf", path: "_facts.yaml", text: "£3.80", pages: 2 },
    { name: "opened", path: "_facts.yaml", text: "May 3, 2019", pages: 1 },
    { name: "since", path: "_facts.yaml", text: "Open since {opened}", pages: 1 },
  ]);
  const before = site.text("_facts.yaml");
  set(site, "_facts.yaml", "/price/loaf/amount", 4.2);
  expect(site.text("_facts.yaml")).toBe(before.replace("3.8", "4.2"));
  site.editor.undo({});
  expect(site.text("_facts.yaml")).toBe(before);
});

describe("files", () => {
  test("are stored among the assets under a free name", () => {
    const site = editFolder(files);
    const base64 = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>").toString("base64");
    const names = [1, 2].map(() => site.editor.addAsset({ name: "../Our Oven.SVG", base64 }).address);
    expect(names).toEqual(["/assets/our-oven.svg", "/assets/our-oven-2.svg"]);
    expect(site.text("_assets/our-oven-2.svg")).toBe("<svg xmlns='http://www.w3.org/2000/svg'/>");
  });

  test("outside the content folder are neither read nor written, and no link is followed", () => {
    const site = editFolder(files);
    const elsewhere = temporaryFolder();
    writeFileSync(join(elsewhere, "secret.yaml"), "title: Secret\n");
    symlinkSync(join(elsewhere, "secret.yaml"), join(site.pages, "link.yaml"));
    symlinkSync(elsewhere, join(site.pages, "linked"));
    const { version } = site.editor.open({ path: "prices.yaml" });
    for (const path of [
      "../secret.yaml",
      "/etc/passwd",
      "link.yaml",
      "linked/secret.yaml",
      ".hidden.yaml",
      "a\\b.yaml",
      "x.txt",
      "_data/shops.yaml",
    ]) {
      const save = { path, version, changes: [{ pointer: "/title", value: "Mine" }], group: "", label: "" };
      expect(() => site.editor.save(save)).toThrow();
      expect(() => site.editor.open({ path })).toThrow();
      expect(() => site.editor.removePage({ path })).toThrow();
    }
    expect(() => site.editor.addPage({ route: "/linked/new", title: "New", blocks: ["hero"] })).toThrow("no folder");
  });
});

test("a build holds nothing of the editor, and is the same after a session that was taken back", () => {
  const site = editFolder(files);
  const out = temporaryFolder();
  const build = (name: string) => {
    buildInto(join(out, name), site.pages);
    return Object.fromEntries(
      listFiles(join(out, name)).map((path) => [path, readFileSync(join(out, name, path), "latin1")]),
    );
  };
  const before = build("before");
  set(site, "prices.yaml", "/title", "Costs");
  site.editor.addPage({ route: "/news", title: "News", blocks: ["hero"] });
  while (site.editor.undo({}).label !== undefined);
  expect(build("after")).toEqual(before);
  expect(Object.values(before).filter((text) => /__edit|yaml-pages edit/.test(text))).toEqual([]);
});
