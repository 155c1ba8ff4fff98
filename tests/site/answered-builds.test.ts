import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeFiles } from "../support/build/edited-site.ts";
import { build, createWorkplace } from "../support/build/workplace.ts";

const unknown = "Read about [the stones](/stones).";
const vague = "Read about the stones [here](https://stones.test/).";
const right = "Read about the stones.";
const comes = "# accept unknown-link: comes next week";
const byLaw = "# accept vague-link: by law";

test("a build takes what the check takes: codes that the site chooses, and mistakes that its author accepts", async () => {
  const place = createWorkplace();
  const codes = async (checks: string, comment: string, description: string) => {
    writeFiles(place.pages, {
      "_site.yaml": `brand:\n  name: Bakery\norigin: https://bakery.test\nlanguage: en-GB\n${checks}`,
      "index.yaml": `title: Home\ndescription: Fresh bread.\nblocks:\n  - type: hero\n    title: Bread\n    ${comment}\n    description: ${description}\n`,
    });
    const { said } = await build(place);
    return Array.isArray(said) ? said : [];
  };
  const unused = "checks:\n  unused-acceptance: error\n";
  expect(await codes("", "", unknown)).toEqual(["unknown-link"]);
  expect(await codes("checks:\n  unknown-link: warning\n", "", unknown)).toEqual([]);
  expect(readFileSync(join(place.out, "index.html"), "utf8")).toContain('href="/stones"');
  expect(await codes("", "", unknown)).toEqual(["unknown-link"]);
  expect(await codes("", comes, unknown)).toEqual([]);
  expect(await codes("checks:\n  vague-link: error\n", "", vague)).toEqual(["vague-link"]);
  expect(await codes(unused, byLaw, vague)).toEqual([]);
  expect(await codes(unused, byLaw, right)).toEqual(["unused-acceptance"]);
  expect(await codes("", byLaw, right)).toEqual([]);
});
