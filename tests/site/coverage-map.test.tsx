import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { uncoveredFolderFormat } from "../../scripts/content/formats/folder-formats.ts";
import { CoverageMap } from "../../src/blocks/coverage-map/coverage-map.tsx";
import type { CoverageMap as CoverageMapContent, Image } from "../../src/content.gen.ts";
import type { CollectedPage } from "../../src/content-values.ts";
import { labelsOf } from "../../src/labels.ts";

const bread = (name: string) => ({
  href: `/shop/breads/${name.toLowerCase()}`,
  label: name,
  title: `${name} bread`,
  description: `About ${name}.`,
});

/** The pages of `/breads` that rows with these targets leave to be listed, on a site below `/shop`. */
function uncovered(targets: readonly (string | undefined)[], address = "/shop/"): readonly CollectedPage<Image>[] {
  const pages = uncoveredFolderFormat.resolved?.resolve("/breads", {
    owner: { items: targets.map((href) => ({ title: "Row", href, items: [{ label: "Cell" }] })) },
    address,
    base: "/shop",
    slash: false,
    language: "en-GB",
    scheme: "both",
    pagesIn: () => [bread("Rye"), bread("Oat"), bread("Spelt")],
    inspectPicture: () => undefined,
  });
  return pages as readonly CollectedPage<Image>[];
}
const titlesOf = (pages: readonly CollectedPage<Image>[]) => pages.map(({ title }) => title);

test("the pages of a folder to which no row leads are known by their words in menus, in that order", () => {
  expect(titlesOf(uncovered(["/breads/oat", undefined, "/orders"]))).toEqual(["Rye", "Spelt"]);
  expect(titlesOf(uncovered([], "/shop/breads/rye"))).toEqual(["Oat", "Spelt"]);
  expect(uncovered(["/breads/rye", "/breads/oat"])).toEqual([
    { href: "/shop/breads/spelt", title: "Spelt", description: "About Spelt." },
  ]);
});

test("such a page has a row below those of the author, with its description in place of cells", () => {
  const block: CoverageMapContent = {
    type: "coverage-map",
    items: [{ title: "Cakes", items: [{ label: "Plum" }] }],
    folder: uncovered(["/breads/rye", "/breads/oat"]),
  };
  const html = renderToStaticMarkup(<CoverageMap block={block} labels={labelsOf(undefined)} sections={[]} />);
  expect(html.replaceAll(/ class="[^"]*"/g, "")).toContain(
    '<li><h2>Cakes</h2><ul><li>Plum</li></ul></li><li><h2><a href="/shop/breads/spelt">Spelt</a></h2><ul><li>About Spelt.</li></ul></li>',
  );
});
