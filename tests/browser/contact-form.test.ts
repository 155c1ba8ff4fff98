import type { BrowserContextOptions, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { errorsOf, openPage, openSettled } from "../support/browser/browser.ts";
import { clickWarm, openNavigation } from "../support/browser/client-navigation.ts";

const screen = { viewport: { width: 1280, height: 800 } };

/** What is chosen, what has the focus, and whether that is in view below the header, with the question above it and a field below. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const top = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const isSeen = ["legend", "input[name=name]"].every((part) => {
      const box = document.querySelector(`footer ${part}`)?.getBoundingClientRect();
      return box && box.top >= top && box.bottom <= innerHeight;
    });
    return { chosen: document.querySelector("footer :checked")?.id, focus: activeElement?.id, isSeen };
  });

const at = (id: string) => ({ chosen: id, focus: id, isSeen: true });

/** Adds a link to the page, as authors do with their blocks. */
const addLink = (page: Page, href: string) =>
  page.evaluate((target) => {
    const link = Object.assign(document.createElement("a"), { href: target, textContent: target });
    document.querySelector("main > section")?.append(link);
  }, href);

describe("WA2: a link to something that people may write for", () => {
  test("makes that choice, again after another has been made, and so does Back", async () => {
    const page = await openPage(screen);
    await openSettled(page, "/services/freight");
    expect(await page.locator("footer :checked").getAttribute("id")).toBe("contact-cargo");
    await addLink(page, "#contact-booking");
    await addLink(page, "#contact-weather");
    const booking = page.locator("main a[href='#contact-booking']");
    await booking.click();
    await expect.poll(() => stateOf(page)).toEqual(at("contact-booking"));
    await page.keyboard.press("ArrowUp");
    expect(await page.locator("footer :checked").getAttribute("id")).toBe("contact-cargo");
    await booking.click();
    await expect.poll(() => stateOf(page)).toEqual(at("contact-booking"));
    await page.locator("main a[href='#contact-weather']").click();
    await expect.poll(() => stateOf(page)).toEqual(at("contact-weather"));
    await page.goBack();
    await expect.poll(async () => ({ ...(await stateOf(page)), isSeen: true })).toEqual(at("contact-booking"));
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("name");
  });

  test("makes it when the page is opened by its address, and when the app shows the page", async () => {
    const page = await openNavigation("/services/freight#contact-weather");
    await expect.poll(() => stateOf(page)).toEqual(at("contact-weather"));
    await page.goto("/");
    await addLink(page, "/services/freight#contact-cargo");
    await clickWarm(page.locator("main a[href='/services/freight#contact-cargo']"));
    await expect.poll(() => stateOf(page)).toEqual(at("contact-cargo"));
  });

  test("leads to it without JavaScript, marks it, and one press makes it", async () => {
    const page = await openPage({ ...screen, javaScriptEnabled: false });
    await page.goto("/services/freight#contact-booking");
    const choice = page.locator("#contact-booking");
    expect(await choice.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe("solid");
    expect(await page.locator("footer :checked").getAttribute("id")).toBe("contact-cargo");
    await choice.press("Space");
    expect(await choice.isChecked()).toBe(true);
  });
});

describe("the form of the contact section", () => {
  /** A page with the form, and the addresses that the mail program would get. */
  const openForm = async (options: BrowserContextOptions = {}) => {
    const page = await openPage({ ...screen, ...options });
    const session = await page.context().newCDPSession(page);
    await session.send("Page.enable");
    const opened: string[] = [];
    session.on("Page.frameRequestedNavigation", ({ url }) => url.startsWith("mailto:") && opened.push(url));
    await page.goto("/services/freight");
    const send = page.getByRole("button", { name: "Open as an email" });
    const fill = async (message: string, name = "Eilidh", email = "eilidh@croft.example") => {
      await page.getByLabel("Your name").fill(name);
      await page.getByLabel("Your email").fill(email);
      await page.getByLabel("Your message").fill(message);
    };
    return { page, opened, send, fill };
  };

  /** The parts of an address, with percent-encoded text decoded. */
  const partsOf = (address = "") => {
    const [mailbox, query = ""] = address.split("?");
    return [mailbox, ...query.split("&").map((part) => part.split("=").map(decodeURIComponent))];
  };

  test("opens a message with the answers as they were written in the visitor's mail program, once all are given", async () => {
    const { page, opened, send, fill } = await openForm();
    const errors = errorsOf(page);
    await send.click();
    expect(await page.locator("footer :user-invalid:focus").getAttribute("name")).toBe("name");
    await fill("It’s £5 & 3+4, 100% = #1?\n\nCall +44 20. 👍", "Zoë Müller & Söhne", "zoe@croft.example");
    await page.getByLabel("Change a booking").check();
    await send.dblclick();
    await expect.poll(() => opened.length).toBeGreaterThan(0);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    const body = [
      "Your name: Zoë Müller & Söhne",
      "Your email: zoe@croft.example",
      "Your message: It’s £5 & 3+4, 100% = #1?",
      "",
      "Call +44 20. 👍",
    ].join("\r\n");
    expect(opened.map(partsOf)).toEqual([
      ["mailto:office@skerryline.example", ["subject", "Skerry Line: Booking (Freight)"], ["body", body]],
    ]);
    expect(opened[0]).toMatch(/^[\w:@.?=&%!'()*~-]+$/);
    expect(errors).toEqual([]);
  });

  test("leaves out what is empty, and is opened again after a second", async () => {
    const { page, opened, send, fill } = await openForm();
    await fill("Two rams.");
    await page.getByLabel("Your name").evaluate((field) => field.removeAttribute("required"));
    await page.getByLabel("Your name").fill("");
    await send.click();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1100)));
    await send.click();
    await expect.poll(() => opened).toHaveLength(2);
    const body = ["body", "Your email: eilidh@croft.example\r\nYour message: Two rams."];
    expect(opened.map((address) => partsOf(address)[2])).toEqual([body, body]);
  });

  test("opens what the browser makes of it without JavaScript", async () => {
    const { opened, send, fill } = await openForm({ javaScriptEnabled: false });
    await fill("Two rams and a tup.");
    await send.click();
    await expect.poll(() => opened).toHaveLength(1);
    expect(partsOf(opened[0])[2]).toEqual([
      "body",
      expect.stringMatching(
        /^subject=Unusual cargo \(Freight\)\s+name=Eilidh\s+email=\S+\s+message=Two rams and a tup\.\s*$/,
      ),
    ]);
  });
});
