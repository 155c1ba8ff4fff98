import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeFiles } from "../../scripts/command-line/write-files.ts";
import { hashFolder } from "../support/build/built-site.ts";
import { copyOtherSite, writeFile } from "../support/build/edited-site.ts";
import { runCommand } from "../support/system/run-command.ts";

const move = (folder: string, ...args: string[]) => runCommand("move", args, { cwd: folder });

test("a page is moved, moved back, and the content is right each time", async () => {
  const { folder, pages } = copyOtherSite();
  const before = hashFolder(pages);
  expect(await move(folder, "/reparatur/bremsen", "/werkstatt/bremsen", "--dry-run")).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Would move \/reparatur\/bremsen to \/werkstatt\/bremsen: /),
  });
  expect(hashFolder(pages)).toEqual(before);

  expect(await move(folder, "/reparatur/bremsen", "/werkstatt/bremsen")).toMatchObject({ status: 0, stderr: "" });
  expect(existsSync(join(pages, "reparatur/bremsen.yaml"))).toBe(false);
  expect(readFileSync(join(pages, "werkstatt/bremsen.yaml"), "utf8")).toContain("  - /reparatur/bremsen\n");
  expect(await runCommand("check", [], { cwd: folder })).toMatchObject({ status: 0 });

  expect(await move(folder, "/werkstatt/bremsen", "/reparatur/bremsen")).toMatchObject({ status: 0, stderr: "" });
  expect(existsSync(join(pages, "werkstatt"))).toBe(false);
  expect(await runCommand("check", [], { cwd: folder })).toMatchObject({ status: 0 });
});

test("the warnings that a check has recorded move with their page", async () => {
  const { folder, pages } = copyOtherSite();
  appendFileSync(join(pages, "reparatur/bremsen.yaml"), "  - type: rich-text\n    body: Lorem ipsum dolor sit amet.\n");
  expect(await runCommand("check", ["--baseline"], { cwd: folder })).toMatchObject({ status: 0 });
  const recorded = () => JSON.parse(readFileSync(join(pages, ".baseline.json"), "utf8"));
  const { "reparatur/bremsen.yaml": warnings } = recorded();
  expect(warnings).toHaveLength(1);
  expect(await move(folder, "/reparatur/bremsen", "/werkstatt/bremsen")).toMatchObject({ status: 0, stderr: "" });
  expect(recorded()).toEqual({ "werkstatt/bremsen.yaml": warnings });
  expect(await runCommand("check", ["--max-warnings", "0"], { cwd: folder })).toMatchObject({ status: 0, stderr: "" });
});

test("an asset is moved with every place that names it", async () => {
  const { folder, pages } = copyOtherSite();
  const bytes = readFileSync(join(pages, "_assets/preise.txt"));
  expect(await move(folder, "/assets/preise.txt", "_assets/listen/Preise 2031.txt")).toMatchObject({
    status: 0,
    stdout: [
      "Moved /assets/preise.txt to /assets/listen/Preise 2031.txt. Its old address does not redirect to the new one.",
      "pages/_site.yaml: uses /assets/listen/Preise%202031.txt.",
      "1 place in 1 file.",
      "",
    ].join("\n"),
  });
  expect(existsSync(join(pages, "_assets/preise.txt"))).toBe(false);
  expect(readFileSync(join(pages, "_assets/listen/Preise 2031.txt"))).toEqual(bytes);
  expect(readFileSync(join(pages, "_site.yaml"), "utf8")).toContain("href: /assets/listen/Preise%202031.txt\n");
  expect(await runCommand("check", [], { cwd: folder })).toMatchObject({ status: 0 });
});

test("an asset is moved with the cells that name it, in a table beside the content", async () => {
  const { folder } = copyOtherSite();
  const shop = `each: /data/shops.csv\ntitle: Werkstatt {slug}\ndescription: Wir reparieren Räder in {slug}.\nblocks:\n  - type: hero\n    title: Werkstatt {slug}\n    image: { src: "{picture}", decorative: true }\n`;
  writeFile(folder, "package.json", "{}");
  writeFile(folder, "data/shops.csv", "slug,picture\nmitte,/assets/rad.svg\nnord,\n");
  writeFile(folder, "pages/orte/[slug].yaml", shop);
  expect(await move(folder, "/assets/rad.svg", "/assets/bild.svg")).toMatchObject({
    status: 0,
    stderr: "",
    stdout: expect.stringContaining("data/shops.csv: uses /assets/bild.svg.\n"),
  });
  expect(readFileSync(join(folder, "data/shops.csv"), "utf8")).toBe("slug,picture\nmitte,/assets/bild.svg\nnord,\n");
  expect(await runCommand("check", [], { cwd: folder })).toMatchObject({ status: 0 });
});

test.each([
  ["a page that is not there", ["/reparatur/bremse", "/b"], "write /reparatur/bremsen."],
  ["a new route that none can be", ["/reparatur/bremsen", "/Neue Seite"], "Write one such as /neue-seite."],
  ["a folder without a page of its own", ["reparatur", "/b"], "but 2 pages below it: --below moves them all."],
  ["a new route that another page has", ["/reparatur/bremsen", "/reparatur/schaltung"], "exists already"],
  ["a new name outside of the assets", ["/assets/rad.svg", "/assets/../b.svg"], "cannot be the address of an asset"],
])("nothing is moved for %s", async (_, args, message) => {
  const { folder, pages } = copyOtherSite();
  const before = hashFolder(pages);
  expect(await move(folder, ...args)).toMatchObject({ status: 2, stderr: expect.stringContaining(message) });
  expect(hashFolder(pages)).toEqual(before);
});

test("where one of several files is no longer what it was, all stay as they were", () => {
  const { pages } = copyOtherSite();
  const before = hashFolder(pages);
  const [old, site] = ["reparatur/bremsen.yaml", "_site.yaml"].map((path) => readFileSync(join(pages, path)));
  const changes = [
    { path: "werkstatt/neu/bremsen.yaml", before: undefined, after: old },
    { path: "_site.yaml", before: site, after: Buffer.from("brand: {}\n") },
    { path: "reparatur/bremsen.yaml", before: Buffer.from("title: Other\n"), after: undefined },
  ];
  const message = "Nothing was changed: reparatur/bremsen.yaml could not be written: it changed in the meantime.";
  expect(() => writeFiles(pages, changes)).toThrow(message);
  expect(hashFolder(pages)).toEqual(before);
  expect(existsSync(join(pages, "werkstatt"))).toBe(false);
});
