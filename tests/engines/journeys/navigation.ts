import { expect, inject, test } from "vitest";
import { visitBakery } from "../../support/engines/begin-visit.ts";
import type { Visit } from "../../support/engines/visit.ts";

const origin = inject("bakery");

interface Notes {
  prefetched: string[];
}

/** Points at a link until all that its page needs has been fetched. */
async function warm(visit: Visit, route: string, link: string): Promise<void> {
  await visit.run(() => {
    const notes = Object.assign(window, { prefetched: [] as string[] });
    document.addEventListener(
      "load",
      ({ target }) => {
        if (target instanceof HTMLLinkElement) notes.prefetched.push(new URL(target.href).pathname);
      },
      true,
    );
  });
  await visit.hover(link);
  const module = `${route}.page.js`;
  const code = await (await fetch(origin + module)).text();
  // A page module is data, whose form is that of `PageModule`.
  const { app, modules, styles } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const files: string[] = [module, app, ...modules, ...styles];
  await visit.until(
    [],
    (files) => {
      const { prefetched } = window as unknown as Notes;
      const hasRun = (path: string) => document.querySelector(`[src="${path}"]`) !== null;
      return files.filter((path) => !prefetched.includes(path) && !hasRun(path));
    },
    files,
  );
}

/** Marks the document, so that a test can tell whether it is still the same one. */
const mark = (visit: Visit) => visit.run(() => void Object.assign(window, { marked: true }));
const isMarked = (visit: Visit) => visit.run(() => "marked" in window);

test("a link that has been pointed at is followed in the same document, and Back leads to where one was", async () => {
  const visit = await visitBakery();
  await visit.open("/");
  await mark(visit);
  const link = "main a[href='/breads/tide-loaf']";
  await warm(visit, "/breads/tide-loaf", link);
  const position = await visit.run(() => Math.round(scrollY));
  expect(position).toBeGreaterThan(100);
  await visit.click(link);
  await visit.arriveAt("/breads/tide-loaf");
  await expect.poll(() => visit.focused()).toBe("h1 Tide loaf");
  expect(await isMarked(visit)).toBe(true);
  expect(await visit.run(() => [document.title.split(" ·")[0], scrollY])).toEqual(["Tide loaf", 0]);
  await visit.back();
  await visit.arriveAt("/");
  await visit.until(position, () => Math.round(scrollY));
  expect(await isMarked(visit)).toBe(true);
  await expect.poll(() => visit.text("h1")).toBe("Bread that keeps the tide’s hours");
});

test("a link that is clicked at once is followed by the browser, and Back leads to where one was", async () => {
  const visit = await visitBakery();
  await visit.open("/");
  await visit.run(() => {
    document.querySelector("#contact")?.scrollIntoView({ behavior: "instant" });
    document.querySelector<HTMLElement>("main a[href='/visit']")?.click();
  });
  await visit.arriveAt("/visit");
  expect(await visit.text("h1")).toBe("Down Slip Lane, follow the smell");
  await visit.back();
  await visit.arriveAt("/");
  await visit.until(true, () => scrollY > 1000);
  await visit.click("header nav [aria-controls='menu-1']");
  await expect.poll(() => visit.isVisible("#menu-1")).toBe(true);
});

test("a page that may do more than the one before is loaded by the browser, and what it may do works", async () => {
  const visit = await visitBakery();
  await visit.open("/");
  await mark(visit);
  await visit.click("footer a[href='/house']");
  await visit.arriveAt("/house");
  expect(await isMarked(visit)).toBe(false);
  await visit.run(() => document.querySelector("video")?.load());
  // Not every system has what it takes to decode it; what the policy refuses, the console says.
  await visit.until(true, () => {
    const video = document.querySelector("video");
    return video !== null && (video.readyState > 0 || video.error !== null);
  });
});

test("an address that no page has gets the not-found page, which names it in the console", async () => {
  const visit = await visitBakery();
  await visit.open("/no/such/page");
  expect(await visit.text("main")).toContain("This page does not exist");
  await expect.poll(() => visit.problems()).toContainEqual(expect.stringContaining("/no/such/page"));
  await visit.forgetProblems();
});
