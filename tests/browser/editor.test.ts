import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FrameLocator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { differences } from "../editor/changed.ts";
import { findViolations, openPageWithAxe } from "../support/browser/axe.ts";
import { openPage } from "../support/browser/browser.ts";
import { type DevProcess, startDev } from "../support/system/dev-process.ts";
import { projectRoot } from "../support/system/own-project.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const fixture = join(projectRoot, "tests/fixtures/bakery-site");
const folder = temporaryFolder(afterAll);
const pages = join(folder, "pages");
let server: DevProcess;
let address: string;

beforeAll(async () => {
  cpSync(fixture, pages, { recursive: true });
  server = await startDev({ renderer: projectRoot, pages, command: "edit" });
  address = /http\S+/.exec(server.output())?.[0] ?? "";
  // The first page waits until Vite has bundled the packages.
  const first = await openPage();
  await first.goto(server.origin, { waitUntil: "networkidle", timeout: 200_000 });
});
afterAll(() => server?.stop());

interface OpenEditor {
  readonly page: Page;
  /** The page of the site. */
  readonly site: FrameLocator;
}

async function openEditor(route: string, page?: Page): Promise<OpenEditor> {
  const opened = page ?? (await openPage({ viewport: { width: 1280, height: 800 } }));
  await opened.goto(`${address}&page=${encodeURIComponent(route)}`);
  const site = opened.frameLocator(".site iframe");
  // A click does nothing until its blocks are marked.
  await site.locator("main > [data-editor-block]").first().waitFor();
  await opened.getByRole("heading", { level: 1 }).first().waitFor();
  return { page: opened, site };
}

