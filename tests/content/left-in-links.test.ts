import { describe, expect, test } from "vitest";
import { reportsOf } from "./support/check-example.ts";
import { linkTo } from "./support/example-pages.ts";

describe("links", () => {
  const ofLink = (href: string) => reportsOf(linkTo(href));

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

  test("a soft hyphen in the route of a page is found, and the joiners of other languages are right", () => {
    expect(ofLink("/our-\u00adbread").join()).toMatch(/^8 invalid-link: .*it has a character that nobody can see\. /);
    expect(ofLink("https://fa.example/\u0645\u06cc\u200c\u062e")).toEqual([]);
  });
});
