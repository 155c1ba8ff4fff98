import { expect, test } from "vitest";
import { contentPolicy, wholePagePolicy } from "../../scripts/output/content-policy.ts";
import { readBuiltPages } from "../support/build/built-site.ts";
import { startFiles, writeFiles } from "../support/build/edited-site.ts";
import { build, createWorkplace } from "../support/build/workplace.ts";

test("a site for a host without headers has the whole policy in every page, but for what no page can say", async () => {
  const place = createWorkplace();
  writeFiles(place.pages, startFiles);
  const policies = () =>
    [...readBuiltPages(place.out)]
      .filter(([, html]) => !html.includes('http-equiv="refresh"'))
      .map(([, html]) => /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]);
  const styles = /^style-src 'self' 'sha256-[\w+/]{43}='/;
  expect((await build(place, { withoutHeaders: true })).warnings).toEqual([]);
  const whole = contentPolicy({})
    .replace("; style-src 'self' 'nonce-page'", "")
    .replace("; frame-ancestors 'none'", "");
  // The not-found page, which the build makes here, is among them.
  expect(policies().length).toBeGreaterThan(5);
  expect(new Set(policies().map((policy) => policy?.replace(styles, "")))).toEqual(new Set([`; ${whole}`]));

  // What an earlier build of the same folder has saved is not used.
  await build(place);
  expect(new Set(policies().map((policy) => policy?.replace(styles, "")))).toEqual(new Set([""]));
});

test("it opens what the page itself opens", () => {
  const policy = wholePagePolicy({
    everywhere: { "form-action": ["https://forms.example"] },
    own: { "frame-src": ["https://maps.example"] },
  });
  expect(policy.directives).toContain("; form-action https://forms.example; ");
  expect(policy.directives).toContain("; frame-src https://maps.example");
  expect(policy.directives).not.toContain("style-src");
  expect(policy.name).toBe("frame-src https://maps.example");
});
