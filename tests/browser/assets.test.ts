import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createSiteServer } from "../../scripts/server/site-server.ts";
import { openPage } from "../support/browser/browser.ts";
import { buildInto } from "../support/build/build-into.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const onePagePdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
`;

const script = "document.documentElement.setAttribute('data-evil', 'yes'); document.title = 'evil';";
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" onload="${script}">
<style>rect { fill: rgb(1, 2, 3) }</style><rect width="40" height="30"/>
<script href="/assets/evil.js"/><script>${script}</script></svg>`;
const html = `<!doctype html><title>Report</title><style>p { color: rgb(1, 2, 3) }</style><p>Report</p>
<img src="/assets/hostile%20%28final%29.svg" onerror="${script}"><script src="/assets/evil.js"></script><script>${script}</script>`;

/** A built site with hostile assets, served as `npm start` does. */
async function serveAssets(): Promise<string> {
  const folder = temporaryFolder();
  const [pages, out] = [join(folder, "pages"), join(folder, "site")];
  mkdirSync(join(pages, "_assets"), { recursive: true });
  const files = {
    "_site.yaml": "brand: { name: A }\norigin: https://a.example\nlanguage: en-GB\n",
    "index.yaml":
      "title: Home\ndescription: Fresh bread every morning.\nblocks:\n  - type: hero\n    title: Fresh bread\n",
    "_assets/hostile (final).svg": svg,
    "_assets/page.html": html,
    "_assets/evil.js": script,
    "_assets/prices.pdf": onePagePdf,
    "_assets/prices.csv": "bread,2\n",
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(pages, path), text);
  buildInto(out, pages);
  const server = createSiteServer(out);
  onTestFinished(() => server.close());
  return server.listen(0);
}

test("a script of an asset does not run where the asset is opened by itself, and its styles and pictures show", async () => {
  const site = await serveAssets();
  const page = await openPage();
  for (const path of ["/assets/page.html", "/assets/page", "/assets/hostile%20(final).svg"]) {
    await page.goto(site + path);
    // Whatever a page loads is there, and whatever was to run has run.
    await page.waitForLoadState("networkidle");
    expect(await page.locator("html[data-evil], svg[data-evil]").count()).toBe(0);
    const shown = page.locator("p, rect").first();
    expect(
      await shown.evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).fill]),
    ).toContain("rgb(1, 2, 3)");
    if (path.endsWith(".svg")) continue;
    expect(await page.locator("img").evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(40);
    expect(await page.title()).toBe("Report");
  }
});
