import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { flags } from "../../scripts/command-line/options.ts";
import { parseFlags } from "../../scripts/command-line/parse-flags.ts";
import { oldAddressFormat, originFormat } from "../../scripts/content/formats/address-formats.ts";
import { parseOldAddress } from "../../scripts/content/read/old-address.ts";
import { exampleSite } from "../../scripts/content/rules/toolkit/examples.ts";
import { runs } from "../support/system/is-full.ts";
import { checkExample, pageNamed, reportsOf } from "./support/check-example.ts";

test.each([
  ["https://bakery.example/", "https://bakery.example"],
  ["https://bakery.example/a b", undefined],
  ["bakery.example", "https://bakery.example"],
  ["https://me:secret@bakery.example", "https://bakery.example"],
  ["https://a&b.example", undefined],
  ["https://bakery.example\nDisallow: /", undefined],
  ["ftp://bakery.example", "https://bakery.example"],
  ["", undefined],
])("the origin of a site cannot be %j, in _site.yaml and as a flag", (origin, suggestion) => {
  const text = exampleSite.replace("https://bakery.example", JSON.stringify(origin));
  const found = checkExample({ "_site.yaml": text }).map((one) => `${one.line} ${one.code} ${one.suggestion}`);
  expect(found).toEqual([`3 wrong-form ${suggestion}`]);
  // A slash at the end, which browsers show, is as good.
  if (origin === `${suggestion}/`)
    expect(parseFlags(flags.build, [`--origin=${origin}`], { name: "build" }).origin).toBe(suggestion);
  else
    expect(() => parseFlags(flags.build, [`--origin=${origin}`], { name: "build" })).toThrow(
      `--origin: expected ${originFormat.expected}.`,
    );
});

test("the origin of a site is what browsers make of it, and holds nothing that a list or a page could read as its own, whatever is typed", () => {
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
    { seed: 20250103, numRuns: runs(3000) },
  );
});

