import { expect, test } from "vitest";
import { splitByDirection } from "../../scripts/bundle/split-by-direction.ts";

test("rules for text from right to left are parted from all others, with the at-rules that hold nothing else", () => {
  const text =
    ".a{translate:1px}[dir=rtl] .a,[dir=rtl] .b:is(.c,.d){translate:-1px}@media print{.a{color:red}}" +
    "@starting-style{.a{top:0}}@starting-style{[dir=rtl] .a{top:1px}[dir=rtl] .b{top:2px}}.e{top:3px}";
  expect(splitByDirection(text)).toEqual({
    always: ".a{translate:1px}@media print{.a{color:red}}@starting-style{.a{top:0}}.e{top:3px}",
    rightToLeft:
      "[dir=rtl] .a,[dir=rtl] .b:is(.c,.d){translate:-1px}@starting-style{[dir=rtl] .a{top:1px}[dir=rtl] .b{top:2px}}",
  });
});
