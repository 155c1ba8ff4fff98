import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium, type Page } from "playwright";
import { findBrowser } from "../../command-line/find-browser.ts";
import { mediaType } from "../../hosts/media-types.ts";
import { likeness } from "./likeness.ts";

/** A screen that a page is looked at with. */
export interface Screen {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly deviceScaleFactor: number;
}

export const screens: readonly Screen[] = [
  { name: "phone, 360 pixels, two for one", viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  { name: "desktop, 1280 pixels", viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
];

/** The cost of a page with pictures for its visitors. */
export interface PicturePageResult {
  /** The bytes of the markup of all pictures, in brotli. */
  readonly markup: number;
  /** By the screens: the bytes of the files that a browser chooses, and the mean of how alike they are to the originals. */
  readonly fetched: readonly { readonly bytes: number; readonly likeness: number }[];
}

/** Looks at the page of a built site with each screen. `originals` are the files of its pictures, in their order. */
export async function measurePage(out: string, originals: readonly string[]): Promise<PicturePageResult> {
  const html = readFileSync(join(out, "index.html"), "utf8");
  const markup = brotliCompressSync((html.match(/<picture\b.*?<\/picture>/gs) ?? []).join("")).length;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    const fetched = [];
    for (const screen of screens) fetched.push(await look(browser, screen, { out, originals }));
    return { markup, fetched };
  } finally {
    await browser.close();
  }
}

interface BuiltPage {
  readonly out: string;
  readonly originals: readonly string[];
}

async function look(browser: Browser, { viewport, deviceScaleFactor }: Screen, { out, originals }: BuiltPage) {
  const page = await browser.newPage({ viewport, deviceScaleFactor });
  await page.route("**/*", (route) => {
    const path = new URL(route.request().url()).pathname.replace(/\/$/, "/index.html");
    return route.fulfill({ body: readFileSync(join(out, path)), contentType: mediaType(path) });
  });
  await page.goto("http://pictures.example/");
  const chosen = await chosenFiles(page);
  if (chosen.length !== originals.length) throw new Error(`${out} shows ${chosen.length} pictures.`);
  const files = chosen.map((path) => readFileSync(join(out, path)));
  const alike = await Promise.all(files.map((file, index) => likeness(originals[index] ?? "", file)));
  await page.close();
  const mean = alike.reduce((sum, one) => sum + one, 0) / alike.length;
  return { bytes: files.reduce((sum, file) => sum + file.length, 0), likeness: mean };
}

/** The paths of the files that the browser chooses for the pictures, once all are there. */
function chosenFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>("picture img")];
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode()));
    return images.map((image) => new URL(image.currentSrc).pathname);
  });
}
