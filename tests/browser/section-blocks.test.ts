import { expect, test } from "vitest";
import { findViolations, openPageWithAxe } from "../support/browser/axe.ts";
import { openPage, testInChromium } from "../support/browser/browser.ts";
import { notePrefetches } from "../support/browser/client-navigation.ts";
import { bakerySite as site } from "../support/browser/served-site.ts";

const house = () => `${site.origin}/house`;

test("a gallery opens the picture that was chosen, keys and buttons lead to the others, and closing returns to the link", async () => {
  const page = await openPageWithAxe({ viewport: { width: 1000, height: 700 } });
  await page.goto(house());
  const links = page.locator("#pictures [data-part=picture]");
  const dialog = page.getByRole("dialog", { name: "Around the slip" });
  /** The picture that is announced as shown, and the one that is in view. */
  const shown = async () => {
    const [said, alt] = ((await dialog.getByRole("status").textContent()) ?? "").split(": ");
    const inView = await dialog.locator("img").evaluateAll((all) =>
      all.flatMap((one) => {
        const { left, right } = one.getBoundingClientRect();
        return left >= 0 && right <= innerWidth ? [(one as HTMLImageElement).alt] : [];
      }),
    );
    return { said, isRight: inView.length === 1 && inView[0] === alt };
  };
  await links.nth(1).click();
  await expect.poll(shown).toEqual({ said: "2 / 3", isRight: true });
  expect(await findViolations(page)).toEqual([]);
  const steps = [
    ["ArrowRight", "3 / 3"],
    ["ArrowRight", "1 / 3"],
    ["ArrowLeft", "3 / 3"],
    ["Home", "1 / 3"],
    ["End", "3 / 3"],
  ] as const;
  for (const [key, said] of steps) {
    await page.keyboard.press(key);
    await expect.poll(shown).toEqual({ said, isRight: true });
  }
  // As people do to see a tall picture large, and then a wide one.
  for (const [width, height] of [[500, 800] as const, [1000, 700] as const]) {
    await page.setViewportSize({ width, height });
    await expect.poll(shown).toEqual({ said: "3 / 3", isRight: true });
  }
  await dialog.getByRole("button", { name: "Previous picture" }).click();
  await expect.poll(shown).toEqual({ said: "2 / 3", isRight: true });
  // As a finger does, which the browser lets go at the nearest picture.
  await dialog.locator("[data-part=strip]").evaluate((strip) => strip.scrollBy({ left: 700 }));
  await expect.poll(shown).toEqual({ said: "3 / 3", isRight: true });
  await page.keyboard.press("Escape");
  expect(await dialog.isVisible()).toBe(false);
  expect(await links.nth(1).evaluate((link) => document.activeElement === link)).toBe(true);
});

test("a gallery is a list of links to larger pictures without JavaScript", async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(house());
  const link = page.locator("#pictures [data-part=picture]").first();
  const small = await link.locator("img").getAttribute("src");
  await link.click();
  expect(new URL(page.url()).pathname).toMatch(/^\/_img\/[\w-]{12}-1600\.webp$/);
  expect(page.url()).not.toContain(small);
  expect(await page.locator("img").evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1600);
});

const rooms = ["The slip", "The loft", "The tower"];

test("tabs are found by the browser's search and by links, which show the panel that they lead to or into", async () => {
  const page = await openPageWithAxe({ viewport: { width: 1000, height: 700 } });
  await page.goto(`${house()}#loft`);
  const block = page.locator("#rooms");
  const chosen = () => block.locator("[role=tab][aria-selected=true]").allTextContents();
  await expect.poll(chosen).toEqual(["The loft"]);
  await expect.poll(() => page.locator("#loft").isVisible()).toBe(true);
  await expect.poll(async () => ((await page.locator("#loft").boundingBox())?.y ?? 999) < 700).toBe(true);
  // Its tab is not below the header.
  const header = await page.locator("body > header").boundingBox();
  const tabs = await block.getByRole("tablist").boundingBox();
  expect(tabs?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  expect(await findViolations(page, { within: "#rooms" })).toEqual([]);
  const hidden = block.locator("[data-tab]").filter({ hasText: "Herbs" });
  expect(await hidden.getAttribute("hidden")).toBe("until-found");
  // What the browser does when a search finds something in it.
  await hidden.evaluate((panel) => panel.dispatchEvent(new Event("beforematch", { bubbles: true })));
  expect(await chosen()).toEqual(["The tower"]);
  expect(await hidden.getAttribute("hidden")).toBe(null);
  await page.evaluate(() => location.assign("#slip"));
  await expect.poll(chosen).toEqual(["The slip"]);
  expect(await block.getByRole("tabpanel").count()).toBe(1);
});

test("tabs are panels below each other without JavaScript and on paper", async () => {
  const [without, onPaper] = [await openPage({ javaScriptEnabled: false }), await openPage()];
  await onPaper.goto(house());
  await expect.poll(() => onPaper.locator("#rooms").getByRole("tab").count()).toBe(3);
  await onPaper.emulateMedia({ media: "print" });
  await without.goto(house());
  for (const page of [without, onPaper]) {
    expect(await page.locator("#rooms h3").filter({ visible: true }).allTextContents()).toEqual(rooms);
    expect(await page.locator("#rooms").getByText("Herbs").isVisible()).toBe(true);
    expect(await page.locator("#rooms [role=tablist]").filter({ visible: true }).count()).toBe(0);
  }
});

testInChromium(
  "a film loads nothing before it is started, plays with its captions, and its page alone may",
  async () => {
    const page = await openPageWithAxe({});
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(house());
    const film = page.locator("#film video");
    expect(await film.getAttribute("poster")).toMatch(/-1216\.webp$/);
    await film.scrollIntoViewIfNeeded();
    expect(await findViolations(page, { within: "#film" })).toEqual([]);
    expect(asked.filter((path) => /\.(?:webm|vtt)$/.test(path))).toEqual([]);
    const played = await film.evaluate(async (video: HTMLVideoElement) => {
      const [captions] = video.textTracks;
      if (captions) captions.mode = "showing";
      video.muted = true;
      await video.play();
      return [video.videoWidth, captions?.label];
    });
    expect(played).toEqual([320, "Captions"]);
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length)).toBe(1);
    const policyOf = async (path: string) =>
      /<meta http-equiv="Content-Security-Policy"[^>]*(media-src [^;"]*)/.exec(
        await (await fetch(site.origin + path)).text(),
      )?.[1];
    expect([await policyOf("/house"), await policyOf("/journal")]).toEqual(["media-src 'self'", undefined]);
  },
);

