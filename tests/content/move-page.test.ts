import { expect, test } from "vitest";
import { addFormerPath, movePages } from "../../scripts/content/move/move-page.ts";
import { moveReport } from "../../scripts/content/move/move-report.ts";
import { exampleSiteInTwo } from "../../scripts/content/rules/toolkit/examples.ts";
import { checkMemory, indexYaml, memorySite, siteYaml } from "./memory-site.ts";

const page = (middle: string) => `# Ours\ntitle: Ovens # all\n${middle}blocks:\n  - type: hero\n    title: Ovens\n`;

test.each([
  ["no list", page(""), page("redirectFrom:\n  - /old\n")],
  ["an empty list", page("redirectFrom: []\n"), page("redirectFrom:\n  - /old\n")],
  [
    "a list",
    page("redirectFrom:\n- /first\n- /a?b=1 # then\n\n"),
    page("redirectFrom:\n- /first\n- /a?b=1 # then\n- /old\n\n"),
  ],
  ["a list in brackets", page('redirectFrom: [ "/first" ]\n'), page('redirectFrom: [ "/first", /old ]\n')],
  [
    "the present path in a list",
    page("redirectFrom:\n  - /first\n  - /now\n  - /third\n"),
    page("redirectFrom:\n  - /first\n  - /third\n  - /old\n"),
  ],
  ["the present path alone", page("redirectFrom:\n  - /now\n"), page("redirectFrom:\n  - /old\n")],
  ["an indent", "  title: A\n  blocks: []\n", "  title: A\n  redirectFrom:\n    - /old\n  blocks: []\n"],
  ["braces around it", "--- { title: A, blocks: [] }\n", "--- { title: A, redirectFrom: [ /old ], blocks: [] }\n"],
  ["the present folder in a list", page("redirectFrom: [/now/*]\n"), page("redirectFrom: [/old]\n")],
  ["the list as the last key", `${page("")}redirectFrom:\n  - /b`, `${page("")}redirectFrom:\n  - /b\n  - /old`],
])("a former path is added to a page with %s", (_, before, after) => {
  expect(addFormerPath(before, "/old", "/now")).toBe(after);
});

/** What a move makes of a site that is right, and is so afterwards. */
function move(
  files: Readonly<Record<string, string>>,
  moves: Parameters<typeof movePages>[1],
  folder?: Parameters<typeof movePages>[2],
) {
  const raw = memorySite(files);
  const { index, diagnostics } = checkMemory(raw);
  if (!index) throw new Error(JSON.stringify(diagnostics));
  const moved = movePages({ raw, index }, moves, folder);
  expect(checkMemory(moved.raw).diagnostics).toEqual([]);
  return moved;
}

test("a move changes every link to the page, in values and in Markdown, and nothing else", () => {
  const flour = (ovens: string) => `title: Flour
description: Where it comes from.
unlisted: true
blocks:
  - type: hero
    title: Flour
    actions:
      - { label: Care, href: "${ovens}#care" } # in braces
      - label: More
        href: /ovens-and-more
  - type: prose
    title: Text
    body: >-
      Not [at home](/), but [there](${ovens}) and
      [there too](${ovens}).
  - type: prose
    title: Kinds of markup
    body: |
      - In a list [of ovens][ovens], and \`/ovens\` in code
        1. [deeper](<${ovens}#care>)

      > In a [quote](${ovens})

      | Oven | What for |
      | --- | --- |
      | [Old](${ovens} "Old") | ~~[bread](${ovens})~~ |

      [ovens]: ${ovens}
  - type: prose
    title: Quotes
    body: "A \\"quote\\" \\u2014 of **[it](${ovens})**"
`;
  const ovens = (ovens: string, former: string) => `title: Ovens
description: What our ovens are for.
unlisted: true
${former}blocks:
  - type: hero
    title: Ovens
  - type: prose
    id: care
    title: Care
    body: This [part](${ovens}#care) of [this page](#care).
`;
  const more = `title: More ovens
description: All of the others.
unlisted: true
blocks:
  - type: hero
    title: More
`;
  const { pages, changed, links } = move(
    { "flour.yaml": flour("/ovens"), "ovens.yaml": ovens("/ovens", ""), "ovens-and-more.yaml": more },
    [{ from: "/ovens", to: "/baking/ovens", path: "ovens.yaml", newPath: "baking/ovens.yaml" }],
  );

  const moved = ovens("/baking/ovens", "redirectFrom:\n  - /ovens\n");
  expect(pages.map(({ source }) => source)).toEqual([
    { path: "baking/ovens.yaml", displayPath: "pages/baking/ovens.yaml", text: moved },
  ]);
  expect(changed.map(({ path, text }) => [path, text])).toEqual([["flour.yaml", flour("/baking/ovens")]]);
  expect(links).toBe(9);
});

