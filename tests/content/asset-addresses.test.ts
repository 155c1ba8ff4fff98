import { describe, expect, test } from "vitest";
import { exampleSite } from "../../scripts/content/rules/toolkit/examples.ts";
import { checkExample } from "./support/check-example.ts";

const home = `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`;

/** What is said of a link of a block to an asset, in a folder with this one file. */
const ofLink = (file: string, href: string) =>
  checkExample({
    [`_assets/${file}`]: "",
    "index.yaml": `${home}    actions: [{ label: Prices, href: ${JSON.stringify(href)} }]\n`,
  }).map(({ code, message, hint, suggestion }) => ({ code, message, hint, suggestion }));

describe("the address of an asset", () => {
  test.each([
    ["price list.pdf", "/assets/price%20list.pdf"],
    ["price%20list.pdf", "/assets/price%2520list.pdf"],
    ["a (1)[b]&c+d.pdf", "/assets/a%20%281%29%5bb%5d%26c+d.pdf"],
    ["größe.pdf", "/assets/gr%C3%B6%C3%9Fe.pdf"],
  ])("of %j can be %s", (file, href) => {
    expect(ofLink(file, href)).toEqual([]);
  });

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
      'Put the file into _assets/price list (1).pdf, and write its address as "/assets/price%20list%20%281%29.pdf".',
      undefined,
    ],
  ])("of %j cannot be %s", (file, href, hint, suggestion) => {
    expect(ofLink(file, href)).toEqual([
      { code: "missing-asset", message: `There is no asset "${href}".`, hint, suggestion },
    ]);
  });

  test("has no space in a link, and is suggested without it", () => {
    expect(ofLink("price list.pdf", "/assets/price list.pdf")).toEqual([
      {
        code: "invalid-link",
        message: 'Unexpected link "/assets/price list.pdf": addresses have %20 in place of a space.',
        hint: 'Write "/assets/price%20list.pdf" instead.',
        suggestion: "/assets/price%20list.pdf",
      },
    ]);
  });

  test("is encoded in Markdown and in the site file too, where its own signs would end it", () => {
    const files = (asset: string) => ({
      "_assets/a%b (1).svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      "_site.yaml": exampleSite.replace("language:", `icon: "${asset}"\nlanguage:`),
      "index.yaml": `${home}    description: See [the list](${asset}).\n`,
    });
    const encoded = "/assets/a%25b%20%281%29.svg";
    expect(checkExample(files(encoded))).toEqual([]);
    expect(checkExample({ ...files(encoded), "_site.yaml": files("/assets/a%b (1).svg")["_site.yaml"] })).toMatchObject(
      [{ code: "missing-asset", file: "pages/_site.yaml", line: 4, suggestion: encoded }],
    );
  });
});
