import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "./built-site.ts";
import { type Files, page } from "./edited-site.ts";
import type { Setting, Workplace } from "./workplace.ts";

/** The days between which something is published or expires. */
const days = ["2025-05-01", "2025-05-02", "2025-05-03", "2025-05-04", "2025-05-05"];
const dayAt = (random: number) => days[random % days.length] ?? "2025-05-03";
const momentAt = (random: number) => `${dayAt(random)}T06:00Z`;

/** What can happen between two builds. */
export type Event =
  | { readonly kind: "content"; readonly name: string; change(files: Files, random: number): Files }
  | { readonly kind: "accident"; readonly name: string; happen(place: Workplace, random: number): void }
  | { readonly kind: "setting"; readonly name: string; change(setting: Setting, random: number): Setting };

const pick = (paths: readonly string[], random: number) => paths[random % paths.length] ?? "index.yaml";
const pagesOf = (files: Files) => Object.keys(files).filter((path) => path.endsWith(".yaml") && !path.startsWith("_"));
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

/** A block that others may link to, or that links to others, and that is not always published. */
function dated(random: number, when: string): string {
  const body = random % 2 === 0 ? "See [the market](/shops/market)." : "See [the dough](/breads/rye#dough).";
  return `{ type: prose, id: d${random % 4}, title: Dated ${random}, body: '${body}', ${when} }`;
}

export const events: readonly Event[] = [
  edit("change a heading", (text, random) => text.replace(/^ {4}title: .*/m, `    title: Heading ${random}`)),
  edit("change a label and an order", (text, random) =>
    text.replace(/^(nav: .*\n)?blocks:/m, `nav: { label: Label ${random}, order: ${random % 7} }\nblocks:`),
  ),
  edit("list a folder", (text) => `${text}  - { type: page-list, title: Breads, folder: /breads }\n`),
  edit("give a page a former path", (text, random) =>
    text.replace(/^(redirectFrom: .*\n)?blocks:/m, `redirectFrom: [/old-${random}]\nblocks:`),
  ),
  edit("make a page a draft", (text) => text.replace(/^(draft: .*\n)?blocks:/m, "draft: true\nblocks:")),
  edit("give a page dates", (text, random) => {
    const dates = [`publishAt: ${momentAt(random)}\n`, `expireAt: ${momentAt(random)}\n`, ""][random % 3] ?? "";
    return text.replace(/^((?:publishAt|expireAt): .*\n)?blocks:/m, `${dates}blocks:`);
  }),
  edit("add a block that is a draft", (text, random) => `${text}  - ${dated(random, "draft: true")}\n`),
  edit(
    "add a block that is published later",
    (text, random) => `${text}  - ${dated(random, `publishAt: ${momentAt(random)}`)}\n`,
  ),
  edit("make a mistake", (text) => text.replace("  - type: hero", "  - type: heroe")),
  edit("mend the mistake", (text) => text.replace("heroe", "hero")),
  editSite("rename the brand", (text, random) => text.replace(/name: .*/, `name: Bakery ${random}`)),
  editSite("give the site another theme", (text, random) =>
    text.replace(/(theme: .*\n)?header:/, `theme: { corners: ${random % 2 === 0 ? "sharp" : "round"} }\nheader:`),
  ),
  {
    kind: "content",
    name: "add a page",
    change: (files, random) => ({ ...files, [`shops/new-${random % 5}.yaml`]: page(`Shop ${random}`) }),
  },
  {
    kind: "content",
    name: "write a fact, or none any more",
    change: (files, random) =>
      random % 4 === 0 ? without(files, "_facts.yaml") : { ...files, "_facts.yaml": `town: Town ${random}\n` },
  },
  edit(
    "name a fact in braces",
    (text, random) => `${text}  - { type: prose, title: Town ${random}, body: '{town}' }\n`,
  ),
  {
    kind: "content",
    name: "write a part",
    change: (files, random) => ({
      ...files,
      "_parts/order.yaml": `blocks:\n  - { type: prose, title: Order ${random}, body: 'In {town}.' }\n`,
    }),
  },
  edit("use a part", (text) => `${text}  - { use: order, with: { town: here } }\n`),
  {
    kind: "content",
    name: "make pages of a table, or other ones",
    change: (files, random) => ({
      ...files,
      "shops/[slug].yaml": `each: /data/shops.csv\n${page("{slug}", "  - { when: note, type: prose, title: Note, body: '{note}' }\n")}`,
      "_data/shops.csv": `slug,note\nmarket,${random}\nhill,\nnew-${random % 5},Note ${random % 3}\n`,
    }),
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
    name: "turn an asset into a folder, or a folder into an asset",
    change: (files, random) => {
      const rest = Object.fromEntries(Object.entries(files).filter(([path]) => !path.startsWith("_assets/v1")));
      return { ...rest, [random % 2 === 0 ? "_assets/v1" : "_assets/v1/openapi.yaml"]: `${random}` };
    },
  },
  { kind: "setting", name: "build as of a day", change: (setting, random) => ({ ...setting, day: dayAt(random) }) },
  {
    kind: "setting",
    name: "build with or without drafts",
    change: (setting, random) => ({ ...setting, drafts: random % 3 === 0 }),
  },
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
  { kind: "accident", name: "remove the output", happen: ({ out }) => rmSync(out, { recursive: true, force: true }) },
  {
    kind: "accident",
    name: "remove a file of the output",
    happen: ({ out }, random) => rmSync(join(out, pick(listFiles(out), random))),
  },
  {
    kind: "accident",
    name: "change a letter in a file of the output, and set its time back",
    happen: ({ out }, random) => {
      const file = join(out, pick(listFiles(out), random));
      const { atime, mtime } = statSync(file);
      const bytes = readFileSync(file);
      const at = random % Math.max(bytes.length, 1);
      if (bytes.length > 0) bytes[at] = (bytes[at] ?? 0) ^ 1;
      writeFileSync(file, bytes);
      utimesSync(file, atime, mtime);
    },
  },
];