describe("an old address of a page", () => {
  const home = (path: string) => `title: Home
description: Fresh bread every morning.
redirectFrom:
  - ${JSON.stringify(path)}
blocks:
  - type: hero
    title: Fresh bread
`;

  test.each([
    ["/About/Our-Bread.HTML", "/About/Our-Bread.HTML", ""],
    ["/old/", "/old/", ""],
    ["/index.php?id=7&lang=de", "/index.php", "id=7 lang=de"],
    ["/shop?name=a+b%26c", "/shop", "name=a b&c"],
    ["/über-uns", "/%C3%BCber-uns", ""],
    ["/%FCber.html", "/%FCber.html", ""],
    ["/wiki/M*A*S*H", "/wiki/M*A*S*H", ""],
    ["/wiki/RENT%2A", "/wiki/RENT*", ""],
    ["/2024/*", "/2024", ""],
  ])("can be %s", (written, path, query) => {
    expect(checkExample({ "index.yaml": home(written) })).toEqual([]);
    const address = parseOldAddress(written);
    expect([address?.path, address?.query.map((pair) => pair.join("=")).join(" ")]).toEqual([path, query]);
  });

  test.each([
    ["old", "/old"],
    ["https://bakery.example/Old.html", undefined],
    ["/100%", "/100%25"],
    ["//evil.example", undefined],
    ["/a//b", "/a/b"],
    ["/a\n/* https://evil.example 301", undefined],
    ["/a/../b", undefined],
    ["/a/*?b=1", undefined],
    ["/a/%2A", undefined],
    ["/a/*/*", undefined],
    ["/breads#rye", undefined],
    ["/a//*", "/a/*"],
    ["*.php", undefined],
    ["/a?b=/*", undefined],
  ])("cannot be %j", (written, suggestion) => {
    expect(checkExample({ "index.yaml": home(written) })).toMatchObject([
      { code: "wrong-form", line: 4, column: 5, ...(suggestion ? { suggestion } : {}) },
    ]);
    expect(oldAddressFormat.accepts?.(oldAddressFormat.correct?.(written) ?? "")).toBe(suggestion !== undefined);
  });

  test("is taken as it is or not at all, whatever is typed: nothing in it ends a line or a name", () => {
    const typed = fc
      .oneof(fc.string({ unit: "binary" }), fc.webPath(), fc.webQueryParameters())
      .map((text) => `/${text}`);
    fc.assert(
      fc.property(typed, (text) => {
        const address = parseOldAddress(text);
        if (!address) return;
        expect(address.path).toMatch(/^\/(?:[\w.~;@&=+$,/!'()*:-]|%[0-9A-F]{2})*$/);
        expect(parseOldAddress(address.path)).toEqual({ path: address.path, query: [] });
      }),
      { seed: 20250103, numRuns: runs(2000) },
    );
  });

  test.each([
    [
      "/2024/*.html",
      "Only /* at the end stands for other addresses: all of a folder. List each address separately, and write %2A for a star that is part of one.",
    ],
    [
      "/2019*",
      "Only /* at the end stands for other addresses: all of a folder. List each address separately, and write %2A for a star that is part of one.",
    ],
    ["/2024/Gŵyl Fawr.html", 'Addresses have %20 instead of a space: write "/2024/Gŵyl%20Fawr.html".'],
    ["/2024, /2025", "Write it in that form."],
  ])("%s is refused with what to write", (written, hint) => {
    expect(reportsOf({ "index.yaml": home(written) })).toEqual([
      `4 wrong-form: Unexpected "${written}", expected ${oldAddressFormat.expected}. ${hint}`,
    ]);
  });

  test("has at most 600 characters, so that every host can read its line", () => {
    expect(checkExample({ "index.yaml": home(`/${"a".repeat(599)}`) })).toEqual([]);
    expect(reportsOf({ "index.yaml": home(`/${"a".repeat(600)}`) })).toEqual([
      `4 wrong-form: Unexpected "/${"a".repeat(78)}…", expected ${oldAddressFormat.expected}. Write it in that form.`,
    ]);
  });
});

describe("the path of a page", () => {
  const page = pageNamed("A", "unlisted: true\n");
  const folder = `${"a".repeat(99)}/`;

  test.each([`${folder}${"b".repeat(95)}.yaml`, `${"a/".repeat(8)}b.yaml`, "console.yaml", "com10.yaml"])(
    "can be %s",
    (path) => {
      expect(checkExample({ [path]: page })).toEqual([]);
    },
  );

  test.each([
    [`${"a/".repeat(9)}b.yaml`, /^1 invalid-file-name: This file is nested 9 folders deep, expected at most 8\. /],
    [
      "aux.yaml",
      /^1 invalid-file-name: Windows does not allow .* with the name "aux", .* Rename it, such as to "aux-page\.yaml"\.$/,
    ],
    [
      "①.Ⅳ.፩.yaml",
      /^1 invalid-file-name: The path of a page is its route, and this one has characters that are not allowed in a route\. /,
    ],
  ])("cannot be %s, also beside a page above it", (path, report) => {
    expect(reportsOf({ "a.yaml": page, [path]: page.replace(/A$|A\./gm, "B") })).toEqual([
      expect.stringMatching(report),
    ]);
  });

  test.each([
    "料金",
    "ceník",
    "ru\u0301sskij",
    "цены",
    "الأسعار",
    "τιμές",
    "मूल्य-सूची",
    "ราคา-น้ำ",
    "가격",
    "מחירים",
    "ფასები",
  ])("has letters of any script: %s", (name) => {
    expect(
      checkExample({ [`${name}/${name}.yaml`]: page, "index.yaml": homeTo(`/${name}/${name}`, name.normalize()) }),
    ).toEqual([]);
  });

  test("has at most 200 bytes, so that its name has less than the 255 of a file", () => {
    expect(checkExample({ [`${"料".repeat(65)}.yaml`]: page })).toEqual([]);
    expect(reportsOf({ [`${"料".repeat(66)}.yaml`]: page })[0]).toContain(
      "has 203 bytes of UTF-8, expected at most 200.",
    );
  });

  test.each([
    ["größe.yaml", "gro\u0308ße.yaml"],
    ["größe.yaml", "Größe.yaml"],
    ["größe.yaml", "ｇröße.yaml"],
  ])("that differs from %j in its form alone is no other: %j", (first, second) => {
    const message = "Another file also has the route /größe, expected one file per route.";
    const related = [{ message: "This file also has the route /größe." }];
    expect(checkExample({ [first]: page, [second]: page.replace(/A$|A\./gm, "B") })).toMatchObject([
      { code: "duplicate-route", message, related },
    ]);
  });
});

const reported = (name: string) =>
  checkExample({
    "a.yaml": pageNamed("A", "unlisted: true\n"),
    "index.yaml": homeTo("/a", name),
  }).map(({ code, message, hint }) => [code, message.split(":")[0], hint?.split(",")[0]]);

test.each([
  ["p\u0430yment", 'Unexpected "\u0430" (U+0430) in "p\u0430yment"', "payment"],
  ["our-\u0440\u0430y\u0440al", 'Unexpected "\u0440" (U+0440) in "\u0440\u0430y\u0440al"', "our-paypal"],
  ["ц\u0065ны", 'Unexpected "e" (U+0065) in "ц\u0065ны"', "цены"],
  ["κ\u006fστος", 'Unexpected "o" (U+006F) in "κ\u006fστος"', "κοστος"],
  ["rum\u03bfur", 'Unexpected "\u03bf" (U+03BF) in "rum\u03bfur"', "rumour"],
])("a letter that looks like one of another script is reported in %j", (name, message, meant) => {
  expect(reported(name)).toEqual([["look-alike-letter", message, `Write "${meant}" instead`]]);
});

test("a letter that looks like one of another script is reported in a tag", () => {
  const page = pageNamed("A", "tags: [film noir, c\u043emedy]\n");
  const found = checkExample({ "a.yaml": page, "index.yaml": homeTo("/a", "all") });
  expect(found).toMatchObject([{ code: "look-alike-letter", line: 3, column: 19, hint: 'Write "comedy" instead.' }]);
});

test.each([
  "пдфの料金表",
  "pdfのダウンロード",
  "tnfα",
  "β2-agonist",
  "qrкод",
  "seoоптимизация",
  "e-почта",
  "цена-a4",
  "кот",
  "ты-i",
])("a letter that looks like one of another script is not missed in %s: such words are meant", (name) => {
  expect(reported(name)).toEqual([]);
});

/** A home page with a link, and a block with an id. */
function homeTo(href: string, id: string): string {
  return `title: Home\ndescription: All about bread.\nblocks:\n  - type: hero\n    title: Bread\n    id: ${id}\n  - type: prose\n    title: B\n    body: See [it](${href}).\n`;
}
