import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { indexRawContent } from "../../scripts/content/check/check-content.ts";
import { findTranslations, translatedPage } from "../../scripts/content/index/site-languages.ts";
import { shippedLabels } from "../../scripts/content/labels/shipped-labels.ts";
import { resolveSites } from "../../scripts/content/resolve/build-site.ts";
import { renderPage } from "../../src/entry-server.tsx";
import { languageTags } from "../../src/language-tags.ts";
import { contentModel, memorySite } from "../content/memory-site.ts";
import {
  attributeValues,
  brokenLink,
  buildInto,
  linksIn,
  listFiles,
  partOf,
  readBuiltPages,
} from "../support/build/built-site.ts";
import { openDevSite } from "../support/build/open-dev-site.ts";
import { projectRoot } from "../support/system/own-project.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const origin = "https://tidewright.example";
const folder = temporaryFolder(afterAll);
const out = join(folder, "dist");
let pages: ReadonlyMap<string, string>;

beforeAll(() => {
  buildInto(out, join(projectRoot, "tests/fixtures/boatyard-site"));
  pages = readBuiltPages(out);
});

const page = (route: string) => pages.get(route) ?? "";
const read = (path: string) => readFileSync(join(out, path), "utf8");
const codes = ["en-GB", "de", "ar"] as const;
type Code = (typeof codes)[number];
const codeOf = (route: string): Code => codes.find((code) => `${route}/`.startsWith(`/${code}/`)) ?? "en-GB";
const isNotFound = (route: string) => route.endsWith("/404");
const addressOf = (route: string) => origin + (route === "/" ? "/" : route);
/** The routes to which links of a part of a page lead, without their anchors. */
const routesIn = (html: string) =>
  linksIn(html).flatMap(([, href]) => (href.startsWith("/") ? [href.replace(/#.*/, "")] : []));
/** What a link or a head names for each language. */
const alternates = (html: string) =>
  Object.fromEntries(
    Array.from(html.matchAll(/ rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi), ([, code, href]) => [code, href]),
  );

/** Every page in the three languages; one is in English alone. */
const pairs = [
  ["/", "/de", "/ar"],
  ["/about", "/de/schule", "/ar/madrasa"],
  ["/courses", "/de/kurse", "/ar/courses"],
  ["/courses/dinghy", "/de/kurse/jolle", "/ar/courses/dinghy"],
  ["/courses/evening/sails", "/de/kurse/abends/segel", "/ar/courses/evening/sails"],
  ["/news", "/de/news", "/ar/news"],
  ["/news/tide-gauge", "/de/news/tide-gauge", "/ar/news/tide-gauge"],
  ["/prices", "/de/preise", "/ar/prices"],
];
const alone = "/news/festival";

test("there is a page for each file, and a not-found page for each language", () => {
  expect([...pages.keys()].sort()).toEqual([...pairs.flat(), alone, "/404", "/de/404", "/ar/404"].sort());
  const links = [...pages].flatMap(([from, html]) => linksIn(html).map(([, href]) => ({ from, href })));
  expect(links.length).toBeGreaterThan(500);
  expect(links.flatMap((link) => brokenLink(out, pages, link) ?? [])).toEqual([]);
});

test("each page says its language, its direction and its address", () => {
  const locales = { "en-GB": "en_GB", de: "de_DE", ar: "ar_EG" };
  for (const [route, html] of pages) {
    const code = codeOf(route);
    expect(html).toContain(`<html lang="${code}"${code === "ar" ? ' dir="rtl"' : ""}>`);
    const named = [/property="og:locale" content="(.*?)"/, /rel="canonical" href="(.*?)"/].map(
      (pattern) => pattern.exec(html)?.[1],
    );
    expect([route, ...named]).toEqual(
      isNotFound(route) ? [route, locales[code], undefined] : [route, locales[code], addressOf(route)],
    );
  }
});

test("a page in one more language than the site has says its own to those who show a link to it", () => {
  const page = { site: { language: "en-GB" }, route: { language: "fr" }, indexed: true };
  expect(languageTags(page as Parameters<typeof languageTags>[0])).toBe('<meta property="og:locale" content="fr_FR"/>');
});

test("each page names its translations, each of which names the same ones, and the sitemap says so too", () => {
  const sitemap = new Map(
    Array.from(read("sitemap.xml").matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g), ([, loc = "", links = ""]) => [
      loc.slice(origin.length),
      alternates(links),
    ]),
  );
  expect([...sitemap.keys()].sort()).toEqual([...pairs.flat(), alone].sort());
  for (const [route, html] of pages) {
    const found = alternates(html);
    const pair = pairs.find((one) => one.includes(route));
    const named = pair?.map((other) => [codeOf(other), addressOf(other)] as const) ?? [];
    const expected = named.length === 0 ? {} : { ...Object.fromEntries(named), "x-default": named[0]?.[1] };
    expect([route, found]).toEqual([route, expected]);
    if (!isNotFound(route)) expect([route, sitemap.get(route)]).toEqual([route, expected]);
  }
});

test("the switch leads to each translation, and where there is none to the nearest page above it", () => {
  const switchOf = (route: string) =>
    Array.from(
      page(route).matchAll(/<a href="([^"]*)" hrefLang="([^"]*)" lang="\2"( aria-current="true")? data-reload="">/g),
      ([, href, code, current]) => `${code} ${href}${current ? " *" : ""}`,
    );
  // In the header and again in the side menu.
  const twice = (...links: string[]) => [...links, ...links];
  expect(switchOf("/de/preise")).toEqual(twice("en-GB /prices", "de /de/preise *", "ar /ar/prices"));
  expect(switchOf(alone)).toEqual(twice(`en-GB ${alone} *`, "de /de/news", "ar /ar/news"));
  expect(switchOf("/ar/404")).toEqual(twice("en-GB /", "de /de", "ar /ar *"));
});

test("menus, lists, tags and footers of a language lead to its own pages", () => {
  for (const [route, html] of pages) {
    const own = html.replaceAll(/<a [^>]*hrefLang=[^>]*>.*?<\/a>/g, "");
    const others = routesIn(own).filter((to) => !/^\/(?:assets|_)/.test(to) && codeOf(to) !== codeOf(route));
    expect([route, others]).toEqual([route, []]);
  }
  const listed = (route: string) => routesIn(partOf(page(route), "main"));
  expect(listed("/news")).toEqual([alone, "/news/tide-gauge"]);
  expect(listed("/de/news")).toEqual(["/de/news/tide-gauge"]);
  expect(listed("/ar/courses")).toEqual(["/ar/courses/dinghy"]);
});

test("breadcrumbs begin with the home page of the language, in its words", () => {
  const trail = (route: string) => linksIn(partOf(partOf(page(route), "main"), "nav"));
  expect(trail("/courses/evening/sails")).toEqual([
    ["Home", "/"],
    ["All courses", "/courses"],
  ]);
  expect(trail("/de/kurse/abends/segel")).toEqual([
    ["Startseite", "/de"],
    ["Alle Kurse", "/de/kurse"],
  ]);
  expect(trail("/ar/courses/evening/sails")).toEqual([
    [shippedLabels("ar")?.home, "/ar"],
    ["جميع الدورات", "/ar/courses"],
  ]);
});

test("each language has a feed of its own, which says its language and holds its articles", () => {
  const feeds = listFiles(out).filter((path) => path.endsWith("feed.xml"));
  const facts = feeds.map((path) => {
    const text = read(path);
    const first = (pattern: RegExp) => pattern.exec(text)?.[1];
    return [
      path,
      first(/<feed [^>]*xml:lang="(.*?)"/),
      first(/<title>(.*?)<\/title>/),
      Array.from(text.matchAll(/<entry>.*?<id>(.*?)<\/id>/gs), ([, id = ""]) => id.slice(origin.length)),
    ];
  });
  expect(facts).toEqual([
    ["ar/news/feed.xml", "ar", "السجل – تايدرايت", ["/ar/news/tide-gauge"]],
    ["de/news/feed.xml", "de", "Logbuch – Tidewright", ["/de/news/tide-gauge"]],
    ["news/feed.xml", "en-GB", "Logbook – Tidewright", [alone, "/news/tide-gauge"]],
  ]);
  for (const route of ["/news", "/de/news", "/ar/news"])
    expect(page(route)).toContain(`type="application/atom+xml" href="${route}/feed.xml"`);
});

test("the not-found page of a language is its own, or the one that comes with its words", () => {
  const said = (route: string) => [
    /<h1[^>]*>(.*?)<\/h1>/.exec(page(route))?.[1],
    ...linksIn(partOf(page(route), "main")).flat(),
  ];
  const builtIn = (code: string, to: string) => {
    const labels = shippedLabels(code);
    return [labels?.notFoundTitle, labels?.returnHome, to];
  };
  expect(said("/404")).toEqual(["This page does not exist", "Go to the home page", "/"]);
  expect(said("/de/404")).toEqual(["Auf Grund gelaufen", "Zur Startseite", "/de"]);
  expect(said("/ar/404")).toEqual(builtIn("ar", "/ar"));
});

test("dates and numbers are written as the language writes them", () => {
  expect(page("/news/tide-gauge")).toContain(">14 February 2031</time>");
  expect(page("/de/news/tide-gauge")).toContain(">14. Februar 2031</time>");
  expect(page("/ar/news/tide-gauge")).toContain(">14 فبراير 2031</time>");
  expect(page("/prices")).toContain("€1,650");
  expect(page("/de/preise")).toContain("1.650 €");
  expect(page("/ar/prices")).toContain("1,650 يورو");
});

test("in Switzerland and Liechtenstein German has no ß", () => {
  const [german, swiss] = ["de", "de-CH"].map((code) => shippedLabels(code)?.close);
  expect([german, swiss]).toEqual(["Schließen", "Schliessen"]);
});

test("a page in Japanese has all its words from two files, without a label of its own", () => {
  const place = join(folder, "paper");
  buildInto(place, join(projectRoot, "tests/fixtures/paper-site"));
  const built = readBuiltPages(place);
  const labels = shippedLabels("ja");
  expect(built.get("/")).toContain('<html lang="ja">');
  const words = [...built.values()].join("").replaceAll(/<style>.*?<\/style>/gs, "");
  const named = ["skipToContent", "openMenu", "sideMenu", "footerNavigation", "notFoundTitle", "optional"] as const;
  expect(named.filter((key) => !words.includes(labels?.[key] ?? ""))).toEqual([]);
  expect(attributeValues(words, "aria-label").filter((name) => /[a-z]/i.test(name))).toEqual([]);
  expect(words.match(/hreflang=.{40}/i)).toBeNull();
  // Between the parts of a headline there is no space.
  expect(partOf(built.get("/") ?? "", "h1")).toContain("水を汲み、紙を漉く。");
});

/** A page of a site as it is written, without its styles. */
async function htmlOf(files: Readonly<Record<string, string>>, route: string): Promise<string> {
  const answer = await openDevSite(files).site.answer(route);
  if (answer?.kind !== "page") throw new Error(`There is no page ${route}.`);
  const assets = { base: "", entry: "/entry.js", app: "/app.js", behaviours: {}, services: {}, blocks: {} };
  const { document } = renderPage({ ...answer, assets, today: new Date(), indexed: false, forUnknownPaths: false });
  return document.map(({ html }) => html).join("");
}

test.each([
  ["en-GB", "tr", "Bu sayfada"],
  ["de", "en-GB", "On this page"],
  // Another English has the words of the site.
  ["en-GB", "en-US", "Contents"],
])("a page of a site in %s has labels in its own language: %s", async (ofSite, ofPage, label) => {
  const labels = ofSite === "de" ? "" : "labels: { contents: Contents }\n";
  const site = `brand: { name: Boats }\norigin: https://boats.example\nlanguage: ${ofSite}\n${labels}`;
  const body = '{ type: rich-text, id: kinds, contents: true, body: "## Oak\\n\\n## Ash" }';
  const boats = `title: Boats\ndescription: Boats.\nlanguage: ${ofPage}\nblocks: [{ type: hero, title: Boats }, ${body}]\n`;
  const html = await htmlOf({ "_site.yaml": site, "boats.yaml": boats }, "/boats");
  expect(attributeValues(partOf(html, "main"), "aria-label")).toEqual([label]);
  expect(/<a [^>]*href="#main"[^>]*>/.exec(html)?.[0]).toContain(`lang="${ofSite}">`);
});

test("a page that is no article says the day of its last change, in its language, and not its tags", async () => {
  const policy = (more: string) =>
    `title: Politik\ndescription: Daten.\nlanguage: de\ntags: [law]\n${more}blocks: [{ type: hero, title: Politik }]\n`;
  const textOf = async (more: string) =>
    partOf(await htmlOf({ "policy.yaml": policy(more) }, "/policy"), "main")
      .replaceAll(/<[^>]+>/g, "|")
      .match(/[^|]+/g);
  expect(await textOf("updated: 2031-05-04\n")).toEqual(["Politik", "Aktualisiert am ", "4. Mai 2031"]);
  expect(await textOf("")).toEqual(["Politik"]);
});

test("what a language inherits is marked as the language that it is in, with its direction, and nothing else is", async () => {
  const site = `brand: { name: Boats, tagline: Since 1890 }
origin: https://boats.example
language: en
languages: [{ code: en, name: English }, { code: ar, name: العربية, path: /ar }, { code: en-IE, name: Irish, path: /ie }]
announcement: { text: The slip is closed. }
footer: { legalLine: Boats is a charity., copyright: © Boats }
`;
  const boats = "title: Boats\ndescription: Boats.\nblocks: [{ type: hero, title: Boats }]\n";
  const files = { "_site.yaml": site, "ar/_site.yaml": "footer: { legalLine: القوارب }\n", "ie/index.yaml": boats };
  const markedIn = async (route: string) =>
    (await htmlOf({ ...files, "ar/index.yaml": boats, "index.yaml": boats }, route))
      .replace(/<dialog.*<\/dialog>/s, "")
      .match(/<p(?: (?:lang|dir)="[^"]*")*>[^<]+/g);
  const plain = ["<p>The slip is closed.", "<p>Boats: Since 1890", "<p>Boats is a charity.", "<p>© Boats"];
  expect(await markedIn("/ar")).toEqual([
    '<p lang="en" dir="ltr">The slip is closed.',
    '<p lang="en" dir="ltr">Boats: Since 1890',
    "<p>القوارب",
    '<p lang="en" dir="ltr">© Boats',
  ]);
  expect([await markedIn("/"), await markedIn("/ie")]).toEqual([plain, plain]);
});

test("a menu that a language inherits leads to a part of a page where the translation has it, and else to the page", () => {
  const about = (id: string) =>
    `title: About\ndescription: About.\nblocks: [{ type: hero, title: About, id: ${id} }]\n`;
  const link = (anchor: string) => `    - { type: link, label: ${anchor}, href: "/about#${anchor}" }\n`;
  const site = `brand: { name: Boats }
origin: https://boats.example
language: en
languages: [{ code: en, name: English }, { code: de, name: Deutsch, path: /de }]
header:
  menu:
${link("hours")}${link("crew")}`;
  const both = about("hours").replace("]", ", { type: rich-text, id: crew, body: Us. }]");
  const files = {
    "_site.yaml": site,
    "about.yaml": both,
    "de/about.yaml": about("hours"),
    "de/index.yaml": about("top"),
  };
  const content = indexRawContent(contentModel(), memorySite(files));
  const findTranslation = findTranslations(content.site.data, content.pages.map(translatedPage));
  const [english, german] = resolveSites(contentModel(), content, { folders: new Map(), findTranslation });
  const hrefsOf = (one: typeof english | undefined) => one?.header?.menu?.map((entry) => "href" in entry && entry.href);
  expect(hrefsOf(english)).toEqual(["/about#hours", "/about#crew"]);
  expect(hrefsOf(german)).toEqual(["/de/about#hours", "/de/about"]);
});

test("a service that some pages have may start on their translations, and on no other page", () => {
  const isOpen = (route: string) => /script-src[^;]*https:\/\/plausible\.io/.test(page(route));
  expect([...pages.keys()].filter(isOpen).sort()).toEqual(["/ar/prices", "/de/preise", "/prices"]);
});
