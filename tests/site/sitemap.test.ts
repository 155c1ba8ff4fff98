import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { readLastChanges } from "../../scripts/output/last-changes.ts";
import { type SitemapRoute, sitemapFiles } from "../../scripts/output/sitemap.ts";
import type { SiteContent } from "../../src/content.gen.ts";
import { hashFolder } from "../support/build/built-site.ts";
import { page, startFiles, writeFiles } from "../support/build/edited-site.ts";
import { build, buildClean, createWorkplace, type Workplace } from "../support/build/workplace.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const languages = [
  { code: "en", name: "English" },
  { code: "de", path: "/de", name: "Deutsch" },
];
// No more of a site than this stands in a sitemap.
const site = { origin: "https://a.example/b", language: "en", languages } as unknown as SiteContent;
const translations = [
  { code: "en", path: "/" },
  { code: "de", path: "/de" },
];
const routes: SitemapRoute[] = [
  {
    path: "/",
    listed: true,
    changed: "2031-06-30",
    languages: translations.map(({ code, path }) => ({ code, name: code, href: `/b${path}`, isTranslation: true })),
  },
  { path: "/secret", listed: false, changed: "2031-06-30" },
  ...["/de", "/x", "/y", "/z"].map((path) => ({ path, listed: true })),
];
const start = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const links = [...translations, { code: "x-default", path: "/" }].map(
  ({ code, path }) => `<xhtml:link rel="alternate" hreflang="${code}" href="https://a.example/b${path}"/>`,
);
const entries = [
  `<url><loc>https://a.example/b/</loc><lastmod>2031-06-30</lastmod>${links.join("")}</url>\n`,
  ...["/de", "/x", "/y", "/z"].map((path) => `<url><loc>https://a.example/b${path}</loc></url>\n`),
];
const whole = (from: number, to?: number) =>
  `${start}<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.slice(from, to).join("")}</urlset>\n`;

test("a sitemap has the listed pages, their last changes and their languages, in the order of its schema", () => {
  expect(sitemapFiles(site, routes)).toEqual([{ path: "sitemap.xml", content: whole(0) }]);
});

test.each([
  ["addresses", { addresses: 2, bytes: 10_000 }],
  ["bytes", { addresses: 100, bytes: whole(0, 2).length }],
])("is an index of sitemaps where it would have too many %s", (_, limits) => {
  const files = sitemapFiles(site, routes, limits);
  expect(files[0]).toEqual({
    path: "sitemap.xml",
    content: `${start}<sitemapindex ${schema}>\n${files
      .slice(1)
      .map(({ path }) => `<sitemap><loc>https://a.example/b/${path}</loc></sitemap>\n`)
      .join("")}</sitemapindex>\n`,
  });
  expect(files[1]).toEqual({ path: "sitemap-1.xml", content: whole(0, 2) });
  const all = files.slice(1).map(({ content }) => String(content));
  expect(all.flatMap((text) => text.match(/<url>.*\n/g) ?? [])).toEqual(entries);
  for (const text of all) {
    expect(text.length).toBeLessThanOrEqual(limits.bytes);
    expect(text.split("<url>").length - 1).toBeLessThanOrEqual(limits.addresses);
  }
});

function gitIn(folder: string) {
  return (day: string, ...args: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.example", ...args], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
      stdio: "ignore",
    });
}

const daysIn = (place: Workplace) =>
  Object.fromEntries(
    [...place.read("sitemap.xml").matchAll(/<loc>https:\/\/[^/]*(.*?)<\/loc>(?:<lastmod>(.*?)<)?/g)].map(
      ([, path, day]) => [path, day],
    ),
  );

test("a page has changed last when Git says so, unless it says so itself or has a later date; of what is not committed nothing is known", async () => {
  const place = createWorkplace();
  const git = gitIn(place.folder);
  const dated = (title: string, keys: string) => page(title).replace("blocks:", `${keys}\nblocks:`);
  const files = {
    ...startFiles,
    "old.yaml": page("Old"),
    "said.yaml": dated("Said", "date: 2024-01-01\nupdated: 2024-02-03"),
    "dated.yaml": dated("Dated", "date: 2025-01-15"),
    "über.yaml": page("Über"),
  };
  const days = { "/": "2025-01-01", "/old": "2025-01-01", "/said": "2024-02-03", "/dated": "2025-01-15" };
  writeFiles(place.pages, files);
  git("2025-01-01", "init", "-q");
  git("2025-01-01", "add", "pages");
  git("2025-01-01", "commit", "-qm", "Start");
  writeFiles(place.pages, {
    ...files,
    "old.yaml": page("Old", "  - { type: prose, title: A, body: B }\n"),
    "new.yaml": page("New"),
  });
  await build(place);
  expect(daysIn(place)).toMatchObject({ ...days, "/%C3%BCber": "2025-01-01", "/new": undefined });
  git("2025-01-10", "add", "pages");
  git("2025-01-10", "commit", "-qm", "Change");
  await build(place);
  expect(daysIn(place)).toMatchObject({ ...days, "/old": "2025-01-10", "/new": "2025-01-10" });
  expect(hashFolder(place.out)).toEqual((await buildClean(place, {})).hashes);
});

test("nothing is known without the whole history", async () => {
  const folder = temporaryFolder();
  const [whole, shallow] = [join(folder, "whole"), join(folder, "shallow")];
  expect(await readLastChanges(folder)).toBeUndefined();
  writeFiles(join(whole, "pages"), startFiles);
  const git = gitIn(whole);
  git("2025-01-01", "init", "-q");
  expect(await readLastChanges(whole)).toBeUndefined();
  git("2025-01-01", "add", ".");
  for (const day of ["2025-01-01", "2025-01-02"]) git(day, "commit", "-qm", day, "--allow-empty");
  git("2025-01-01", "clone", "-q", "--depth", "1", pathToFileURL(whole).href, shallow);
  expect(await readLastChanges(join(shallow, "pages"))).toBeUndefined();
  const changes = await readLastChanges(join(whole, "pages"));
  expect(changes?.days.map(([, day]) => day)).toEqual(Object.keys(startFiles).map(() => "2025-01-01"));
  // What is known of a commit is not asked for again.
  expect(await readLastChanges(join(whole, "pages"), changes)).toBe(changes);
});
