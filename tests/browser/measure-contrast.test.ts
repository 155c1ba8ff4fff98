import { expect, test } from "vitest";
import { openPage } from "../support/browser/browser.ts";
import { measureContrast } from "../support/looks/measure-contrast.ts";

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" preserveAspectRatio="none"><path fill="#555" d="M0 0h9v9H0z"/></svg>`;

const longPage = `
  <!doctype html>
  <style>
    body { margin: 0; background: #fff }
    header { position: sticky; top: 0; background: #000; color: #fff }
    main > * { position: absolute; inset-inline: 0 }
    img { position: absolute; z-index: -1; inset: 0; width: 100%; height: 100% }
  </style>
  <header>Seen at the top</header>
  <main style="display: block; height: 40000px">
    <h2 style="top: 5000px; color: #999">Weak in the first strip</h2>
    <h2 style="top: 12000px; color: #444">Strong below the header of the second</h2>
    <h2 style="top: 20000px; color: #aaa">Weak in the second</h2>
    <h2 style="top: 39000px; color: #000"><img loading="lazy" src="/grey.svg" alt="">Weak on its picture</h2>
  </main>`;

test("what stands out too little is found wherever on a long page it is, and on a picture that comes late", async () => {
  const [page, canvas] = [await openPage({ viewport: { width: 800, height: 600 } }), await openPage()];
  await page.route("**/*", (route) =>
    route.request().url().endsWith("grey.svg")
      ? route.fulfill({ contentType: "image/svg+xml", body: picture })
      : route.fulfill({ contentType: "text/html", body: longPage }),
  );
  await page.goto("http://long.example/");
  expect(await measureContrast(page, canvas)).toEqual([
    '<h2 class=""> Weak in the first strip: 2.85 instead of 4.5 for rgb(153, 153, 153)',
    '<h2 class=""> Weak in the second: 2.32 instead of 4.5 for rgb(170, 170, 170)',
    '<h2 class=""> Weak on its picture: 2.82 instead of 4.5 for rgb(0, 0, 0)',
  ]);
  expect(page.viewportSize()).toEqual({ width: 800, height: 600 });
});

/** Black on white, or white on black, would be right in each; what is behind the text is not its own ground in most. */
const grounds = `
  <!doctype html>
  <style>
    body { margin: 0; background: #fff; color: #000 }
    p { position: relative; margin: 0; padding: 10px; line-height: 20px }
    .dark { background: #000; color: #fff }
    .beside { position: absolute; z-index: -1; inset: 0; background: #000 }
    .before::before { content: ""; position: absolute; z-index: -1; inset: 0; background: #000 }
    .outside { width: 60px; white-space: nowrap }
  </style>
  <main>
    <p>Right</p>
    <p class="dark">Right on black</p>
    <p class="dark"><b style="background: #0008">Right on a dark mixture</b></p>
    <p><b style="background: #000c">Weak on a mixture</b></p>
    <p class="dark"><b style="color: #333">Weak on black</b></p>
    <p><b style="opacity: 0.2">Weak by its opacity</b></p>
    <p style="background: linear-gradient(#111, #000)">Weak on a gradient</p>
    <p style="background: #fff; box-shadow: inset 0 40px #000">Weak on a shadow</p>
    <p>Weak on what lies behind <i class="beside"></i></p>
    <p class="before">Weak on what is drawn before</p>
    <p class="dark outside">Weak where it leaves its box</p>
    <div style="height: 1px"><p class="outside" style="z-index: -1">Weak below another</p></div>
    <p class="dark" style="width: 30px; height: 20px"></p>
    <p><svg width="200" height="20"><rect width="200" height="20"/><text y="15">Weak in a drawing</text></svg></p>
  </main>`;

test("what is behind a text is seen wherever it comes from, in a picture where it is not a plain colour", async () => {
  const [page, canvas] = [await openPage({ viewport: { width: 800, height: 600 } }), await openPage()];
  await page.setContent(grounds);
  const found = await measureContrast(page, canvas, { most: 4.5 });
  expect(found.map((line) => line.replace(/^.*> |:.*$/g, "")).sort()).toEqual([
    "Weak below another",
    "Weak by its opacity",
    "Weak in a drawing",
    "Weak on a gradient",
    "Weak on a mixture",
    "Weak on a shadow",
    "Weak on black",
    "Weak on what is drawn before",
    "Weak on what lies behind",
    "Weak where it leaves its box",
  ]);
});
