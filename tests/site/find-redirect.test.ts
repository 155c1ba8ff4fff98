import fc from "fast-check";
import { expect, test } from "vitest";
import type { Redirect } from "../../scripts/hosts/host-rules.ts";
import { findRedirect, indexRedirects } from "../../scripts/output/find-redirect.ts";
import { runs } from "../support/system/runs.ts";

const find = (redirects: readonly Redirect[], address: string) =>
  findRedirect(indexRedirects(redirects), new URL(address, "http://localhost"));

test.each([
  ["/old", "/a"],
  ["/old?x=1", "/a?x=1"],
  ["/old?id=1", "/b"],
  ["/old?x=2&id=1&id=3", "/b?x=2&id=3"],
  ["/old?lang=en&id=1", "/c"],
  ["/old?id=1&lang=en&id=1", "/c"],
  ["/OLD.html?id=1", undefined],
  ["/old/?id=1", "/b"],
  ["/other", undefined],
  ["/query", undefined],
  ["/query?q", "/d"],
])("%s leads to %s: the redirect with the most parameters wins", (address, to) => {
  const redirects: Redirect[] = [
    { from: "/old", query: [], to: "/a" },
    { from: "/old", query: [["id", "1"]], to: "/b" },
    {
      from: "/old",
      query: [
        ["id", "1"],
        ["lang", "en"],
      ],
      to: "/c",
    },
    { from: "/query", query: [["q", ""]], to: "/d" },
  ];
  expect(find(redirects, address)).toBe(to);
});

test("of any redirects the same is found as by trying them one by one", () => {
  const parameter = fc.tuple(fc.constantFrom("a", "b", "c"), fc.constantFrom("", "1", "2", "a=1"));
  const queries = fc.array(fc.uniqueArray(parameter, { maxLength: 3, selector: ([name]) => name }), { maxLength: 8 });
  fc.assert(
    fc.property(queries, fc.array(parameter, { maxLength: 4 }), (all, asked) => {
      const redirects = all.map((query, at): Redirect => ({ from: "/old", query, to: `/to/${at}` }));
      const parameters = new URLSearchParams(asked);
      const fitting = redirects.filter(({ query }) => query.every(([name, value]) => parameters.has(name, value)));
      const most = Math.max(...fitting.map(({ query }) => query.length));
      const best = fitting.filter(({ query }) => query.length === most).map(({ to }) => to);
      const found = find(redirects, `/old?${parameters}`)?.split("?")[0];
      expect(found === undefined ? best.length === 0 : best.includes(found)).toBe(true);
    }),
    { numRuns: runs(500), seed: 3 },
  );
});
