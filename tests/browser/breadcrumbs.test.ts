import { expect, test } from "vitest";
import { openPage } from "../support/browser/browser.ts";
import { clickWarm, footerLink, openNavigation } from "../support/browser/client-navigation.ts";

const steps = (page: Awaited<ReturnType<typeof openPage>>) =>
  page
    .locator("main nav li")
    .evaluateAll((items) =>
      items.map((item) => [
        item.textContent,
        item.querySelector("a")?.getAttribute("href") ?? null,
        item.getAttribute("aria-current"),
      ]),
    );

test("the way to a page stands above it, and changes with the page without loading it anew", async () => {
  const page = await openNavigation("/islands/carrick");
  expect(await steps(page)).toEqual([
    ["Home", "/", null],
    ["Islands", null, null],
    [expect.any(String), null, "page"],
  ]);
  await clickWarm(footerLink(page, "/services/freight"));
  expect(await steps(page)).toEqual([
    ["Home", "/", null],
    ["Services", null, null],
    ["Freight", null, "page"],
  ]);
  // A link of it navigates like any other, and the home page has none.
  await clickWarm(page.locator("main nav a"));
  expect(new URL(page.url()).pathname).toBe("/");
  expect(await steps(page)).toEqual([]);
});

test("it takes little of a small screen, and no link of it is smaller than a finger needs", async () => {
  const page = await openPage({ viewport: { width: 360, height: 640 } });
  await page.goto("/services/freight");
  const way = page.locator("main nav");
  const heading = await page.locator("main section").first().boundingBox();
  const header = await page.locator("header").first().boundingBox();
  expect((heading?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0))).toBeLessThan(24);
  expect((await way.locator("a").boundingBox())?.height).toBeGreaterThanOrEqual(24);
});

test("data for search engines is in the document under the policy of the build, and nothing complains", async () => {
  const page = await openPage();
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective }) => {
      throw new Error(violatedDirective);
    });
  });
  for (const [path, types] of [
    ["/", ["Organization", "WebSite"]],
    ["/services/freight", ["BreadcrumbList", "Service"]],
  ] as const) {
    const response = await page.goto(path);
    const policy = response?.headers()["content-security-policy"] ?? "";
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    await page.waitForSelector("header[data-attached]");
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    const { "@graph": graph } = JSON.parse(text ?? "") as { "@graph": readonly { "@type": string }[] };
    expect(graph.map((thing) => thing["@type"])).toEqual(types);
    // The image is there, and of the size that the head says.
    const image = await page.locator('meta[property="og:image"]').getAttribute("content");
    const png = await page.request.get(new URL(image ?? "").pathname);
    expect(png.headers()).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect((await png.body()).subarray(16, 24).toString("hex")).toBe("000004b000000276");
  }
  expect(complaints).toEqual([]);
});
