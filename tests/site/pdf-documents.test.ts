import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { parseXml } from "@rgrove/parse-xml";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { loadBundle } from "../../scripts/bundle/bundle.ts";
import { presentView } from "../../scripts/content/index/publication.ts";
import { resolvePage, resolveSite } from "../../scripts/content/resolve/build-site.ts";
import { documentContent } from "../../scripts/documents/document-content.ts";
import { writeDocuments } from "../../scripts/documents/write-documents.ts";
import { writePdf } from "../../scripts/documents/write-pdf.ts";
import { createPageReader } from "../../scripts/pages/read-page.ts";
import { openKnownFiles } from "../../scripts/publish/known-files.ts";
import { renderDocument } from "../../src/render-document.tsx";
import { contentModel } from "../content/memory-site.ts";
import { writeFiles } from "../support/build/edited-site.ts";
import { ownProject } from "../support/system/own-project.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const model = contentModel();

const course = (topic: string) => ({
  title: "Baking course",
  description: "Two evenings at the oven.",
  blocks: [
    { type: "hero", title: "Bake" },
    {
      type: "curriculum",
      title: "Evening by evening",
      description: "Bring *flour*.",
      items: [{ week: 1, title: "Dough", topics: [topic, "Salt & water"] }],
    },
    { type: "prose", title: "Where", body: "At the harbour." },
  ],
});
const exam = {
  title: "Baker's exam",
  description: "One loaf.",
  blocks: [{ type: "exam-domains", title: "Subjects", items: [{ domain: "Crust", weight: 100, topics: ["Colour"] }] }],
};

const taken = ["curriculum", "exam-domains", "fact-list", "card-grid", "certification-levels", "check-list"];

/** The document of these pages, each in the site of its language. */
async function pdfOf(pages: readonly object[], title = "All courses", changed?: string): Promise<Uint8Array> {
  const data = {
    brand: { name: "Hearth" },
    origin: "https://hearth.example",
    language: "en-GB",
    documents: [{ file: "course.pdf", title, pages: ["/course"], blocks: [...taken] }],
  };
  expect([...model.validator.site(data), ...pages.flatMap((page) => model.validator.page(page))]).toEqual([]);
  const folders = new Map();
  const site = resolveSite(model, data, { folders });
  const nothing = { folders, trail: undefined, inspectPicture: () => undefined };
  const routes = pages.map((page) => {
    const own = "language" in page && page.language === "cy" ? { ...site, brand: { name: "Aelwyd" } } : site;
    return { route: resolvePage(model, page, { ...nothing, route: "/course", site: own }), site: own };
  });
  const [document] = site.documents ?? [];
  if (!document) throw new Error("The site has no document.");
  const content = documentContent(site, document, routes);
  const { language } = content;
  return (await writePdf({ markup: renderDocument(content), title, language, origin: site.origin, changed })).bytes;
}

