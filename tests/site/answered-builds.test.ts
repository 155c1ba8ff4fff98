import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const site = `brand:
  name: Bakery
origin: https://bakery.test
language: en-GB
`;

const page = `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
    description: Read about [the stones](/stones).
`;

test("a build takes what the check takes: a code that the site lowers, and a mistake that its author accepts", () => {
  const { write, build, home } = openSite();
  expect(build()).toEqual({ status: 1, codes: ["unknown-link"] });

  write("_site.yaml", `${site}checks:\n  unknown-link: warning\n`);
  expect(build()).toEqual({ status: 0, codes: [] });
  expect(home()).toContain('href="/stones"');

  write("_site.yaml", site);
  expect(build()).toEqual({ status: 1, codes: ["unknown-link"] });

  write("index.yaml", page.replace("    description", "    # accept unknown-link: comes next week\n    description"));
  expect(build()).toEqual({ status: 0, codes: [] });

  write("_site.yaml", `${site}checks:\n  vague-link: error\n`);
  write("index.yaml", page.replace("[the stones](/stones)", "the stones [here](https://stones.test/)"));
  expect(build()).toEqual({ status: 1, codes: ["vague-link"] });
});

test("an acceptance without use stops a build where the site makes it an error", () => {
  const { write, build } = openSite();
  const answered = page.replace("    description", "    # accept vague-link: by law\n    description");
  write("_site.yaml", `${site}checks:\n  unused-acceptance: error\n`);
  write("index.yaml", answered.replace("[the stones](/stones)", "the stones [here](https://stones.test/)"));
  expect(build()).toEqual({ status: 0, codes: [] });

  write("index.yaml", answered.replace("[the stones](/stones)", "the stones"));
  expect(build()).toEqual({ status: 1, codes: ["unused-acceptance"] });

  write("_site.yaml", site);
  expect(build()).toEqual({ status: 0, codes: [] });
});

function openSite() {
  const folder = temporaryFolder();
  const pages = join(folder, "pages");
  mkdirSync(pages);
  const write = (name: string, text: string) => writeFileSync(join(pages, name), text);
  write("_site.yaml", site);
  write("index.yaml", page);
  return {
    write,
    build() {
      const { status, stderr } = runScript("build.ts", [], { cwd: folder });
      return { status, codes: [...stderr.matchAll(/^ {2}([a-z-]+): /gm)].map(([, code]) => code) };
    },
    home: () => readFileSync(join(folder, "dist/index.html"), "utf8"),
  };
}
