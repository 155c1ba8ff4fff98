import { expect, test } from "vitest";
import { splitByDirection } from "../../scripts/bundle/split-by-direction.ts";

test("rules for text from right to left are parted from all others, with the at-rules that hold nothing else", () => {
  const text =
    ".a{translate:1px}[dir=rtl] .a,[dir=rtl] .b:is(.c,.d){translate:-1px}@media print{.a{top:0}[dir=rtl] .a{top:1px}}" +
    "@starting-style{[dir=rtl] .a{top:2px}}.e:is(.f,.g),[dir=rtl] .h{top:3px}@keyframes i{from{top:4px}}";
  expect(splitByDirection(text)).toEqual({
    always: ".a{translate:1px}@media print{.a{top:0}}.e:is(.f,.g){top:3px}@keyframes i{from{top:4px}}",
    rightToLeft:
      "[dir=rtl] .a,[dir=rtl] .b:is(.c,.d){translate:-1px}@media print{[dir=rtl] .a{top:1px}}" +
      "@starting-style{[dir=rtl] .a{top:2px}}[dir=rtl] .h{top:3px}",
  });
});
