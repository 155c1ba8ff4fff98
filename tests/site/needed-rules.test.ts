import { expect, test } from "vitest";
import { createRulePruner } from "../../scripts/bundle/needed-rules.ts";
import { inlineTokens } from "../../scripts/bundle/needed-tokens.ts";
import { createPageStyles, type SiteStyles } from "../../scripts/bundle/page-styles.ts";
import { settleTokens } from "../../scripts/bundle/site-tokens.ts";

test.each([
  [".a0{color:red}.a1{color:blue}", ".a0{color:red}"],
  [".a0,.a1{color:red}.a0 .a1,.a1>li{color:blue}", ".a0{color:red}"],
  [
    "@media print{.a1{color:red}}@media print{@supports (gap:0){.a0,.a1{gap:0}}}",
    "@media print{@supports (gap:0){.a0{gap:0}}}",
  ],
  // What stands in brackets may be one of several names, one that is not there, or the end of an address.
  [".a0:not(.a1,:is(.a2,b)) b{gap:0}", ".a0:not(.a1,:is(.a2,b)) b{gap:0}"],
  [":is(.a0,.a1)>i,[href$=.a2]:has(>.a1){gap:0}", ":is(.a0,.a1)>i,[href$=.a2]:has(>.a1){gap:0}"],
  ['.a1:after{content:"}{"}.a0:after{content:"}.a1{"}', '.a0:after{content:"}.a1{"}'],
  [".a0{gap:0;&>.a1{gap:1px}}.a1{&>.a0{gap:1px}}", ".a0{gap:0;&>.a1{gap:1px}}"],
  ["@keyframes a3{0%{opacity:0}to{opacity:1}}ul{margin:0}", "@keyframes a3{0%{opacity:0}to{opacity:1}}ul{margin:0}"],
  ["@starting-style{.a1{opacity:0}}.a0{margin:.5em}", ".a0{margin:.5em}"],
])("where there is only the class a0, %s is %s", (text, kept) => {
  expect(createRulePruner(text)(new Set(["a0", "visually-hidden"]))).toBe(kept);
});

const styles: SiteStyles = {
  site: ":root{--a:1px;--b:2px}",
  base: "body{margin:0}.A0{margin:0}",
  parts: [
    { prefix: "F", text: ".F0{gap:var(--a)}.F1{gap:var(--b)}", address: "/_app/common.css" },
    { prefix: "x1y", text: ".x1y0{gap:0}.x1y1{gap:1px}", address: "/_app/x.css" },
  ],
  tokens: {},
};

test("a page has the rules for its own class names, and names the whole files to pages from which one comes to it", () => {
  const { text, addresses } = createPageStyles(styles)(["A0 F0"], []);
  expect(text).toBe("body{margin:0}.A0{margin:0}.F0{gap:1px}");
  expect(addresses).toEqual(["/_app/common.css"]);
});

test("a page whose blocks get class names in the browser has all rules for those", () => {
  const { text } = createPageStyles(styles)(["F1", "x1y0"], ["x1y"]);
  expect(text).toBe("body{margin:0}.A0{margin:0}.F1{gap:2px}.x1y0{gap:0}.x1y1{gap:1px}");
});

test("pages with the same class names in another order share their styles", () => {
  const styleOf = createPageStyles(styles);
  expect(styleOf(["x1y0 F1", "F0"], [])).toBe(styleOf(["F0", "F1", "x1y0"], []));
});

test.each<readonly [text: string, result: string]>([
  [
    ":root{--a:1px;--b:2px}.F0{gap:var(--a)}.F1{gap:var(--b) var(--b)}",
    ":root{--b:2px}.F0{gap:1px}.F1{gap:var(--b) var(--b)}",
  ],
  // One is used by the value of another one.
  [':root{--a:"A;b",c;--b:1px var(--a)}b{font:var(--b)}', 'b{font:1px "A;b",c}'],
  [":root{--b:1px var(--a);--a:c}b{font:var(--b)}", "b{font:1px c}"],
  ...[
    // Every document has it, for files of styles to use.
    ":root{--shared:1px}.F0{gap:var(--shared)}",
    // It has more than one value, or what it uses has.
    ":root{--a:1px}@media print{:root{--a:2px}}.F0{gap:var(--a)}",
    ":root{--a:1px}.F0{--a:2px;gap:var(--a)}",
    ":root{--a:var(--b);--b:1px}.F0{--b:2px;gap:var(--a)}",
    // It has another value where it has none, or stands so close that two words would be one.
    ":root{--a:1px}.F0{gap:var(--a,2px)}",
    ":root{--a:1px}.F0{gap:0 var(--a)var(--c)}",
  ].map((same) => [same, same] as const),
])("with the value of what is used once, %s is %s", (text, result) => {
  expect(inlineTokens(text, new Set(["--shared"]))).toBe(result);
});

test.each<readonly [site: string, part: string, settled: string]>([
  // A theme does not give `--none`.
  ["", ".a{gap:0;background:var(--none)}", ".a{gap:0}"],
  ["", ".a{gap:var(--none,1px) var(--none,var(--none,2px))}", ".a{gap:1px 2px}"],
  ["", '.a:before{content:var(--none) / ";}";top:0}@media print{.b{gap:var(--none)}}.c{gap:0}', ".c{gap:0}"],
  // Every element has the same value, which is shorter than its use.
  [":root{--a:4px;--b:0}", ".a{gap:var(--a,1px) calc(2 * var(--a))var(--b)}", ".a{gap:4px calc(2 * 4px) 0}"],
  ...[
    [":root{--a:1px solid red}", ".a{border:var(--a)}"],
    // It has other values, or what it uses has.
    [":root{--a:4px}@media print{:root{--a:0}}", ".a{gap:var(--a)}"],
    [":root{--a:4px}", ".a{--a:0}.b{gap:var(--a)}"],
    [":root{--a:var(--b)}", ".a{--b:0}.b{gap:var(--a)}"],
    ["@media print{:root{--a:4px}}", ".a{gap:var(--a)}"],
    [":root{--a:}", ".a{gap:var(--a)}"],
  ].map(([site = "", part = ""]) => [site, part, part] as const),
])("of a site whose styles begin with %s, %s settles to %s", (site, part, settled) => {
  const tokens = { a: "--a", b: "--b", none: "--none" };
  const { parts } = settleTokens({ site, base: "", parts: [{ prefix: "x", text: part }], tokens });
  expect(parts[0]?.text).toBe(settled);
});
