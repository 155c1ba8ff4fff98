import { describe, expect, test } from "vitest";
import type { Openings } from "../../scripts/content/formats/descriptor/openings.ts";
import { pagePolicy } from "../../scripts/output/content-policy.ts";
import { headerRules } from "../../scripts/output/host-headers.ts";
import { observe, scoreOf } from "../support/system/observatory.ts";

function pageWith(openings: Openings): string {
  const { directives } = pagePolicy({ everywhere: {}, own: openings });
  return `<head><meta http-equiv="Content-Security-Policy" content="${directives}; style-src 'self' 'sha256-AAAA'"><script type="module" src="/_app/entry-1.js" data-app="/_app/app-1.js"></script></head>`;
}

const headers = headerRules({ base: "", icons: [], isPreview: false })[0]?.headers ?? {};

/** Whatever a page can open. */
const places = Array.from({ length: 100 }, (_, index) => `https://host-${index}.example`);
const everything = {
  "connect-src": ["https://api.example"],
  "form-action": ["https://forms.example/send"],
  "frame-src": places,
  "img-src": places,
  "media-src": places,
};

describe("the pages of a site get top marks by the rules of the HTTP Observatory", () => {
  test.each([
    ["that opens nothing", {}],
    ["whose pages open as much as they can", everything],
  ])("%s", (_, openings) => {
    const modifiers = observe({ headers, html: pageWith(openings) });
    expect(modifiers).toEqual({
      "content-security-policy": 10,
      "cross-origin-opener-policy": 10,
      "cross-origin-resource-policy": 10,
      "referrer-policy": 5,
      "strict-transport-security": 0,
      "subresource-integrity": 0,
      "x-content-type-options": 0,
      "x-frame-options": 5,
    });
    expect(scoreOf(modifiers)).toBe(140);
  });

  test("and would not with any header less, nor with a wider policy", () => {
    const page = pageWith({});
    const score = (changed: Readonly<Record<string, string>>) => scoreOf(observe({ headers: changed, html: page }));
    const without = (name: string) => Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name));
    expect(Object.keys(headers).map((name) => [name, score(without(name))])).toEqual([
      // The policy in the page stays, and nothing keeps others from framing it but the last header.
      ["Content-Security-Policy", 140],
      ["Cross-Origin-Opener-Policy", 130],
      ["Cross-Origin-Resource-Policy", 130],
      ["Permissions-Policy", 140],
      ["Referrer-Policy", 135],
      ["Strict-Transport-Security", 80],
      ["X-Content-Type-Options", 135],
      // The policy says the same.
      ["X-Frame-Options", 140],
    ]);
    const wider = (from: string, to: string) => scoreOf(observe({ headers, html: page.replace(from, to) }));
    // The header refuses it as well.
    expect(wider("script-src 'self'", "script-src 'self' 'unsafe-inline'")).toBe(140);
    expect(wider("img-src 'self'", "img-src http://a.example")).toBe(120);
    expect(wider("default-src 'none'", "default-src 'self'")).toBe(135);
    expect(scoreOf(observe({ headers, html: '<script src="https://elsewhere.example/a.js"></script>' }))).toBe(135);
  });
});
