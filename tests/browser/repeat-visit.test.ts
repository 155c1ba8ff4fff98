import { expect, test } from "vitest";
import { openPage, takeWholeBrowser } from "../support/browser/browser.ts";
import { recordRequests } from "../support/browser/record-requests.ts";

takeWholeBrowser();

/** Pages, and the scripts that each loads besides the one of every page. */
const pages: readonly (readonly [path: string, scripts: readonly string[]])[] = [
  ["/", ["/_app/moving.js"]],
  ["/services/freight", []],
  ["/privacy", ["/_app/current.js"]],
];

test.each(pages)(
  "a repeat visit of %s costs one request, which asks only whether the page is another one",
  async (path, scripts) => {
    const { site, requests } = await recordRequests();
    const first = await openPage({ baseURL: site });
    await first.goto(path, { waitUntil: "networkidle" });
    const visited = requests.splice(0);
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
  await page.goto("/", { waitUntil: "networkidle" });
  requests.splice(0);
  await page.goto("/services/freight", { waitUntil: "networkidle" });
  expect(requests).toEqual([{ path: "/services/freight", status: 200, conditional: false }]);
});
