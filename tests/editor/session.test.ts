import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { withValue } from "../../scripts/content/edit/with-value.ts";
import { factNamed } from "../../scripts/editor/panel/form/fact-buttons.tsx";
import type { SessionState } from "../../scripts/editor/panel/state/editor-session.ts";
import type { OpenFile } from "../../scripts/editor/session/open-file.ts";
import { type Files, page, startFiles, textPicture } from "../support/build/edited-site.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";
import { editFolder, save } from "./editor-session.ts";

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

function codes({ mistakes }: OpenFile): readonly string[] {
  return mistakes.map(({ code, pointer }) => `${code} ${pointer}`);
}

describe("a save", () => {
  test("writes the changed value alone, and says what the check says of the file", () => {
    const site = editFolder(files);
    const file = save(site, "prices.yaml", {
      pointer: "/blocks/1/items/0/answer",
      value: "At seven, or [later](/bread/rye).",
    });
    expect(site.text("prices.yaml")).toBe(prices.replace("At six.", '"At seven, or [later](/bread/rye)."'));
    expect(codes(file)).toEqual(["unknown-link /blocks/1/items/0/answer"]);
    expect(file.mistakes[0]?.suggestion).toBe("/breads/rye");
  });

  test("of a block of the gallery brings the picture that stands for others, once, and undo takes it away", () => {
    const site = editFolder(files);
    const before = site.all();
    const { blocks } = site.editor.forms({});
    const block = blocks.find(({ type }) => type === "media-text")?.example;
    for (const pointer of ["/blocks/2", "/blocks/3"]) {
      expect(codes(save(site, "prices.yaml", { pointer, value: block })).join()).not.toContain("asset");
      expect(Object.keys(site.all())).toEqual(["_assets/example-picture.svg", ...Object.keys(before)].toSorted());
    }
    site.editor.undo({});
    site.editor.undo({});
    expect(site.all()).toEqual(before);
  });

  test("of a file that has changed meanwhile keeps that, and answers with what both have changed", () => {
    const site = editFolder(files);
    const { text, data } = site.editor.open({ path: "prices.yaml" });
    const theirs = prices.replace("When?", "When, then?").replace("Questions", "Theirs");
    writeFileSync(join(site.pages, "prices.yaml"), theirs);
    const write = (wanted: Parameters<typeof site.editor.write>[0]["wanted"]) => {
      const { file, conflicts } = site.editor.write({ path: "prices.yaml", wanted, label: "Title" });
      expect(file.text).toBe(site.text("prices.yaml"));
      return [file.text, conflicts];
    };
    const mine = "title: Mine\n";
    expect(write({ text: mine, base: text })).toEqual([theirs, [{ pointer: "", mine, theirs }]]);
    const wanted = withValue(withValue(data, ["title"], "Mine"), ["blocks", 1, "title"], "Mine");
    expect(write({ data: wanted, base: data })).toEqual([
      theirs.replace("title: Prices", "title: Mine"),
      [{ pointer: "/blocks/1/title", mine: "Mine", theirs: "Theirs" }],
    ]);
  });

  test("is refused for a file that cannot be read, which opens as text", () => {
    const site = editFolder({ ...files, "broken.yaml": "title: [Broken\nblocks: 3\n" });
    const file = site.editor.open({ path: "broken.yaml" });
    expect([file.data, file.text, file.mistakes.length > 0]).toEqual([undefined, "title: [Broken\nblocks: 3\n", true]);
    expect(() => save(site, "broken.yaml", { pointer: "/title", value: "Mended" })).toThrow("can no longer be read");
    const wanted = { text: page("Mended"), base: file.text };
    const mended = site.editor.write({ path: "broken.yaml", wanted, label: "Text" });
    expect([mended.conflicts, codes(mended.file)]).toEqual([[], ["orphan-page /title"]]);
  });
});

test("undo and redo go over files, and take the letters of one field as one step", () => {
  const site = editFolder(files);
  const first = site.all();
  for (const title of ["C", "Co", "Cost"])
    save(site, "prices.yaml", { pointer: "/title", value: title, group: "title 1" });
  save(site, "terms.yaml", { pointer: "/title", value: "Small print" });
  const last = site.all();
  const { editor } = site;
  expect([editor.undo({}), editor.undo({}), editor.undo({})]).toEqual([
    { label: "Change" },
    { label: "Change" },
    { label: undefined },
  ]);
  expect(site.all()).toEqual(first);
  editor.redo({});
  editor.redo({});
  expect(site.all()).toEqual(last);
});

