import { expect, test } from "vitest";
import { changesReport } from "../../scripts/content/compare/changes-report.ts";
import { compareContent } from "../../scripts/content/compare/compare-content.ts";
import { indexYaml, memorySite, siteYaml } from "./memory-site.ts";

const version = (files: Readonly<Record<string, string>>, assets: Readonly<Record<string, string>> = {}) => ({
  sources: memorySite(files).sources,
  assets: new Map(Object.entries(assets)),
});

const report = (before: Record<string, string>, after: Record<string, string>) =>
  changesReport(compareContent(version(before), version(after)));

const bread = (former: string, body: string) => `title: Bread
description: What we bake.
${former}blocks:
  - type: hero
    title: Bread
    actions:
      - label: Order
        href: "/#contact"
  - type: check-list
    title: Kinds
    items: [Rye, Wheat with 50+ seeds, Spelt]
${body}`;

test("what has not changed for readers is not reported: comments, quotes, former paths, the order of keys", () => {
  const after = bread("redirectFrom: [/loaves]\n", "").replace(
    "title: Bread\ndescription: What we bake.",
    `# Ours
description: "What we bake."
title: Bread`,
  );
  expect(report({ "bread.yaml": bread("", "") }, { "bread.yaml": after })).toBe("Nothing changes for readers.\n");
});

test("pages, sections, entries, texts, figures, links and files are told apart", () => {
  const before = version(
    { "bread.yaml": bread("", ""), "cake.yaml": bread("", "").replaceAll("Bread", "Cake"), "tea.yaml": indexYaml },
    { "/assets/a.png": "1", "/assets/b.png": "1", "/assets/c.png": "1" },
  );
  const after = version(
    {
      "index.yaml": indexYaml
        .replace('"3"', '"4"')
        .replace("- type: metric-tiles", "- type: prose\n    title: Why\n    body: Because.\n  - type: metric-tiles"),
      "bread.yaml": bread("", "")
        .replace("What we bake.", "What we bake by hand, every *single* <b>day</b>.")
        .replace("/#contact", "/order")
        .replace("Rye, Wheat with 50+ seeds, Spelt", "Spelt, Wheat with 60+ seeds, Oat"),
      "sweet/cakes.yaml": bread("redirectFrom: [/cake]\n", "").replaceAll("Bread", "Cake"),
      "coffee.yaml": bread("", "").replaceAll("Bread", "Coffee"),
      "milk.yaml": "}{",
    },
    { "/assets/a.png": "1", "/assets/b.png": "2", "/assets/d.png": "1" },
  );
  expect(changesReport(compareContent(before, after))).toBe(`## What changes for readers

### \`/\` Fresh bread every morning

- new: Why (prose)
- In figures › ovens › value: ~~3~~ **4**

### \`/bread\` Bread

- description: What we ~~bake.~~ **bake by hand, every \\*single\\* &lt;b>day&lt;/b>.**
- Bread › Order: leads to \`/order\` instead of \`/#contact\`
- Kinds: Wheat with ~~50+~~ **60+** seeds
- Kinds: new: Oat
- Kinds: gone: Rye
- Kinds: another order: Spelt, Wheat with 60+ seeds, Oat

### New page \`/coffee\` Coffee

### \`/milk\`: the file cannot be read

### \`/sweet/cakes\` Cake, moved from \`/cake\`

### Gone: \`/tea\` Fresh bread every morning

### Files

- Changed: \`/assets/b.png\`
- Removed: \`/assets/c.png\`
- Added: \`/assets/d.png\`
`);
});

test("a page with very many changes names the first and counts the others", () => {
  const list = (words: string) =>
    bread("", "").replace(
      "Rye, Wheat with 50+ seeds, Spelt",
      Array.from({ length: 500 }, (_, at) => `${words}${at}`).join(", "),
    );
  const lines = report({ "bread.yaml": list("a") }, { "bread.yaml": list("b") }).split("\n");
  expect(lines.length).toBe(36);
  expect(lines.at(-2)).toBe("- … and 970 other changes");
});

