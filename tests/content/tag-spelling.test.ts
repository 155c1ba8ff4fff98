import { expect, test } from "vitest";
import { checkExample } from "./support/check-example.ts";
import { home, pageNamed } from "./support/example-pages.ts";

/** What is wrong with pages of these tags, in a folder that the home page lists. */
function reports(...tags: readonly string[]): string[] {
  const pages = tags.map((list, at) => [`breads/b${at}.yaml`, pageNamed(`Bread ${at}`, `tags: ${list}\n`)]);
  const index = `${home}  - type: page-list\n    title: Our bread\n    folder: /breads\n`;
  const found = checkExample({ ...Object.fromEntries(pages), "index.yaml": index });
  return found.map(({ code, file, message }) => `${file.slice(13)} ${code}: ${message.replace(/, expected.*/s, "")}`);
}

test("the spelling that fewer pages have is the mistake", () => {
  expect(reports("[Blog]", "[blog, rye]", "[blog]", "[Rye]")).toEqual([
    'b0.yaml tag-spelling: The tag "Blog" is written "blog" on other pages',
    'b3.yaml tag-spelling: The tag "Rye" is written "rye" on other pages',
  ]);
});

test("of two spellings on as many pages the one in small letters is usual", () => {
  expect(reports("[Rye]", "[rye]")).toEqual(['b0.yaml tag-spelling: The tag "Rye" is written "rye" on other pages']);
  expect(reports("[rye]", "[Rye]")).toEqual(['b1.yaml tag-spelling: The tag "Rye" is written "rye" on other pages']);
});

test("several tags in one text are found where a page has no other, or another page has one of them", () => {
  expect(reports('["rye, old grain"]', '[Dense, "dark, dense"]')).toEqual([
    'b0.yaml tag-spelling: The tag "rye, old grain" is several in one text',
    'b1.yaml tag-spelling: The tag "dark, dense" is several in one text',
  ]);
});

test("a comma in the name of a place, and tags that only resemble each other, are right", () => {
  expect(reports('["Leeds, West Yorkshire"]', '[dense, "Paris, Texas"]', "[densest]", "[ryes, rye]")).toEqual([]);
});
