import { expect, test } from "vitest";
import { checkRawContent, indexRawContent } from "../../scripts/content/check/check-content.ts";
import { publishedErrors } from "../../scripts/content/diagnostic/diagnostic.ts";
import type { View } from "../../scripts/content/index/publication.ts";
import { updateLock } from "../../scripts/content/index/published-addresses.ts";
import type { RawContent } from "../../scripts/content/read/read-content.ts";
import { contentModel, indexYaml, memorySite } from "./memory-site.ts";
import { isAcceptedByDigest, models } from "./support/accepted-by-digest.ts";
import { pageNamed } from "./support/check-example.ts";

const heading = "# The addresses that this site has published, as check --update-urls writes them.\n";
const view: View = { at: Date.parse("2031-06-01T00:00Z"), shows: "published" };

const page = (title: string, ...lines: string[]) =>
  pageNamed(title, ["unlisted: true", ...lines].map((line) => `${line}\n`).join(""));
const block = (id: string, ...lines: string[]) =>
  `  - type: prose\n    id: ${id}\n    title: Bread\n    body: Rye.\n${lines.map((line) => `    ${line}\n`).join("")}`;

function siteWith(files: Readonly<Record<string, string>>, lock?: string): RawContent {
  const raw = memorySite(files);
  return lock === undefined
    ? raw
    : { ...raw, lock: { path: ".urls.lock", displayPath: "pages/.urls.lock", text: lock } };
}

/** What a check says of a site, and whether a build accepts it. */
function check(files: Readonly<Record<string, string>>, lock: string) {
  const raw = siteWith(files, lock);
  const { diagnostics } = checkRawContent(contentModel(), raw, view);
  const found = diagnostics.map(({ file, line, column, endColumn, code, message, hint }) => [
    `${file}:${line}:${column}-${endColumn} ${code}`,
    message,
    hint,
  ]);
  expect(isAcceptedByDigest(models.check, raw, view)).toBe(publishedErrors(diagnostics).length === 0);
  return found;
}

const accept = 'or accept that links to it are dead: check --update-urls --reason "why".';

test("an address that was published and has neither a page nor a redirect is an error at its line", () => {
  const lock = `${heading}/\n/#contact\n/#figures\n/prices\n/prices#bread\n`;
  const prices = page("Prices") + block("bread");
  expect(check({ "prices.yaml": prices }, lock)).toEqual([]);
  const offers = page("Offers", "redirectFrom: [/prices.html]");
  expect(check({ "offers.yaml": offers + block("bread") }, lock)).toEqual([]);
  // A page that was there before need not have the anchors of another that it takes in.
  expect(check({ "offers.yaml": offers }, `${lock}/offers\n`)).toEqual([]);
  expect(check({ "offers.yaml": offers + block("rye") }, lock)).toEqual([
    [
      "pages/.urls.lock:6:1-14 vanished-address",
      'The address "/prices#bread" was published, and nothing in pages/offers.yaml has that anchor any more.',
      `Add "id: bread" to the block that takes its place, ${accept}`,
    ],
  ]);
  expect(check({ "index.yaml": indexYaml.replace("id: figures", "id: numbers") }, lock)).toEqual([
    [
      "pages/.urls.lock:4:1-10 vanished-address",
      'The address "/#figures" was published, and nothing in pages/index.yaml has that anchor any more.',
      `Add "id: figures" to the block that takes its place, ${accept}`,
    ],
    [
      "pages/.urls.lock:5:1-8 vanished-address",
      'The address "/prices" was published and is gone, expected the page or a redirect.',
      `Add "redirectFrom: [/prices]" to the page that takes its place, ${accept}`,
    ],
  ]);
});

test("the anchor of a heading needs the old words of the heading, as another id would change the anchors of all headings in its block", () => {
  const law = page("Law") + "  - type: rich-text\n    id: law\n    body: |\n      ## Dogs\n\n      ## 5 Fires\n";
  expect(check({ "law.yaml": law }, `${heading}/law#law-4-fires\n/law#law-dogs\n`)).toEqual([
    [
      "pages/.urls.lock:2:1-17 vanished-address",
      'The address "/law#law-4-fires" was published, and nothing in pages/law.yaml has that anchor any more.',
      `Give the heading in the block "law" its old words back, ${accept}`,
    ],
  ]);
});

test("an old folder leads on where it leads to a page, and a row that is gone takes its page with it", () => {
  const shops = (...slugs: string[]) =>
    siteWith(
      {
        "_data/shops.csv": ["slug", ...slugs, ""].join("\n"),
        "shops/[slug].yaml": page("Shop {slug}", "each: /data/shops.csv"),
        "shops.yaml": page("Shops", "redirectFrom: [/stores/*]"),
      },
      "/shops/north\n/stores\n/stores/north\n/stores/west\n",
    );
  const gone = (raw: RawContent) =>
    checkRawContent(contentModel(), raw, view).diagnostics.map(({ line, message }) => `${line} ${message}`);
  expect(gone(shops("north", "south", "west"))).toEqual([]);
  expect(gone(shops("south", "west"))).toEqual([
    '1 The address "/shops/north" was published and is gone, expected the page or a redirect.',
    '3 The address "/stores/north" was published and is gone, expected the page or a redirect.',
  ]);
});

