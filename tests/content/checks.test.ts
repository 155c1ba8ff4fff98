import { describe, expect, test } from "vitest";
import { checkExample, placesOf } from "./support/check-example.ts";
import { codesOf, home, linkTo, pageNamed } from "./support/example-pages.ts";

describe("ids", () => {
  const withIds = (...ids: string[]) =>
    `${home}${ids.map((id, at) => `${at === 0 ? "" : `  - type: prose\n    title: T${at}\n    body: B\n`}    id: ${id}\n`).join("")}`;

  test.each(["main", "side-menu", "menu-0", "menu-12", "tab-3", "tab-3-button"])(
    "that the renderer uses itself are taken: %s",
    (id) => {
      expect(checkExample(withIds(id))).toMatchObject([
        {
          code: "duplicate-id",
          line: 6,
          column: 9,
          message: `The id "${id}" is already taken on every page, by its frame, its menus or its tabs, expected one of its own.`,
          hint: "Choose another id, and adjust the links that lead to it.",
        },
      ]);
    },
  );

  test("that are like those are free", () => {
    expect(
      codesOf(withIds("main-course", "menu", "menus-2", "side-menu-2", "tab", "tab-one", "tab-1-buttons")),
    ).toEqual([]);
  });
});

describe("texts that readers cannot see", () => {
  test.each(['"  "', '" "', '"\\u00a0"', '"\u00a0"', '"\\t\\n"'])("are as empty as none: %s", (text) => {
    expect(checkExample(home.replace("Fresh bread every morning.", text))).toMatchObject([
      { code: "empty-text", line: 2, column: 14, message: "The text has nothing but white space." },
    ]);
    const file = `${home}    description: ${text}\n    actions:\n      - label: ${text}\n        href: "#contact"\n`;
    expect(checkExample(file)).toMatchObject([
      { code: "empty-text", line: 6, column: 18 },
      { code: "empty-text", line: 8, column: 16 },
    ]);
  });

  test("are no words of a link", () => {
    expect(checkExample(`${home}    description: Read [ ](/) and [](/) and \`[ ](/)\`.\n`)).toMatchObject([
      {
        code: "empty-link",
        line: 6,
        column: 23,
        message: 'Unexpected "[ ](/)": this link has no words, expected [text](/route).',
        hint: "Write in the square brackets what the link leads to.",
      },
      { code: "empty-link", line: 6, column: 34 },
    ]);
  });
});

describe("pages with mistakes still take part", () => {
  test("a page that does not parse keeps its route and may have any anchor that its text names", () => {
    expect(
      placesOf({
        "index.yaml": linkTo("/rye", "/rye#crust", "/rye#crumb"),
        "rye.yaml": "title: Rye\nblocks:\n  - id: crust\n   oven:\n  x\n",
      }).filter((place) => !place.includes("rye.yaml")),
    ).toEqual(["unknown-anchor index.yaml 12:15-12:27"]);
  });

  test("a page that does not parse may have the anchors of its headings and its misspelt keys", () => {
    const broken = [
      "title: Rye",
      "blocks:",
      "  - type: prose",
      "    Id: crust",
      "    body: Ask for a crust, or for an oven",
      "  - type: rich-text",
      "    body: |",
      "      ## Our daily bread",
      "   oops: [",
      "",
    ].join("\n");
    const hrefs = ["/rye#crust", "/rye#our-daily-bread", "/rye#crumb"];
    expect(
      placesOf({ "index.yaml": linkTo(...hrefs), "rye.yaml": broken }).filter((place) => !place.includes("rye.yaml")),
    ).toEqual(["unknown-anchor index.yaml 12:15-12:27"]);
  });

  test("a page with an unknown block keeps its other anchors, links and title", () => {
    expect(
      placesOf({
        "index.yaml": `${linkTo("/rye#crust", "/rye#oven")}  - type: page-lits\n    id: oven\n    title: T\n`,
        "rye.yaml": pageNamed("Home").replace("type: hero", "type: hero\n    id: crust\n    icon: wheta"),
      }),
    ).toEqual([
      "unknown-anchor index.yaml 10:15-10:26",
      "unknown-type index.yaml 11:11-11:20",
      "duplicate-title rye.yaml 1:8-1:12",
      "unknown-name rye.yaml 6:11-6:16",
    ]);
  });

  test("an anchor in a block of an unknown type is not reported as missing too", () => {
    expect(codesOf({ "index.yaml": `${linkTo("#oven")}  - type: qqqqqqqqq\n    id: oven\n` })).toEqual([
      "unknown-type",
    ]);
  });

  test("a page that cannot be read keeps its route", () => {
    expect(
      codesOf({ "index.yaml": linkTo("/rye#crust"), "rye.yaml": { kind: "failure", reason: "you may not read it" } }),
    ).toEqual(["unreadable-file"]);
  });

  test("without a site file, anchors of the footer are not reported as missing too", () => {
    expect(codesOf({ "index.yaml": linkTo("#contact"), "_site.yaml": null })).toEqual(["missing-file"]);
  });
});

