import { mkdirSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { afterQuiet } from "../../scripts/watch/after-quiet.ts";
import { watchContentFolder } from "../../scripts/watch/watch-content-folder.ts";
import { type WatchFolder, watchFolders } from "../../scripts/watch/watch-folders.ts";
import { copyOtherSite, generatePages } from "../support/build/edited-site.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

test("--fix --dry-run says what it would write, and writes nothing", () => {
  const { folder } = copyOtherSite();
  const page = join(folder, "pages/reparatur/bremsen.yaml");
  const text = readFileSync(page, "utf8").replace("title:", "titel:");
  writeFileSync(page, text);
  const { status, stdout } = runScript("check.ts", ["--fix", "--dry-run"], { cwd: folder });
  expect(status).toBe(1);
  expect(stdout.split("\n").slice(0, 2)).toEqual([
    "1 mistake would be fixed.",
    "  pages/reparatur/bremsen.yaml:1:1  unknown-key: would write title instead of titel",
  ]);
  expect(readFileSync(page, "utf8")).toBe(text);
});

interface Watched {
  readonly messages: readonly string[];
  /** The folders that have been watched. */
  readonly folders: readonly string[];
  /** Makes a change and waits until it has been noticed and nothing more follows. */
  noticed(change: () => void): Promise<void>;
}

async function watchAll(root: string, watchOne: WatchFolder = watch): Promise<Watched> {
  let changes = 0;
  let settled = 0;
  const messages: string[] = [];
  const folders: string[] = [];
  const settle = afterQuiet(150, () => {
    settled = changes;
  });
  const counted: WatchFolder = (folder, ...rest) => {
    folders.push(folder);
    return watchOne(folder, ...rest);
  };
  const onChange = () => {
    changes++;
    settle();
  };
  const watched = watchFolders(root, { onChange, onTrouble: (message) => messages.push(message), watch: counted });
  onTestFinished(watched.close);
  await watched.ready;
  const noticed = async (change: () => void) => {
    const before = changes;
    change();
    await expect.poll(() => changes > before && settled === changes, { timeout: 10_000 }).toBe(true);
  };
  return { messages, folders, noticed };
}

test("folders are watched and not files: two of them for 500 pages", async () => {
  const root = temporaryFolder();
  generatePages(root, 500);
  const { folders } = await watchAll(root);
  expect(folders).toEqual([root, join(root, "boxes")]);
});

test("a file that is written, saved by rename or removed is noticed, in folders old and new", async () => {
  const root = temporaryFolder();
  const elsewhere = temporaryFolder();
  mkdirSync(join(root, "old/deep"), { recursive: true });
  const { noticed } = await watchAll(root);
  for (const folder of ["", "old/deep", "new/deep"]) {
    const file = join(root, folder, "page.yaml");
    if (folder === "new/deep") await noticed(() => mkdirSync(join(root, folder), { recursive: true }));
    await noticed(() => writeFileSync(file, "one"));
    await noticed(() => writeFileSync(file, "two"));
    await noticed(() => {
      writeFileSync(join(elsewhere, "page.yaml"), "three");
      renameSync(join(elsewhere, "page.yaml"), file);
    });
    await noticed(() => rmSync(file));
  }
});

test("a folder that is moved, or removed and made again, is watched as it is then", async () => {
  const root = temporaryFolder();
  mkdirSync(join(root, "one/deep"), { recursive: true });
  const { noticed, messages } = await watchAll(root);
  await noticed(() => renameSync(join(root, "one"), join(root, "two")));
  await noticed(() => writeFileSync(join(root, "two/deep/page.yaml"), ""));
  await noticed(() => {
    rmSync(join(root, "two"), { recursive: true });
    mkdirSync(join(root, "two/deep"), { recursive: true });
  });
  await noticed(() => writeFileSync(join(root, "two/deep/page.yaml"), ""));
  expect(messages).toEqual([]);
});

test("the content folder itself may come later, and be made again", async () => {
  const root = join(temporaryFolder(), "site/pages");
  const { noticed, messages } = await watchAll(root);
  await noticed(() => mkdirSync(root, { recursive: true }));
  await noticed(() => writeFileSync(join(root, "index.yaml"), ""));
  await noticed(() => rmSync(root, { recursive: true }));
  await noticed(() => mkdirSync(root, { recursive: true }));
  await noticed(() => writeFileSync(join(root, "index.yaml"), ""));
  expect(messages).toEqual([]);
});

test("tables beside the content of a project are noticed, from the first on, and other files there are not", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "pages"));
  writeFileSync(join(folder, "package.json"), "{}");
  let changes = 0;
  const noticed = new Map<string | null, boolean>();
  const told: WatchFolder = (path, options, listener) =>
    watch(path, options, (event, name) => {
      const before = changes;
      listener(event, name);
      noticed.set(name, changes > before);
    });
  const onChange = () => void changes++;
  const watched = watchContentFolder(join(folder, "pages"), { onChange, onTrouble: expect.fail, watch: told });
  onTestFinished(watched.close);
  await watched.ready;
  mkdirSync(join(folder, "data"));
  await expect.poll(() => changes, { timeout: 10_000 }).toBe(1);
  for (const path of ["data/notes.md", "data/shops.csv", "pages/index.yaml"]) writeFileSync(join(folder, path), "");
  await expect.poll(() => noticed.size, { timeout: 10_000 }).toBe(3);
  expect(Object.fromEntries(noticed)).toEqual({ "notes.md": false, "shops.csv": true, "index.yaml": true });
});
