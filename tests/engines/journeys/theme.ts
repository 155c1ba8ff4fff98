import { expect, test } from "vitest";
import { visitBakery } from "../../support/engines/begin-visit.ts";
import { lightness } from "../../support/engines/lightness.ts";

test("who wants dark colours gets them, and the pictures that go with them", async () => {
  const visit = await visitBakery({ colours: "dark" });
  await visit.open("/");
  expect(await lightness(visit, "body", "backgroundColor")).toBeLessThan(60);
  expect(await lightness(visit, "h1", "color")).toBeGreaterThan(180);
  const logo = () => document.querySelector<HTMLImageElement>("header img")?.currentSrc.split("/").at(-1);
  await visit.until("logo-dark.svg", logo);
  // The one at night.
  const isDarkPicture = () => {
    const picture = document.querySelector<HTMLImageElement>("main picture img");
    const sources = document.querySelector<HTMLSourceElement>("main picture source[media*=dark]")?.srcset ?? "";
    const file = picture?.currentSrc.split("/").at(-1)?.split("-")[0];
    return file !== undefined && sources.includes(file);
  };
  await visit.until(true, isDarkPicture);
});
