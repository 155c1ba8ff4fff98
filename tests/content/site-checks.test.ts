import { expect, test } from "vitest";
import { exampleSite } from "../../scripts/content/rules/toolkit/examples.ts";
import { writeFiles } from "../support/build/edited-site.ts";
import { build, createWorkplace } from "../support/build/workplace.ts";
import { checkExample, home } from "./support/check-example.ts";

const page = `${home}    description: Read about the mill [here](https://mill.example/), and [its stones](/stones).\n`;

function reportsOf(checks: string): string[] {
  const found = checkExample({ "_site.yaml": `${exampleSite}${checks}`, "index.yaml": page });
  return found.map(({ file, line, code, severity = "error" }) => `${file}:${line} ${severity} ${code}`);
}

test("a site makes errors of warnings, and warnings of errors with which a page is whole", () => {
  expect(reportsOf("checks:\n  vague-link: error\n  unknown-link: warning\n")).toEqual([
    "pages/index.yaml:6 error vague-link",
    "pages/index.yaml:6 warning unknown-link",
  ]);
});

test("a code that does not exist, and a severity that it cannot have, are mistakes in the site file", () => {
  const found = checkExample({
    "_site.yaml": `${exampleSite}checks:\n  vage-link: off\n  missing-captions: eror\n  unknown-key: warning\n`,
  });
  expect(found.map(({ code, hint }) => `${code}: ${hint}`)).toEqual([
    'unknown-key: Write "vague-link" instead.',
    'unknown-value: Write "error" instead.',
    "unknown-value: Write one of these: error.",
  ]);
});

test("a site chooses options of a rule, and one that is wrong is a mistake in the site file", () => {
  const checks = "checks:\n  vague-link-labels: [its stones]\n  unknown-link: warning\n";
  expect(reportsOf(checks)).toEqual([
    "pages/index.yaml:6 warning vague-link",
    "pages/index.yaml:6 warning vague-link",
    "pages/index.yaml:6 warning unknown-link",
  ]);
  const wrong = checkExample({ "_site.yaml": `${exampleSite}checks:\n  vague-link-labels: many\n` });
  expect(wrong.map(({ line, code, message }) => `${line} ${code}: ${message}`)).toEqual([
    '25 wrong-type: Unexpected text "many", expected a list.',
  ]);
});

test("a site chooses the severities of what is wrong with answers, too", () => {
  const answered = page.replace(
    "    description",
    "    # accept missing-captions\n    # accept vague-link: by law\n    description",
  );
  const codesOf = (text: string, severity: string) => {
    const checks = ["invalid-acceptance", "unused-acceptance"].map((code) => `  ${code}: ${severity}\n`).join("");
    const site = `${exampleSite}checks:\n  unknown-link: off\n${checks}`;
    return checkExample({ "_site.yaml": site, "index.yaml": text }).map(
      ({ code, severity = "error" }) => `${severity} ${code}`,
    );
  };
  const unused = answered.replace("[here]", "[in the book of the miller]");
  expect(codesOf(answered, "warning")).toEqual(["warning invalid-acceptance"]);
  expect(codesOf(unused, "error")).toEqual(["error invalid-acceptance", "error unused-acceptance"]);
  expect(codesOf(unused, "off")).toEqual([]);
});

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
  expect(place.read("index.html")).toContain('href="/stones"');
  expect(await codes("", "", unknown)).toEqual(["unknown-link"]);
  expect(await codes("", comes, unknown)).toEqual([]);
  expect(await codes("checks:\n  vague-link: error\n", "", vague)).toEqual(["vague-link"]);
  expect(await codes(unused, byLaw, vague)).toEqual([]);
  expect(await codes(unused, byLaw, right)).toEqual(["unused-acceptance"]);
  expect(await codes("", byLaw, right)).toEqual([]);
});