describe("orphan pages", () => {
  test("are those to which no menu, list or link leads from the home page on", () => {
    const files = {
      "index.yaml": linkTo("/a"),
      "a.yaml": `${pageNamed("A")}    description: See [b](/b).\n`,
      "b.yaml": pageNamed("B"),
      "c.yaml": `${pageNamed("C")}    description: See [d](/d).\n`,
      "d.yaml": `${pageNamed("D")}    description: See [c](/c).\n`,
      "e.yaml": pageNamed("E", "unlisted: true\n"),
      "404.yaml": pageNamed("Gone"),
    };
    expect(placesOf(files)).toEqual(["orphan-page c.yaml 1:8-1:9", "orphan-page d.yaml 1:8-1:9"]);
  });

  test("are not those in a folder that a menu or a list shows", () => {
    const list = "  - type: page-list\n    title: T\n    folder: /breads\n";
    expect(codesOf({ "index.yaml": home + list, "breads/rye.yaml": pageNamed("Rye") })).toEqual([]);
  });

  test("are not those whose only link is misspelt: that is one mistake", () => {
    const list = "  - type: page-list\n    title: T\n    folder: /breadz\n";
    expect(codesOf({ "index.yaml": linkTo("/abuot-us"), "about-us.yaml": pageNamed("Us") })).toEqual(["unknown-link"]);
    expect(codesOf({ "index.yaml": home + list, "breads/rye.yaml": pageNamed("Rye") })).toEqual(["unknown-folder"]);
  });

  test("are not looked for while a page that could lead to them has mistakes", () => {
    const files = { "index.yaml": `${home}    atcions: [{ label: L, href: /rye }]\n`, "rye.yaml": pageNamed("Rye") };
    expect(codesOf(files)).toEqual(["unknown-key"]);
  });
});

describe("routes", () => {
  test("that differ in capitals alone are one mistake", () => {
    const files = {
      "Rye.yaml": pageNamed("Rye", "unlisted: true\n"),
      "rye.yaml": pageNamed("Rye bread", "unlisted: true\n"),
    };
    expect(checkExample(files)).toMatchObject([
      { code: "duplicate-route", file: "pages/rye.yaml", related: [{ file: "pages/Rye.yaml" }] },
    ]);
  });

  test("of pages with an impossible name are those of the name that they should have", () => {
    const files = { "index.yaml": linkTo("/about-us"), "About Us.yaml": pageNamed("Us") };
    expect(codesOf(files)).toEqual(["invalid-file-name"]);
  });

  test("that two pages claim as former paths are a conflict, with the place of the first", () => {
    const files = {
      "a.yaml": pageNamed("A", "unlisted: true\nredirectFrom: [/old]\n"),
      "b.yaml": pageNamed("B", "unlisted: true\nredirectFrom: [/old]\n"),
    };
    expect(checkExample(files)).toMatchObject([
      { code: "redirect-conflict", file: "pages/b.yaml", related: [{ file: "pages/a.yaml", line: 4, column: 16 }] },
    ]);
  });
});

