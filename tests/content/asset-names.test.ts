import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainAssetAddress } from "../../scripts/content/read/asset-address.ts";
import { isForbiddenOnWindows, safeAssetName, unsafeSign } from "../../scripts/content/read/file-name.ts";
import { runs } from "../support/system/is-full.ts";
import { checkExample, home } from "./support/check-example.ts";

const saidOf = (...names: string[]) =>
  checkExample(Object.fromEntries(names.map((name) => [`_assets/${name}`, ""]))).map(
    ({ code, file, message, hint }) => `${file} ${code}: ${message} ${hint}`,
  );

const rest =
  'letters, digits, spaces and most other characters are fine, but not " * : < > ? \\ | # or invisible ones.';

describe("the name of an asset", () => {
  test.each([
    "Logo (final).svg",
    "größe.pdf",
    "Preisliste – März 2025 [neu].pdf",
    "価格表.pdf",
    "🍞.png",
    "report/index.html",
  ])("can be %s", (name) => {
    expect(saidOf(name)).toEqual([]);
  });

  test.each([
    ["what?.pdf", "pages/_assets/what?.pdf", "?", "what.pdf"],
    ["x\n  Set-Cookie: a=b.svg", "pages/_assets/x\ufffd  Set-Cookie: a=b.svg", "U+000A", "x-  Set-Cookie- a=b.svg"],
    ["9.41\u202fAM.png", "pages/_assets/9.41\u202fAM.png", "U+202F", "9.41 AM.png"],
  ])("cannot be %j", (name, file, sign, better) => {
    expect(saidOf(name)).toEqual([
      `${file} invalid-file-name: The name of this asset has ${sign}, which not every host and system allows in a name. Rename it to "_assets/${better}": ${rest}`,
    ]);
  });

  test.each([
    [["a.pdf", "A.pdf"], "a.pdf", "_assets/A.pdf"],
    [["caf\u00e9.pdf", "cafe\u0301.pdf"], "caf\u00e9.pdf", "_assets/cafe\u0301.pdf"],
    [["Img/a.pdf", "img/b.pdf"], "img/b.pdf", "_assets/Img"],
  ])("cannot differ from another only in capitals or accents, as in %j", (names, file, other) => {
    expect(saidOf(...names)).toEqual([
      `pages/_assets/${file} invalid-file-name: This name differs only in capitals or accents from that of "${other}", and some systems treat the two as the same file. Give one of the two another name.`,
    ]);
  });

  test("is not that of the page that hosts show at /assets", () => {
    expect(saidOf("index.html", "page.html")).toEqual([
      "pages/_assets/index.html invalid-file-name: Hosts show a file with this name instead of the folder _assets, expected another name. Rename it, or move it to a folder in _assets.",
    ]);
  });

  test("can be what is advised, and has an address of plain signs that leads to it, whatever it is", () => {
    const name = fc.string({ unit: "binary", minLength: 1 }).filter((text) => !/\/|^\.+$/.test(text));
    fc.assert(
      fc.property(name, (text) => {
        const safe = safeAssetName(`/assets/${text}`);
        expect(unsafeSign(safe)).toBeUndefined();
        expect(safe.startsWith("/assets/") && !safe.startsWith("/assets/.") && safe.length > "/assets/".length).toBe(
          true,
        );
        expect(isForbiddenOnWindows(safe.slice("/assets/".length))).toBe(false);
        const isFine = unsafeSign(text) === undefined && !isForbiddenOnWindows(text) && !text.startsWith(".");
        if (isFine) expect(safe).toBe(`/assets/${text}`);
        const address = plainAssetAddress(encodeURI(safe));
        expect(address).toMatch(/^\/assets\/(?:[\w.~;@&=+$,-]|%[0-9A-F]{2})+$/);
        expect(decodeURI(address)).toBe(safe);
        expect(new URL(address, "https://a.example").pathname.slice(8)).toBe(address.slice(8));
      }),
      { seed: 20250103, numRuns: runs(2000) },
    );
  });
});

/** What is said of a link of a block to an asset, in a folder with this one file. */
const ofLink = (file: string, href: string) =>
  checkExample({
    [`_assets/${file}`]: "",
    "index.yaml": `${home}    actions: [{ label: Prices, href: ${JSON.stringify(href)} }]\n`,
  }).map(({ code, message, hint, suggestion }) => [`${code}: ${message} ${hint}`, suggestion]);

test.each([
  [
    "price%20list.pdf",
    "/assets/price%20list.pdf",
    'Write "/assets/price%2520list.pdf" instead.',
    "/assets/price%2520list.pdf",
  ],
  [
    "rye.pdf",
    "/assets/price%20list%20(1).pdf",
    'Save the file as _assets/price list (1).pdf, and write its address as "/assets/price%20list%20%281%29.pdf".',
    undefined,
  ],
])("the address of an asset of %j cannot be %s", (file, href, hint, suggestion) => {
  expect(ofLink(file, href)).toEqual([[`missing-asset: There is no asset "${href}". ${hint}`, suggestion]]);
});

test("the address of an asset has no space in a link, and is suggested without it", () => {
  expect(ofLink("price list.pdf", "/assets/price list.pdf")).toEqual([
    [
      'invalid-link: Unexpected link "/assets/price list.pdf": addresses have %20 instead of a space. Write "/assets/price%20list.pdf" instead.',
      "/assets/price%20list.pdf",
    ],
  ]);
});
