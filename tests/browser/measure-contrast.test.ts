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
