import { expect, test } from "vitest";
import { physicalNames } from "../../scripts/bundle/physical-names.ts";

test("what pages are styled by has the shorter names of sizes and sides, and whatever else is called alike keeps its own", () => {
  const styles = [
    ".a{inline-size:1rem;min-block-size:2rem;inset-block-start:0;inset-inline-end:auto}",
    ".a{border-block-end-color:red;scroll-margin-block-start:1px;margin-inline:auto;padding-block:0 1px}",
    '.inline-size{--inline-size:1px;content:"block-size:"}',
    "@container (min-inline-size:30rem){.a{max-inline-size:var(--inline-size)}}",
  ];
  expect(styles.map(physicalNames)).toEqual([
    ".a{width:1rem;min-height:2rem;top:0;right:auto}",
    ".a{border-bottom-color:red;scroll-margin-top:1px;margin-inline:auto;padding-block:0 1px}",
    '.inline-size{--inline-size:1px;content:"block-size:"}',
    "@container (min-width:30rem){.a{max-width:var(--inline-size)}}",
  ]);
});