testInChromium(
  "what comes from another site is loaded once it is asked for, in a frame that its page alone may have",
  async () => {
    const page = await openPageWithAxe({});
    const asked: string[][] = [];
    await page.route(/^https:/, async (route) => {
      // Without the site's name YouTube shows error 153, and OpenStreetMap no map.
      const referer = (await route.request().headerValue("referer")) ?? "";
      asked.push([new URL(route.request().url()).host, referer]);
      return route.fulfill({ contentType: "text/html", body: "<title>Map</title><p>A map" });
    });
    await page.goto(house());
    const link = page.locator("#way [data-part=link]");
    expect(await link.getAttribute("href")).toBe(
      "https://www.openstreetmap.org/?mlat=57.14972&mlon=-2.09442#map=16/57.14972/-2.09442",
    );
    await link.scrollIntoViewIfNeeded();
    expect(await findViolations(page, { within: "#way" })).toEqual([]);
    expect(asked).toEqual([]);
    await link.click();
    const frame = page.getByTitle("A map of Slip Lane and the quay");
    await expect.poll(() => frame.contentFrame().locator("p").textContent()).toBe("A map");
    expect(asked).toEqual([["www.openstreetmap.org", `${site.origin}/`]]);
    expect(await frame.getAttribute("allow")).toMatch(/autoplay; clipboard-write; .*fullscreen; .*web-share/);
    expect(await frame.getAttribute("sandbox")).not.toContain("top-navigation");
    expect(await frame.evaluate((one) => document.activeElement === one)).toBe(true);
    const refused = page.waitForEvent("console", (message) => message.text().includes("frame-src"));
    await notePrefetches(page);
    await page.goto(`${site.origin}/journal`);
    await page.evaluate(() =>
      document.body.append(Object.assign(document.createElement("iframe"), { src: "https://www.openstreetmap.org/" })),
    );
    await refused;
  },
);

test("a price is that of the chosen period, without JavaScript too, and on paper all are there", async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(`${site.origin}/orders`);
  const prices = () =>
    page
      .locator("#subscription")
      .getByText(/^£\d+$/)
      .filter({ visible: true })
      .allTextContents();
  expect(await prices()).toEqual(["£39", "£72"]);
  const periods = page.getByRole("group", { name: "Billing period" });
  await periods.getByRole("radio", { name: "Yearly" }).check();
  expect(await prices()).toEqual(["£35", "£64"]);
  await periods.getByRole("radio", { name: "Yearly" }).press("ArrowLeft");
  expect(await prices()).toEqual(["£39", "£72"]);
  await page.emulateMedia({ media: "print" });
  expect(await prices()).toEqual(["£39", "£35", "£72", "£64"]);
});

test("an answer opens without JavaScript, by its question or by a link to it, and on paper all are open", async () => {
  const page = await openPage({ javaScriptEnabled: false });
  const answers = page.locator("#questions details > div");
  const shown = async () =>
    (await answers.filter({ visible: true }).allTextContents()).map((text) => text.slice(0, 12));
  await page.goto(`${site.origin}/orders`);
  expect(await shown()).toEqual([]);
  await page.locator("summary", { hasText: "after ten" }).click();
  expect(await shown()).toEqual(["Ask for what"]);
  await page.goto(`${site.origin}/orders?from=a-link#freezing`);
  expect(await shown()).toEqual(["Yes, on the "]);
  await page.emulateMedia({ media: "print" });
  expect(await shown()).toEqual(["Yes, on the ", "Ask for what", "To three caf"]);
});

test("a card that leads somewhere does so wherever it is pointed at, other links in it apart, and shows the focus around it", async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(`${site.origin}/visit`);
  const card = page.locator("li", { has: page.getByRole("heading", { name: "The bathing steps" }) });
  const title = card.getByRole("link", { name: "The bathing steps", exact: true });
  for (const link of await card.getByRole("link").all()) await link.click({ trial: true });
  await page.keyboard.press("Tab");
  await title.focus();
  const ringOf = (pseudo?: string) => title.evaluate((one, of) => getComputedStyle(one, of).outlineStyle, pseudo);
  expect([await ringOf(), await ringOf("::before")]).toEqual(["none", "solid"]);
  // An empty corner.
  const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 };
  await card.click({ position: { x: width - 4, y: height - 4 } });
  await expect.poll(() => new URL(page.url()).pathname).toBe("/journal");
});
