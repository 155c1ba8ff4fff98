import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { projectRoot } from "../../support/system/own-project.ts";

interface Specimen {
  readonly id?: string;
  readonly title: string;
  readonly items: readonly Item[];
  readonly totals?: readonly Item[];
}
interface Item {
  readonly field?: string;
  readonly check?: string;
}
interface Block {
  readonly type: string;
  readonly layout?: string;
  readonly background?: string;
  readonly specimen?: Specimen;
}

const folder = join(projectRoot, "pages");
const pages = new Map(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /^[^_].*\.yaml$/.test(path))
    .map((path): readonly [string, readonly Block[]] => [path, parse(readFileSync(join(folder, path), "utf8")).blocks]),
);

/** The outline of a section, as seen from a distance. */
const silhouetteOf = ({ type, layout, background, specimen }: Block) =>
  [type, layout, type.includes("hero") ? (background ?? (specimen && "document")) : undefined]
    .filter(Boolean)
    .join(" ");

test("heroes have at least four layouts", () => {
  const heroes = new Set([...pages.values()].flatMap(([hero]) => (hero ? [silhouetteOf(hero)] : [])));
  expect([...heroes].sort()).toEqual([
    "hero",
    "hero below document",
    "hero centred document",
    "hero document",
    "hero tint",
    "typewriter-hero document",
  ]);
});

test("no two sections that follow each other look alike, but the paragraphs of a legal text", () => {
  const alike = [...pages].flatMap(([path, blocks]) =>
    blocks.flatMap((block, index) => {
      const [one, other] = [silhouetteOf(block), silhouetteOf(blocks[index - 1] ?? { type: "" })];
      return one === other && one !== "prose" ? [`${path}: ${one}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

test("the sections of industries and of use cases stand in at least two orders", () => {
  for (const kind of ["industries/", "use-cases/"]) {
    const orders = [...pages]
      .filter(([path]) => path.startsWith(kind))
      .map(([, blocks]) => blocks.map(silhouetteOf).join());
    expect(new Set(orders).size, kind).toBeGreaterThan(1);
  }
});

test("each industry and use case shows a document of its own, with fields that are sure and one that a person must look at", () => {
  const examples = [...pages]
    .filter(([path]) => /^(?:industries|use-cases)\//.test(path))
    .map(([path, [hero]]) => {
      const { id, title = "", items = [], totals = [] } = hero?.specimen ?? {};
      const fields = [...items, ...totals].filter(({ field }) => field !== undefined);
      const open = fields.filter(({ check }) => check !== undefined);
      return { path, title, holds: [id, fields.length - open.length >= 2, open.length] };
    });
  expect(examples.filter(({ holds }) => holds.join() !== "example,true,1")).toEqual([]);
  expect(new Set(examples.map(({ title }) => title)).size).toBe(15);
});

test("the second section of the home page shows what a reviewer sees", () => {
  const specimen = pages.get("index.yaml")?.[1]?.specimen;
  expect(specimen?.id).toBe("example");
  expect(specimen?.items.filter(({ check }) => check !== undefined).length).toBeGreaterThan(0);
});
