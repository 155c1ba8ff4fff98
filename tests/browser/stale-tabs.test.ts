import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "playwright";
import { expect, onTestFinished, test } from "vitest";
import { listOutput, planPublication, publish } from "../../scripts/publish/publish-output.ts";
import { stagingOf } from "../../scripts/publish/staging.ts";
import { createSiteServer } from "../../scripts/server/site-server.ts";
import {
  clickWarm,
  footerLink,
  markDocument,
  openNavigation,
  shown,
  warm,
} from "../support/browser/client-navigation.ts";
import { ferrySite } from "../support/browser/sites.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const [orran, brae, freight, booking] = ["/islands/orran", "/islands/brae", "/services/freight", "/services/booking"];

/** The files of the site as another version of the renderer would write them: every script has another name, and every page names the build. */
function filesOfBuild(number: number): Map<string, string | Buffer> {
  const paths = listOutput(ferrySite.out).files;
  const scripts = paths.flatMap((path) => /^_app\/(.*)\.js$/.exec(path)?.[1] ?? []);
  const rename = (text: string) =>
    scripts.reduce((all, name) => all.replaceAll(`${name}.js`, `${name}${number}.js`), text);
  return new Map(
    paths.map((path) => {
      const bytes = readFileSync(join(ferrySite.out, path));
      const isText = /\.(?:html|js|json|txt|xml|webmanifest)$|^_/.test(path) && !/\.(?:woff2|png|css)$/.test(path);
      const text = () => rename(bytes.toString()).replaceAll("Skerry Line", `Skerry Line ${number}`);
      return [rename(path), isText ? text() : bytes];
    }),
  );
}

/** Serves the first build, and puts others in its place as builds do. */
async function serveDeploys() {
  const out = join(temporaryFolder(), "site");
  mkdirSync(out);
  const deploy = (number: number) => {
    const files = filesOfBuild(number);
    for (const [path, content] of files) {
      mkdirSync(dirname(join(stagingOf(out), path)), { recursive: true });
      writeFileSync(join(stagingOf(out), path), content);
    }
    const paths = [...files.keys()];
    publish(out, stagingOf(out), planPublication(out, { before: listOutput(out), files: paths, written: paths }));
  };
  deploy(1);
  const server = createSiteServer(out);
  const site = await server.listen(0);
  onTestFinished(() => server.close());
  return { site, deploy };
}

/** Of which build a page is: its title, and the name in its header; and whether there is one page in it. */
async function buildsIn(page: Page) {
  await page.waitForLoadState();
  const numberIn = (text: string | null) => Number(/Skerry Line (\d)/.exec(text ?? "")?.[1]);
  const title = numberIn(await page.title());
  return {
    title,
    frame: numberIn(await page.locator("header").textContent()),
    headings: await page.locator("main h1").count(),
  };
}

const ofBuild = (number: number) => ({ title: number, frame: number, headings: 1 });

/** Points at a link and clicks it, and says which documents were asked for meanwhile. */
async function follow(page: Page, route: string): Promise<string[]> {
  const documents: string[] = [];
  const note = (request: { isNavigationRequest(): boolean; url(): string }) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  };
  page.on("request", note);
  await footerLink(page, route).hover();
  await footerLink(page, route).click();
  await page.waitForURL(`**${route}`);
  await expect.poll(() => page.title()).toMatch(/Skerry Line/);
  await page.waitForLoadState();
  page.off("request", note);
  return documents;
}

test("tabs of an old build go on across three newer ones: each click leads somewhere, once, and no page is of two builds", async () => {
  const { site, deploy } = await serveDeploys();
  const open = () => openNavigation(`${site}/`);
  // One in which nothing has been touched, one in which the app runs, one that has fetched the page of a link.
  const [untouched, running, warmed] = [await open(), await open(), await open()];
  await clickWarm(footerLink(running, orran));
  await warm(footerLink(warmed, freight));
  const isSame = await markDocument(warmed);
  for (const page of [untouched, running, warmed]) expect(await buildsIn(page)).toEqual(ofBuild(1));

  deploy(2);
  expect(await follow(running, freight)).toEqual([freight]);
  expect(await buildsIn(running)).toEqual(ofBuild(2));
  // Within the newer build the app shows pages again.
  await clickWarm(footerLink(running, brae));
  expect(await buildsIn(running)).toEqual(ofBuild(2));

  deploy(3);
  expect(await follow(running, booking)).toEqual([booking]);
  expect(await buildsIn(running)).toEqual(ofBuild(3));

  deploy(4);
  // What it had fetched is all of the old build: it shows that, whole.
  await footerLink(warmed, freight).click();
  await shown(warmed);
  expect(await isSame()).toBe(true);
  expect(await buildsIn(warmed)).toEqual(ofBuild(1));
  for (const page of [untouched, running, warmed]) {
    expect(await follow(page, orran)).toEqual([orran]);
    expect(await buildsIn(page)).toEqual(ofBuild(4));
  }
  // Back leads to whole pages too, whether the browser has kept them or asks for them.
  for (const page of [running, warmed]) {
    for (const path of page === running ? [booking, brae, freight] : [freight, "/"]) {
      await page.goBack();
      await page.waitForURL(`**${path}`);
      await expect
        .poll(async () => {
          const { title, frame, headings } = await buildsIn(page);
          return { isOne: title === frame, headings };
        })
        .toEqual({ isOne: true, headings: 1 });
    }
    // Where the browser has asked for the page again, the app of the newest build shows the next one.
    expect((await follow(page, page === running ? orran : booking)).length).toBeLessThan(2);
    expect(await buildsIn(page)).toEqual(ofBuild(4));
  }
});