test("the page of a tag is promised, moves with its list, and may go with the date of what has it", () => {
  const list = (folder: string, ...lines: string[]) =>
    `${page("Notes", ...lines)}  - { type: collection, folder: ${folder}, tagPages: true }\n`;
  const note = (...lines: string[]) => page("Note", ...lines).replace("unlisted: true\n", "");
  const files = { "notes/index.yaml": list("/notes"), "notes/one.yaml": note("tags: [Rye, Salt]") };
  const lock = `${heading}/\n/#contact\n/#figures\n/notes\n/notes/one\n/notes/tags/rye\n/notes/tags/salt\n`;
  const index = indexRawContent(contentModel(), siteWith(files), view);
  expect(updateLock("", index, {}).text).toBe(lock);
  const gone = (changed: Readonly<Record<string, string>>) =>
    check({ ...files, ...changed }, lock)
      .filter(([place]) => place?.includes("vanished"))
      .map(([, message]) => message);
  const renamed = note("tags: [Salt, Wheat]");
  expect(gone({ "notes/one.yaml": renamed })).toEqual([
    'The address "/notes/tags/rye" was published and is gone, expected the page or a redirect.',
  ]);
  expect(check({ ...files, "notes/one.yaml": renamed }, lock)[0]?.[2]).toBe(
    'Add "redirectFrom: [/notes/tags/rye]" to the page /notes, as nothing leads to the page of another tag, or accept that links to it are dead: check --update-urls --reason "why".',
  );
  expect(
    gone({ "notes/one.yaml": renamed, "notes/index.yaml": list("/notes", "redirectFrom: [/notes/tags/rye]") }),
  ).toEqual([]);
  const over = note("tags: [Rye]", "expireAt: 2031-05-01T00:00Z");
  expect(gone({ "notes/one.yaml": renamed, "notes/two.yaml": over })).toEqual([]);
  const moved = {
    "diary/index.yaml": list("/diary", "redirectFrom: [/notes]"),
    "diary/one.yaml": note("tags: [Rye, Salt]", "redirectFrom: [/notes/one]"),
  };
  expect(check(moved, lock).filter(([place]) => place?.includes("vanished"))).toEqual([]);
});

test("what its author hides is gone, and what expires by its date is not, now or later", () => {
  const lock = "/\n/#sale\n/easter\n/sun\n";
  const sale = (line: string) => ({ "index.yaml": indexYaml + block("sale", line) });
  const easter = (line: string) => ({ "easter.yaml": page("Easter", "redirectFrom: [/sun]", line) });
  for (const day of ["2031-05-01", "2031-07-01"]) {
    const over = `expireAt: ${day}T00:00Z`;
    expect(check({ ...sale(over), ...easter(over) }, lock)).toEqual([]);
  }
  const hidden = check({ ...sale("draft: true"), ...easter("publishAt: 2031-07-01T00:00Z") }, lock);
  expect(hidden.map(([place, message]) => `${place} ${message}`)).toEqual([
    'pages/.urls.lock:2:1-7 vanished-address The address "/#sale" was published, and nothing in pages/index.yaml has that anchor any more.',
    'pages/.urls.lock:3:1-8 vanished-address The address "/easter" was published, and its page is not published before 2031-07-01T00:00Z, expected the page or a redirect.',
    'pages/.urls.lock:4:1-5 vanished-address The address "/sun" was published and is gone, expected the page or a redirect.',
  ]);
});

test("a lock file gets what is new, keeps what was there, and says why something is gone", () => {
  const update = (text: string, files: Readonly<Record<string, string>>, reason?: string) =>
    updateLock(text, indexRawContent(contentModel(), siteWith(files), view), { reason });
  const files = {
    "offers.yaml": page("Offers", "redirectFrom: [/prices, /old/*, /Old.php?id=7]") + block("bread"),
    "easter.yaml": page("Easter", "expireAt: 2031-05-01T00:00Z"),
    "plan.yaml": page("Plan", "draft: true"),
    "404.yaml": page("Not found"),
  };
  const now = "/\n/#contact\n/#figures\n/offers\n/offers#bread\n/prices\n";
  expect(update("", files)).toEqual({ text: heading + now, added: 6, vanished: [] });
  expect(update(now, files).text).toBe(heading + now);

  const before =
    "=======\n/\n/easter\n/offers # gone: sold\n/prices\n/prices#rye\n/rye # gone: sold\n/wheat\n/wheat#x\n";
  const kept =
    "/\n/#contact\n/#figures\n/easter # gone: expired 2031-05-01T00:00Z\n/offers\n/offers#bread\n/prices\n/prices#rye\n";
  expect(update(before, files)).toEqual({
    text: `${heading}${kept}/rye # gone: sold\n/wheat\n/wheat#x\n`,
    added: 3,
    vanished: ["/wheat", "/wheat#x"],
  });
  expect(update(before, files, "merged").text).toBe(
    `${heading}${kept}/rye # gone: sold\n/wheat # gone: merged\n/wheat#x # gone: merged\n`,
  );
  // Where a page may move back, an anchor is gone there for the reason that is known at its new place.
  expect(update(`${before}/offers#rye # gone: sold\n`, files).text).toContain("/prices#rye # gone: sold\n");
});
