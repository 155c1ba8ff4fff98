import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { errorsOf, openPage } from "../support/browser/browser.ts";
import {
  clickInDropdown,
  clickWarm,
  footerLink,
  markDocument,
  notePrefetches,
} from "../support/browser/client-navigation.ts";
import { serveFixture } from "../support/browser/serve-fixture.ts";
import { attributeValues, readBuiltPages } from "../support/build/built-site.ts";

// A dot, as in the names of many repositories, must not be mistaken for that of a file extension.
const base = "/ferries.v2";
const site = serveFixture("ferry-site", "--origin", `https://skerryline.example${base}`);

test("a site whose origin has a path names that path in every address of every page, and each of them leads to something", async () => {
  const found = new Set<string>();
  for (const html of readBuiltPages(site.out).values()) {
    for (const name of ["href", "src", "data-app"]) for (const value of attributeValues(html, name)) found.add(value);
    for (const [, url] of html.matchAll(/url\(([^)]*)\)/g)) found.add(url ?? "");
  }
  const own = [...found].filter((value) => !/^(?:#|https:|mailto:|tel:)/.test(value));
  expect(own.filter((value) => !value.startsWith(`${base}/`))).toEqual([]);
  expect(own).toEqual(expect.arrayContaining([`${base}/`, `${base}/islands/orran`, `${base}/assets/favicon.svg`]));
  expect(own.some((value) => /\.woff2$/.test(value))).toBe(true);
  const host = new URL(site.origin).origin;
  const statuses = await Promise.all(own.map(async (path) => [path, (await fetch(host + path)).status]));
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
});

test("a site whose origin has a path is served there: the root of the host and the path without its slash lead to it, and nothing else is beside it", async () => {
  const host = new URL(site.origin).origin;
  const ask = async (path: string) => {
    const answer = await fetch(host + path, { redirect: "manual" });
    return [answer.status, answer.headers.get("location")];
  };
  expect(site.origin).toBe(host + base);
  expect(await ask("/")).toEqual([307, `${base}/`]);
  expect(await ask(base)).toEqual([307, `${base}/`]);
  expect(await ask(`${base}/orran-pier?a=b`)).toEqual([308, `${base}/islands/orran?a=b`]);
  expect(await ask(`${base}/islands/orran/`)).toEqual([308, `${base}/islands/orran`]);
  expect(await ask(`${base}/islands/nowhere`)).toEqual([404, null]);
  expect(await ask("/islands/orran")).toEqual([404, null]);
  const script = readFileSync(join(site.out, "index.html"), "utf8").match(/src="([^"]*)"/)?.[1];
  const { headers } = await fetch(host + script);
  expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect((await fetch(`${site.origin}/`)).headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
});

test("in a browser, a site below a path goes from page to page without a load, marks them in its menus, and back", async () => {
  const page = await openPage({ viewport: { width: 1280, height: 800 } });
  const problems = errorsOf(page);
  await notePrefetches(page);
  await page.goto(`${site.origin}/`);
  const isSame = await markDocument(page);
  await clickInDropdown(page, `${base}/islands/orran`);
  const marked = page.locator("header nav [aria-current]");
  expect(await marked.first().getAttribute("aria-current")).toBe("true");
  expect(await page.locator("header nav [aria-current=page]").first().getAttribute("href")).toBe(
    `${base}/islands/orran`,
  );
  await clickWarm(footerLink(page, `${base}/privacy`));
  await page.goBack();
  await expect.poll(() => page.title()).toMatch(/^Orran/);
  await page.goBack();
  await expect.poll(() => page.title()).toMatch(/^Skerry Line/);
  expect(page.url()).toBe(`${site.origin}/`);
  expect(await isSame()).toBe(true);
  expect(problems).toEqual([]);
});