test("a move changes the fact that is the link", () => {
  const page = (title: string, href: string) =>
    `title: ${title}\ndescription: About ${title}.\nunlisted: true\nblocks:\n  - type: hero\n    title: ${title}\n    actions: [{ label: Go, href: "${href}" }]\n`;
  const files = {
    "_facts.yaml": 'bake: "/ovens" # here\n',
    "flour.yaml": page("Flour", "{bake}"),
    "ovens.yaml": page("Ovens", "/flour"),
  };
  const { changed } = move(files, [{ from: "/ovens", to: "/kilns", path: "ovens.yaml", newPath: "kilns.yaml" }]);
  expect(changed.map(({ path, text }) => [path, text])).toEqual([["_facts.yaml", 'bake: "/kilns" # here\n']]);
});

test("a move changes cells that are the link as a whole, and counts what stands on many pages once", () => {
  const page = (title: string, blocks = "") =>
    `title: "${title}"\ndescription: "About ${title}."\nunlisted: true\nblocks:\n  - type: hero\n    title: "${title}"\n${blocks}`;
  const banner = (href: string) =>
    `  - type: banner\n    text: Read it.\n    action: { label: Read, href: "${href}" }\n`;
  const table = (href: string) => `slug;link;note\nrye;"${href}#care";See ${href}.\noat; ${href} ;\n`;
  const files = {
    "_data/loaves.csv": table("/ovens"),
    "_parts/more.yaml": `blocks:\n${banner("/ovens")}`,
    "loaves/[slug].yaml": `each: /data/loaves.csv\n${page("Loaf {slug}", `${banner("{link}")}  - use: more\n`)}`,
    "ovens.yaml": page("Ovens", "  - type: prose\n    id: care\n    title: Care\n    body: They are cleaned.\n"),
  };
  const { changed, links } = move(files, [{ from: "/ovens", to: "/kilns", path: "ovens.yaml", newPath: "kilns.yaml" }]);
  expect(changed.map(({ path, text }) => [path, text])).toEqual([
    ["_parts/more.yaml", `blocks:\n${banner("/kilns")}`],
    ["_data/loaves.csv", table("/kilns").replace("See /kilns", "See /ovens")],
  ]);
  expect(links).toBe(3);
});

test.each([
  ["a page", ["/jobs"], "[/jobs, /jobs-old]", "[/work, /jobs-old]"],
  ["a page that leaves others below it", ["/jobs"], "[/jobs/baker, /jobs]", "[/jobs/baker, /jobs]"],
  ["a folder", ["/jobs", "/jobs/baker"], "[/jobs/baker, /jobs]", "[/work/baker, /work]"],
])("in what a site gives to a rule, %s moves", (_, from, before, after) => {
  const site = (except: string) =>
    `${siteYaml}languages:\n  - { code: en-GB, name: English }\n  - { code: de, path: /de, name: Deutsch }\nchecks:\n  missing-translation: off\n  missing-translation-except: ${except}\n`;
  const names = ["de", "jobs", ...[before, after].flatMap((one) => /jobs-old|jobs\/baker/.exec(one)?.[0] ?? [])];
  const pages = names.map((name) => [
    `${name}.yaml`,
    page("description: Of ovens.\nunlisted: true\n").replace("Ovens", name),
  ]);
  const moves = from.map((one) => {
    const to = one.replace("/jobs", "/work");
    return { from: one, to, path: `${one.slice(1)}.yaml`, newPath: `${to.slice(1)}.yaml` };
  });
  const [first] = moves;
  const moved = move(
    { "_site.yaml": site(before), ...Object.fromEntries(pages) },
    moves,
    moves.length > 1 ? first : undefined,
  );
  expect(moved.raw.sources.find(({ path }) => path === "_site.yaml")?.text).toBe(site(after));
});

test("a folder moves with what lists its pages, and their links to each other, and its page leads there from all of it", () => {
  const page = (title: string, { former = "", body = "" } = {}) =>
    `title: ${title}\ndescription: About ${title}.\nnav: { order: ${title.length} }\n${former}blocks:\n  - type: hero\n    title: ${title}\n${body}`;
  const list = (folder: string) =>
    `  - type: page-list\n    title: All\n    description: See [the folder](${folder}).\n    folder: ${folder}\n`;
  const link = (route: string) => `    description: See [it](${route}#care).\n`;
  const files = {
    "ovens/index.yaml": page("Ovens", { body: list("/ovens") }),
    "ovens/stone.yaml": page("Stone oven", { body: link("/ovens/steel").replace("#care", "") }),
    "ovens/steel.yaml": page("Steel", { former: "redirectFrom:\n  - /heat/steel\n  - /iron\n" }),
    "index.yaml": indexYaml + list("/ovens"),
  };
  const routes = ["", "/stone", "/steel"];
  const moves = routes.map((rest) => ({
    from: `/ovens${rest}`,
    to: `/heat${rest}`,
    path: `ovens${rest || "/index"}.yaml`,
    newPath: `heat${rest || "/index"}.yaml`,
  }));
  const moved = move(files, moves, { from: "/ovens", to: "/heat" });
  const former = (...from: string[]) => `redirectFrom:\n${from.map((one) => `  - ${one}\n`).join("")}`;
  expect(moved.raw.sources.map(({ path, text }) => [path, text]).filter(([path]) => path !== "_site.yaml")).toEqual([
    ["heat/index.yaml", page("Ovens", { former: former("/ovens/*"), body: list("/heat") })],
    ["heat/steel.yaml", page("Steel", { former: former("/iron", "/ovens/steel") })],
    ["heat/stone.yaml", page("Stone oven", { body: link("/heat/steel").replace("#care", "") })],
    ["index.yaml", indexYaml + list("/heat")],
  ]);
  expect(moved.links).toBe(2);
  expect(moveReport(moved, 0, false)).toContain("heat/index.yaml, with /ovens/* in redirectFrom.\n");
});

