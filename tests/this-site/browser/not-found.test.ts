import { expect, test } from "vitest";
import { openPage } from "../../support/browser/browser.ts";
import { unknownPath } from "../../support/browser/served-site.ts";
import { thisSite } from "../../support/browser/sites.ts";

test("an unknown path says so under the heading 404 and leads back to the home page", async () => {
  const page = await openPage({ baseURL: thisSite.origin });
  await page.goto(unknownPath);
  await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("404");
  expect(await page.getByText("Oops! Page not found", { exact: true }).isVisible()).toBe(true);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await page.waitForURL(`${thisSite.origin}/`);
});
