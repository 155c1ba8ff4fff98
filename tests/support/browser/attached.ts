import type { Page } from "playwright";

/** Waits until every behaviour of a page runs, also those that come once React has taken `<main>` over: some add elements. */
export async function attached(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector("[data-attached]") && !document.querySelector("[data-behaviour]:not([data-attached])"),
  );
}
