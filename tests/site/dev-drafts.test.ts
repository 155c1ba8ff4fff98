import { expect, test } from "vitest";
import { marksStyle } from "../../scripts/dev-site/publication-marks.ts";
import { breadPage, openDevSite } from "../support/build/open-dev-site.ts";

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

test("a draft of which nothing can be shown says why", async () => {
  const { write, site, show, check } = openDevSite({ "bread/oats.yaml": breadPage("Oats", "draft: true\n") });
  await show("/bread/oats");
  write("bread/oats.yaml", breadPage("Oats", "draft: true\nnavv: 1\n"));
  for (const checked of [false, true]) {
    if (checked) check();
    expect(await show("/bread/oats")).toMatch(/^Oats · Bakery .*\n.* 1 mistake\n\n {2}unknown-key/);
    expect(await site.answer("/bread/oats")).toMatchObject({ kind: "page", isRight: false });
  }
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
  expect(style).toContain('body::after{content:"Draft: no build publishes this page now"');
  expect(style).toContain('main>:nth-child(3)::after{content:"Draft"');
  expect(style).toContain('main>:nth-child(4)::after{content:"From 2099-01-01T09:00Z"');
  expect((await site.answer("/bread/rye")) ?? {}).toMatchObject({ kind: "page", marks: undefined });
});
