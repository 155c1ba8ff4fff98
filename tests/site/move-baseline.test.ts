import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const page = (title: string, text: string) => `title: ${title}
description: All about ${title.toLowerCase()}.
blocks:
  - type: hero
    title: ${title}
    description: ${text}
`;
const files = {
  "_site.yaml": "brand:\n  name: Bakery\norigin: https://bakery.test\nlanguage: en-GB\n",
  "index.yaml": page("Home", "Our bread [here](/rye)."),
  "oats.yaml": page("Oats", "The mill [here](https://mill.test/), and [rye](/rye)."),
  "rye.yaml": page("Rye", "Ask us [here](/rye), or see [oats](/oats)."),
};

test("warnings that are recorded stay so when a page moves, in its file and in those that lead to it", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "pages"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, "pages", name), text);
  const run = (script: string, ...flags: string[]) => runScript(script, flags, { cwd: folder, env: { CI: "" } });
  const baseline = () => readFileSync(join(folder, "pages/.baseline.json"), "utf8");

  expect(run("check.ts", "--baseline")).toMatchObject({ stderr: expect.stringMatching(/^3 warnings recorded/) });
  const before = baseline();
  expect(run("move.ts", "/rye", "/breads/rye", "--dry-run")).toMatchObject({ status: 0 });
  expect(baseline()).toBe(before);

  expect(run("move.ts", "/rye", "/breads/rye")).toMatchObject({ status: 0, stderr: "" });
  expect(baseline()).toBe(`{
  "breads/rye.yaml": [
    {"code":"vague-link","line":"description: Ask us [here](/breads/rye), or see [oats](/oats)."}
  ],
  "index.yaml": [
    {"code":"vague-link","line":"description: Our bread [here](/breads/rye)."}
  ],
  "oats.yaml": [
    {"code":"vague-link","line":"description: The mill [here](https://mill.test/), and [rye](/breads/rye)."}
  ]
}
`);
  expect(run("check.ts", "--max-warnings", "0")).toMatchObject({ status: 0, stderr: "" });
});
