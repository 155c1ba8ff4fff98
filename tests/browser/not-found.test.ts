import { expect, test } from "vitest";
import { address, openPage } from "../support/browser/browser.ts";
import { clickWarm, markDocument, openNavigation } from "../support/browser/client-navigation.ts";
import { unknownPath } from "../support/browser/served-site.ts";

test("an unknown path shows the site's own page for that, which leads back to the home page", async () => {
  const page = await openPage();
  await page.goto(unknownPath);
  await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("Missed the boat");
  expect(await page.getByText("No page has this address.", { exact: true }).isVisible()).toBe(true);
  await page.getByRole("link", { name: "Back to the pier" }).click();
  await page.waitForURL(address("/"));
});

test("an unknown path is not written to the console again when the visitor goes on without a page load", async () => {
  const page = await openNavigation("/");
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(unknownPath);
  const isSame = await markDocument(page);
  await clickWarm(page.getByRole("link", { name: "Back to the pier" }));
  await expect.poll(() => page.title()).toBe("Skerry Line: ferries to the outer islands");
  expect(await isSame()).toBe(true);
  expect(errors.filter((error) => error.startsWith("404"))).toEqual([`404 ${unknownPath}`]);
});