describe("old addresses", () => {
  const from = (title: string, ...addresses: string[]) =>
    pageNamed(title, `unlisted: true\nredirectFrom: ${JSON.stringify(addresses)}\n`);
  const asset = { "_assets/Price List.pdf": "" };

  test.each([
    [
      "with a slash, `.html` or `index.html`, and capitals",
      { "a.yaml": from("A", "/old/", "/B/Old.html", "/c/index.html") },
    ],
    ["the same in other capitals", { "a.yaml": from("A", "/Old", "/old", "/OLD.HTML") }],
    ["the page's own route in other capitals", { "a.yaml": from("A", "/A.html") }],
    [
      "one path with several queries",
      { "a.yaml": from("A", "/i.php?id=1"), "b.yaml": from("B", "/i.php?id=2", "/i.php") },
    ],
    ["the route of a page with a query", { "a.yaml": from("A", "/?p=1", "/b?p=1"), "b.yaml": from("B", "/?p=2") }],
  ])("can be %s", (_, files) => {
    expect(checkExample(files)).toEqual([]);
  });

  test.each([
    ["the route of the page itself", "redirect-conflict", { "a.yaml": from("A", "/a") }],
    ["that with a slash", "redirect-conflict", { "a.yaml": from("A", "/a/") }],
    ["that with .html", "redirect-conflict", { "a.yaml": from("A", "/a.html") }],
    ["that with a query", "redirect-conflict", { "a.yaml": from("A", "/a?p=1") }],
    ["the home page's file", "redirect-conflict", { "a.yaml": from("A", "/index.html") }],
    [
      "another page's route with a slash",
      "redirect-conflict",
      { "a.yaml": from("A", "/b/"), "b.yaml": from("B", "/x") },
    ],
    [
      "another page's route with .html",
      "redirect-conflict",
      { "a.yaml": from("A", "/b.html"), "b.yaml": from("B", "/x") },
    ],
    ["another page's route in capitals", "redirect-conflict", { "a.yaml": from("A", "/B"), "b.yaml": from("B", "/x") }],
    ["the same but for a slash", "redirect-conflict", { "a.yaml": from("A", "/x", "/x/") }],
    ["the same but for .html", "redirect-conflict", { "a.yaml": from("A", "/x", "/x.html") }],
    ["the same but for the order of a query", "redirect-conflict", { "a.yaml": from("A", "/x?a=1&b=2", "/x?b=2&a=1") }],
    [
      "the same as another page's but for capitals",
      "redirect-conflict",
      { "a.yaml": from("A", "/x"), "b.yaml": from("B", "/X") },
    ],
    ["an asset", "redirect-conflict", { ...asset, "a.yaml": from("A", "/assets/price%20list.pdf") }],
    ["a file of the build", "redirect-conflict", { "a.yaml": from("A", "/sitemap.xml") }],
    ["a list of a host", "redirect-conflict", { "a.yaml": from("A", "/_redirects") }],
    ["the module of a page", "redirect-conflict", { "a.yaml": from("A", "/b.page.js") }],
  ])("cannot be %s: %s", (_, code, files) => {
    const found = checkExample(files).filter((diagnostic) => diagnostic.code !== "invalid-file-name");
    expect(found.map((diagnostic) => diagnostic.code)).toEqual([code]);
  });
});

describe("the path of the not-found page", () => {
  const claimant = pageNamed("A", "unlisted: true\nredirectFrom: [/404]\n");

  test("is no former path of another page, also where there is no such page", () => {
    expect(checkExample({ "a.yaml": claimant })).toMatchObject([
      {
        code: "redirect-conflict",
        file: "pages/a.yaml",
        line: 4,
        column: 16,
        message: 'The address "/404" is that of the not-found page, expected an old address of this page alone.',
        hint: "Remove it.",
      },
    ]);
  });

  test("is one mistake where there is such a page, and where it is that page itself", () => {
    expect(codesOf({ "a.yaml": claimant, "404.yaml": pageNamed("Gone") })).toEqual(["redirect-conflict"]);
    expect(codesOf({ "404.yaml": pageNamed("Gone", "redirectFrom: [/404]\n") })).toEqual(["redirect-conflict"]);
  });
});

describe("the main heading", () => {
  test("must be there", () => {
    expect(placesOf(home.replace("hero", "prose").concat("    body: B\n"))).toEqual([
      "heading-order index.yaml 3:1-3:7",
    ]);
  });

  test("must come first", () => {
    const text = home.replace("blocks:\n", "blocks:\n  - { type: prose, title: T, body: B }\n");
    expect(placesOf(text)).toEqual(["heading-order index.yaml 5:11-5:15"]);
  });

  test("is not looked for among blocks of unknown types", () => {
    expect(codesOf(home.replace("hero", "heor"))).toEqual(["unknown-type"]);
  });
});