test("quotes go with what needed them while it was typed, and what others write between two letters stays at undo", () => {
  const site = editFolder({ ...files, "prices.yaml": prices.replace("Prices #", "Prices   #") });
  const type = (value: string) => save(site, "prices.yaml", { pointer: "/title", value, group: "title 1" });
  for (const title of ["Prices ", "Prices now"]) type(title);
  expect(site.text("prices.yaml")).toContain("title: Prices now   # as in the window\n");
  writeFileSync(join(site.pages, "prices.yaml"), site.text("prices.yaml").replace("When?", "When, then?"));
  type("Prices, now");
  site.editor.undo({});
  expect(site.text("prices.yaml")).toMatch(/^title: Prices now {3}# as in the window\n[^]*When, then\?/);
});

test("undo and redo keep what somebody else has written since, and refuse where that is the same", () => {
  const site = editFolder(files);
  save(site, "prices.yaml", { pointer: "/title", value: "Costs" });
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

test("a mistake is mended with one click by what the check suggests", () => {
  const site = editFolder({ ...files, "prices.yaml": prices.replace("At six.", "'See [rye](/bread/rye).'") });
  const { text: base, mistakes } = site.editor.open({ path: "prices.yaml" });
  expect(mistakes.map(({ suggestion }) => suggestion)).toEqual(["/breads/rye"]);
  const request = {
    path: "prices.yaml",
    wanted: { mistake: 0, base },
    label: "Write /breads/rye",
  };
  const answer = site.editor.write(request);
  expect(site.text("prices.yaml")).toBe(prices.replace("At six.", "'See [rye](/breads/rye).'"));
  expect(codes(answer.file)).toEqual([]);
  expect(() => site.editor.write(request)).toThrow("has changed since");
});

test("a mistake that only warns is answered by a reason, which stands above the value", () => {
  const vague = `${prices}    actions:\n      - label: Click here\n        href: /terms\n`;
  const site = editFolder({
    ...files,
    "prices.yaml": vague,
    "_site.yaml": `${files["_site.yaml"]}checks: { vague-link: warning }\n`,
  });
  const { text: base, mistakes } = site.editor.open({ path: "prices.yaml" });
  const mistake = mistakes.find(({ code }) => code === "vague-link");
  if (!mistake) throw new Error("There is no warning.");
  expect(mistake.canBeAccepted).toBe(true);
  const wanted = { mistake: mistake.at, reason: "it is fixed by law", base };
  const answer = site.editor.write({ path: "prices.yaml", wanted, label: "Accept a warning" });
  expect(site.text("prices.yaml")).toBe(
    vague.replace("      - label: Click", "      # accept vague-link: it is fixed by law\n      - label: Click"),
  );
  expect(codes(answer.file)).toEqual([]);
});

describe("pages", () => {
  test("are added as drafts, with a place in the menu or without one, and undo leaves nothing of them", () => {
    const site = editFolder(files);
    const before = site.all();
    const added = site.editor.addPage({
      route: "/breads/spelt",
      title: "Spelt",
      menuLabel: "Spelt bread",
    });
    expect(added).toMatchObject({ path: "breads/spelt.yaml", route: "/breads/spelt" });
    expect(added.data).toMatchObject({ title: "Spelt", draft: true, nav: { label: "Spelt bread" } });
    const other = site.editor.addPage({ route: "/news", title: "What's new: bread" });
    expect(other.data).not.toHaveProperty("nav");
    expect(other.data).toMatchObject({
      description: "TODO: What What's new: bread is about, in one or two sentences, as in search results.",
      blocks: [{ type: "hero", title: "What's new: bread" }, {}],
    });
    expect(site.editor.site({}).pages.find(({ route }) => route === "/news")).toMatchObject({
      ...{ path: "news.yaml", title: "What's new: bread", isDraft: true },
    });
    expect(() => site.editor.addPage({ route: "/news", title: "Again" })).toThrow("exists already");
    site.editor.undo({});
    site.editor.undo({});
    expect(site.all()).toEqual(before);
  });

  test("are renamed with all links to them, and removed; undo brings back every byte", () => {
    const rows = {
      "_data/shops.csv": "slug,bread\nwells,/breads/oats\n",
      "shops/[slug].yaml": `each: /data/shops.csv\n${page("Shop in {slug}", '  - type: banner\n    text: Our best.\n    action: { label: Bread, href: "{bread}" }\n')}`,
    };
    const site = editFolder({ ...files, ...rows, ".urls.lock": "/breads/oats\n/breads/rye\n" });
    const before = site.all();
    const moved = site.editor.movePage({ from: "/breads/oats", to: "/breads/oat-loaf" });
    expect(moved).toMatchObject({ path: "breads/oat-loaf.yaml", data: { redirectFrom: ["/breads/oats"] } });
    expect(site.text("breads/rye.yaml")).toContain("[the oats](/breads/oat-loaf)");
    expect(site.text(".urls.lock")).toContain("/breads/oat-loaf\n");
    expect(site.text("_data/shops.csv")).toContain("wells,/breads/oat-loaf\n");
    expect(site.editor.removePage({ path: "shops/market.yaml" })).toEqual({ isLinked: false });
    expect(site.editor.site({}).pages.map(({ path }) => path)).not.toContain("shops/market.yaml");
    expect(site.editor.undo({})).toEqual({ label: "Remove page", page: "shops/market.yaml" });
    expect(site.editor.removePage({ path: "breads/rye.yaml" })).toEqual({ isLinked: true });
    site.editor.undo({});
    expect(site.editor.undo({})).toEqual({ label: "Rename", page: "breads/oats.yaml" });
    expect(site.all()).toEqual(before);
  });

  test("show where each of their blocks is written, also that of a shared part", () => {
    const site = editFolder("bakery-site");
    const { shown, route } = site.editor.open({ route: "/breads/tide-loaf" });
    expect(route).toBe("/breads/tide-loaf");
    expect(shown.map(({ path, pointer }) => `${path}${pointer}`)).toContain("_parts/by-the-week.yaml/blocks/0");
    const ofRow = site.editor.open({ route: "/shops/aldby" });
    expect([ofRow.path, ofRow.route, ofRow.pages]).toEqual(["shops/[slug].yaml", "/shops/aldby", 200]);
  });
});

test.each([
  ["index.yaml", "_facts.yaml"],
  ["de/index.yaml", "de/_facts.yaml"],
  ["_parts/de/help.yaml", "de/_facts.yaml"],
  ["_parts/help.yaml", "_facts.yaml"],
  ["shops/[slug].yaml", undefined],
])("the fact that a text of %s names stands in %s", (path, expected) => {
  const several = "language: en\nlanguages: [{ code: en, name: English }, { code: de, path: /de, name: Deutsch }]";
  const part = "blocks:\n  - type: prose\n    title: Help\n    body: Call {phone}.\n";
  const call = "  - type: prose\n    title: Help\n    body: Call {phone}, {city}.\n";
  const site = editFolder({
    ...startFiles,
    "_site.yaml": String(startFiles["_site.yaml"]).replace("language: en", several),
    "_facts.yaml": "phone: 01225 555 010\ncity: Bath\n",
    "de/_facts.yaml": "phone: 0044 1225 555 010\n",
    "de/_site.yaml": "brand: { tagline: Brot }\n",
    "de/index.yaml": page("Start", "  - use: help\n"),
    "index.yaml": page("Home", call),
    "_parts/help.yaml": part,
    "_parts/de/help.yaml": part,
    "_data/shops.csv": "slug,phone\nwells,01749 555 010\n",
    "shops/[slug].yaml": `each: /data/shops.csv\n${page("Shop", call)}`,
  });
  const state = { site: site.editor.site({}), kept: { file: site.editor.open({ path }) } } as unknown as SessionState;
  expect(factNamed("phone", state)?.path).toBe(expected);
  expect(factNamed("city", state)?.path).toBe("_facts.yaml");
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
  save(site, "_facts.yaml", { pointer: "/price/loaf/amount", value: 4.2 });
  expect(site.text("_facts.yaml")).toBe(before.replace("3.8", "4.2"));
  site.editor.undo({});
  expect(site.text("_facts.yaml")).toBe(before);
});

test("files are stored among the assets under a free name", () => {
  const site = editFolder(files);
  const base64 = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>").toString("base64");
  const names = [1, 2].map(() => site.editor.addAsset({ name: "../Our Oven.SVG", base64 }).address);
  expect(names).toEqual(["/assets/our-oven.svg", "/assets/our-oven-2.svg"]);
  expect(site.text("_assets/our-oven-2.svg")).toBe("<svg xmlns='http://www.w3.org/2000/svg'/>");
});

test("a file that its place cannot show is refused in the words of the check, and not stored", () => {
  const site = editFolder(files);
  const before = site.all();
  const add = (name: string, text: string, format: string) =>
    site.editor.addAsset({ name, base64: Buffer.from(text, "latin1").toString("base64"), format });
  const image =
    "cannot be used here, expected a JPEG, PNG, WebP, AVIF or SVG picture. Export it in one of these formats";
  expect(() => add("IMG_2231.HEIC", "\0\0\0\x18ftypheic", "image-file")).toThrow(`IMG_2231.HEIC ${image}`);
  expect(() => add("anim.gif", textPicture, "image-file")).toThrow(`anim.gif ${image}`);
  expect(site.all()).toEqual(before);
  expect(add("anim.gif", textPicture, "logo")).toEqual({ address: "/assets/anim.gif" });
});

test("files outside the content folder are neither read nor written, and no link is followed", () => {
  const site = editFolder(files);
  const elsewhere = temporaryFolder();
  writeFileSync(join(elsewhere, "secret.yaml"), "title: Secret\n");
  symlinkSync(join(elsewhere, "secret.yaml"), join(site.pages, "link.yaml"));
  symlinkSync(elsewhere, join(site.pages, "linked"));
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
    expect(() => site.editor.write({ path, wanted: { text: "title: Mine", base: "" }, label: "" })).toThrow();
    expect(() => site.editor.open({ path })).toThrow();
    expect(() => site.editor.removePage({ path })).toThrow();
  }
  expect(() => site.editor.addPage({ route: "/linked/new", title: "New" })).toThrow("is not a folder");
});
