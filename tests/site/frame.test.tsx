import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { inspectOnce } from "../../scripts/content/pictures/inspect-picture.ts";
import { resolveSite } from "../../scripts/content/resolve/build-site.ts";
import { labelsOf } from "../../src/labels.ts";
import { Announcement } from "../../src/layout/announcement.tsx";
import { Footer } from "../../src/layout/footer/footer.tsx";
import { Header } from "../../src/layout/header.tsx";
import { contentModel } from "../content/memory-site.ts";

const model = contentModel();
const least = { brand: { name: "Library" }, origin: "https://library.example", language: "en" };

const entry = (href: string, label: string, description: string) => ({ href, label, title: label, description });
const folders = new Map([
  ["/", [entry("/rooms", "All rooms", "Every room of the library.")]],
  ["/rooms", [entry("/rooms/attic", "Attic", "For maps."), entry("/rooms/cellar", "Cellar", "For newspapers.")]],
]);

const svg = (size: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}/>`);
const readAsset = (address: string) =>
  new Map([
    ["/assets/logo.svg", svg('width="120" height="40"')],
    ["/assets/dark.svg", svg('viewBox="0 0 60 20"')],
  ]).get(address);

/** Header and footer of a site as its site file has it, without attributes for styles and behaviours. */
function renderFrame(more: Readonly<Record<string, unknown>>, current = "/"): { header: string; footer: string } {
  const written = { ...least, ...more };
  expect(model.validator.site(written)).toEqual([]);
  const site = resolveSite(model, written, { folders, inspectPicture: inspectOnce(readAsset) });
  const labels = labelsOf(site.labels);
  const plain = (html: string) => html.replaceAll(/ (?:class|lang|data-behaviour)="[^"]*"/g, "");
  return {
    header: plain(renderToStaticMarkup(<Header site={site} labels={labels} place={{ current, home: "/" }} />)),
    footer: plain(renderToStaticMarkup(<Footer site={site} labels={labels} current={current} />)),
  };
}

const footerOf = (footer: Readonly<Record<string, unknown>>, more = {}) => renderFrame({ footer, ...more }).footer;

const menu = [{ type: "link", label: "Books", href: "/books" }];

const withoutMenu = '<header><div><a href="/">Library</a></div></header>';

test("the header of a site without a header of its own has the brand, and neither a menu nor a button for one", () => {
  expect(renderFrame({}).header).toBe(withoutMenu);
});

test("the header of a site with a menu has it twice: in a row, and behind a button", () => {
  const { header } = renderFrame({ header: { menu } });
  expect(header.match(/<(?:nav|button|dialog)\b/g)).toEqual(["<nav", "<button", "<dialog", "<button", "<nav"]);
  expect(header.match(/<a href="\/books">Books<\/a>/g)).toHaveLength(2);
});

/** The part of the header between two texts. */
function within(html: string, start: string, end: string): string {
  const from = html.indexOf(start);
  return html.slice(from, html.indexOf(end, from) + end.length);
}

test("the brand begins the footer with the logo for dark grounds, where the author wants it there", () => {
  const logo = { src: "/assets/logo.svg", dark: "/assets/dark.svg", alt: "The Library", footer: true };
  const onPaper = '<source media="print" srcSet="/assets/logo.svg" width="120" height="40"/>';
  expect(renderFrame({ brand: { name: "Library", logo } }).footer).toBe(
    `<footer><div><picture>${onPaper}<img src="/assets/dark.svg" width="60" height="20" alt="The Library" loading="lazy"/></picture></div></footer>`,
  );
  const only = { src: "/assets/logo.svg", alt: "The Library", footer: true };
  expect(renderFrame({ brand: { name: "Library", logo: only } }).footer).toBe(
    '<footer><div><img src="/assets/logo.svg" width="120" height="40" alt="The Library" loading="lazy"/></div></footer>',
  );
});

const rooms = { type: "folder", label: "Rooms", folder: "/rooms" };
const group = {
  type: "group",
  label: "More",
  entries: [
    { type: "link", label: "The attic", href: "/rooms/attic" },
    { type: "link", label: "Old maps", href: "https://maps.example/", description: "Elsewhere.", icon: "map" },
    { type: "folder", folder: "/rooms" },
  ],
};
const listOf = (list: object, current?: string) =>
  within(renderFrame({ header: { menu: [list] } }, current).header, "<button", "</ul>")
    .replace(/<svg[^>]*><path d="m1 1.*?<\/svg>/, "")
    .replaceAll(/<svg.*?<\/svg>/g, "<svg/>");

test("a list in the menu of a folder begins with the folder's own page", () => {
  expect(listOf(rooms)).toBe(
    '<button type="button" aria-expanded="false" aria-controls="menu-0" data-part="button">Rooms</button>' +
      '<ul id="menu-0"><li><a href="/rooms">All rooms</a></li><li><a href="/rooms/attic">Attic</a></li>' +
      '<li><a href="/rooms/cellar">Cellar</a></li></ul>',
  );
});

test("a list in the menu that is wide shows what each page is about, and the author's words for a link", () => {
  const { entries } = group;
  expect(within(listOf({ ...group, wide: true, entries: entries.slice(0, 2) }), "<ul", "</ul>")).toBe(
    '<ul id="menu-0"><li><a href="/rooms/attic"><span>The attic <small>For maps.</small></span></a></li>' +
      '<li><a href="https://maps.example/"><svg/><span>Old maps <small>Elsewhere.</small></span></a></li></ul>',
  );
});

const actions = [
  { label: "Join", href: "/join" },
  { label: "Log in", href: "https://my.library.example/" },
];
const links = '<div><a href="/join">Join</a><a href="https://my.library.example/">Log in</a></div>';

test("the actions of the header stand in the header, and in the side menu where there is one", () => {
  expect(renderFrame({ header: { actions } }).header.split(links)).toHaveLength(2);
  expect(renderFrame({ header: { actions, menu } }).header.split(links)).toHaveLength(3);
});

const site = (now: string) =>
  resolveSite(
    model,
    { ...least, announcement: { text: "Closed on *Monday*.", until: "2031-06-30T18:00+01:00" } },
    { folders, now: new Date(now) },
  );

test("an announcement is a named region, which knows its end", () => {
  const closed = site("2031-06-30T16:59:59Z");
  const { announcement } = closed;
  expect(
    announcement &&
      renderToStaticMarkup(
        <Announcement announcement={announcement} site={closed} labels={labelsOf(undefined)} />,
      ).replace(/ class="[^"]*"/, ""),
  ).toBe(
    '<section aria-label="Announcement" lang="en" data-behaviour="announcement" data-until="2031-06-30T18:00+01:00">' +
      "<p>Closed on <em>Monday</em>.</p></section>",
  );
});

test("an announcement is left out from its end on", () => {
  expect(site("2031-06-30T17:00:00Z").announcement).toBeUndefined();
});

describe("the footer", () => {
  test("has the marks of networks with their words for those who hear them, and words where there is no mark", () => {
    const social = [
      { label: "Us on X", href: "https://x.example/us", network: "x" },
      { label: "Newsletter", href: "https://news.example/" },
    ];
    expect(footerOf({ social }).replace(/ d="[^"]*"/, "")).toBe(
      '<footer><div><nav aria-label="Social networks"><ul>' +
        '<li><a href="https://x.example/us" rel="me" aria-label="Us on X"><svg viewBox="0 0 24 24" aria-hidden="true"><path></path></svg></a></li>' +
        '<li><a href="https://news.example/" rel="me">Newsletter</a></li></ul></nav></div></footer>',
    );
  });

  test("is left out where there is nothing to show in it", () => {
    expect(renderFrame({}).footer).toBe("");
    expect(footerOf({})).toBe("");
  });

  test("leaves out a registration number that is listed as a placeholder, and shows any other", () => {
    const legal = { legalLine: "Mill Library Ltd.", registrationNumber: "No. [number]" };
    const shown = (placeholders: readonly string[]) => footerOf(legal, { placeholders });
    expect(shown(["/footer/registrationNumber"])).toBe(
      "<footer><div><div><p>Mill Library Ltd.</p></div></div></footer>",
    );
    expect(shown(["/footer/legalLine"])).toContain("<p>Mill Library Ltd. No. [number]</p>");
  });
});
