import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type BuildSummary, runBuild } from "../../scripts/output/run-build.ts";
import { listFiles } from "../support/built-site.ts";
import { type Files, page, startFiles, writeFiles } from "../support/edited-site.ts";
import { hashFolder } from "../support/hash-folder.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

interface Workplace {
  /** A folder for everything. */
  readonly folder: string;
  readonly pages: string;
  readonly out: string;
  readonly memory: string;
}

function createWorkplace(): Workplace {
  const folder = temporaryFolder();
  return { folder, pages: join(folder, "pages"), out: join(folder, "dist"), memory: join(folder, "memory") };
}

interface Result {
  /** What the build says of itself, or the codes of the mistakes that it found. */
  readonly said: BuildSummary | readonly string[];
  readonly warnings: readonly string[];
}

interface Setting {
  readonly day?: string;
  readonly origin?: string;
}

async function build({ pages, out, memory }: Workplace, { day = "2025-05-03", origin }: Setting = {}): Promise<Result> {
  const warnings: string[] = [];
  const result = await runBuild({
    pages,
    out,
    memory,
    origin,
    release: false,
    report: false,
    today: new Date(day),
    onPhase: () => () => {},
    onWait: () => () => {},
    warn: (message) => warnings.push(message),
  });
  return { said: "mistakes" in result ? result.mistakes.diagnostics.map(({ code }) => code) : result, warnings };
}

/** The same content, built as if for the first time. */
async function buildClean(place: Workplace, setting: Setting): Promise<{ result: Result; hashes: unknown }> {
  const out = join(place.folder, "clean");
  const memory = join(place.folder, "clean-memory");
  rmSync(out, { recursive: true, force: true });
  rmSync(memory, { recursive: true, force: true });
  const result = await build({ ...place, out, memory }, setting);
  return { result, hashes: existsSync(out) ? hashFolder(out) : undefined };
}

/** The numbers of pages that a build has rendered and reused. */
async function counts(place: Workplace, setting?: Setting): Promise<{ rendered: number; reused: number }> {
  const { said } = await build(place, setting);
  if (!("pages" in said)) throw new Error(`The content has mistakes: ${String(said)}`);
  return { rendered: said.rendered, reused: said.pages - said.rendered };
}

describe("a second build renders", () => {
  /** Builds the small site, changes it, and builds it again. */
  async function rebuild(change: (files: Files) => Files, setting?: Setting) {
    const place = createWorkplace();
    writeFiles(place.pages, startFiles);
    await build(place);
    writeFiles(place.pages, change(startFiles));
    return counts(place, setting);
  }
  const replace = (path: string, from: string, to: string) => (files: Files) => ({
    ...files,
    [path]: (files[path] ?? "").replace(from, to),
  });

  test("nothing where nothing has changed", async () => {
    expect(await rebuild((files) => files)).toEqual({ rendered: 0, reused: 7 });
  });

  test("one page where its text has changed", async () => {
    const change = replace("shops/market.yaml", "    title: Market", "    title: The market");
    expect(await rebuild(change)).toEqual({ rendered: 1, reused: 6 });
  });

  test("a page and the one that lists it where its title has changed", async () => {
    expect(await rebuild(replace("shops/market.yaml", "title: Market", "title: Markets"))).toEqual({
      rendered: 2,
      reused: 5,
    });
  });

  test("all pages where the title of a page in the menu has changed", async () => {
    expect(await rebuild(replace("breads/rye.yaml", "title: Rye", "title: Rye bread"))).toEqual({
      rendered: 7,
      reused: 0,
    });
  });

  test("one page where an anchor that others may link to has been added", async () => {
    const change = replace("shops/market.yaml", "  - type: hero\n", "  - type: hero\n    id: top\n");
    expect(await rebuild(change)).toEqual({ rendered: 1, reused: 6 });
  });

  test("the pages that show the day of the build on another day", async () => {
    expect(await rebuild((files) => files, { day: "2025-05-04" })).toEqual({ rendered: 1, reused: 6 });
  });

  test("all pages for another origin", async () => {
    expect(await rebuild((files) => files, { origin: "https://test.example.com" })).toEqual({ rendered: 7, reused: 0 });
  });
});

