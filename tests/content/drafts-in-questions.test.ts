import { expect, test } from "vitest";
import { indexRawContent } from "../../scripts/content/check/check-content.ts";
import { changesReport } from "../../scripts/content/compare/changes-report.ts";
import { compareContent } from "../../scripts/content/compare/compare-content.ts";
import { movePages } from "../../scripts/content/move/move-page.ts";
import { moveReport } from "../../scripts/content/move/move-report.ts";
import { findPlaces } from "../../scripts/content/search/find-places.ts";
import { placesReport } from "../../scripts/content/search/places-report.ts";
import { checkMemory, contentModel, memorySite } from "./memory-site.ts";
import { pageNamed } from "./support/example-pages.ts";

const draft = "draft: true\n";
const care = "  - { type: prose, title: Care, body: 'Read [rye](/rye).', draft: true }\n";

const changes = (before: Record<string, string>, after: Record<string, string>) =>
  changesReport(
    compareContent(
      { sources: memorySite(before).sources, assets: new Map() },
      { sources: memorySite(after).sources, assets: new Map() },
    ),
  );

test("what changes for readers says of drafts only that they have changed", () => {
  const before = { "rye.yaml": pageNamed("Rye", draft), "oats.yaml": pageNamed("Oats") };
  const edited = pageNamed("Rye", draft).replace("All about", "Much about");
  expect(changes(before, { ...before, "rye.yaml": edited, "spelt.yaml": pageNamed("Spelt", draft) })).toBe(
    "Nothing changes for readers.\n\n### Drafts, which readers do not see\n\n- Changed: `/rye` Rye\n- New: `/spelt` Spelt\n",
  );
  expect(changes(before, { ...before, "oats.yaml": pageNamed("Oats") + care })).toBe("Nothing changes for readers.\n");
});

test("a page that is no draft any more is new for readers, and one that has become a draft is gone", () => {
  const before = { "rye.yaml": pageNamed("Rye", draft), "oats.yaml": pageNamed("Oats") };
  const after = { "rye.yaml": pageNamed("Rye"), "oats.yaml": pageNamed("Oats", draft) };
  expect(changes(before, after)).toBe(
    "## What changes for readers\n\n### Gone, a draft now: `/oats` Oats\n\n### New page `/rye` Rye\n",
  );
  const dated = pageNamed("Oats", "expireAt: 2099-01-01T09:00Z\n");
  expect(changes(before, { ...before, "oats.yaml": dated })).toContain("expire at: new: 2099-01-01T09:00Z");
});

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
