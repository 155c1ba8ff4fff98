import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { devEvents } from "../../src/dev/dev-data.ts";
import { errorsOf, openPage } from "../support/browser/browser.ts";
import { copyRenderer } from "../support/code/copy-renderer.ts";
import { type DevProcess, startDev } from "../support/system/dev-process.ts";
import { projectRoot } from "../support/system/own-project.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const folder = temporaryFolder(afterAll);
const renderer = join(folder, "renderer");
const pages = join(folder, "pages");
/** The file in which the editor, a script of this test, records what it was told to open. */
const opened = join(folder, "opened");
const data = "services/timetable-data";
let server: DevProcess;

beforeAll(async () => {
  cpSync(join(projectRoot, "tests/fixtures/ferry-site"), pages, { recursive: true });
  copyRenderer(renderer);
  const editor = join(folder, "code");
  writeFileSync(editor, `#!/bin/sh\necho "$@" > "${opened}"\n`, { mode: 0o755 });
  server = await startDev({ renderer, pages, env: { LAUNCH_EDITOR: editor } });
  // The first page waits until Vite has bundled the packages.
  const first = await openPage();
  await first.goto(server.origin, { waitUntil: "networkidle", timeout: 200_000 });
});
afterAll(() => server?.stop());

/** Opens a page, and marks its document so that a reload shows. */
async function openMarked(route: string): Promise<Page> {
  const page = await openPage({ viewport: { width: 1280, height: 800 } });
  // A browser that the server does not know yet is reloaded with the next change, such as the end of the previous test.
  const isKnown = page
    .waitForEvent("websocket")
    .then((socket) => socket.waitForEvent("framereceived", ({ payload }) => String(payload).includes(devEvents.page)));
  await page.goto(server.origin + route);
  await page.waitForSelector("header[data-attached]");
  await isKnown;
  await page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
  return page;
}

const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute("data-marked"));

/** Replaces a text in a file until the test is over. */
function edit(file: string, from: string | RegExp, to: string): () => void {
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(from);
  // Once, because writing even the same text again is an edit.
  const restore = () => {
    if (readFileSync(file, "utf8") !== text) writeFileSync(file, text);
  };
  onTestFinished(restore);
  writeFileSync(file, text.replace(from, to));
  return restore;
}

const yaml = (path: string) => join(pages, `${path}.yaml`);

/** What a reader has opened and chosen, and the scroll position. */
function stateOf(page: Page): Promise<unknown> {
  return page.evaluate(() => ({
    scroll: Math.round(scrollY),
    tabs: [...document.querySelectorAll("[role=tab][aria-selected=true]")].map((tab) => tab.textContent),
    menus: [...document.querySelectorAll("header nav [aria-expanded=true]")].map((menu) => menu.textContent),
    focus: document.activeElement?.textContent,
  }));
}

/** Opens a menu, chooses a tab and scrolls. */
async function useThePage(page: Page): Promise<unknown> {
  await page.getByRole("tab", { name: "Java", exact: true }).click();
  await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
  await page.locator("header nav").getByRole("button", { name: "Journeys" }).focus();
  await page.keyboard.press("Enter");
  const state = await stateOf(page);
  expect(state).toEqual({ scroll: 300, tabs: ["Java", "On time"], menus: ["Journeys"], focus: "Journeys" });
  return state;
}

describe("an edit shows on the open page without a reload", () => {
  test("of a text, of the list of tabs and of a menu, and leaves scroll, menus, tabs and focus as they are", async () => {
    const page = await openMarked(`/${data}`);
    const state = await useThePage(page);
    edit(yaml(data), "The library is called", "Since today the library is called");
    await expect.poll(() => page.getByText("Since today the library").count()).toBe(1);
    expect(await stateOf(page)).toEqual(state);

    edit(yaml(data), "- label: Python", "- label: Python 3");
    await expect.poll(() => page.getByRole("tab", { name: "Python 3" }).count()).toBe(1);
    expect(await stateOf(page)).toEqual(state);

    edit(yaml("journeys/winter"), /^nav:\n/m, "nav:\n  label: Snow\n");
    await expect.poll(() => page.locator("header nav").getByRole("link", { name: "Snow" }).count()).toBe(1);
    expect(await stateOf(page)).toEqual(state);
    expect(await isMarked(page)).toBe(true);
  });

  test("of a component and of its style", async () => {
    const page = await openMarked(`/${data}`);
    const restore = edit(join(renderer, "src/blocks/hero/hero.tsx"), "<h1", '<h1 data-edited=""');
    const edited = () => page.locator("h1[data-edited]").count();
    await expect.poll(edited).toBe(1);
    restore();
    await expect.poll(edited).toBe(0);
    const restoreStyle = edit(
      join(renderer, "src/blocks/endpoint-list/endpoint-list.module.css"),
      /\{/,
      "{ outline: 3px solid rgb(1, 2, 3);",
    );
    const outlines = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll("*")].filter((one) => getComputedStyle(one).outlineColor === "rgb(1, 2, 3)")
            .length,
      );
    await expect.poll(outlines).toBeGreaterThan(0);
    restoreStyle();
    await expect.poll(outlines).toBe(0);
    expect(await isMarked(page)).toBe(true);
  });

  test("of the component of a block with state, which begins anew while the rest of the page stays", async () => {
    const example = "\n  - type: step-through\n    title: How to board\n    items:\n";
    const steps =
      "      - title: Come\n        description: Be there.\n      - title: Board\n        description: Walk on.\n";
    edit(yaml("privacy"), /$/, `${example}${steps}`);
    const page = await openMarked("/privacy");
    const said = errorsOf(page);
    await page.getByRole("button", { name: "Next step" }).click();
    await page.getByRole("button", { name: "Journeys" }).click();
    await page.evaluate(() => scrollTo(0, 200));
    const component = join(renderer, "src/blocks/step-through/step-through.tsx");
    for (const mark of ["one", "two"]) {
      const restore = edit(component, "<button", `<button data-edited="${mark}"`);
      // The document from the server does not contain parts that only the browser renders.
      await expect.poll(() => page.locator(`button[data-edited="${mark}"]`).count()).toBeGreaterThan(0);
      expect(await page.getByRole("button", { name: "Previous step" }).isDisabled()).toBe(true);
      restore();
      await expect.poll(() => page.getByRole("button", { name: "Next step" }).count()).toBe(1);
      await expect.poll(() => page.locator("button[data-edited]").count()).toBe(0);
    }
    expect(await isMarked(page)).toBe(true);
    expect(await page.getByRole("button", { name: "Journeys" }).getAttribute("aria-expanded")).toBe("true");
    expect(await page.evaluate(() => scrollY)).toBe(200);
    expect(said).toEqual([]);
  });
});

