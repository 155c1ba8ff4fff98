import type { Page } from "playwright";
import { expect, test } from "vitest";
import { errorsOf, openPage } from "../support/browser/browser.ts";
import { clickWarm, footerLink, markDocument, openNavigation } from "../support/browser/client-navigation.ts";
import { serveFixture } from "../support/browser/serve-fixture.ts";

const site = serveFixture("gallery-site");

const moduleFile = /\/_app\/step-through-[^/]*\.js$/;

/** The visible steps, and the labels of the controls. */
async function guide(page: Page) {
  const section = page.locator("#guide");
  return {
    steps: await section.locator("li").filter({ visible: true }).locator("h3").allTextContents(),
    controls: (await section.locator("button, [role=status]").allTextContents()).map((text) => text.trim()),
  };
}
const controls = (position: string) => ["Previous step", position, "Next step"];
const allSteps = { steps: ["Mix", "Wait", "Bake"], controls: [] };

test("a page with an interactive block brings React without intent, and the block answers to clicks", async () => {
  const page = await openPage({ baseURL: site.origin });
  const errors = errorsOf(page);
  const module = page.waitForRequest(moduleFile);
  await page.goto("/");
  await module;
  await expect.poll(() => guide(page)).toEqual({ steps: ["Mix"], controls: controls("1 / 3: Mix") });
  await page.getByRole("button", { name: "Next step" }).click();
  await page.getByRole("button", { name: "Next step" }).press("Enter");
  expect(await guide(page)).toEqual({ steps: ["Bake"], controls: controls("3 / 3: Bake") });
  expect(await page.getByRole("button", { name: "Next step" }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Previous step" }).click();
  expect(await guide(page)).toEqual({ steps: ["Wait"], controls: controls("2 / 3: Wait") });
  await page.emulateMedia({ media: "print" });
  expect(await guide(page)).toMatchObject({ steps: ["Mix", "Wait", "Bake"] });
  expect(await page.getByText("2 / 3").isVisible()).toBe(false);
  expect(errors).toEqual([]);
});

test("hydration keeps the elements of the prerendered page, and attaches the behaviours of the other blocks", async () => {
  const page = await openPage({ baseURL: site.origin });
  await page.clock.setFixedTime(new Date("2031-02-03T12:00:00"));
  await page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () => {
      Object.assign(window, { before: [...document.querySelectorAll("main h1, main h2, main h3, main pre")] });
    }),
  );
  await page.goto("/");
  await expect.poll(async () => (await guide(page)).steps).toEqual(["Mix"]);
  const isKept = await page.evaluate(() =>
    (window as unknown as { before: Element[] }).before.every((element) => element.isConnected),
  );
  expect(isKept).toBe(true);
  expect(await page.getByRole("tab").allTextContents()).toEqual(["JSON", "XML"]);
  expect(await page.locator("time").textContent()).toBe("3 February 2031");
});

test("without JavaScript every step is shown, without dead controls", async () => {
  const page = await openPage({ baseURL: site.origin, javaScriptEnabled: false });
  await page.goto("/");
  expect(await guide(page)).toEqual(allSteps);
});

test.each([
  { case: "its module cannot be run", status: 200, body: "throw new Error('broken');" },
  { case: "its module is missing", status: 404, body: "" },
])(
  "where React cannot start, since $case, every step is shown, the other behaviours work, and so do links",
  async ({ status, body }) => {
    const page = await openPage({ baseURL: site.origin });
    await page.route(moduleFile, (route) => route.fulfill({ status, body, contentType: "text/javascript" }));
    const documents: string[] = [];
    page.on("request", (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
    await page.goto("/");
    await page.getByRole("tab", { name: "XML" }).click();
    expect(await guide(page)).toEqual(allSteps);
    await footerLink(page, "/hours").click();
    await page.waitForURL("**/hours");
    await page.waitForLoadState();
    expect(documents).toEqual(["/", "/hours"]);
  },
);

test("client navigation leads to and from an interactive block, which starts anew each time", async () => {
  const page = await openNavigation(`${site.origin}/hours`);
  const errors = errorsOf(page);
  const isSameDocument = await markDocument(page);
  for (let visit = 0; visit < 2; visit++) {
    await clickWarm(footerLink(page, "/"));
    await expect.poll(() => guide(page)).toEqual({ steps: ["Mix"], controls: controls("1 / 3: Mix") });
    await page.getByRole("button", { name: "Next step" }).click();
    await clickWarm(footerLink(page, "/hours"));
    expect(await page.locator("h1").allTextContents()).toEqual(["Opening hours"]);
  }
  await page.goBack();
  await expect.poll(() => guide(page)).toEqual({ steps: ["Mix"], controls: controls("1 / 3: Mix") });
  expect(await isSameDocument()).toBe(true);
  expect(errors).toEqual([]);
});
