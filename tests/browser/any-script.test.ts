import { expect, test } from "vitest";
import { openPage } from "../support/browser/browser.ts";
import { clickWarm, markDocument, notePrefetches } from "../support/browser/client-navigation.ts";
import { serveFiles } from "../support/browser/serve-fixture.ts";
import { page, startFiles } from "../support/build/edited-site.ts";

const long = "  - { type: prose, title: Long, body: 'A line.' }\n".repeat(30);
const menu = (startFiles["_site.yaml"] ?? "").replace("href: /terms", "href: /ceník");
const [law, tempo] = ["Rechtsschutzversicherungsgesellschaften", "Geschwindigkeitsbegrenzung"];
const served = serveFiles({
  ...startFiles,
  "_site.yaml": menu,
  "index.yaml": page("Home", "  - { type: prose, title: A, body: '[Prices](/料金#営業時間)' }\n"),
  "料金.yaml": page(
    "料金",
    `${long}  - { type: prose, id: 営業時間, title: B, body: '[Old](/cen%C3%ADk)' }\n  - type: tabs\n    title: Sizes\n    items: [{ label: One, body: 'One.' }, { label: Two, id: größe, body: 'Two.' }]\n${long}`,
  ),
  "tempo.yaml": page(
    "Tempo",
    `  - type: table
    title: Tempo
    caption: Wie lange es dauert, bis jemand eine Antwort bekommt, in jedem der Gebiete
    columns: [{ label: ${law} }, { label: ${tempo} }, { label: Stadt }, { label: Land }, { label: Fluss }, { label: See }]
    items: [{ label: Tempo, cells: [${tempo}, ${law}, "30", "100", "12", "5"] }]
`,
  ).replace("blocks:", "language: de\nunlisted: true\nblocks:"),
  "ceník.yaml": page("Ceník", "  - { type: prose, title: C, body: 'Prices.' }\n").replace(
    "blocks:",
    "redirectFrom: [/цены]\nblocks:",
  ),
});
const [prices, old, hours] = ["/%E6%96%99%E9%87%91", "/cen%C3%ADk", "#%E5%96%B6%E6%A5%AD%E6%99%82%E9%96%93"];

test("an address in another script is shown by a click, by Back, by a reload and at its anchor", async () => {
  const visitor = await openPage({ baseURL: served.origin, viewport: { width: 1280, height: 800 } });
  await notePrefetches(visitor);
  await visitor.goto("/");
  const isSame = await markDocument(visitor);
  const place = () =>
    visitor.evaluate(() => ({
      path: location.pathname + location.hash,
      heading: document.querySelector("h1")?.textContent,
      focused: document.activeElement?.id,
      isAtTarget: Math.abs(document.querySelector("[id='営業時間']")?.getBoundingClientRect().top ?? 1e4) < 200,
      current: document.querySelector("footer [aria-current]")?.getAttribute("href"),
    }));
  const atHours = { path: prices + hours, heading: "料金", isAtTarget: true };
  await clickWarm(visitor.locator("main a[href*='#%E5']"));
  await expect.poll(place).toMatchObject({ ...atHours, focused: "営業時間" });
  await clickWarm(visitor.locator("main").getByRole("link", { name: "Old" }));
  await expect.poll(place).toMatchObject({ path: old, heading: "Ceník", current: old });
  await visitor.goBack();
  await expect.poll(place).toMatchObject(atHours);
  expect(await isSame()).toBe(true);
  expect(await visitor.getAttribute("link[rel=canonical]", "href")).toBe(`https://www.example.com${prices}`);
  await visitor.reload();
  await expect.poll(place).toMatchObject(atHours);
  await visitor.goto("/料金#größe");
  await expect.poll(() => visitor.getByRole("tab", { selected: true }).textContent()).toBe("Two");
  await visitor.goto("/цены");
  expect(await place()).toMatchObject({ path: old, heading: "Ceník", current: old });
});

test("long words of a language that puts words together stay in their cells of a table", async () => {
  const visitor = await openPage({ baseURL: served.origin, viewport: { width: 360, height: 640 } });
  await visitor.goto("/tempo");
  const wide = await visitor
    .locator("main :is(th, td)")
    .evaluateAll((cells) =>
      cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
    );
  expect(await visitor.locator("main :is(th, td)").count()).toBe(14);
  expect(wide).toEqual([]);
  // The table scrolls, its caption wraps.
  const caption = await visitor.locator("caption").boundingBox();
  expect(caption && caption.x + caption.width).toBeLessThanOrEqual(360);
});
