import { describe, expect, test } from "vitest";
import { checkExample, home, placesOf } from "./support/check-example.ts";

describe("Markdown that does not work", () => {
  test("in a block of an unknown type, or without one, is not looked for", () => {
    expect(placesOf(`${home}  - type: qqqqqqqqq\n    body: a **b** c\n`)).toEqual([
      "unknown-value index.yaml 6:11-6:20",
    ]);
    expect(placesOf(`${home}  - tpye: prose\n    title: T\n    body: a **b** c\n`)).toEqual([
      "unknown-key index.yaml 6:5-6:9",
    ]);
  });
});

describe("a page with a wrong file name", () => {
  const links = `${home}    actions:\n      - label: L\n        href: /breads/support\n`;
  const page = home.replace("Home", "Support").replace("Fresh", "Much").replace("Fresh", "Old");
  const other = home.replace("Home", "Other").replace("Fresh", "Other");

  test.each([
    ["support.yaml.yaml", "invalid-file-name"],
    ["support.yml", "unexpected-file"],
    ["support.yaml.txt", "unexpected-file"],
  ])("such as %s keeps its route, so that its name is the one mistake", (name, code) => {
    const found = checkExample({ "index.yaml": links, [`breads/${name}`]: page });
    expect(found).toMatchObject([
      { code, file: `pages/breads/${name}`, hint: expect.stringContaining("Rename it to breads/support.yaml") },
    ]);
    expect(found).toHaveLength(1);
  });

  test("is never suggested", () => {
    expect(
      checkExample({ "index.yaml": links, "breads/sup_port.yaml": page }).map(({ code, suggestion }) => [
        code,
        suggestion,
      ]),
    ).toEqual([
      ["invalid-file-name", undefined],
      ["unknown-link", undefined],
    ]);
  });

  test("takes no route from the page of which it is a copy", () => {
    const files = { "index.yaml": links, "breads/support.yaml": page, "breads/support.YAML": other };
    expect(placesOf(files)).toEqual(["unexpected-file breads/support.YAML 1:1-1:1"]);
  });
});

test("a copy of a file under another name for its route is one mistake", () => {
  const page = home.replace("Home", "Rye").replace("Fresh", "Rye").replace("blocks:", "unlisted: true\nblocks:");
  expect(placesOf({ "rye.yaml": page, "rye/index.yaml": page })).toEqual(["duplicate-route rye/index.yaml 1:1-1:1"]);
});
