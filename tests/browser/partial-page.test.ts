import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { address } from "../support/browser/browser.ts";
import { openObservedPage, shiftsOf } from "../support/browser/observed-page.ts";

test("nothing moves where the first half of a menu is painted before the second half has come", async () => {
  const html = await (await fetch(address("/"))).text();
  const middle = html.indexOf("</a>", html.indexOf("</a>", html.indexOf("<nav")) + 1);
  let sendRest = () => {};
  const server = createServer((request, response) => {
    if (request.url !== "/") return response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": "text/html;charset=utf-8" });
    response.write(html.slice(0, middle));
    sendRest = () => response.end(html.slice(middle));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const page = await openObservedPage({ viewport: { width: 1280, height: 800 } });
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  await page.goto(`${origin}/`, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const early = await page.locator("header nav[data-behaviour] li").count();
  sendRest();
  await page.waitForLoadState("load");
  expect(early).toBeGreaterThan(0);
  expect(await page.locator("header nav[data-behaviour] li").count()).toBeGreaterThan(early);
  expect(await page.locator("header nav[data-behaviour]").isVisible()).toBe(true);
  expect(await shiftsOf(page, "/")).toEqual([]);
});