/** The changes to a file since it was copied: removed lines and added lines. */
function diff(path: string): readonly string[] {
  return differences(readFileSync(join(fixture, path), "utf8"), readFileSync(join(pages, path), "utf8"));
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

describe("somebody who does not know YAML", () => {
  test("changes a price: clicks it, opens its line, types", async () => {
    const { page, site } = await openEditor("/visit");
    await site.getByText("Half a rye").click();
    await button(page, "With butter").click();
    await button(page, "Half a rye").click();
    await field(page, "Price").fill("£2.40");
    await site.getByText("£2.40").waitFor();
    await expect.poll(() => diff("visit.yaml")).toEqual(["-            price: £2.20", "+            price: £2.40"]);
    await expect.poll(() => page.locator(".state").textContent()).toBe("Saved");
  });

  test("changes a price that stands in a fact: clicks the text, then the fact that it names, types", async () => {
    const { page, site } = await openEditor("/breads/tide-loaf");
    await site.getByText("Three loaves a week are £39").click();
    await button(page, "Change standing.half: £39").click();
    await page.getByText("{standing.half}, on 204 pages.").waitFor();
    await expect.poll(() => focused(page)).toBe("/standing/half/amount");
    await page.keyboard.press("Control+a");
    await page.keyboard.type("41.5");
    await site.getByText("Three loaves a week are £41.50").waitFor();
    await expect
      .poll(() => diff("_facts.yaml"))
      .toEqual(["-  half: { amount: 39, currency: GBP }", "+  half: { amount: 41.5, currency: GBP }"]);
    await button(page, /^Undo: Amount/).click();
    await expect.poll(() => diff("_facts.yaml")).toEqual([]);
    await site.getByText("Three loaves a week are £39").waitFor();
  });

  test("moves a section with the keyboard, and takes it back", async () => {
    const before = readFileSync(join(pages, "house.yaml"), "utf8");
    const { page, site } = await openEditor("/house");
    const titles = () => site.locator("main h2").allTextContents();
    const order = await titles();
    const handle = page.locator(".grip").nth(1);
    await handle.focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(titles).not.toEqual(order);
    expect(await page.locator("[role=status].hidden-words").textContent()).toMatch(/Moved to position 3 of \d+|Saved/);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    const name = await handle.getAttribute("aria-label");
    expect(await focused()).not.toBe(name);
    expect(await focused()).toBe(await page.locator(".grip").nth(2).getAttribute("aria-label"));
    await button(page, /^Undo: Move block/).waitFor();
    await page.keyboard.press("Control+z");
    await expect.poll(() => readFileSync(join(pages, "house.yaml"), "utf8")).toBe(before);
    await expect.poll(titles).toEqual(order);
  });

  test("moves a section by dragging its row onto another", async () => {
    const before = readFileSync(join(pages, "house.yaml"), "utf8");
    const { page } = await openEditor("/house");
    const names = () => page.locator(".rows .title").allTextContents();
    const [first, second, third, ...others] = await names();
    await page.locator(".grip").nth(2).dragTo(page.locator(".rows > li").nth(1));
    await expect.poll(names).toEqual([first, third, second, ...others]);
    await button(page, /^Undo: Move block/).click();
    await expect.poll(() => readFileSync(join(pages, "house.yaml"), "utf8")).toBe(before);
  });

  test("adds a question, and mends the link in its answer with one click", async () => {
    const { page, site } = await openEditor("/orders");
    await button(page, /^Questions and answers/).click();
    await button(page, "Add question").click();
    await field(page, "Question").fill("Is there parking?");
    await field(page, "Answer").fill("On the quay.");
    await site.getByText("Is there parking?").waitFor();
    await field(page, "Answer").fill("On the quay, see [our courses](/coruses).");
    await button(page, "Write: /courses").click();
    await expect
      .poll(() => diff("orders.yaml"))
      .toEqual(["+      - question: Is there parking?", "+        answer: On the quay, see [our courses](/courses)."]);
    await expect.poll(() => page.locator(".state").textContent()).toBe("Saved");
    await site.getByRole("link", { name: "our courses", includeHidden: true }).waitFor({ state: "attached" });
  });

  test("adds a page with a picture to a menu", async () => {
    const { page, site } = await openEditor("/");
    await button(page, "New page").click();
    await field(page, "Title").fill("Spelt loaf");
    await field(page, "Address").fill("/breads/spelt-loaf");
    await page.getByLabel(/Label in the menu/).fill("Spelt loaf");
    await button(page, "Create the page").click();
    await button(page, /^Hero/).click();
    await field(page, "Title").fill("Spelt, slowly");
    await button(page, "Image").click();
    await page.locator("input[type=file]").first().setInputFiles(join(fixture, "_assets/tide-loaf.jpg"));
    await field(page, "Alternative text").fill("A loaf on a board.");
    await page.getByRole("radio", { name: "top left" }).check();
    await site.locator("main img").first().waitFor();
    await button(page, "Page").click();
    const description = page.getByLabel("Description", { exact: true }).first();
    await description.fill("For {standing.half}.");
    await page.locator("figure", { hasText: "For £39. Hearth & Tide" }).waitFor();
    await description.fill("Bread of an old grain.");
    await button(page, "Leave out Draft").click();
    await site.getByRole("link", { name: "Spelt loaf" }).first().waitFor({ state: "attached" });
    await expect.poll(() => readFileSync(join(pages, "breads/spelt-loaf.yaml"), "utf8")).toMatch(`title: Spelt loaf
description: "Bread of an old grain."
nav:
  label: Spelt loaf
  order: 40
blocks:
  # Hero`);
    expect(readFileSync(join(pages, "breads/spelt-loaf.yaml"), "utf8")).toMatch(`
    title: Spelt, slowly
    image:
      src: /assets/tide-loaf-2.jpg
      alt: A loaf on a board.
      focus: top left
`);
  });

  test("adds a block from the gallery", async () => {
    const { page, site } = await openEditor("/search");
    await button(page, "Add block").click();
    await page.getByRole("searchbox", { name: "Search blocks" }).fill("quote");
    await button(page, /^Quote/)
      .first()
      .click();
    await page.getByRole("heading", { name: "Quote", level: 1 }).waitFor();
    await expect.poll(() => diff("search.yaml").slice(0, 1)).toEqual(["+  - type: quote"]);
    await site.locator("main blockquote").waitFor();
    await button(page, /^Undo/).click();
    await expect.poll(() => diff("search.yaml")).toEqual([]);
  });
});

test("a second writer is seen at once, is merged, and is asked about where both have changed the same", async () => {
  const { page, site } = await openEditor("/breads/oat-tin");
  const file = join(pages, "breads/oat-tin.yaml");
  const text = readFileSync(file, "utf8");
  await button(page, "Page").click();
  const title = page.getByLabel("Title", { exact: true }).first();
  const before = await title.inputValue();
  writeFileSync(file, text.replace(before, "Theirs"));
  await expect.poll(() => title.inputValue()).toBe("Theirs");
  // The server notices the other person's change only after the panel has sent its own.
  const first = { isOver: false };
  await page.route("**/__edit/api/write", async (route) => {
    if (!first.isOver) writeFileSync(file, text.replace(before, "Theirs, again"));
    first.isOver = true;
    await route.continue();
  });
  await title.fill("Mine");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Theirs, again").waitFor();
  await dialog.getByText("Mine", { exact: true }).waitFor();
  // The second one closes a dialog even if it may not be cancelled.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await button(page, "Take mine").click();
  await expect.poll(() => readFileSync(file, "utf8")).toBe(text.replace(before, "Mine"));
  await site.locator("main").waitFor();
  writeFileSync(file, text);
});

test("what somebody types goes to the block and the entry that are open, whatever others put above or take away", async () => {
  const { page } = await openEditor("/orders");
  const file = join(pages, "orders.yaml");
  const text = readFileSync(file, "utf8");
  await button(page, /^Questions and answers/).click();
  await page.locator(".panel .rows .title").nth(1).click();
  const answer = field(page, "Answer");
  const before = await answer.inputValue();
  await answer.press("Home");
  const [, block] = /^\/blocks\/(\d+)\/items\/1\/answer$/.exec((await focused(page)) ?? "") ?? [];
  const theirs = text
    .replace("\nblocks:\n", "\nblocks:\n  - type: banner\n    text: Closed.\n")
    .replace(/^( +)- question:/m, "$1- question: New?\n$1  answer: Yes.\n$&");
  writeFileSync(file, theirs);
  await expect.poll(() => focused(page)).toBe(`/blocks/${Number(block) + 1}/items/2/answer`);
  await page.keyboard.type("Mine. ");
  await expect.poll(() => readFileSync(file, "utf8")).toContain(`Mine. ${before}`.slice(0, 30));
  expect(differences(theirs, readFileSync(file, "utf8")).filter((line) => line.startsWith("-"))).toHaveLength(1);
  writeFileSync(file, theirs.replace(/^ {2}- type: faq\n[^]*?(?=^ {2}- type)/m, ""));
  await page.getByText("What was open here is gone").waitFor();
  await page.getByRole("heading", { name: "Blocks of this page" }).waitFor();
  await page.keyboard.type("Lost");
  writeFileSync(file, text);
});

test("a second writer may leave a file that cannot be read: it opens as text at the line, and is mended there", async () => {
  const file = join(pages, "house.yaml");
  const text = readFileSync(file, "utf8");
  const { page } = await openEditor("/house");
  writeFileSync(file, text.replace("\nblocks:", "\nblocks: [\n"));
  await page.getByText("This file cannot be read as YAML").waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
  await page.getByLabel("Text of house.yaml").fill(text);
  await button(page, "All blocks").click();
  await page.getByRole("heading", { name: "Blocks of this page" }).waitFor();
  expect(readFileSync(file, "utf8")).toBe(text);
});

describe("the panel", () => {
  test.each(["light", "dark"] as const)("is right by axe in each of its views, in %s colours", async (colorScheme) => {
    const page = await openPageWithAxe({ viewport: { width: 1280, height: 800 }, colorScheme });
    await openEditor("/orders", page);
    const findings: string[] = [];
    const look = async () => findings.push(...(await findViolations(page)));
    await look();
    for (const name of ["Page", "New page", "Site", "Publish"]) {
      await button(page, name).click();
      await page.locator(".panel h1").waitFor();
      await look();
    }
    await button(page, "Blocks").click();
    await button(page, /^Workflow steps/).click();
    await page.locator(".panel .form").waitFor();
    await look();
    expect(findings).toEqual([]);
  });

  test("keeps the cursor where somebody types, and Ctrl+Z takes back what a button wrote", async () => {
    const { page } = await openEditor("/house");
    await page.locator(".rows .title").first().click();
    const title = page.locator(".panel textarea").first();
    const before = await title.inputValue();
    await title.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(0, 0));
    await title.pressSequentially("abc");
    await expect.poll(() => title.inputValue()).toBe(`abc${before}`);
    await button(page, "Bold").first().click();
    await expect.poll(() => title.inputValue()).toBe(`abc****${before}`);
    await page.keyboard.press("Control+z");
    await expect.poll(() => title.inputValue()).toBe(`abc${before}`);
    await page.keyboard.press("Control+z");
    await button(page, "All blocks").click();
  });

  test("formats the selected words without the spaces around them, and lists lines without empty ones between them", async () => {
    const file = join(pages, "listed.yaml");
    const head = "title: Listed\ndescription: A page that is being written.\nunlisted: true\nblocks:\n";
    writeFileSync(
      file,
      `${head}  - type: prose\n    title: Bring\n    body: |\n      Bring a tin \n\n      and a cloth\n`,
    );
    onTestFinished(() => rmSync(file));
    const { page } = await openEditor("/listed");
    await page.locator(".rows .title").first().click();
    const body = page.getByRole("textbox", { name: "Body" });
    await expect.poll(() => body.inputValue()).toBe("Bring a tin \n\nand a cloth\n");
    await body.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(0, 13));
    await button(page, "Bold").last().click();
    await expect.poll(() => body.inputValue()).toBe("**Bring a tin** \n\nand a cloth\n");
    await body.press("Control+a");
    await button(page, "List").click();
    await expect.poll(() => body.inputValue()).toBe("- **Bring a tin** \n\n- and a cloth\n");
    await body.fill("- one dog\n- no *loud* snakes\n");
    await body.press("Control+a");
    await button(page, "Bold").last().click();
    await expect.poll(() => body.inputValue()).toBe("- **one dog**\n- **no *loud* snakes**\n");
  });

  test("gives the focus back to the row of a block that was open", async () => {
    const { page } = await openEditor("/house");
    const row = page.locator(".rows .title").nth(1);
    const name = await row.textContent();
    await row.press("Enter");
    await button(page, "All blocks").press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  });

  test("takes a reason why a warning is wrong, and asks before it removes a page", async () => {
    const file = join(pages, "alone.yaml");
    const text =
      "title: Alone\ndescription: A page to which nothing leads.\nblocks:\n  - type: hero\n    title: Alone\n";
    writeFileSync(file, text);
    const { page } = await openEditor("/alone");
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.message());
      return dialog.accept("its address is printed on bags");
    });
    await button(page, "This is correct …").click();
    await expect
      .poll(() => readFileSync(file, "utf8"))
      .toBe(`# accept orphan-page: its address is printed on bags\n${text}`);
    await button(page, "Page").click();
    await button(page, "Remove this page …").click();
    await expect.poll(() => existsSync(file)).toBe(false);
    await page.getByRole("heading", { name: "Blocks of this page" }).waitFor();
    expect(asked).toEqual(["Why is it correct?", "Remove this page?"]);
  });

  test("follows a link beside the blocks, and opens the block of one in it", async () => {
    const { page, site } = await openEditor("/orders");
    await site.getByRole("banner").getByRole("link", { name: "Find us" }).first().click();
    await page.locator("[placeholder='Visit the bakehouse']").waitFor();
    await site.locator("main > [data-editor-block] a").first().click();
    await page.getByRole("heading", { name: "Fact list", level: 1 }).waitFor();
  });

  test("needs a wide window, and says so on a phone", async () => {
    const page = await openPage({ viewport: { width: 390, height: 800 } });
    await page.goto(address);
    await page
      .getByText("The editor needs a window that is at least 1024 pixels wide: enlarge it, or zoom out.")
      .waitFor();
    expect(await page.locator(".bar").isVisible()).toBe(false);
  });

  test("is behind a button on the pages of the server", async () => {
    const page = await openPage({ viewport: { width: 1280, height: 800 } });
    // Not the first page of its table.
    await page.goto(`${server.origin}/shops/aldport`);
    await page.getByRole("link", { name: "Edit this page" }).click();
    await page.getByRole("heading", { name: "Blocks of this page" }).waitFor();
    expect(new URL(page.url()).searchParams.get("page")).toBe("/shops/aldport");
    await page.frameLocator(".site iframe").getByRole("heading", { name: "Our bread in Aldport" }).waitFor();
    expect(await page.frameLocator(".site iframe").getByText("Edit this page").count()).toBe(0);
  });

  test("leaves the blocks of a page in their places while its scripts are still on their way", async () => {
    const page = await openPage({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript(() => {
      const every = setInterval;
      const marked = (look: () => void, time?: number) => every(() => [look(), performance.mark("look")], time);
      Object.assign(window, { setInterval: marked });
    });
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/dev-client.ts*", (route) => isReleased.then(() => route.continue()));
    await page.goto(`${address}&page=/house`);
    const blocks = page.frameLocator(".site iframe").locator("main > section");
    await blocks.last().waitFor();
    await page.evaluate(() => performance.clearMarks("look"));
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName("look").length)).toBeGreaterThan(1);
    const came = await blocks.elementHandles();
    release();
    await page.frameLocator(".site iframe").locator("main > [data-editor-block]").first().waitFor();
    const house = readFileSync(join(pages, "house.yaml"), "utf8");
    writeFileSync(join(pages, "house.yaml"), house.replace(/^title: .*$/m, "title: Our new house"));
    await expect.poll(() => page.frames()[1]?.title()).toContain("Our new house");
    expect(await Promise.all(came.map((block) => block.evaluate(({ isConnected }) => isConnected)))).toEqual(
      came.map(() => true),
    );
  });

  test("offers an address beside the other pages of the folder that is open", async () => {
    const { page } = await openEditor("/breads");
    await button(page, "New page").click();
    await field(page, "Title").fill("Spelt");
    await expect.poll(() => field(page, "Address").inputValue()).toBe("/breads/spelt");
  });

  test("opens a page by its title or its address, and says where there is none", async () => {
    const { page } = await openEditor("/visit");
    const picker = field(page, "Open a page");
    const site = page.frameLocator(".site iframe");
    for (const [typed, heading] of [
      ["/shops/aldport", "Our bread in Aldport"],
      ["Order bread", "Order by noon, eat tomorrow"],
    ] as const) {
      await picker.fill(typed);
      await picker.press("Enter");
      await site.getByRole("heading", { name: heading }).waitFor();
    }
    await picker.fill("/nowhere");
    await picker.press("Enter");
    await page.getByText("There is no page /nowhere.").waitFor();
  });
});
