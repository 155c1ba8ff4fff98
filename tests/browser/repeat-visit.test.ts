import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright";
import { expect, onTestFinished, test } from "vitest";
import { openPage, takeWholeBrowser } from "../support/browser/browser.ts";
import { ferrySite } from "../support/browser/sites.ts";

takeWholeBrowser();

/** What a server has been asked for, and what it has answered. */
interface ServedRequest {
  readonly path: string;
  readonly status: number | undefined;
  /** Whether the browser has the file and asks only if there is another one. */
  readonly conditional: boolean;
}

/** Puts a server in front of the site that notes every request, until the test is over. */
async function recordRequests(): Promise<{ readonly site: string; readonly requests: ServedRequest[] }> {
  const requests: ServedRequest[] = [];
  const server = createServer((asked, response) => {
    const { url = "/", method, headers } = asked;
    const forwarded = request(ferrySite.origin + url, { method, headers }, (answer) => {
      requests.push({ path: url, status: answer.statusCode, conditional: headers["if-none-match"] !== undefined });
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { site: `http://localhost:${(server.address() as AddressInfo).port}`, requests };
}

/** Pages, and the scripts that each loads besides the one of every page. */
const pages: readonly (readonly [path: string, scripts: readonly string[]])[] = [
  ["/", ["/_app/moving.js"]],
  ["/services/freight", []],
];

/** Everything that a first visit of a page asks for: Chromium asks for the icon when it will, also after all else was quiet. */
async function visitFirst(page: Page, path: string, requests: ServedRequest[]): Promise<ServedRequest[]> {
  await page.goto(path, { waitUntil: "networkidle" });
  await expect.poll(() => requests.map((request) => request.path)).toContain("/assets/favicon.svg");
  return requests.splice(0);
}

test.each(pages)(
  "a repeat visit of %s costs one request, which asks only whether the page is another one",
  async (path, scripts) => {
    const { site, requests } = await recordRequests();
    const first = await openPage({ baseURL: site });
    const visited = await visitFirst(first, path, requests);
    expect(visited.filter(({ status, conditional }) => status !== 200 || conditional)).toEqual([]);
    expect(visited.map((request) => request.path.replace(/-[^/]*(?=\.\w+$)/, "")).sort()).toEqual(
      [path, "/_app/entry.js", ...scripts, "/_app/schibsted.woff2", "/assets/favicon.svg"].sort(),
    );
    await first.close();

    const again = await first.context().newPage();
    await again.goto(path, { waitUntil: "networkidle" });
    expect(requests).toEqual([{ path, status: 304, conditional: true }]);
    expect(await again.locator("h1").count()).toBe(1);
    expect(await again.evaluate(() => document.fonts.check("1em 'Schibsted Grotesk'"))).toBe(true);
  },
);

test("a second page costs a first visitor its document alone", async () => {
  const { site, requests } = await recordRequests();
  const page = await openPage({ baseURL: site });
  await visitFirst(page, "/", requests);
  await page.goto("/services/freight", { waitUntil: "networkidle" });
  expect(requests).toEqual([{ path: "/services/freight", status: 200, conditional: false }]);
});
