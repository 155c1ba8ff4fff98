import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkRawContent } from "../../scripts/content/check/check-content.ts";
import { publishedErrors } from "../../scripts/content/diagnostic/diagnostic.ts";
import type { View } from "../../scripts/content/index/publication.ts";
import { runs } from "../support/system/is-full.ts";
import { memorySite, siteYaml } from "./memory-site.ts";
import { isAcceptedByDigest, models } from "./support/accepted-by-digest.ts";
import { home, linkTo, pageNamed } from "./support/check-example.ts";

const at = (moment: string, shows: View["shows"] = "published"): View => ({ at: Date.parse(moment), shows });
const now = at("2030-06-01T12:00Z");

/** What the check says of some files: code, place and words, and whether it stops nothing. */
function saidOf(files: Readonly<Record<string, string>>, view = now): string[] {
  const { diagnostics } = checkRawContent(models.check, memorySite(files), view);
  return diagnostics.map(
    ({ code, file, line, message, unpublished }) =>
      `${unpublished ? "(not published) " : ""}${code} ${file.replace("pages/", "")}:${line} ${message}`,
  );
}

const rye = (more: string, blocks = "") => pageNamed("Rye", more) + blocks;
const prose = (more: string) => `  - { type: prose, title: Dough, body: 'Sour.', ${more} }\n`;

describe("a draft", () => {
  test("is no page that a link can lead to, unless the link is in a draft too", () => {
    const files = { "index.yaml": linkTo("/rye"), "rye.yaml": rye("draft: true\n") };
    expect(saidOf(files)).toEqual([
      'unknown-link index.yaml:8 The page "/rye" is a draft, expected one that readers can see.',
    ]);
    expect(
      saidOf({ ...files, "index.yaml": `${home}${prose("draft: true").replace("Sour.", "[Rye](/rye)")}` }),
    ).toEqual([]);
    expect(saidOf(files, { ...now, shows: "drafts" })).toEqual([]);
  });

  test("takes the anchors of its blocks with it, and those of a block that is a draft go too", () => {
    const files = { "index.yaml": linkTo("/rye#dough"), "rye.yaml": rye("", prose("id: dough, draft: true")) };
    expect(saidOf(files)).toEqual([
      'unknown-anchor index.yaml:8 The block "dough" of pages/rye.yaml is a draft, expected one that readers can see.',
    ]);
    expect(saidOf(files, { ...now, shows: "drafts" })).toEqual([]);
  });

  test("is in no folder, so that a list of drafts alone would be empty", () => {
    const list = "  - { type: page-list, title: Breads, folder: /breads }\n";
    const files = { "index.yaml": home + list, "breads/rye.yaml": rye("draft: true\n") };
    expect(saidOf(files)).toEqual([
      'unknown-folder index.yaml:6 No page of the folder "/breads" can be seen: /breads/rye is a draft.',
    ]);
    expect(saidOf({ ...files, "breads/oats.yaml": pageNamed("Oats") })).toEqual([]);
  });

  test("may have any mistakes and placeholders: they are named, and stop nothing", () => {
    const wrong = rye("draft: true\nnavv: 1\n", prose("body: TODO")).replace("body: 'Sour.', ", "");
    const files = { "index.yaml": home, "rye.yaml": wrong, "oats.yaml": rye("draft: true\n").replaceAll("Rye", "TBC") };
    expect(saidOf(files)).toEqual([
      '(not published) placeholder oats.yaml:1 The text "TBC" contains the placeholder "TBC", expected a finished text before it is published.',
      '(not published) placeholder oats.yaml:2 The text "All about TBC." contains the placeholder "TBC", expected a finished text before it is published.',
      '(not published) placeholder oats.yaml:6 The text "TBC" contains the placeholder "TBC", expected a finished text before it is published.',
      expect.stringMatching(/^\(not published\) unknown-key rye\.yaml:4 /),
      '(not published) placeholder rye.yaml:8 The text "TODO" contains the placeholder "TODO", expected a finished text before it is published.',
    ]);
    expect(checkRawContent(models.check, memorySite(files), now).index).toBeDefined();
  });
});

test("a page or block with dates is there from publishAt on, and until expireAt", () => {
  const files = {
    "index.yaml": linkTo("/rye"),
    "rye.yaml": rye("publishAt: 2030-07-01T09:00+01:00\nexpireAt: 2030-08-01T09:00+01:00\n"),
  };
  const expires =
    'unknown-link index.yaml:8 From 2030-08-01T08:00Z on: The page "/rye" has expired, expected one that readers can see.';
  expect(saidOf(files, at("2030-07-01T07:59Z"))).toEqual([
    'unknown-link index.yaml:8 The page "/rye" is not published before 2030-07-01T09:00+01:00, expected one that readers can see.',
    expires,
  ]);
  expect(saidOf(files, at("2030-07-01T08:00Z"))).toEqual([expires]);
  expect(saidOf(files, at("2030-08-01T07:59:59Z"))).toEqual([expires]);
  expect(saidOf(files, at("2030-08-01T08:00Z"))).toEqual([
    'unknown-link index.yaml:8 The page "/rye" has expired, expected one that readers can see.',
  ]);
});