test("of a picture is said which one is shown instead, and what is now said of it", () => {
  const page = (image: string) => `title: Bread
description: What we bake.
blocks:
  - type: hero
    title: Bread
    image: ${image}
`;
  expect(
    report(
      { "bread.yaml": page("{ src: /assets/rye.jpg, dark: /assets/night.jpg, alt: A dark loaf. }") },
      { "bread.yaml": page("{ src: /assets/oat.jpg, dark: /assets/late.jpg, alt: A square loaf. }") },
    ),
  ).toBe(`## What changes for readers

### \`/bread\` Bread

- Bread › image: shows \`/assets/oat.jpg\` instead of \`/assets/rye.jpg\`
- Bread › image › dark: shows \`/assets/late.jpg\` instead of \`/assets/night.jpg\`
- Bread › image › alt: A ~~dark~~ **square** loaf.
`);
  expect(
    report(
      { "bread.yaml": page("{ src: /assets/rye.jpg, alt: A dark loaf. }").replace(/ {4}image.*\n/, "") },
      { "bread.yaml": page("{ src: /assets/rye.jpg, alt: A dark loaf. }") },
    ),
  ).toContain("- Bread › image: new: A dark loaf.");
});

test("what all pages share is told once, and of many drafts the first", () => {
  const site = (year: number) => siteYaml.replace("© 2026", `© ${year}`);
  expect(report({ "_site.yaml": site(2026) }, { "_site.yaml": site(2027) })).toBe(`## What changes for readers

### On every page

- footer › copyright: © ~~2026~~ **2027** Bakery Ltd
`);
  const drafts = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`d${at}.yaml`, `draft: true\n${bread("", "")}`]));
  const lines = (count: number) => report({}, drafts(count)).split("\n");
  expect(lines(30).filter((line) => line.startsWith("- New: "))).toHaveLength(30);
  expect(lines(30).at(-2)).toMatch(/^- New: /);
  expect(lines(31).filter((line) => line.startsWith("- New: "))).toHaveLength(30);
  expect(lines(31).at(-2)).toBe("- … and 1 other draft");
});

test("a page that has moved is known by its blocks or its title, and links that follow it are no change", () => {
  const tea = (route: string) => `title: Tea
description: What we pour, as [the list](${route}#teas) says.
blocks:
  - type: hero
    title: Tea
    actions: [{ label: Order, href: ${route} }]
`;
  const [before, after] = [bread("", ""), bread("", "").replace("- Rye", "- Oat")];
  expect(
    report(
      { "tea.yaml": tea("/bread"), "bread.yaml": before, "draft.yaml": before.replaceAll("Bread", "Cake") },
      {
        "tea.yaml": tea("/loaves"),
        "loaves.yaml": after.replace("What we bake", "All that we bake"),
        "draft.yaml": `draft: true\n${before.replaceAll("Bread", "Cake")}`,
      },
    ),
  ).toBe(`## What changes for readers

### Gone, a draft now: \`/draft\` Cake

### \`/loaves\` Bread, moved from \`/bread\`, which leads nowhere now

- description: ~~What~~ **All that** we bake.
`);
});

test("cells are told by their columns, entries without a name by what stays, and several changes of a text one by one", () => {
  const page = (cells: string, hours: string, words: string, route: string) => `title: Visit
description: When to come.
blocks:
  - type: table
    title: Quiet
    columns: [{ label: Morning }, { label: Evening }]
    items:
      - label: Monday
        cells: ${cells}
  - type: contact
    title: Hours
    hours:
      - { days: Saturday, hours: "${hours}" }
  - type: prose
    title: How
    body: The house is ${words} of the harbour, ten minutes by foot. See [the map](${route}) first.
`;
  expect(
    report(
      { "visit.yaml": page("[yes, no]", "9 to 10", "left of the red gate and north", "/#a") },
      { "visit.yaml": page("[no, no]", "9 to 11", "right of the red gate and south", "/#a") },
    ),
  ).toContain(`- Quiet › Monday › Morning: ~~yes~~ **no**
- Hours › Saturday › hours: 9 to ~~10~~ **11**
- How › body: The house is ~~left~~ **right** of the red gate and ~~north~~ **south** of the harbour, ten …
`);
  expect(
    report({ "visit.yaml": page("[]", "", "left", "/#a") }, { "visit.yaml": page("[]", "", "left", "/#b") }),
  ).toContain("- How › body › the map: leads to `/#b` instead of `/#a`\n".replaceAll("\\", ""));
});
