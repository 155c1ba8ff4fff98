import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { examplePicture } from "../../scripts/content/pictures/example-picture.ts";
import { resolvePages } from "../../scripts/content/resolve/number-pages.ts";
import { BlockList } from "../../src/blocks/block-list.tsx";
import type { SiteContent } from "../../src/content.gen.ts";
import { labelsOf } from "../../src/labels.ts";
import { blockExamples, contentModel } from "../content/memory-site.ts";

// The casts are safe: no more of a site is asked for, and of a list no more than its pages.
const site = {
  brand: { name: "Bakery" },
  origin: "https://bakery.example",
  language: "en",
  forms: [{ name: "order", action: "https://forms.example/send" }],
} as unknown as SiteContent;
const image = { src: { src: "/_img/listed.avif" }, alt: "A loaf." };
const post = (name: string, article: object) => ({ href: `/journal/${name}`, label: name, title: name, ...article });
const posts = [
  post("rye", { description: "Dark.", article: { date: "2025-03-04", tags: [{ name: "sourdough" }] } }),
  post("oats", { description: "Light.", article: { date: "2025-02-04", tags: [{ name: "sourdough" }], image } }),
  post("spelt", { description: "Old.", article: { date: "2025-01-04", tags: [{ name: "sourdough" }], image } }),
];
/** Knows the pages of every folder. */
const folders = Object.assign(new Map(), { get: () => posts });

/** The pages that blocks make, each as the tags of its pictures in the order in which they stand. */
function picturesOf(...blocks: readonly unknown[]): readonly (readonly string[])[] {
  const data = { title: "Bread", description: "About bread.", blocks };
  const options = { route: "/bread", site, folders, trail: undefined, inspectPicture: () => examplePicture.facts };
  return resolvePages(contentModel(), data, options).map((page) => {
    const html = renderToStaticMarkup(<BlockList blocks={page.blocks} modules={{}} labels={labelsOf(undefined)} />);
    return html.match(/<(?:img|video) [^>]*>/g) ?? [];
  });
}

const isFirst = (tag: string) => tag.includes('fetchPriority="high"') && !tag.includes("loading=");
const isLazy = (tag: string) => tag.includes('loading="lazy"') && !tag.includes("fetchPriority");
/** Browsers load the poster of a video with the page: there is no attribute for lazy loading. */
const isFilm = (tag: string) => tag.startsWith("<video ");

const pictured = blockExamples().filter(({ written }) =>
  picturesOf(written)
    .flat()
    .some((tag) => !isFilm(tag)),
);

const hero = { type: "hero", title: "Bread" };
const banner = { type: "banner", text: "Closed on Monday." };
const prose = { type: "prose", title: "Bread", body: "Every day." };

test("all blocks that can hold a picture are looked at", () => {
  expect([...new Set(pictured.map(({ type }) => type))].sort()).toEqual(
    [
      ...["card-grid", "collection", "embed", "gallery", "hero", "logo-cloud", "media-text", "people", "quote"],
      ...["tabs", "testimonials", "workflow-steps"],
    ].sort(),
  );
});

describe.each(pictured)("of $name", ({ type, written }) => {
  const places = [
    ["first on its page", [written]],
    ["below an opening without a picture", [hero, written]],
    ["below a notice and such an opening", [banner, hero, written]],
  ] as const;

  test.each(places)("the first picture is fetched before all others, and those wait: %s", (_, blocks) => {
    for (const [page, tags] of picturesOf(...blocks).entries()) {
      const pictures = tags.filter((tag) => !isFilm(tag));
      // An opening has its own picture below the logos of its line of trust in the markup, and beside or above them on the screen.
      const first = tags.some(isFilm) ? undefined : type === "hero" ? pictures.at(-1) : pictures[0];
      expect([page, pictures.filter(isFirst)]).toEqual([page, first === undefined ? [] : [first]]);
      expect(pictures.filter((tag) => tag !== first && !isLazy(tag))).toEqual([]);
    }
  });

  test("all wait below two sections, which nobody sees past before scrolling", () => {
    const [tags = []] = picturesOf(hero, prose, written);
    expect(tags.filter((tag) => !isFilm(tag) && !isLazy(tag))).toEqual([]);
  });
});
