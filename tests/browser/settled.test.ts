import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openPage } from "../support/browser/browser.ts";
import { openSettled } from "../support/browser/settled.ts";

const font = readFileSync(
  createRequire(import.meta.url).resolve("@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2"),
);
const html = `<!doctype html><title>Late</title><link rel="preload" href="/font.woff2" as="font" type="font/woff2" crossorigin>
<style>@font-face { font-family: Bitter; src: url(/font.woff2); font-display: optional }
span { font: 40px Bitter, monospace }</style><body data-attached><span>IlIlIlIl</span>`;

test("a page whose font has come too late is measured once it stands in it", async () => {
  let release = () => {};
  const painted = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: (string | undefined)[] = [];
  const server = createServer(async ({ url }, response) => {
    asked.push(url);
    if (url !== "/font.woff2") return void response.writeHead(200, { "Content-Type": "text/html" }).end(html);
    await painted;
    response.writeHead(200, { "Content-Type": "font/woff2", "Cache-Control": "max-age=600, immutable" }).end(font);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const page = await openPage();
  const width = () => page.locator("span").evaluate((span) => span.getBoundingClientRect().width);
  const opened = openSettled(page, `http://localhost:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const late = await width();
  release();
  await opened;
  expect(asked.filter((url) => url === "/").length).toBeGreaterThan(1);
  expect(await width()).not.toBe(late);
});
