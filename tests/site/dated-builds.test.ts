import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { BuildSummary } from "../../scripts/build/publish-build.ts";
import { listFiles } from "../support/build/built-site.ts";
import { type Files, page, undrawnFiles } from "../support/build/edited-site.ts";
import { build, createWorkplace, type Setting, type Workplace } from "../support/build/workplace.ts";

const withDates = (text: string, ...lines: string[]) => text.replace("blocks:", [...lines, "blocks:"].join("\n"));
const prose = (title: string, more: string) => `  - { type: prose, title: ${title}, body: 'Sour.', ${more} }\n`;

/** A site with parts that are published or expire on a date. */
const site: Files = {
  ...undrawnFiles(),
  "shops/secret.yaml": withDates(page("Secret"), "draft: true", "redirectFrom: [/hush]"),
  "shops/winter.yaml": withDates(page("Winter"), "publishAt: 2031-12-01T09:00Z", "redirectFrom: [/shops/summer]"),
  "shops/summer.yaml": withDates(page("Summer"), "expireAt: 2031-12-01T10:00+01:00", "redirectFrom: [/sun]"),
  "notes/fair.yaml": withDates(page("Fair"), "event: { start: 2032-01-01 }"),
  "notes.yaml": page("Notes", "  - { type: collection, title: Coming, folder: /notes, events: coming }\n"),
  "terms.yaml": page("Terms", prose("Whispers", "draft: true") + prose("News", "publishAt: 2031-12-01T09:00Z")),
};

async function buildAt(place: Workplace, day: string, setting: Setting = {}): Promise<BuildSummary> {
  const { said } = await build(place, { ...setting, day });
  if (!("pages" in said)) throw new Error(`The content has mistakes: ${String(said)}`);
  return said;
}

/** The text of all that a build has written, file by file. */
function outputOf({ out }: Workplace): Map<string, string> {
  return new Map(listFiles(out).map((path) => [path, readFileSync(join(out, path), "utf8")]));
}

function filesWith(place: Workplace, text: string): string[] {
  return [...outputOf(place)].filter(([, content]) => content.includes(text)).map(([path]) => path);
}

test("nothing of a draft is in a build, and everything of it in a preview", async () => {
  const place = createWorkplace(site);
  expect(await buildAt(place, "2031-06-01")).toMatchObject({ pages: 10, hidden: 2, rendered: 10 });
  for (const text of ["Secret", "secret", "hush", "Whispers", "draft"])
    expect([text, filesWith(place, text)]).toEqual([text, []]);

  expect(await buildAt(place, "2031-06-01", { drafts: true })).toMatchObject({ pages: 11, hidden: 1, rendered: 11 });
  expect(filesWith(place, "Whispers")).toEqual(["terms.html"]);
  expect(filesWith(place, "Secret")).toEqual(["index.html", "shops/secret.html"]);
});

test("a file that only unpublished pages and blocks name is published with them, and one that no page names always", async () => {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20z"/></svg>';
  const place = createWorkplace({
    ...site,
    // What is wrong in a draft stops nothing.
    "shops/secret.yaml": withDates(
      page("Secret", "  - { type: heroo, image: { src: /assets/a secret.svg } }\n"),
      "draft: true",
    ),
    "shops/winter.yaml": withDates(
      page("Winter", "  - { type: prose, title: Ice, body: '[List](/assets/winter.svg)' }\n"),
      "publishAt: 2031-12-01T09:00Z",
    ),
    "shops/summer.yaml": withDates(
      page("Summer", "  - { type: prose, title: Sun, body: '[List](/assets/summer.svg), [map](/assets/map.svg)' }\n"),
      "expireAt: 2031-12-01T09:00Z",
    ),
    "terms.yaml": page(
      "Terms",
      prose("Whispers", "draft: true").replace("Sour.", "[List](/assets/whisper.svg), [map](/assets/map.svg)"),
    ),
    ...Object.fromEntries(
      ["a secret", "winter", "summer", "whisper", "map", "rest"].map((name) => [`_assets/${name}.svg`, picture]),
    ),
  });
  const published = async (day: string) => {
    await buildAt(place, day);
    return listFiles(place.out)
      .filter((path) => /^assets\/(?!prices)/.test(path))
      .map((path) => path.slice(7, -4));
  };
  expect(await published("2031-06-01")).toEqual(["map", "rest", "summer"]);
  expect(await published("2031-12-02")).toEqual(["rest", "winter"]);
});

test("search engines are kept out of a preview by its pages, its headers and its robots.txt, and not out of a build", async () => {
  const place = createWorkplace(site);
  const facts = async (drafts: boolean) => {
    await buildAt(place, "2031-06-01", { drafts });
    const output = outputOf(place);
    const pages = [...output].filter(
      ([path]) => path.endsWith(".html") && !path.startsWith("404") && path !== "sun.html",
    );
    return {
      all: pages.every(([, html]) => html.includes('<meta name="robots" content="noindex"')),
      none: pages.every(([, html]) => !html.includes("noindex")),
      headers: ["_headers", "vercel.json"].map((name) => output.get(name)?.includes("X-Robots-Tag")),
      robots: output.get("robots.txt"),
      sitemap: output.has("sitemap.xml"),
    };
  };
  expect(await facts(true)).toEqual({
    all: true,
    none: false,
    headers: [true, true],
    robots: "User-agent: *\nDisallow: /\n",
    sitemap: false,
  });
  expect(await facts(false)).toEqual({
    all: false,
    none: true,
    headers: [false, false],
    robots: expect.stringContaining("Allow: /\n"),
    sitemap: true,
  });
});

test("a build without an edit publishes and removes what is due, says what is next, and renders no more than that", async () => {
  const place = createWorkplace(site);
  const next = { at: Date.parse("2031-12-01T09:00Z"), routes: ["/shops/summer", "/shops/winter", "/terms"] };
  expect(await buildAt(place, "2031-12-01T08:59:58Z")).toMatchObject({ pages: 10, hidden: 2, next });
  expect(await buildAt(place, "2031-12-01T08:59:59Z")).toMatchObject({ rendered: 0, next });
  expect(outputOf(place).get("_redirects")).toMatch(/^#.*\n\/sun \/shops\/summer 301!\n\/sun \/shops\/summer 301\n$/);
  expect(filesWith(place, "News")).toEqual([]);

  // The home page lists the folder.
  expect(await buildAt(place, "2031-12-01T09:00:00Z")).toMatchObject({
    ...{ pages: 10, hidden: 2, rendered: 3 },
    // Then an event is past.
    next: { at: Date.parse("2032-01-02"), routes: [] },
  });
  expect(existsSync(join(place.out, "shops/winter.html"))).toBe(true);
  expect(filesWith(place, "News")).toEqual(["terms.html"]);
  // The former addresses of the removed page redirect nowhere, and its own redirects to the page that follows.
  expect(outputOf(place).get("_redirects")).toMatch(
    /^#.*\n\/shops\/summer \/shops\/winter 301!\n\/shops\/summer \/shops\/winter 301\n$/,
  );
  expect(filesWith(place, "/shops/summer")).toEqual(expect.not.arrayContaining(["sitemap.xml", "index.html"]));
  expect(await buildAt(place, "2031-12-01T09:00:01Z")).toMatchObject({ rendered: 0 });
  // And back.
  expect(await buildAt(place, "2031-12-01T08:00:00Z")).toMatchObject({ rendered: 3, next });
});
