import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const site = `brand:
  name: Bakery
origin: https://bakery.test
language: en-GB
`;

function page(description: string): string {
  return `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
    description: ${description}
`;
}

/** A site of old pages, and a function that checks it. */
function openSite(description: string) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "pages"));
  const write = (name: string, text: string) => writeFileSync(join(folder, "pages", name), text);
  write("_site.yaml", site);
  write("index.yaml", page(description));
  const file = join(folder, "pages/.baseline.json");
  return {
    write,
    baseline: () => (existsSync(file) ? readFileSync(file, "utf8") : undefined),
    check(flags: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
      const { status, stdout, stderr } = runScript("check.ts", flags, { cwd: folder, env: { CI: "", ...env } });
      return { status, codes: [...stdout.matchAll(/^ {2}([a-z-]+): /gm)].map(([, code]) => code), stderr };
    },
  };
}

const vague = "The mill [here](https://mill.test/).";

test("a check records the warnings that stand, and reports new ones from then on", () => {
  const { write, check, baseline } = openSite(vague);
  expect(check()).toEqual({ status: 0, codes: ["vague-link"], stderr: "" });
  expect(check(["--baseline"])).toEqual({
    status: 0,
    codes: [],
    stderr: "1 warning recorded in pages/.baseline.json.\n",
  });
  expect(baseline()).toBe(`{
  "index.yaml": [
    {"code":"vague-link","line":"description: The mill [here](https://mill.test/)."}
  ]
}
`);
  expect(check(["--max-warnings", "0"])).toEqual({ status: 0, codes: [], stderr: "" });

  const more = "  - type: prose\n    title: More\n    body: The shop [here](https://shop.test/).\n";
  write("index.yaml", `# A line above.\n${page(vague)}${more}`);
  expect(check(["--max-warnings", "0"])).toEqual({ status: 1, codes: ["vague-link"], stderr: "" });
  expect(check(["--max-warnings", "1"])).toEqual({ status: 0, codes: ["vague-link"], stderr: "" });
});

test("a recorded warning that is gone is dropped, on a CI server by name alone", () => {
  const { write, check, baseline } = openSite(vague);
  check(["--baseline"]);
  const recorded = baseline();
  write("index.yaml", page("The mill."));
  expect(check([], { CI: "true" }).stderr).toBe("1 recorded warning can go from pages/.baseline.json.\n");
  expect(baseline()).toBe(recorded);
  expect(check().stderr).toBe("1 recorded warning is no longer in pages/.baseline.json.\n");
  expect(baseline()).toBe("{}\n");
  write("index.yaml", page(vague));
  expect(check().codes).toEqual(["vague-link"]);
});

test("nothing is recorded while an error stands, and a damaged baseline is bad usage", () => {
  const { write, check, baseline } = openSite("The mill [here](/mill).");
  const refused = { status: 1, codes: ["unknown-link"], stderr: "Mend the errors first, then record again.\n" };
  expect(check(["--baseline"])).toEqual(refused);
  expect(baseline()).toBeUndefined();

  write("index.yaml", page(vague));
  check(["--baseline"]);
  const recorded = baseline();
  write("index.yaml", page("The mill [here](/mill)."));
  expect(check(["--baseline"])).toEqual(refused);
  expect(baseline()).toBe(recorded);
  write(".baseline.json", "<<<<<<< ours\n");
  expect(check()).toEqual({
    status: 2,
    codes: [],
    stderr:
      "pages/.baseline.json is not as the check writes it. Restore it, or record the warnings anew: --baseline.\n",
  });
});
