import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { page, startFiles, writeFiles } from "../support/build/edited-site.ts";
import { runCommand } from "../support/system/run-command.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const heading = "# The addresses that this site has published, as check --update-urls writes them.\n";
const start = ["/", "/#contact", "/breads/oats", "/breads/rye", "/breads/rye#dough"];
const rest = ["/shops/harbour", "/shops/market", "/terms"];
const lines = (...all: string[]) => heading + all.map((line) => `${line}\n`).join("");

/** The start site, with functions that run commands on it. */
function openSite() {
  const folder = temporaryFolder();
  const pages = join(folder, "pages");
  writeFiles(pages, startFiles);
  const lock = join(pages, ".urls.lock");
  const run = async (script: string, ...flags: string[]) => {
    const { status, stdout, stderr } = await runCommand(script, flags, { cwd: folder });
    return { status, said: /\b[a-z]+-[a-z]+: .*/.exec(stdout)?.[0] ?? "", stderr };
  };
  return { pages, run, lock: () => (existsSync(lock) ? readFileSync(lock, "utf8") : undefined) };
}

test("a check records the addresses on request, a move adds to them, and one may vanish for a reason", async () => {
  const { pages, run, lock } = openSite();
  const right = { status: 0, said: "", stderr: "" };
  expect(await run("check")).toEqual(right);
  expect(lock()).toBeUndefined();
  expect(await run("check", "--update-urls")).toEqual({
    ...right,
    stderr: "Addresses in pages/.urls.lock: 8 new, 0 gone.\n",
  });
  expect(lock()).toBe(lines(...start, ...rest));

  // An unrecorded page is not a mistake, and a move does not record it.
  writeFileSync(join(pages, "new.yaml"), `unlisted: true\n${page("New")}`);
  expect((await run("move", "/breads/rye", "/breads/sour")).status).toBe(0);
  expect(lock()).toBe(lines(...start, "/breads/sour", "/breads/sour#dough", ...rest));
  expect(await run("check")).toEqual(right);

  rmSync(join(pages, "shops/market.yaml"));
  const lost =
    'vanished-address: The address "/shops/market" was published and is gone, expected the page or a redirect.';
  expect(await run("check")).toEqual({ status: 1, said: lost, stderr: "" });
  const recorded = lock();
  expect(await run("check", "--update-urls")).toEqual({
    status: 1,
    said: lost,
    stderr: "Nothing was recorded. Redirect the addresses that are gone, or give a reason: --reason.\n",
  });
  expect(lock()).toBe(recorded);
  expect((await run("check", "--update-urls", "--reason", "closed in May")).stderr).toBe(
    "Addresses in pages/.urls.lock: 1 new, 1 gone.\n",
  );
  const [harbour = "", market, terms = ""] = rest;
  expect(lock()).toBe(
    lines(...start, "/breads/sour", "/breads/sour#dough", "/new", harbour, `${market} # gone: closed in May`, terms),
  );
  expect(await run("check")).toEqual(right);
});

test("nothing is recorded beside other mistakes, and a reason belongs to a record", async () => {
  const { pages, run, lock } = openSite();
  writeFileSync(join(pages, "new.yaml"), page("New").replace("description", "descripton"));
  expect(await run("check", "--update-urls")).toEqual({
    status: 1,
    said: 'unknown-key: Unexpected key "descripton" in "Page".',
    stderr: "Nothing was recorded. Fix the errors first.\n",
  });
  expect(lock()).toBeUndefined();
  expect(await run("check", "--reason", "x")).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("--reason says why addresses may vanish: also write --update-urls."),
  });
});
