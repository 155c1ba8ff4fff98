import { expect, test } from "vitest";
import { exampleSite } from "../../scripts/content/rules/words/example-site.ts";
import { checkExample } from "./support/check-example.ts";
import { home } from "./support/example-pages.ts";

/** What is reported of an example, each in a line. */
const reports = (example: Parameters<typeof checkExample>[0]) =>
  checkExample(example).map(({ line, code, message, hint }) => `${line} ${code}: ${message} ${hint}`);

/** What is reported of a block of the home page below its heading, from line 8 on. */
const ofBlock = (type: string, ...lines: readonly string[]) =>
  reports(`${home}  - type: ${type}\n    title: Below it\n${lines.map((line) => `    ${line}\n`).join("")}`).filter(
    // The pictures are in no folder.
    (report) => !report.includes(" missing-asset:"),
  );

const people = (...entries: readonly string[]) =>
  ofBlock("people", "items:", ...entries.map((entry) => `  - { role: Baker, ${entry} }`));
const portrait = (src: string, alt: string) => `image: { src: /assets/${src}.jpg, alt: ${alt} }`;
const ann = "Ann stands before the oven.";

test("two people show one picture with the same words", () => {
  expect(people(`name: Ann Bell, ${portrait("ann", ann)}`, `name: Tom Hill, ${portrait("ann", ann)}`)).toEqual([
    '10 copied-part: "Ann Bell" has the same picture, expected that of "Tom Hill". Write what belongs to "Tom Hill".',
  ]);
});

test.each([
  [[portrait("ann", ann), portrait("ann", "Tom kneels behind her.")]],
  [[portrait("ann", ann), portrait("tom", "Tom stands before the oven.")]],
  [[portrait("none", "A loaf."), portrait("none", "A loaf."), portrait("none", "A loaf.")]],
  [["image: { src: /assets/a.svg, decorative: true }", "image: { src: /assets/a.svg, decorative: true }"]],
])("people with these pictures are right: %j", (pictures) => {
  const names = ["Ann Bell", "Tom Hill", "Eve Marsh"];
  expect(people(...pictures.map((picture, at) => `name: ${names[at]}, ${picture}`))).toEqual([]);
});

const logos = (...groups: readonly string[]) =>
  ofBlock("logo-cloud", "groups:", ...groups.map((items) => `  - items: [${items}]`));
const logo = (name: string, file: string) => `{ name: ${name}, src: /assets/${file}.svg }`;

test("two companies show one logo, in groups of their own too", () => {
  const words =
    'copied-part: "Beech estate" has the same picture, expected that of "Lamp café". Write what belongs to "Lamp café".';
  expect(logos(`${logo("Beech estate", "beech")}, ${logo("Lamp café", "beech")}`)).toEqual([`9 ${words}`]);
  expect(logos(logo("Beech estate", "beech"), logo("Lamp café", "beech"))).toEqual([`10 ${words}`]);
});

test("one company is in two groups with its logo", () => {
  expect(logos(logo("Beech estate", "beech"), logo("Beech estate", "beech"))).toEqual([]);
});

const quotes = (first: string, second: string) =>
  ofBlock("testimonials", "items:", `  - { name: Ann, quote: ${first} }`, `  - { name: Tom, quote: ${second} }`);

test("two people say the same words, in another case of letters too", () => {
  const long = "I have not been without a loaf since 2019.";
  const report = '10 copied-part: "Ann" has the same quote, expected that of "Tom". Write what belongs to "Tom".';
  expect(quotes(long, long)).toEqual([report]);
  expect(quotes(long, long.toUpperCase())).toEqual([report]);
});

test("two people may say the same few words", () => {
  expect(quotes("The best bread.", "The best bread.")).toEqual([]);
});

const answers = (answer: string) =>
  ofBlock(
    "faq",
    "items:",
    `  - { question: Do you deliver on Mondays?, answer: "${answer}" }`,
    `  - { question: Can I freeze your bread?, answer: "${answer}" }`,
  );

test("two questions have one long answer", () => {
  expect(answers("Yes: slice it while it is fresh, and take out as many slices as you want.")).toEqual([
    '10 copied-part: "Do you deliver on Mondays?" has the same answer, expected that of "Can I freeze your bread?". Write what belongs to "Can I freeze your bread?".',
  ]);
});

test("two questions may have one short answer", () => {
  expect(answers("Yes, with each of our breads, at no further cost.")).toEqual([]);
});

const social = (...links: readonly string[]) =>
  reports({
    "_site.yaml": exampleSite.replace(
      "  legalLinks:",
      `  social:\n${links.map((link) => `    - { ${link} }\n`).join("")}  legalLinks:`,
    ),
  });

test("two social links lead to one page, and each to its own is right", () => {
  const first = "label: Instagram, network: instagram, href: https://pictures.example/bakery";
  expect(social(first, "label: Our baker, network: instagram, href: https://pictures.example/bakery")).toEqual([
    '20 copied-part: "Instagram" has the same link, expected that of "Our baker". Write what belongs to "Our baker".',
  ]);
  expect(social(first, "label: Our baker, network: instagram, href: https://pictures.example/ann")).toEqual([]);
});

const writes = (...entries: readonly (readonly [name: string, address: string])[]) =>
  people(
    ...entries.map(
      ([name, address]) => `name: ${name}, links: [{ label: Write to me, href: mailto:${address}@bakery.example }]`,
    ),
  );

test("a person writes to the address of another", () => {
  expect(writes(["Ann Bell", "tom"], ["Tom Hill", "t.hill"])).toEqual([
    '9 copied-part: This is the address of "Tom Hill", expected that of "Ann Bell". Write the address of this person.',
  ]);
});

test.each([
  [
    [
      ["Ann Bell", "a.bell"],
      ["Tom Bell", "t.bell"],
    ],
  ],
  [
    [
      ["Ann Bell", "bell"],
      ["Bell Hill", "hill"],
    ],
  ],
  [
    [
      ["Thomas Bell", "tom"],
      ["Tom Hill", "t.hill"],
    ],
  ],
  [
    [
      ["Ann Bell", "post"],
      ["Tom Hill", "post"],
    ],
  ],
  [
    [
      ["Returns", "sales"],
      ["Sales", "sales-team"],
    ],
  ],
  [
    [
      ["Returns office", "sales"],
      ["Sales office", "office"],
    ],
  ],
] as const)("people who are reached like this are right: %j", (entries) => {
  expect(writes(...entries)).toEqual([]);
});

const plans = (...labels: readonly string[]) => {
  const names = ["Starter", "Family", "Bakery"];
  const entry = (label: string, at: number) =>
    `  - { name: ${names[at]}, prices: [{ amount: £${at + 3} }], action: { label: ${label}, href: "/#p${at}" } }`;
  return ofBlock("pricing", "id: p0", "items:", ...labels.map(entry)).filter((report) =>
    report.includes("copied-part"),
  );
};

test("the button of a plan has the words of another one", () => {
  expect(plans("Choose Starter", "Choose Starter")).toEqual([
    '11 copied-part: The words "Choose Starter" name "Starter", expected "Family" or neither. Write what this button does.',
  ]);
});

test.each([
  [["Choose Starter", "Choose Family"]],
  [["Choose Starter", "Upgrade from Starter"]],
  [["Compare with Family", "Choose Family", "Compare with Family"]],
  [["Choose", "Choose"]],
])("the buttons of plans are right: %j", (labels) => {
  expect(plans(...labels)).toEqual([]);
});
