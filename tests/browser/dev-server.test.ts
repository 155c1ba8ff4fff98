import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { createDevServer } from "../../scripts/dev-server/create-dev-server.ts";
import { projectRoot } from "../../scripts/program/project.ts";
import { openPage } from "../support/browser/browser.ts";

const folder = mkdtempSync(join(tmpdir(), "dev-server-"));
const pages = join(folder, "pages");
const fixture = join(projectRoot, "tests/fixtures/other-site");
let server: ViteDevServer;
let origin: string;

async function startServer(content: string): Promise<{ server: ViteDevServer; origin: string }> {
  const server = await createDevServer(
    { pages: content, port: 0 },
    { cacheDir: join(folder, "cache"), logLevel: "silent" },
  );
  await server.listen();
  return { server, origin: new URL(server.resolvedUrls?.local[0] ?? "").origin };
}

beforeAll(async () => {
  cpSync(fixture, pages, { recursive: true });
  ({ server, origin } = await startServer(pages));
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a mistake in a page of the menu is at that page alone, with status 500, and the other pages stay as they are", async () => {
  const listed = join(pages, "reparatur/bremsen.yaml");
  const written = readFileSync(listed, "utf8");
  const get = async (path: string) => {
    const answer = await fetch(origin + path);
    return { status: answer.status, html: await answer.text() };
  };
  const before = await get("/impressum");
  expect(before.html).toContain('href="/reparatur/bremsen"');

  writeFileSync(listed, written.replace(/^title:/m, "titel:"));
  onTestFinished(() => writeFileSync(listed, written));
  expect((await get("/reparatur/bremsen")).status).toBe(500);
  expect(before.status).toBe(200);
  expect(await get("/impressum")).toEqual(before);
});

test("an unknown path answers with the not-found page and status 404, an asset with its file", async () => {
  const page = await openPage();
  expect((await page.goto(`${origin}/gibt-es-nicht`))?.status()).toBe(404);
  const asset = await page.request.get(`${origin}/assets/rad.svg`);
  expect(await asset.text()).toBe(readFileSync(join(pages, "_assets/rad.svg"), "utf8"));
});

test("a mistake that only shows between files is found by the check of all content, at the page that it is in", async () => {
  const page = await openPage();
  await page.goto(origin);
  const mistakes = page.locator("#dev-mistakes li");
  const linked = join(pages, "reparatur/bremsen.yaml");

  renameSync(linked, join(folder, "bremsen.yaml"));
  await expect.poll(() => mistakes.allTextContents()).toContainEqual(expect.stringContaining('"/reparatur/bremsen"'));
  expect((await page.request.get(`${origin}/impressum`)).status()).toBe(200);

  renameSync(join(folder, "bremsen.yaml"), linked);
  await expect.poll(() => mistakes.count()).toBe(0);
});

test("a page that is added, or saved by rename, shows in the open menu of other pages", async () => {
  const page = await openPage();
  await page.goto(`${origin}/impressum`);
  const links = () => page.locator("header a[href^='/reparatur/']").allTextContents();
  const before = await links();
  const text = readFileSync(join(pages, "reparatur/bremsen.yaml"), "utf8");
  const added = join(pages, "reparatur/felgen.yaml");

  writeFileSync(added, text.replace(/^title: .*/m, "title: Felgen").replace(/^redirectFrom:\n(?: {2}- .*\n)*/m, ""));
  await expect.poll(links, { timeout: 20_000 }).toContain("Felgen");
  const beside = join(folder, "felgen.yaml");
  writeFileSync(beside, readFileSync(added, "utf8").replace("title: Felgen", "title: Felgen und Reifen"));
  renameSync(beside, added);
  await expect.poll(links, { timeout: 20_000 }).toContain("Felgen und Reifen");
  rmSync(added);
  await expect.poll(links, { timeout: 20_000 }).toEqual(before);
});

test("a former path leads to the page", async () => {
  const page = await openPage();
  await page.goto(`${origin}/service/bremsen`);
  expect(page.url()).toBe(`${origin}/reparatur/bremsen`);
});

test("a content folder that is not there is reported, and shown once it is", async () => {
  const later = join(folder, "later");
  const other = await startServer(later);
  onTestFinished(() => other.server.close());
  const page = await openPage();
  expect((await page.goto(other.origin))?.status()).toBe(500);
  expect(await page.locator("pre").textContent()).toContain("it does not exist");
  cpSync(fixture, later, { recursive: true });
  await expect.poll(() => page.locator("h1").textContent(), { timeout: 20_000 }).toBe("Dein Rad läuft wieder");
});

test("a page comes with its styles, without JavaScript too, which Vite's client takes over", async () => {
  const look = async (javaScriptEnabled: boolean) => {
    const page = await openPage({ javaScriptEnabled });
    await page.goto(origin);
    const menu = page.locator("header").first();
    await menu.waitFor();
    if (javaScriptEnabled) await page.waitForSelector("header[data-attached]");
    return page;
  };
  const colours = (page: Page) =>
    page.locator("h1, header, main > *").evaluateAll((elements) =>
      elements.map((element) => {
        const { color, fontSize, display, paddingTop } = getComputedStyle(element);
        return [color, fontSize, display, paddingTop].join();
      }),
    );
  const [plain, scripted] = [await look(false), await look(true)];
  expect(await colours(plain)).toEqual(await colours(scripted));
  const ids = await scripted
    .locator("style[data-vite-dev-id]")
    .evaluateAll((styles) => styles.map((style) => style.getAttribute("data-vite-dev-id")));
  // One for each file, and not a second of the client's.
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(20);
});
