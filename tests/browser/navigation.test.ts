import { expect, test } from "vitest";
import { address } from "../support/browser/browser.ts";
import { clickWarm, footerLink, openNavigation, shown, warm } from "../support/browser/client-navigation.ts";

test("WN1, WN2: a warm click renders without waiting for a request; the title is new before the new h1 has the focus", async () => {
  const page = await openNavigation("/");
  const link = footerLink(page, "/services/freight");
  await warm(link);
  const requests: string[] = [];
  page.on("request", (request) => {
    // Chromium asks for a page's icon whenever the address changes.
    if (!request.url().endsWith("favicon.svg")) requests.push(request.url());
  });
  await page.evaluate(() => {
    const events: string[] = [];
    Object.assign(window, { events });
    document.addEventListener("focusin", ({ target }) => {
      const { localName, textContent } = target as Element;
      if (localName === "h1") events.push(`${document.title} | ${textContent}`);
    });
  });
  await link.click();
  await shown(page);
  const events = await page.evaluate(() => (window as unknown as { events: string[] }).events);
  const heading = await page.locator("h1").textContent();
  expect(events).toEqual([`${await page.title()} | ${heading}`]);
  // The only request is for the page that the visitor has left, for Back.
  await expect.poll(() => requests).toEqual([address("/")]);
  expect(await page.locator("[aria-live], [role=status]:not(main *), [role=alert]").count()).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("WN2: the h1 is focusable for as long as it has the focus, and no longer", async () => {
  const page = await openNavigation("/");
  await clickWarm(footerLink(page, "/services/freight"));
  expect(await page.locator("h1").getAttribute("tabindex")).toBe("-1");
  await page.keyboard.press("Tab");
  expect(await page.locator("h1").getAttribute("tabindex")).toBeNull();
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("WN3, WD10: header and footer stay the same elements, and the current page is marked in every menu", async () => {
  const page = await openNavigation("/");
  const marked = () =>
    page
      .locator("header [aria-current], footer [aria-current]")
      .evaluateAll((all) =>
        all.map((one) => `${one.getAttribute("href") ?? one.textContent} ${one.getAttribute("aria-current")}`),
      );
  const nodes = await page.evaluateHandle(() => [
    ...document.querySelectorAll("body > header, body > header *, footer, footer :not([data-purposes] *)"),
  ]);
  expect(await marked()).toEqual(["/ page", "/ page"]);
  await clickWarm(footerLink(page, "/islands/orran"));
  // The header's menu, the side menu and the footer.
  const inMenu = ["Islands true", "/islands/orran page"];
  expect(await marked()).toEqual([...inMenu, ...inMenu, "/islands/orran page"]);
  const isKept = await page.evaluate(
    (before) =>
      [...document.querySelectorAll("body > header, body > header *, footer, footer :not([data-purposes] *)")].every(
        (node, index) => node === before[index],
      ),
    nodes,
  );
  expect(isKept).toBe(true);
});

test("WN3: what people may write for is that of the new page, in the same place", async () => {
  const page = await openNavigation("/");
  const choices = page.locator("footer #contact input[type=radio]");
  const sent = () => choices.evaluateAll((all: HTMLInputElement[]) => all.map((one) => [one.value, one.checked]));
  const ofHome = [
    ["Booking (Home)", true],
    ["Ask about the weather (Home)", false],
  ];
  expect(await sent()).toEqual(ofHome);
  await page.getByLabel("Your message").fill("Two rams");
  await clickWarm(footerLink(page, "/services/freight"));
  await expect.poll(sent).toEqual([
    ["Unusual cargo (Freight)", true],
    ["Booking (Freight)", false],
    ["Ask about the weather (Freight)", false],
  ]);
  expect(await page.getByLabel("Your message").inputValue()).toBe("Two rams");
  await page.goBack();
  await expect.poll(sent).toEqual(ofHome);
});

test("WN3: a dropdown is closed after it has led to a page, though the pointer is still over it", async () => {
  const page = await openNavigation("/");
  const button = page.locator("header nav button", { hasText: "Journeys" });
  await button.hover();
  await clickWarm(page.locator("header nav a[href='/journeys/cycling']").first());
  expect(await button.getAttribute("aria-expanded")).toBe("false");
  expect(await page.locator("header nav ul ul").filter({ visible: true }).count()).toBe(0);
});
