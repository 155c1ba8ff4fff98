import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDevServer } from "../../scripts/create-dev-server.ts";
import { projectRoot } from "../../scripts/project.ts";
import { openPage } from "../support/browser.ts";

const folder = mkdtempSync(join(tmpdir(), "dev-server-"));
const pages = join(folder, "pages");
const home = join(pages, "index.yaml");
let server: ViteDevServer;
let origin: string;

beforeAll(async () => {
  cpSync(join(projectRoot, "tests/fixtures/other-site"), pages, { recursive: true });
  server = await createDevServer(pages, 0, { cacheDir: join(folder, "cache"), logLevel: "silent" });
  await server.listen();
  origin = new URL(server.resolvedUrls?.local[0] ?? "").origin;
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a saved page shows in the browser without a reload by hand, a mistake is named, and the page comes back", async () => {
  const written = readFileSync(home, "utf8");
  const page = await openPage();
  await page.goto(origin);
  const heading = page.locator("h1");
  const title = await heading.textContent();
  // The watcher is there once the browser is connected to it.
  await expect.poll(() => server.ws.clients.size).toBe(1);

  writeFileSync(home, written.replaceAll(title ?? "", "Frisch gespeichert"));
  await expect.poll(() => heading.textContent(), { timeout: 20_000 }).toBe("Frisch gespeichert");

  writeFileSync(home, written.replace(/^title:/m, "titel:"));
  await expect.poll(() => heading.textContent(), { timeout: 20_000 }).toBe("Mistakes in the content");
  expect(await page.locator("pre").textContent()).toContain('Unexpected key "titel"');

  writeFileSync(home, written);
  await expect.poll(() => heading.textContent(), { timeout: 20_000 }).toBe(title);
});

test("an unknown path answers with the not-found page and status 404, an asset with its file", async () => {
  const page = await openPage();
  expect((await page.goto(`${origin}/gibt-es-nicht`))?.status()).toBe(404);
  const asset = await page.goto(`${origin}/assets/rad.svg`);
  expect(await asset?.text()).toBe(readFileSync(join(pages, "_assets/rad.svg"), "utf8"));
});