test("an announcement may lead to a page that expires no earlier than it ends, as no build shows it from then on", () => {
  const filesOf = (until: string, head: string) => ({
    "_site.yaml": `${siteYaml}announcement: { text: "[Rye](/rye) is back.", until: ${until} }\n`,
    "index.yaml": home,
    "rye.yaml": rye(head),
  });
  const said = (until: string, expireAt: string) => saidOf(filesOf(until, `unlisted: true\nexpireAt: ${expireAt}\n`));
  expect(said("2030-08-01T12:00Z", "2030-08-01T12:00Z")).toEqual([]);
  expect(said("2030-05-01T12:00Z", "2030-05-02T12:00Z")).toEqual([]);
  expect(said("2030-08-01T12:00Z", "2030-08-01T11:59Z")).toEqual([
    'unknown-link _site.yaml:24 From 2030-08-01T11:59Z on: The page "/rye" has expired, expected one that readers can see.',
  ]);
  const over = filesOf("2030-05-01T12:00Z", "draft: true\n");
  expect(saidOf(over)).toEqual([]);
  expect(isAcceptedByDigest(models.check, memorySite(over), now)).toBe(true);
});

test("a page or block with dates may take the place of another one at a moment: of a heading, an anchor, a title and an old address", () => {
  const heroes = `title: Home\ndescription: Bread.\nblocks:
  - { type: hero, id: offer, title: Summer, expireAt: 2030-09-01T00:00Z }
  - { type: hero, id: offer, title: Autumn, publishAt: 2030-09-01T00:00Z }
`;
  const files = {
    "index.yaml": heroes,
    "summer.yaml": pageNamed("Offers", "unlisted: true\nexpireAt: 2030-09-01T00:00Z\n"),
    "autumn.yaml": pageNamed("Offers", "unlisted: true\npublishAt: 2030-09-01T00:00Z\nredirectFrom: [/summer]\n"),
  };
  expect(saidOf(files)).toEqual([]);
  const later = heroes.replace("publishAt: 2030-09-01", "publishAt: 2030-09-02");
  expect(saidOf({ ...files, "index.yaml": later })).toEqual([
    "heading-order index.yaml:3 From 2030-09-01T00:00Z on: The page has no main heading.",
  ]);
});

/** A small site of which every page and some blocks may be drafts, or come and go. */
const part = fc.record(
  {
    draft: fc.boolean(),
    // Few end before they begin, which is always a mistake.
    publishAt: fc.integer({ min: 1, max: 5 }),
    expireAt: fc.integer({ min: 5, max: 9 }),
  },
  { requiredKeys: [] },
);
const momentOf = (day: number) => `2030-01-0${day}T09:00Z`;

test("a build accepts what the careful check accepts, whatever is published when", () => {
  const lines = (keys: object) =>
    Object.entries(keys).map(([key, value]) => `${key}: ${typeof value === "number" ? momentOf(value) : value}`);
  const links = ["Sour.", "[Rye](/rye)", "[Dough](/rye#dough)", "[Breads](/breads/oats)"];
  const content = fc.record({
    day: fc.integer({ min: 0, max: 9 }),
    shows: fc.constantFrom("published" as const, "drafts" as const),
    pages: fc.array(part, { minLength: 3, maxLength: 3 }),
    blocks: fc.array(fc.tuple(part, fc.nat(3)), { minLength: 3, maxLength: 3 }),
    slip: fc.constantFrom("", "", "", "navv: 1\n"),
  });
  let accepted = 0;
  fc.assert(
    fc.property(content, ({ day, shows, pages, blocks, slip }) => {
      const block = (index: number) => {
        const [keys = {}, link = 0] = blocks[index] ?? [];
        return prose(["id: dough", ...lines(keys)].join(", ")).replace("Sour.", links[link] ?? "");
      };
      const head = (index: number) => ["unlisted: true", ...lines(pages[index] ?? {}), ""].join("\n");
      const raw = memorySite({
        "index.yaml": home + block(0),
        "rye.yaml": rye(head(0) + slip, block(1)),
        "spelt.yaml": pageNamed("Spelt", head(1)) + block(2),
        "breads/oats.yaml": pageNamed("Oats", head(2)),
      });
      const view: View = { at: Date.parse(momentOf(1)) + (day - 1) * 86_400_000, shows };
      const { diagnostics } = checkRawContent(models.check, raw, view);
      const isRight = publishedErrors(diagnostics).length === 0;
      expect(isAcceptedByDigest(models.check, raw, view)).toBe(isRight);
      if (isRight) accepted += 1;
    }),
    { numRuns: runs(400), seed: 4 },
  );
  // Neither nothing nor everything.
  expect(accepted).toBeGreaterThan(runs(100));
  expect(accepted).toBeLessThan(300);
});
