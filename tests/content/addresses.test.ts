import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseBuildFlags } from "../../scripts/command-line/options.ts";
import { originFormat } from "../../scripts/content/formats/origin-format.ts";
import { routeFormat } from "../../scripts/content/formats/route-format.ts";
import { exampleSite } from "../../scripts/content/rules/words/example-site.ts";
import { checkExample } from "./support/check-example.ts";

describe("the origin of a site", () => {
  test.each([
    "https://bakery.example",
    "https://bakery.example/home/v1.2",
    "http://localhost:4173",
    "https://xn--bckerei-5wa.example",
    "http://[::1]:80",
  ])("can be %s", (origin) => {
    const { origin: host, pathname } = new URL(origin);
    const isKept = host + pathname.replace(/\/$/, "") === origin;
    expect(originFormat.accepts(origin)).toBe(isKept);
  });

  test.each([
    ["https://bakery.example/", "https://bakery.example"],
    ["https://bakery.example/home?a#b", "https://bakery.example/home"],
    ["https://bakery.example/home/index.html", "https://bakery.example/home"],
    ["https://bakery.example/a b", undefined],
    ["https://bakery.example/:a/*", undefined],
    ["https://bakery.example/.hidden", undefined],
    ["https://bakery.example//a", undefined],
    ["bakery.example", "https://bakery.example"],
    ["HTTP://Bakery.example", "http://bakery.example"],
    ["https://me:secret@bakery.example", "https://bakery.example"],
    ["https://bäckerei.example", "https://xn--bckerei-5wa.example"],
    ["https://bakery.example:443", "https://bakery.example"],
    ["https://a&b.example", undefined],
    ["https://a'b.example", undefined],
    ["https://a<b>.example", undefined],
    ["https://bakery.example\nDisallow: /", undefined],
    ["ftp://bakery.example", "https://bakery.example"],
    ["javascript:alert(1)", undefined],
    ["", undefined],
  ])("cannot be %j, in _site.yaml and as a flag", (origin, suggestion) => {
    const text = exampleSite.replace("https://bakery.example", JSON.stringify(origin));
    const found = checkExample({ "_site.yaml": text }).map(({ code, file, line, suggestion }) => ({
      code,
      file,
      line,
      suggestion,
    }));
    if (origin !== "")
      expect(found).toEqual([{ code: "invalid-origin", file: "pages/_site.yaml", line: 3, suggestion }]);
    else expect(found.length).toBe(1);
    expect(() => parseBuildFlags([`--origin=${origin}`])).toThrow(`--origin: expected ${originFormat.expected}.`);
  });

  test("is what browsers make of it, and holds nothing that a list or a page could read as its own, whatever is typed", () => {
    const address = fc.oneof(
      fc.webUrl(),
      fc.string({ unit: "binary" }).map((text) => `https://${text}`),
      fc.string({ unit: fc.constantFrom(..."ab.-:@/?#&<>\"'% \n\\[]1ü") }).map((text) => `https://a${text}`),
    );
    fc.assert(
      fc.property(address, (text) => {
        if (!originFormat.accepts(text)) return;
        expect(text).toMatch(/^https?:\/\/[a-z0-9.:[\]-]+(?:\/[\w.~-]+)*$/);
        expect(new URL(`${text}/`).href).toBe(`${text}/`);
      }),
      { seed: 20250103, numRuns: 3000 },
    );
  });
});

describe("a former path of a page", () => {
  const home = (path: string) => `title: Home
description: Fresh bread every morning.
redirectFrom:
  - ${JSON.stringify(path)}
blocks:
  - type: hero
    title: Fresh bread
`;

  test.each([
    "/a*",
    "/:splat",
    "/a(b)",
    "/a /evil 200",
    "/a\n/* https://evil.example 301",
    "/a%2f..",
    "//evil.example",
  ])("holds no rule of a host: %j", (path) => {
    expect(checkExample({ "index.yaml": home(path) })).toMatchObject([{ code: "invalid-route", line: 4, column: 5 }]);
  });

  test.each([
    ["of 2,000 parts", "/a".repeat(2000)],
    ["of 251 characters", `/${"a".repeat(250)}`],
  ])("cannot be one %s, which no system has a file for", (_, path) => {
    expect(checkExample({ "index.yaml": home(path) })).toMatchObject([
      {
        code: "invalid-route",
        line: 4,
        column: 5,
        message: `Unexpected "${path.slice(0, 59)}…", expected ${routeFormat.expected}.`,
        hint: "Write it in that form.",
      },
    ]);
    expect(checkExample({ "index.yaml": home(`/${"a".repeat(249)}`) })).toEqual([]);
  });
});

test("the path of a page is as long as a route at most", () => {
  const page = "title: A\ndescription: All about A.\nunlisted: true\nblocks:\n  - type: hero\n    title: A\n";
  const folder = "a/".repeat(124);
  expect(checkExample({ [`${folder}b.yaml`]: page })).toEqual([]);
  expect(checkExample({ [`${folder}bcd.yaml`]: page })).toMatchObject([
    {
      code: "invalid-file-name",
      file: `pages/${folder}bcd.yaml`,
      message: "The path of a page is its route, and this one has 252 characters, expected at most 250.",
      hint: "Give the file or its folders shorter names, or have fewer of them inside each other.",
    },
  ]);
});
