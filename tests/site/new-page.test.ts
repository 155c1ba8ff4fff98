import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentModel } from "../content/memory-site.ts";
import { hashFolder } from "../support/build/built-site.ts";
import { copyOtherSite } from "../support/build/edited-site.ts";
import { projectRoot } from "../support/system/own-project.ts";
import { runCommand } from "../support/system/run-command.ts";

const newPage = (pages: string, ...args: string[]) => runCommand("new page", [...args, "--pages", pages]);

/** The mistakes in the files of a name, as the check finds them. */
async function mistakesIn(pages: string, name: string, ...args: string[]) {
  const { stdout } = await runCommand("check", ["--pages", pages, "--format", "json", ...args]);
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; file: string; pointer: string; unpublished?: true; related?: object[] }[];
  };
  return diagnostics.filter(({ file }) => file.endsWith(name));
}

test("a new page is a draft in the form of the blocks' own examples, says what each block is for, and passes the check", async () => {
  const { pages } = copyOtherSite();
  const types = [...contentModel().blockTypes.keys()].filter((type) => type !== "typewriter-hero");
  const blocks = ["hero", ...types.filter((type) => type !== "hero")];
  const made = await newPage(pages, "reparatur/probe-fahrt", "--blocks", blocks.join(","));

  expect({ status: made.status, stderr: made.stderr }).toEqual({ status: 0, stderr: "" });
  const text = readFileSync(join(pages, "reparatur/probe-fahrt.yaml"), "utf8");
  expect(text).toMatch(/^title: Probe fahrt\ndescription: "TODO: What Probe fahrt is about, .*"\ndraft: true\n/m);
  expect([...text.matchAll(/^ {2}- type: (.*)$/gm)].map(([, type]) => type)).toEqual(blocks);
  expect(text).toContain("# Metric tiles: Figures with what they measure: one value and label per tile.");
  expect(await runCommand("check", ["--pages", pages])).toMatchObject({ status: 0 });
});

test("a new page leads its author to the first text, and the check names every one that is left", async () => {
  const { pages } = copyOtherSite();
  const { stdout } = await newPage(pages, "kurse/probe", "--blocks", "hero,prose");
  const text = readFileSync(join(pages, "kurse/probe.yaml"), "utf8");
  const [, line = "", column = ""] = /probe\.yaml:(\d+):(\d+)$/m.exec(stdout) ?? [];
  expect(text.split("\n")[Number(line) - 1]?.slice(Number(column) - 1)).toMatch(/^TODO: What Probe is about/);
  // Nothing is left of what the examples are about.
  expect(text).not.toMatch(/bread|bake|loaf|loaves/i);
  const todos = [...text.matchAll(/TODO:/g)].length;
  expect(stdout).toContain(`(${todos} texts now)`);
  const found = await mistakesIn(pages, "probe.yaml");
  expect(found.map(({ code, unpublished }) => ({ code, unpublished }))).toEqual(
    Array.from({ length: todos }, () => ({ code: "placeholder", unpublished: true })),
  );
});

test("a new page whose blocks nobody has chosen begins with a heading and a text, and names where others are", async () => {
  const { pages } = copyOtherSite();
  const { stdout } = await newPage(pages, "kurse/probe");
  const text = readFileSync(join(pages, "kurse/probe.yaml"), "utf8");
  expect(text.replaceAll(/^ {2}# .*\n/gm, ""))
    .toBe(`# A draft: npm run dev shows it, and no build publishes it. Replace each text that begins with TODO;
# then remove the line draft: true. More blocks, and what each can hold: schema/blocks/README.md in the renderer.

title: Probe
description: "TODO: What Probe is about, in one or two sentences, as in search results."
draft: true
nav:
  label: Probe
blocks:
  - type: hero
    title: "TODO: The main heading of the page"
  - type: prose
    title: "TODO: The heading of the section"
    body: |
      TODO: the body
`);
  expect(stdout).toContain("(4 texts now)");
  expect(existsSync(join(projectRoot, "schema/blocks/README.md"))).toBe(true);
  expect(await mistakesIn(pages, "probe.yaml")).toHaveLength(4);
});

test("a new page of chosen blocks has a heading that was not among them, and names a form that the site has, or says that it has none", async () => {
  const { pages } = copyOtherSite();
  const site = join(pages, "_site.yaml");
  const first = await newPage(pages, "kurse/erste", "--blocks", "form");
  const advice =
    'Say where the form is sent:    There is no form "newsletter" in _site.yaml. Add it to _site.yaml: "forms: [{ name: newsletter, action: https://… }]", with the address of the service.\n';
  expect(first.stdout).toContain(advice);
  writeFileSync(
    site,
    `${readFileSync(site, "utf8")}\nforms: [{ name: anfrage, action: "https://forms.example/send" }]\n`,
  );
  const second = await newPage(pages, "kurse/probe", "--blocks", "faq,form");
  expect(second.stdout).not.toContain("Say where");
  const text = readFileSync(join(pages, "kurse/probe.yaml"), "utf8");
  expect([...text.matchAll(/^ {2}- type: (.*)$/gm)].map(([, type]) => type)).toEqual(["hero", "faq", "form"]);
  expect(new Set((await mistakesIn(pages, "probe.yaml")).map(({ code }) => code))).toEqual(new Set(["placeholder"]));
});

test("a new page has the next place of its folder, drafts counted, and is told what leads to it where nothing does", async () => {
  const { pages } = copyOtherSite();
  const orderOf = (name: string) => /^ {2}order: (.*)$/m.exec(readFileSync(join(pages, name), "utf8"))?.[1];
  const alone = (await newPage(pages, "werkstatt/probe")).stdout;
  const beside = (await newPage(pages, "werkstatt/zweite")).stdout;
  expect([orderOf("werkstatt/probe.yaml"), orderOf("werkstatt/zweite.yaml")]).toEqual(["10", "20"]);
  const advice = "Lead readers to it:            it is in no menu and no list: link to it, or write unlisted: true\n";
  expect([alone, beside].map((said) => said.includes(advice))).toEqual([true, true]);
  expect((await newPage(pages, "reparatur/probe")).stdout).not.toContain("Lead readers");
  // With mistakes elsewhere it is unknown which places are taken.
  writeFileSync(join(pages, "kurse/wheel-building.yaml"), "title: Wheels\n");
  await newPage(pages, "werkstatt/dritte");
  expect(orderOf("werkstatt/dritte.yaml")).toBe(undefined);
});

test.each([
  ["an address that is no route", ["Leistungen/Probe Fahrt"], "is not the path of a page"],
  ["a page that is there already", ["reparatur/bremsen"], "bremsen.yaml exists already"],
  [
    "a block that is not known",
    ["probe", "--blocks", "hero,card-gird"],
    'There is no block "card-gird"; write "card-grid".',
  ],
])("a new page is refused for %s, and nothing is written", async (_, args, message) => {
  const { pages } = copyOtherSite();
  const before = hashFolder(pages);
  const refused = await newPage(pages, ...args);
  expect(refused.status).toBe(2);
  expect(refused.stdout).toBe("");
  expect(refused.stderr).toContain(message);
  expect(hashFolder(pages)).toEqual(before);
});