describe("a document", () => {
  test("has the blocks of its pages that it takes, in order, and no others", async () => {
    expect(readPdf(await pdfOf([course("Flour"), exam])).lines).toEqual([
      "All courses",
      "Hearth",
      "Baking course",
      "Two evenings at the oven.",
      "Evening by evening",
      "Bring flour.",
      "Week 1: Dough",
      "•",
      "Flour",
      "•",
      "Salt & water",
      "Baker’s exam",
      "One loaf.",
      "Subjects",
      "Weight 100%: Crust",
      "•",
      "Colour",
      "1 / 1",
    ]);
  });

  test("strikes what is struck, numbers what is in order, and has the addresses of links behind their words", async () => {
    const description = "Free ~~of charge~~, see [prices](/prices) and [hearth.example](https://hearth.example).";
    const card = { title: "Oven", description, processSteps: ["Heat", "Bake"], benefits: ["Warm"] };
    const page = { ...exam, blocks: [{ type: "card-grid", title: "Ovens", items: [card] }] };
    const { lines, strokes } = readPdf(await pdfOf([page]));
    expect(lines.slice(5, -1).join("|")).toBe(
      "Oven|Free |of charge|, see prices (https://hearth.example/prices) and hearth.example.|Benefits|•|Warm|Process|1.|Heat|2.|Bake",
    );
    // The other is the line above the part.
    expect(strokes).toBe(2);
  });

  test.each([
    ["fractions with digits", "1⅔ cups, ⅛ tsp and ½ cup ", "1 2/3 cups, 1/8 tsp and ½ cup "],
    [
      "signs that change a statement with those they have",
      "≥ 95%, ≤ 5%, ≈ 3, 10 → 12, ≠ 0, −2, 5‰ ",
      ">= 95%, <= 5%, ~ 3, 10 -> 12, =/= 0, −2, 5/1000 ",
    ],
    [
      "powers and units so that no figure changes",
      "10⁻³ g, 50 × 10⁹/L, 10¹⁰ IU, m², 37.5 ℃, CO₂, ✗ no, 5 µg ¸ ",
      "10^-3 g, 50 × 10^9/L, 10^10 IU, m², 37.5 °C, CO2, × no, 5 µg ¸ ",
    ],
  ])("writes what its typefaces lack, %s, and says which letters it leaves out", async (_, text, line) => {
    const markup = `<article><h1>Pie</h1><p>${text}☕</p></article>`;
    const { bytes, missing } = await writePdf({ markup, title: "Pie", language: "en", origin: "https://pie.example" });
    expect(readPdf(bytes).lines).toContain(line);
    expect([...missing]).toEqual(["☕"]);
  });

  test("has a title with any sign in metadata that are XML, and the day of its last change, where it is known", async () => {
    const metadataOf = (bytes: Uint8Array) => /<x:xmpmeta[^]*<\/x:xmpmeta>/.exec(readPdf(bytes).raw)?.[0] ?? "";
    const known = await pdfOf([exam], "Fees & <forms>", "2031-05-04");
    const { text } = parseXml(metadataOf(known));
    expect(text.replaceAll(/\s+/g, " ")).toBe(" 1 Fees & <forms>2031-05-04 ");
    expect(readPdf(known).raw).toContain("(D:20310504000000Z)");
    expect(readPdf(await pdfOf([exam])).raw).not.toMatch(/CreationDate|CreateDate/);
  });

  test("of several pages has a bookmark for each part, and for each block in it", async () => {
    const items = Array.from({ length: 12 }, (_, week) => ({
      week: week + 1,
      title: "Dough",
      topics: ["Flour", "Salt"],
    }));
    const long = { ...course("Flour"), blocks: [{ type: "curriculum", title: "Weeks", items }] };
    const titles = (pdf: Uint8Array) =>
      [...readPdf(pdf).raw.matchAll(/\/Dest \[\d+ 0 R \/XYZ 0 [\d.]+ 0\]\n[^]*?\/Title \((.*?)\)\n/g)].map(
        ([, title]) => title,
      );
    expect(titles(await pdfOf([long, { ...exam, title: "Exam" }])).toSorted()).toEqual([
      "Baking course",
      "Exam",
      "Subjects",
      "Weeks",
    ]);
    expect(titles(await pdfOf([exam]))).toEqual([]);
  });

  test("begins a long row of short entries on the page where there is room for the first", async () => {
    const facts = "<h3>Fee</h3><p>None.</p>".repeat(30);
    const markup = `<div><main><h1>Course</h1><p>Two evenings.</p><h2>Facts</h2><p>All of them.</p>${facts}</main></div>`;
    const { bytes } = await writePdf({ markup, title: "Course", language: "en-GB", origin: "https://hearth.example" });
    const pages = [...readPdf(bytes).raw.matchAll(/\/Dest \[(\d+) 0 R \/XYZ/g)].map(([, page]) => page);
    expect(pages).toEqual([pages[0], pages[0]]);
  });

  test("is tagged: programs that read it out get its language, its title, headings, paragraphs and lists", async () => {
    const { structure, raw } = readPdf(await pdfOf([course("Flour"), exam]));
    const counts = ["Document", "H1", "H2", "H3", "H4", "P", "L", "LI", "LBody"].map(
      (kind) => structure.filter((one) => one === kind).length,
    );
    expect(counts).toEqual([1, 1, 2, 2, 2, 4, 2, 3, 3]);
    const marks = ["/Lang (en-GB)", "/Marked true", "/DisplayDocTitle true", "(All courses)", "<pdfuaid:part>1<"];
    expect(marks.filter((mark) => !raw.includes(mark))).toEqual([]);
  });

  test("is in the language of its first page, with the brand and the labels in it, and marks what is in another", async () => {
    const { lines, raw } = readPdf(await pdfOf([{ ...course("Blawd"), language: "cy" }, exam]));
    expect([lines[1], lines.filter((line) => /^(?:W|Pwysau)/.test(line))]).toEqual([
      "Aelwyd",
      ["Wythnos 1: Dough", "Weight 100%: Crust"],
    ]);
    const languages = [...raw.matchAll(/\/S \/(\w+)[^>]*?\/Lang \(([\w-]+)\)/g)].map(
      ([, kind, code]) => `${kind} ${code}`,
    );
    expect(languages.toSorted()).toEqual(["H2 en-GB", "H3 en-GB", "H4 en-GB", "L en-GB", "P en-GB"]);
    expect(raw).toMatch(/\/Type \/Catalog[^>]*\/Lang \(cy\)/);
  });

  test("is the same bytes for the same content, whenever it is made", async () => {
    vi.useFakeTimers({ now: Date.parse("2031-05-04T06:07:08Z"), toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const first = await pdfOf([course("Flour")]);
    vi.setSystemTime(Date.parse("2032-01-02T03:04:05Z"));
    expect(await pdfOf([course("Flour")])).toEqual(first);
  });
});

test("a build writes a document again where its blocks have changed, and only then", async () => {
  const folder = temporaryFolder();
  const [pages, out] = [join(folder, "pages"), join(folder, "out")];
  mkdirSync(out);
  const site = {
    brand: { name: "Hearth" },
    origin: "https://hearth.example/shop",
    language: "en",
    documents: [{ file: "course.pdf", title: "Courses", pages: ["/shop/course"], blocks: ["curriculum" as const] }],
  };
  const options = {
    ...{ project: ownProject, readPage: createPageReader(pages, []), model, view: presentView() },
    ...{ sites: [site] as const, out },
    bundle: () => loadBundle(ownProject),
    warn: (message: string) => expect.fail(message),
  };
  const build = async (
    page: object,
    before: Awaited<ReturnType<typeof writeDocuments>> = [],
    isReused = false,
    changed = "2031-05-04",
  ) => {
    writeFiles(pages, { "course.yaml": JSON.stringify(page) });
    const published = [{ file: { path: "course.yaml" }, isReused }];
    const routes = [{ path: "/course", changed }];
    return writeDocuments({ ...options, routes, published, known: openKnownFiles(out, before, out) });
  };
  const first = await build(course("Flour"));
  expect(first.map(({ file }) => file.path)).toEqual(["assets/course.pdf"]);
  expect((await build({ ...course("Flour"), nav: { label: "Bake" } }, first))[0]).toBe(first[0]);
  expect((await build(course("Flour"), first, true))[0]).toBe(first[0]);
  expect((await build(course("Flour"), [], true))[0]?.version).toBe(first[0]?.version);
  expect((await build(course("Flour"), first, true, "2031-06-07"))[0]?.version).not.toBe(first[0]?.version);
  const second = await build(course("Rye flour"), first);
  expect(second[0]?.version).not.toBe(first[0]?.version);
  expect(readPdf(readFileSync(join(out, "assets/course.pdf"))).lines).toContain("Rye flour");
});

/** What can be read in a PDF that pdfkit has written: by programs that read it out, and by people. */
interface ReadPdf {
  /** The kinds of all elements of its structure, in their order: H1, P, LI. */
  readonly structure: readonly string[];
  /** Its lines of text, in order. */
  readonly lines: readonly string[];
  /** The number of lines that are drawn. */
  readonly strokes: number;
  /** The file itself, as far as it is text. */
  readonly raw: string;
}

/** Reads a PDF whose texts are all of one typeface. */
function readPdf(bytes: Uint8Array): ReadPdf {
  const raw = Buffer.from(bytes).toString("latin1");
  const streams = [...raw.matchAll(/\/FlateDecode[\s\S]*?stream\n([\s\S]*?)\nendstream/g)].flatMap(([, data = ""]) => {
    try {
      return [inflateSync(Buffer.from(data, "latin1")).toString("latin1")];
    } catch {
      return [];
    }
  });
  const letters = lettersOf(streams.find((text) => text.includes("begincmap")) ?? "");
  const contents = streams.filter((text) => / TJ\n/.test(text) && !text.includes("begincmap"));
  const lines = [...contents.join("").matchAll(/\[([^\]]*)\] TJ/g)].map(([, glyphs = ""]) =>
    [...glyphs.matchAll(/<([0-9a-f]*)>/g)]
      .flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? [])
      .map((code) => letters.get(Number.parseInt(code, 16)) ?? "�")
      .join(""),
  );
  const strokes = contents.join("").match(/^S$/gm)?.length ?? 0;
  const structure = [...raw.matchAll(/\/S \/(\w+)/g)].map(([, kind = ""]) => kind);
  return { structure, lines, strokes, raw };
}

/** The letters of glyphs, from the table that is in the file so that its text can be copied. */
function lettersOf(table: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = "", list = ""] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g)) {
    for (const [index, [, code = ""]] of [...list.matchAll(/<([0-9a-f ]+)>/g)].entries()) {
      letters.set(Number.parseInt(from, 16) + index, lettersIn(code));
    }
  }
  return letters;
}

/** The letters that a glyph stands for, which are several where it is a ligature, written in UTF-16. */
function lettersIn(code: string): string {
  const units = code.match(/[0-9a-f]{4}/g) ?? [];
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
}
