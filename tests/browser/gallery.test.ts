import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDevServer } from "../../scripts/dev-server/create-dev-server.ts";
import { blockFolders } from "../../scripts/program/block-folders.ts";
import { findViolations, openPageWithAxe } from "../support/browser/axe.ts";
import { openPage } from "../support/browser/browser.ts";
import { ferrySite } from "../support/browser/served-site.ts";
import { attached } from "../support/browser/settled.ts";
import { listFiles } from "../support/build/built-site.ts";
import { ownProject, projectRoot } from "../support/system/own-project.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

/** The page of every example of every block, as the files of the schemas say. */
const examplePaths = blockFolders(ownProject).flatMap(({ type, folder }) => {
  const { examples } = JSON.parse(readFileSync(join(folder, "block.schema.json"), "utf8")) as { examples: unknown[] };
  return examples.map((_, index) => `/__blocks/${type}/${index + 1}`);
});
const cacheDir = temporaryFolder(afterAll);
let server: ViteDevServer;
let origin: string;

beforeAll(async () => {
  server = await createDevServer(
    { project: ownProject, pages: join(projectRoot, "tests/fixtures/ferry-site"), port: 0 },
    { logLevel: "warn", cacheDir },
  );
  await server.listen();
  origin = new URL(server.resolvedUrls?.local[0] ?? "").origin;
});
afterAll(() => server?.close());

describe("the block gallery of the dev server", () => {
  test("lists every example of every block", async () => {
    const page = await openPage();
    await page.goto(`${origin}/__blocks`, { waitUntil: "commit" });
    const links = page.locator("main a[href*='/__blocks/']");
    await expect.poll(() => links.count()).toBe(examplePaths.length);
    const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href")));
    expect(paths.sort()).toEqual([...examplePaths].sort());
  });

  test.each(["/__blocks", examplePaths[0]])("axe-core finds nothing on %s", { timeout: 180_000 }, async (path) => {
    const page = await openPageWithAxe({ viewport: { width: 1280, height: 600 } });
    await page.goto(`${origin}${path}`);
    await attached(page);
    expect(await findViolations(page)).toEqual([]);
  });
});

test("no file of a release build belongs to the gallery, or has anything that pages of the dev server have beside", () => {
  const { out } = ferrySite;
  const files = listFiles(out);
  expect(files.filter((file) => /__blocks|__dev/.test(file))).toEqual([]);
  const texts = files.filter((file) => /\.(html|xml|js|css|json)$/.test(file) || /^(?:_redirects|\.h)/.test(file));
  expect(texts.filter((file) => file.endsWith(".js")).length).toBeGreaterThan(3);
  const own = ["__blocks", "__dev", "dev-data", "dev-mistakes", "@vite"];
  const found = texts.flatMap((file) => {
    const text = readFileSync(join(out, file), "utf8");
    return own.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});