describe("what earlier builds have left in the cache", () => {
  const distrust = "The cache of earlier builds is damaged or not ours: everything is built anew.";
  const everything = { pages: 7, rendered: 7 };

  test.each<[name: string, harm: (place: Workplace) => void]>([
    ["is cut off", ({ memory }) => writeFileSync(join(memory, saved(memory)), "cut")],
    [
      "has one wrong character",
      ({ memory }) => changeText(join(memory, saved(memory)), (text) => text.replace(/"/, "'")),
    ],
    ["is a folder", ({ memory }) => replaceByFolder(join(memory, saved(memory)))],
  ])("is not used, and one line says so, where it %s", async (_, harm) => {
    const place = createWorkplace();
    writeFiles(place.pages, startFiles);
    await build(place);
    const hashes = hashFolder(place.out);
    harm(place);
    const { said, warnings } = await build(place);
    expect({ said, warnings }).toMatchObject({ said: everything, warnings: [distrust] });
    expect(hashFolder(place.out)).toEqual(hashes);
  });

  test("is not used, and one line says so, where it is that of another site", async () => {
    const [other, place] = [createWorkplace(), createWorkplace()];
    for (const { pages } of [other, place]) writeFiles(pages, startFiles);
    await build(other);
    await build(place);
    const [from, to] = [other, place].map(({ memory }) => join(memory, saved(memory)));
    copyFileSync(from ?? "", to ?? "");
    expect(await build(place)).toMatchObject({ said: everything, warnings: [distrust] });
  });

  /** The path of the file that the last build has left. */
  function saved(memory: string): string {
    return listFiles(memory).find((path) => path.endsWith("build.json")) ?? "";
  }

  function changeText(file: string, change: (text: string) => string): void {
    writeFileSync(file, change(readFileSync(file, "utf8")));
  }

  function replaceByFolder(file: string): void {
    rmSync(file);
    mkdirSync(file);
  }
});

test("what a build that was killed has left beside the output is removed, and no part of the next one", async () => {
  const place = createWorkplace();
  writeFiles(place.pages, startFiles);
  // A process of this number cannot be: it is beyond what systems count to.
  const staging = `${place.out}.new-${2 ** 30}`;
  mkdirSync(staging);
  writeFileSync(join(staging, "half.html"), "<p>half");
  await build(place);
  expect(existsSync(staging)).toBe(false);
  expect(existsSync(join(place.out, "half.html"))).toBe(false);
});

test("the old output comes back where a build was killed between taking it away and bringing the new one", async () => {
  const place = createWorkplace();
  writeFiles(place.pages, startFiles);
  await build(place);
  const hashes = hashFolder(place.out);
  renameSync(place.out, `${place.out}.old-${2 ** 30}`);
  writeFiles(place.pages, { ...startFiles, "terms.yaml": "title: Terms\n" });
  expect(await build({ ...place, memory: join(place.folder, "other-memory") })).toMatchObject({
    said: expect.any(Array),
  });
  // The content had a mistake, so that nothing was written.
  writeFiles(place.pages, startFiles);
  await build(place);
  expect(hashFolder(place.out)).toEqual(hashes);
});

/** What can happen between two builds. */
type Event =
  | { readonly kind: "content"; readonly name: string; change(files: Files, random: number): Files }
  | { readonly kind: "accident"; readonly name: string; happen(place: Workplace, random: number): void }
  | { readonly kind: "setting"; readonly name: string; change(setting: Setting): Setting };

const pick = (paths: readonly string[], random: number) => paths[random % paths.length] ?? "index.yaml";
const pagesOf = (files: Files) => Object.keys(files).filter((path) => path.endsWith(".yaml") && path !== "_site.yaml");
const without = (files: Files, path: string): Files =>
  Object.fromEntries(Object.entries(files).filter(([other]) => other !== path));

const edit = (name: string, change: (text: string, random: number) => string): Event => ({
  kind: "content",
  name,
  change: (files, random) => {
    const path = pick(pagesOf(files), random);
    return { ...files, [path]: change(files[path] ?? "", random) };
  },
});
const editSite = (name: string, change: (text: string, random: number) => string): Event => ({
  kind: "content",
  name,
  change: (files, random) => ({ ...files, "_site.yaml": change(files["_site.yaml"] ?? "", random) }),
});

const events: readonly Event[] = [
  edit("change a heading", (text, random) => text.replace(/^ {4}title: .*/m, `    title: Heading ${random}`)),
  edit("change a heading to one of the same length", (text) =>
    text.replace(/^ {4}title: (.*)/m, (_, old: string) => `    title: ${[...old].reverse().join("").trim() || "x"}`),
  ),
  edit("change a title", (text, random) => text.replace(/^title: .*/m, `title: Title ${random}`)),
  edit("change a label and an order", (text, random) =>
    text.replace(/^(nav: .*\n)?blocks:/m, `nav: { label: Label ${random}, order: ${random % 7} }\nblocks:`),
  ),
  edit("take a page out of lists", (text) => text.replace(/^blocks:/m, "unlisted: true\nblocks:")),
  edit("put a page back into lists", (text) => text.replace("unlisted: true\n", "")),
  edit("list a folder", (text) => `${text}  - { type: page-list, title: Breads, folder: /breads }\n`),
  edit("link to another page", (text) => `${text}  - { type: prose, title: Link, body: 'See [it](/shops/market).' }\n`),
  edit("give a page a former path", (text, random) =>
    text.replace(/^(redirectFrom: .*\n)?blocks:/m, `redirectFrom: [/old-${random}]\nblocks:`),
  ),
  edit("show the day", (text) => `${text}  - { type: last-updated, label: Updated }\n`),
  edit("add an anchor", (text, random) => text.replace("  - type: hero\n", `  - type: hero\n    id: a${random}\n`)),
  edit("make a mistake", (text) => text.replace("  - type: hero", "  - type: heroe")),
  edit("mend the mistake", (text) => text.replace("heroe", "hero")),
  editSite("rename the brand", (text, random) => text.replace(/name: .*/, `name: Bakery ${random}`)),
  editSite("put a folder into the menu", (text) =>
    text.replace("footer:", "    - { type: folder, label: Shops, folder: /shops }\nfooter:"),
  ),
  editSite("take a folder out of the menu", (text) => text.replace(/ {4}- \{ type: folder.*\n/, "")),
  {
    kind: "content",
    name: "add a page",
    change: (files, random) => ({ ...files, [`shops/new-${random % 5}.yaml`]: page(`Shop ${random}`) }),
  },
  { kind: "content", name: "remove a page", change: (files, random) => without(files, pick(pagesOf(files), random)) },
  {
    kind: "content",
    name: "rename a page",
    change: (files, random) => {
      const path = pick(pagesOf(files), random);
      const folder = random % 2 === 0 ? "shops" : "breads";
      return { ...without(files, path), [`${folder}/renamed-${random % 5}.yaml`]: files[path] ?? "" };
    },
  },
  {
    kind: "content",
    name: "turn a page into a folder's page",
    change: (files) => ({ ...without(files, "terms.yaml"), "terms/index.yaml": files["terms.yaml"] ?? page("Terms") }),
  },
  {
    kind: "content",
    name: "change an asset",
    change: (files, random) => ({ ...files, "_assets/prices.txt": `Rye ${random}\n` }),
  },
  {
    kind: "content",
    name: "add an asset",
    change: (files, random) => ({ ...files, [`_assets/pictures/${random % 3}.txt`]: `${random}` }),
  },
  {
    kind: "content",
    name: "turn an asset into a folder, or a folder into an asset",
    change: (files, random) => {
      const rest = Object.fromEntries(Object.entries(files).filter(([path]) => !path.startsWith("_assets/v1")));
      return { ...rest, [random % 2 === 0 ? "_assets/v1" : "_assets/v1/openapi.yaml"]: `${random}` };
    },
  },
  { kind: "content", name: "remove an asset", change: (files) => without(files, "_assets/prices.txt") },
  { kind: "setting", name: "wait for the next day", change: (setting) => ({ ...setting, day: "2025-05-04" }) },
  { kind: "setting", name: "choose an origin", change: (setting) => ({ ...setting, origin: "https://a.example.com" }) },
  { kind: "accident", name: "forget everything", happen: ({ memory }) => rmSync(memory, { recursive: true }) },
  {
    kind: "accident",
    name: "damage what was saved",
    happen: ({ memory }, random) => {
      const file = join(memory, pick(listFiles(memory), random));
      const bytes = readFileSync(file);
      const at = random % bytes.length;
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      writeFileSync(file, bytes);
    },
  },
  {
    kind: "accident",
    name: "cut off what was saved",
    happen: ({ memory }, random) => writeFileSync(join(memory, pick(listFiles(memory), random)), "cut"),
  },
  { kind: "accident", name: "remove the output", happen: ({ out }) => rmSync(out, { recursive: true, force: true }) },
  {
    kind: "accident",
    name: "remove a file of the output",
    happen: ({ out }, random) => rmSync(join(out, pick(listFiles(out), random))),
  },
  {
    kind: "accident",
    name: "write into a file of the output",
    happen: ({ out }, random) => appendFileSync(join(out, pick(listFiles(out), random)), "x"),
  },
  {
    kind: "accident",
    name: "add a file to the output",
    happen: ({ out }, random) => {
      mkdirSync(join(out, "shops"), { recursive: true });
      writeFileSync(join(out, `shops/foreign-${random}.txt`), "x");
    },
  },
  {
    kind: "accident",
    name: "touch a file without changing it",
    happen: ({ pages }, random) => utimesSync(join(pages, pick(listFiles(pages), random)), new Date(), new Date()),
  },
];

/** What happened, for the report of a failure. */
const happening = fc
  .record({ event: fc.integer({ min: 0, max: events.length - 1 }), random: fc.nat(1000) })
  .map(({ event, random }) => ({ name: events[event]?.name, event, random }));

test("whatever happens between two builds, the second is the same as a clean one, byte for byte", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 3, maxLength: 9 }), async (happenings) => {
      const place = createWorkplace();
      let files = startFiles;
      let setting: Setting = {};
      let expected: unknown;
      for (const { event, random } of [{ event: -1, random: 0 }, ...happenings]) {
        const now = events[event];
        if (now?.kind === "content") files = now.change(files, random);
        if (now?.kind === "setting") setting = now.change(setting);
        if (now?.kind === "accident" && existsSync(place.out) && existsSync(place.memory)) now.happen(place, random);
        writeFiles(place.pages, files);
        const clean = await buildClean(place, setting);
        const tampered = existsSync(place.out) ? hashFolder(place.out) : undefined;
        const { said } = await build(place, setting);
        if (Array.isArray(said)) {
          // The same mistakes, and the output stays as it was.
          expect(said).toEqual(clean.result.said);
          expect(existsSync(place.out) ? hashFolder(place.out) : undefined).toEqual(tampered);
        } else {
          expected = clean.hashes;
          expect(hashFolder(place.out)).toEqual(expected);
        }
      }
    }),
    { numRuns: 12 },
  );
});