test("a mistake leaves the page as it was, under a panel from which the editor opens, until it is mended", async () => {
  const page = await openMarked(`/${data}`);
  const said = errorsOf(page);
  const panel = page.locator("#dev-mistakes");
  const state = await useThePage(page);
  const mend = edit(yaml(data), "description: >-", "descriptoin: >-");
  await expect.poll(() => panel.getByRole("heading").textContent()).toBe("1 mistake");
  expect(await stateOf(page)).toEqual(state);
  const entry = panel.getByRole("listitem").getByRole("button");
  expect(await entry.textContent()).toContain('Unexpected key "descriptoin" in "Page".');

  await entry.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => existsSync(opened) && readFileSync(opened, "utf8")).toBe(`-r -g ${yaml(data)}:2:1\n`);
  await page.keyboard.press("Escape");
  expect(await entry.isVisible()).toBe(false);
  // The button that opens the panel has the focus, because the entry that had it is hidden.
  expect(await panel.evaluate((host) => host.shadowRoot?.activeElement?.textContent)).toBe("1 mistake");
  await page.keyboard.press("Enter");
  expect(await entry.isVisible()).toBe(true);

  mend();
  await expect.poll(() => panel.count()).toBe(0);
  expect(await stateOf(page)).toEqual({ ...(state as object), menus: [], focus: expect.any(String) });
  expect(await isMarked(page)).toBe(true);
  expect(said).toEqual([]);
});

test("a page may do here what it may do in a build, and nothing else", async () => {
  const page = await openPage();
  const problems = errorsOf(page);
  for (const route of ["/", `/${data}`, "/__blocks/hero/1"]) {
    await page.goto(server.origin + route);
    await page.waitForSelector("header[data-attached]");
  }
  expect(problems).toEqual([]);
  await page.evaluate(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
      document.documentElement.setAttribute(`data-${effectiveDirective}`, "");
    });
    try {
      document.body.innerHTML += "";
    } catch {
      // This is expected.
    }
    document.body.setAttribute("style", "color: red");
    document.body.append(Object.assign(document.createElement("img"), { src: "https://other.example/a.png" }));
    fetch("https://other.example/").catch(() => {});
  });
  const refused = () =>
    page.evaluate(() => document.documentElement.getAttributeNames().filter((name) => /-src/.test(name)));
  await expect
    .poll(async () => (await refused()).sort())
    .toEqual(["data-connect-src", "data-img-src", "data-style-src-attr"]);
  expect(problems.join()).toContain("TrustedHTML");
});

test("a warning is counted apart from mistakes, after them, and alone it is folded", async () => {
  const page = await openMarked(`/${data}`);
  const panel = page.locator("#dev-mistakes");
  const heading = panel.getByRole("heading");
  edit(yaml(data), "title: The timetable for programs", "title: The timetable for *programs*");
  await expect.poll(() => heading.textContent()).toBe("1 warning");
  expect(await panel.getByRole("listitem").isVisible()).toBe(false);
  edit(yaml(data), "blocks:", "blocs:\nblocks:");
  await expect.poll(() => heading.textContent()).toBe("1 mistake, 1 warning");
  expect(await panel.getByRole("listitem").allTextContents()).toEqual([
    expect.stringMatching(/^Unexpected key "blocs"/),
    expect.stringMatching(/^WarningUnexpected "\*programs\*"/),
  ]);
  // The panel is in English, whatever the language of the page.
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  expect(await panel.evaluate((host) => getComputedStyle(host).direction)).toBe("ltr");
});
