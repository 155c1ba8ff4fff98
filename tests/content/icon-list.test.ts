import { expect, test } from "vitest";
import { iconList } from "../../scripts/content/search/icon-list.ts";

test("a word lists the icons that have it in their name, and those that are searched by it", () => {
  const names = iconList("phone").trimEnd().split("\n");
  expect(names).toEqual(expect.arrayContaining(["phone", "phone-call", "smartphone"]));
  expect(names.indexOf("phone")).toBeLessThan(names.indexOf("smartphone"));
});

test("of very many icons the first are listed, and the others counted", () => {
  const lines = iconList("arrow").trimEnd().split("\n");
  expect(lines).toHaveLength(41);
  expect(lines.at(-1)).toMatch(/^… and \d+ more; a second word narrows them down\.$/);
});

test("a word that no icon shows is said so", () => {
  expect(iconList("qqq")).toBe('No icon shows "qqq". Try another English word, or look at https://lucide.dev/icons.\n');
});