test("a page that leaves its folder takes the addresses along that it had in older ones", () => {
  const page = (title: string, ...lines: string[]) =>
    [
      `title: ${title}`,
      `description: About ${title}.`,
      ...lines,
      "unlisted: true",
      "blocks: [{ type: hero, title: A }]",
      "",
    ].join("\n");
  const files = {
    "ovens/index.yaml": page("Ovens", "redirectFrom: [/heat/*, /fire/*]"),
    "ovens/steel.yaml": page("Steel"),
    "ovens/stone.yaml": page("Stone"),
  };
  const one = { from: "/ovens/steel", to: "/ovens/iron", path: "ovens/steel.yaml", newPath: "ovens/iron.yaml" };
  expect(move(files, [one]).pages.map(({ former }) => former)).toEqual([
    ["/heat/steel", "/fire/steel", "/ovens/steel"],
  ]);
});

test("translations of the same path say what they translate when one of them moves, and keep their comments", () => {
  const site = exampleSiteInTwo.replace("footer:", "  - { code: cs, path: /cs, name: Čeština }\nfooter:");
  const page = (title: string, middle = "") =>
    `# Ours\ntitle: ${title} # all\ndescription: About ${title}.\nunlisted: true\n${middle}blocks:\n  - type: hero\n    title: ${title}\n`;
  const files = {
    "_site.yaml": site,
    "index.yaml": indexYaml,
    ...Object.fromEntries(["de", "cs"].map((code) => [`${code}/index.yaml`, page(`Home ${code}`)])),
    "breads/rye.yaml": page("Rye"),
    "breads/oats.yaml": page("Oats"),
    "de/breads/rye.yaml": page("Roggen"),
    "de/hafer.yaml": page("Hafer", "translates: /breads/oats # see there\n"),
    "cs/breads/rye.yaml": page("Žito"),
  };
  const changesOf = ({ raw }: ReturnType<typeof move>) =>
    raw.sources.flatMap(({ path, text }) => (Object.values(files).includes(text) ? [] : [[path, text]]));
  const former = (path: string) => `redirectFrom:\n  - ${path}\n`;

  const rye = { from: "/breads/rye", to: "/rye", path: "breads/rye.yaml", newPath: "rye.yaml" };
  const moved = move(files, [rye]);
  expect(changesOf(moved)).toEqual([
    ["cs/breads/rye.yaml", page("Žito", "translates: /rye\n")],
    ["de/breads/rye.yaml", page("Roggen", "translates: /rye\n")],
    ["rye.yaml", page("Rye", former("/breads/rye"))],
  ]);
  expect(moveReport(moved, 0, false)).toBe(`Moved /breads/rye to /rye: pages/rye.yaml, with /breads/rye in redirectFrom.
pages/de/breads/rye.yaml: translates: /rye.
pages/cs/breads/rye.yaml: translates: /rye.
0 links in 0 other files.
`);

  // A translation that moves by itself, and a folder.
  const german = { from: "/de/breads/rye", to: "/de/rye", path: "de/breads/rye.yaml", newPath: "de/rye.yaml" };
  expect(changesOf(move(files, [german]))).toEqual([
    ["de/rye.yaml", page("Roggen", `translates: /breads/rye\n${former("/de/breads/rye")}`)],
  ]);
  const oats = { from: "/breads/oats", to: "/oats", path: "breads/oats.yaml", newPath: "oats.yaml" };
  expect(changesOf(move(files, [rye, oats], { from: "/breads", to: "/" })).slice(0, 3)).toEqual([
    ["cs/breads/rye.yaml", page("Žito", "translates: /rye\n")],
    ["de/breads/rye.yaml", page("Roggen", "translates: /rye\n")],
    ["de/hafer.yaml", page("Hafer", "translates: /oats # see there\n")],
  ]);
  // Where all move alike, they stay what they are.
  expect(
    changesOf(
      move(files, [
        rye,
        german,
        { ...german, from: "/cs/breads/rye", to: "/cs/rye", path: "cs/breads/rye.yaml", newPath: "cs/rye.yaml" },
      ]),
    ),
  ).not.toContainEqual([expect.anything(), expect.stringContaining("translates: /rye")]);
});
