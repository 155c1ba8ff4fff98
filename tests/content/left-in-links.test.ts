import { describe, expect, test } from "vitest";
import { exampleSite } from "../../scripts/content/rules/words/example-site.ts";
import { reportsOf } from "./support/check-example.ts";
import { linkTo } from "./support/example-pages.ts";

describe("links", () => {
  const ofLink = (href: string) => reportsOf(linkTo(href));

  test.each([
    ["tel:+4401632960123", "the 0 is not dialled after the code of a country", 'Write "tel:+441632960123".'],
    [
      "https://mill.example/flour?utm_source=chatgpt.com",
      "an assistant has put its own name into it, which tells the other site where visitors come from",
      'Write "https://mill.example/flour".',
    ],
    [
      "https://mill.example/flour?a=1&utm_source=copilot.com#b",
      "an assistant has put its own name into it, which tells the other site where visitors come from",
      'Write "https://mill.example/flour?a=1#b".',
    ],
  ])("%j is not what was meant", (href, problem, hint) => {
    expect(ofLink(href)).toEqual([`8 invalid-link: Unexpected link "${href}": ${problem}. ${hint}`]);
  });

  test.each([
    "tel:+390632960123",
    "tel:+441632960123",
    "tel:+12025550123",
    "https://mill.example/flour?utm_source=newsletter",
    "https://mill.example/flour?utm_source=gemini",
    "https://mill.example/flour?source=chatgpt.com",
    "mailto:post@bakery.example?subject=Rye%20bread",
  ])("%j is right", (href) => {
    expect(ofLink(href)).toEqual([]);
  });

  test("a space after the address of a letter is written as %20", () => {
    expect(ofLink("mailto:post@bakery.example?subject=Rye bread").join()).toMatch(
      /^8 invalid-link: .*addresses have %20 in place of a space\. .*subject=Rye%20bread/,
    );
  });

  test("the joiners of other languages are right", () => {
    expect(ofLink("https://fa.example/\u0645\u06cc\u200c\u062e")).toEqual([]);
  });
});

describe("the mark of a social link", () => {
  const ofSocial = (label: string, href: string, network: string) =>
    reportsOf({
      "_site.yaml": exampleSite.replace(
        "  legalLinks:",
        `  social:\n    - label: ${label}\n      href: ${href}\n      network: ${network}\n  legalLinks:`,
      ),
    });

  test("is that of the network in its words or in its address", () => {
    expect(ofSocial("Our bakery on Mastodon", "https://bread.example/@bakery", "instagram")).toEqual([
      '21 unknown-network: The link names mastodon, and its mark is that of "instagram". Write "mastodon" here, or the address of the other network in the link.',
    ]);
    expect(ofSocial("Our bakery", "https://www.instagram.com/bakery", "mastodon")).toEqual([
      '21 unknown-network: The link leads to instagram, and its mark is that of "mastodon". Write "instagram" here, or the address of the other network in the link.',
    ]);
  });

  test.each([
    ["Mastodon", "https://bread.example/@bakery", "mastodon"],
    ["Our news on Mastodon", "https://mastodon.social/@bakery.rss", "rss"],
    ["Our shop", "https://threads.shop/bread", "shopify"],
    ["Our recipes", "https://bakery.github.io/bread", "instagram"],
    ["Instagram and Facebook", "https://links.example/bakery", "instagram"],
  ])("is right: %s, %s, %s", (...link) => {
    expect(ofSocial(...link)).toEqual([]);
  });
});
