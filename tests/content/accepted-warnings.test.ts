import { expect, test } from "vitest";
import { mistakesIn, siteYaml } from "./memory-site.ts";
import { checkExample, home } from "./support/check-example.ts";

const here = "[here](https://mill.example/)";
const vague = `vague-link: Unexpected "${here}": its words do not say where it leads.`;

test.each<[what: string, blocks: string, reports: readonly string[]]>([
  [
    "a warning, by a comment with a reason on the line above its value",
    `    # accept vague-link: the label is fixed by law
    description: Read about the mill ${here}.
`,
    [],
  ],
  [
    "a warning in the whole text behind |, and in all of an entry of a list",
    `  - type: prose
    title: The mill
    # accept vague-link: quoted from the law
    body: |
      First.

      See ${here}.
  # accept vague-link: quoted from the law
  - type: prose
    title: The law
    body: See ${here}.
`,
    [],
  ],
  [
    "no warning, by a comment above another value, which has nothing to accept",
    `    # accept vague-link: the label is fixed by law
    description: Read about the mill.
  - type: prose
    title: The law
    body: See ${here}.
`,
    ["6 warning unused-acceptance: The value below has no vague-link to accept.", `10 warning ${vague}`],
  ],
  [
    "no warning without a reason, nor under another code",
    `    # accept vague-link
    # accept vage-link: the label is fixed by law
    description: Read about the mill ${here}.
`,
    [
      "6 warning invalid-acceptance: This accepts vague-link without a reason.",
      "7 warning invalid-acceptance: There is no code vage-link to accept.",
      `8 warning ${vague}`,
    ],
  ],
  [
    "an error with which the page is whole",
    `    # accept unknown-link: the page comes next week
    description: Read about [the mill](/mill).
`,
    [],
  ],
  [
    "no error without whose remedy nothing can be built",
    `    # accept unknown-key: an older word for it
    text: Read about the mill.
`,
    [
      "6 warning invalid-acceptance: unknown-key is an error that cannot be accepted: the site could not be built, or visitors would not be safe.",
      '7 error unknown-key: Unexpected key "text" in a block of type "hero".',
    ],
  ],
  [
    "nothing, by what stands in a text, and by other comments that begin so",
    `    # accept cookies of the mill
    # accept cookies only here
    # accept expired vouchers - until June
    description: Read about the mill. # accept cookies: all of them
  - type: prose
    title: The check
    body: |
      ~~~
      # accept vague-link: this is sample code
      ~~~

      See ${here}.
`,
    [`17 warning ${vague}`],
  ],
])("an author accepts %s", (_, blocks, reports) => {
  const found = checkExample(home + blocks);
  expect(found.map(({ line, code, severity = "error", message }) => `${line} ${severity} ${code}: ${message}`)).toEqual(
    reports,
  );
});

test("an acceptance of a rule between pages is not called unused while another file is wrong, since nobody knows whether it is there", () => {
  const mill = `# accept orphan-page: printed on our card\n${home.replace("Home", "The mill")}`;
  const site = `${siteYaml}checks: { vague-lnk: off }\n`;
  const files = { "index.yaml": home, "mill.yaml": mill, "_site.yaml": site };
  const codes = mistakesIn(files).map(({ code }) => code);
  expect(codes).toEqual(["unknown-key"]);
});

test("an acceptance behind a value is reported, with the line to write above", () => {
  const found = checkExample(`${home}    description: "The mill ${here}." # accept vague-link: by law\n`);
  expect(found.map(({ code, message, hint }) => `${code}: ${message} ${hint}`)).toEqual([
    expect.stringContaining("vague-link: "),
    "invalid-acceptance: This accepts nothing: it is on the same line as a value, expected on its own line above it. " +
      "Write on the line above: # accept vague-link: by law.",
  ]);
});
