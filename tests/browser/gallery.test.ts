import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDevServer } from "../../scripts/dev-server/create-dev-server.ts";
import { projectRoot, schemaFolder } from "../../scripts/program/project.ts";
import { attached } from "../support/browser/attached.ts";
import { findViolations, openPageWithAxe } from "../support/browser/axe.ts";
import { openPage } from "../support/browser/browser.ts";
import { ferrySite } from "../support/browser/sites.ts";
import { listFiles } from "../support/build/built-site.ts";

/** The page of every example of every block, as the files of the schemas say. */
const blockFiles = readdirSync(join(schemaFolder, "blocks")).filter((name) => name.endsWith(".schema.json"));
const examplePaths = blockFiles.flatMap((file) => {
  const { examples } = JSON.parse(readFileSync(join(schemaFolder, "blocks", file), "utf8")) as { examples: unknown[] };
  return examples.map((_, index) => `/__blocks/${file.replace(".schema.json", "")}/${index + 1}`);
});
const cacheDir = mkdtempSync(join(tmpdir(), "gallery-"));
/** Whether an address is that of an example alone, of which the gallery shows hundreds in frames. */
const isExample = ({ pathname }: URL) => pathname.endsWith("/alone");
let server: ViteDevServer;
let origin: string;

beforeAll(async () => {
  server = await createDevServer(
    { pages: join(projectRoot, "tests/fixtures/ferry-site"), port: 0 },
    { logLevel: "warn", cacheDir },
  );
  await server.listen();
  origin = new URL(server.resolvedUrls?.local[0] ?? "").origin;
});
afterAll(async () => {
  await server?.close();
  rmSync(cacheDir, { recursive: true, force: true });
});

describe("the block gallery of the dev server", () => {
  test("shows every example of every block as a picture beside its YAML, and finds them by words", async () => {
    const page = await openPage({ permissions: ["clipboard-read", "clipboard-write"] });
    // Hundreds of pictures, each a page of its own, load after that.
    await page.goto(`${origin}/__blocks`, { waitUntil: "commit" });
    const entries = page.locator(".dev-examples > li");
    await expect.poll(() => entries.count()).toBe(examplePaths.length);
    const links = page.locator(".dev-examples a");
    const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href")));
    expect(paths.sort()).toEqual([...examplePaths].sort());

    await page.getByRole("searchbox", { name: "Search blocks" }).fill("metric-tiles 3");
    const ofType = examplePaths.filter((path) => path.startsWith("/__blocks/metric-tiles/"));
    await expect.poll(() => entries.filter({ visible: true }).count()).toBeLessThanOrEqual(ofType.length);
    const first = entries.filter({ visible: true }).first();
    expect(await first.locator("pre").textContent()).toMatch(/^- type: metric-tiles\n/);
    await first.getByRole("button", { name: "Copy YAML" }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toBe(await first.locator("pre").textContent());
    const picture = first.locator("iframe").contentFrame();
    await expect.poll(() => picture.locator("main > section").count()).toBe(1);
    await expect.poll(() => picture.locator("header").first().isVisible()).toBe(false);
  });

  test("finds icons by other words for what they show", async () => {
    const page = await openPage();
    await page.route(isExample, (route) => route.abort());
    await page.goto(`${origin}/__blocks`);
    await page.getByRole("searchbox", { name: "Search icons" }).fill("boat");
    const names = page.locator(".dev-icons button");
    await expect.poll(() => names.allTextContents()).toContain("ship");
    expect((await names.allTextContents()).every((name) => name.includes("boat"))).toBe(false);
  });

  test("shows an example with its description, its fields and the YAML to copy", async () => {
    const page = await openPage();
    await page.goto(`${origin}/__blocks/metric-tiles/1`);
    const main = page.locator("main");
    expect(await main.locator("h1").textContent()).toBe("Metric tiles, example 1");
    expect(await main.locator("h2").allTextContents()).toEqual(expect.arrayContaining(["The YAML", "The fields"]));
    expect(await main.locator("pre").textContent()).toMatch(/^- type: metric-tiles\n {2}/);
    expect(await main.locator("dt", { hasText: /^items$/ }).count()).toBe(1);
    await expect.poll(() => page.getByRole("button", { name: "Copy code" }).count()).toBe(1);
  });

  test.each(["/__blocks", examplePaths[0]])("axe-core finds nothing on %s", { timeout: 180_000 }, async (path) => {
    const page = await openPageWithAxe({ viewport: { width: 1280, height: 600 } });
    await page.route(isExample, (route) => route.abort());
    await page.goto(`${origin}${path}`);
    await attached(page);
    expect(await findViolations(page)).toEqual([]);
  });

  // In every theme all other rules are asked of all examples on one page (themes.test.ts).
  test("answers for every example with a page whose headings and landmarks are in order", {
    timeout: 400_000,
  }, async () => {
    const page = await openPageWithAxe({ viewport: { width: 1280, height: 600 } });
    // None of these rules needs a script or a picture.
    await page.route(
      ({ origin: asked, pathname }) => asked === origin && !examplePaths.includes(pathname),
      (route) => route.abort(),
    );
    await page.goto(origin + examplePaths[0]);
    expect(await page.evaluate(findInEach, examplePaths)).toEqual([]);
    const wrong = "data:text/html,<main><h1>One</h1><h3>Three</h3></main>";
    expect(await page.evaluate(findInEach, [wrong])).toEqual([`${wrong}: heading-order`]);
  });

  test("brings the one block that needs React in the browser to life", async () => {
    const page = await openPage();
    await page.goto(`${origin}/__blocks/step-through/1`);
    const steps = page.locator("main section ol > li");
    const shown = () => steps.evaluateAll((items) => items.map((item) => item.checkVisibility()));
    const count = await steps.count();
    const onlyStep = (step: number) => Array.from({ length: count }, (_, index) => index === step);
    await expect.poll(shown, { timeout: 60_000 }).toEqual(onlyStep(0));
    await page.getByRole("button", { name: "Next step" }).click();
    await expect.poll(shown).toEqual(onlyStep(1));
    await page.getByRole("button", { name: "Previous step" }).click();
    await expect.poll(shown).toEqual(onlyStep(0));
  });
});

test("no file of a release build belongs to the gallery, or has anything that pages of the dev server have beside", () => {
  const { out } = ferrySite;
  const files = listFiles(out);
  expect(files.filter((file) => /__blocks|__dev/.test(file))).toEqual([]);
  const texts = files.filter((file) => /\.(html|xml|js|css|json)$/.test(file) || /^(?:_redirects|\.h)/.test(file));
  expect(texts.filter((file) => file.endsWith(".js")).length).toBeGreaterThan(3);
  const own = ["__blocks", "__dev", "dev-data", "dev-mistakes", "x-dev-token", "@vite"];
  const found = texts.flatMap((file) => {
    const text = readFileSync(join(out, file), "utf8");
    return own.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});

/** Runs in the browser: which rules each of the pages breaks, all of them shown in the place of one, where axe-core is already. */
async function findInEach(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const answer = await fetch(path);
    if (answer.status !== 200) found.push(`${path}: status ${answer.status}`);
    const { documentElement } = new DOMParser().parseFromString(await answer.text(), "text/html");
    document.documentElement.replaceWith(document.adoptNode(documentElement));
    const { violations } = await axe.run(document, {
      runOnly: ["heading-order", "page-has-heading-one", "landmark-unique"],
      resultTypes: ["violations"],
      preload: false,
    });
    found.push(...violations.map(({ id }) => `${path}: ${id}`));
  }
  return found;
}
