import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../scripts/program/project.ts";
import { hashFolder } from "../support/build/hash-folder.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

function copyOfSite(): { folder: string; pages: string } {
  const folder = temporaryFolder();
  cpSync(join(projectRoot, "tests/fixtures/other-site"), join(folder, "pages"), { recursive: true });
  return { folder, pages: join(folder, "pages") };
}

const move = (folder: string, ...args: string[]) => runScript("move.ts", args, { cwd: folder });

test("a page is moved, moved back, and the content is right each time", () => {
  const { folder, pages } = copyOfSite();
  const before = hashFolder(pages);
  expect(move(folder, "/reparatur/bremsen", "/werkstatt/bremsen", "--dry-run")).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Would move \/reparatur\/bremsen to \/werkstatt\/bremsen: /),
  });
  expect(hashFolder(pages)).toEqual(before);

  expect(move(folder, "/reparatur/bremsen", "/werkstatt/bremsen")).toMatchObject({ status: 0, stderr: "" });
  expect(existsSync(join(pages, "reparatur/bremsen.yaml"))).toBe(false);
  expect(readFileSync(join(pages, "werkstatt/bremsen.yaml"), "utf8")).toContain("  - /reparatur/bremsen\n");
  expect(runScript("check.ts", [], { cwd: folder })).toMatchObject({ status: 0 });

  expect(move(folder, "/werkstatt/bremsen", "/reparatur/bremsen")).toMatchObject({ status: 0, stderr: "" });
  expect(existsSync(join(pages, "werkstatt"))).toBe(false);
  expect(runScript("check.ts", [], { cwd: folder })).toMatchObject({ status: 0 });
});

test.each([
  [
    "a page that is not there",
    ["/reparatur/bremse", "/b"],
    'There is no page "/reparatur/bremse"; write /reparatur/bremsen.',
  ],
  ["the home page", ["/", "/b"], "/ has its fixed place and cannot be moved."],
  [
    "a new route that none can be",
    ["/reparatur/bremsen", "/Neue Seite"],
    '"/Neue Seite" cannot be the route of a page.',
  ],
  ["a new route that another page has", ["/reparatur/bremsen", "/reparatur/schaltung"], "exists already"],
  ["no new route", ["/reparatur/bremsen"], "to: expected the new route after the present one."],
])("nothing is moved for %s", (_, args, message) => {
  const { folder, pages } = copyOfSite();
  const before = hashFolder(pages);
  expect(move(folder, ...args)).toMatchObject({ status: 2, stderr: expect.stringContaining(message) });
  expect(hashFolder(pages)).toEqual(before);
});
