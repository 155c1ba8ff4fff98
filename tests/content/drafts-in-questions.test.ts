import { expect, test } from "vitest";
import { indexRawContent } from "../../scripts/content/check/check-content.ts";
import { movePages } from "../../scripts/content/move/move-page.ts";
import { moveReport } from "../../scripts/content/move/move-report.ts";
import { findPlaces, placesReport } from "../../scripts/content/search/find-places.ts";
import { checkMemory, contentModel, memorySite } from "./memory-site.ts";
import { pageNamed } from "./support/check-example.ts";

const draft = "draft: true\n";
const care = "  - { type: prose, title: Care, body: 'Read [rye](/rye).', draft: true }\n";

test("places in drafts are found, and marked", () => {
  const site = memorySite({ "rye.yaml": pageNamed("Rye", draft), "oats.yaml": pageNamed("Oats") + care });
  const asked = (question: Parameters<typeof findPlaces>[1]) =>
    placesReport(findPlaces(indexRawContent(contentModel(), site), question)).split("\n");
  expect(asked({ kind: "links-to", address: "/rye" })).toEqual(["pages/oats.yaml:6:51  (draft) /rye", "1 place.", ""]);
  expect(asked({ kind: "block", type: "hero" })).toContain("pages/rye.yaml:5:11  (draft) hero: Rye");
  expect(asked({ kind: "block", type: "hero" })).toContain("pages/oats.yaml:4:11  hero: Oats");
});

test("a draft moves with the links to it, and leaves no address that anybody could have", () => {
  const checked = checkMemory(
    memorySite({ "rye.yaml": pageNamed("Rye", draft), "oats.yaml": pageNamed("Oats", "unlisted: true\n") + care }),
  );
  const index = checked.index?.hiding?.whole;
  if (!index) throw new Error("Nothing that is published is wrong.");
  const move = { from: "/rye", to: "/breads/rye", path: "rye.yaml", newPath: "breads/rye.yaml" };
  const moved = movePages({ ...checked, index }, [move]);
  expect(moved.pages[0]?.source.text).toBe(pageNamed("Rye", draft));
  expect(moved.changed.map(({ text }) => text)).toEqual([
    pageNamed("Oats", "unlisted: true\n") + care.replace("/rye", "/breads/rye"),
  ]);
  expect(moveReport(moved, { left: 0 }, false)).toMatch(
    /^Moved \/rye to \/breads\/rye: pages\/breads\/rye\.yaml, a draft\.\n/,
  );
});
