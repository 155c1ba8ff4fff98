import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "./built-site.ts";
import { page } from "./edited-site.ts";
import type { Setting, Workplace } from "./workplace.ts";

/** Everything that can change between two builds. */
export interface World {
  readonly files: Record<string, string>;
  setting: Setting;
  /** The workplace of the last build, if there has been one. */
  place: Workplace | undefined;
}

type Event = (world: World, random: number) => void;

/** The days between which things are published or expire. */
const days = ["2025-05-01", "2025-05-02", "2025-05-03", "2025-05-04", "2025-05-05"];
const dayAt = (random: number) => days[random % days.length] ?? "2025-05-03";
const momentAt = (random: number) => `${dayAt(random)}T06:00Z`;

const pick = (paths: readonly string[], random: number) => paths[random % paths.length] ?? "index.yaml";
const pageIn = (files: World["files"], random: number) =>
  pick(
    Object.keys(files).filter((path) => path.endsWith(".yaml") && !path.startsWith("_")),
    random,
  );

type Change = (text: string, random: number) => string;

const edit =
  (change: Change): Event =>
  ({ files }, random) => {
    const path = pageIn(files, random);
    files[path] = change(files[path] ?? "", random);
  };
const editSite =
  (change: Change): Event =>
  ({ files }, random) => {
    files["_site.yaml"] = change(files["_site.yaml"] ?? "", random);
  };
const rename =
  (nameOf: (files: World["files"], random: number) => readonly [from: string, to: string]): Event =>
  ({ files }, random) => {
    const [from, to] = nameOf(files, random);
    const text = files[from] ?? page("Terms");
    delete files[from];
    files[to] = text;
  };

/** An event that changes a file of the last build, if there has been one. */
const harm =
  (part: "memory" | "out", happen: (file: string, random: number) => void): Event =>
  ({ place }, random) => {
    if (place) happen(join(place[part], pick(listFiles(place[part]), random)), random);
  };
function changeByte(file: string, random: number): void {
  const bytes = readFileSync(file);
  const at = random % Math.max(bytes.length, 1);
  if (bytes.length > 0) bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

/** A block that may be linked to or link to others, and that is not always published. */
function dated(random: number, when: string): string {
  const body = random % 2 === 0 ? "See [the market](/shops/market)." : "See [the dough](/breads/rye#dough).";
  return `{ type: prose, id: d${random % 4}, title: Dated ${random}, body: '${body}', ${when} }`;
}

export const events: Readonly<Record<string, Event>> = {
  "change a heading": edit((text, random) => text.replace(/^ {4}title: .*/m, `    title: Heading ${random}`)),
  "change a label and an order": edit((text, random) =>
    text.replace(/^(nav: .*\n)?blocks:/m, `nav: { label: Label ${random}, order: ${random % 7} }\nblocks:`),
  ),
  "list a folder": edit((text) => `${text}  - { type: page-list, title: Breads, folder: /breads }\n`),
  "give a page a former path": edit((text, random) =>
    text.replace(/^(redirectFrom: .*\n)?blocks:/m, `redirectFrom: [/old-${random}]\nblocks:`),
  ),
  "make a page a draft": edit((text) => text.replace(/^(draft: .*\n)?blocks:/m, "draft: true\nblocks:")),
  "give a page dates": edit((text, random) => {
    const dates = [`publishAt: ${momentAt(random)}\n`, `expireAt: ${momentAt(random)}\n`, ""][random % 3] ?? "";
    return text.replace(/^((?:publishAt|expireAt): .*\n)?blocks:/m, `${dates}blocks:`);
  }),
  "add a block that is a draft": edit((text, random) => `${text}  - ${dated(random, "draft: true")}\n`),
  "add a block that is published later": edit(
    (text, random) => `${text}  - ${dated(random, `publishAt: ${momentAt(random)}`)}\n`,
  ),
  "make a mistake": edit((text) => text.replace("  - type: hero", "  - type: heroe")),
  "mend the mistake": edit((text) => text.replace("heroe", "hero")),
  "rename the brand": editSite((text, random) => text.replace(/name: .*/, `name: Bakery ${random}`)),
  "give the site another theme": editSite((text, random) =>
    text.replace(/(theme: .*\n)?header:/, `theme: { corners: ${random % 2 === 0 ? "sharp" : "round"} }\nheader:`),
  ),
  "add a page": ({ files }, random) => {
    files[`shops/new-${random % 5}.yaml`] = page(`Shop ${random}`);
  },
  "write a fact, or none any more": ({ files }, random) => {
    files["_facts.yaml"] = `town: Town ${random}\n`;
    if (random % 4 === 0) delete files["_facts.yaml"];
  },
  "name a fact in braces": edit(
    (text, random) => `${text}  - { type: prose, title: Town ${random}, body: '{town}' }\n`,
  ),
  "write a part": ({ files }, random) => {
    files["_parts/order.yaml"] = `blocks:\n  - { type: prose, title: Order ${random}, body: 'In {town}.' }\n`;
  },
  "use a part": edit((text) => `${text}  - { use: order, with: { town: here } }\n`),
  "make pages of a table, or other ones": ({ files }, random) => {
    const note = "  - { when: note, type: prose, title: Note, body: '{note}' }\n";
    files["shops/[slug].yaml"] = `each: /data/shops.csv\n${page("{slug}", note)}`;
    files["_data/shops.csv"] = `slug,note\nmarket,${random}\nhill,\nnew-${random % 5},Note ${random % 3}\n`;
  },
  "remove a page": ({ files }, random) => {
    delete files[pageIn(files, random)];
  },
  "rename a page": rename((files, random) => [
    pageIn(files, random),
    `${random % 2 === 0 ? "shops" : "breads"}/renamed-${random % 5}.yaml`,
  ]),
  "turn a page into a folder's page": rename(() => ["terms.yaml", "terms/index.yaml"]),
  "change an asset": ({ files }, random) => {
    files["_assets/prices.txt"] = `Rye ${random}\n`;
  },
  "turn an asset into a folder, or a folder into an asset": ({ files }, random) => {
    for (const path of ["_assets/v1", "_assets/v1/openapi.yaml"]) delete files[path];
    files[random % 2 === 0 ? "_assets/v1" : "_assets/v1/openapi.yaml"] = `${random}`;
  },
  "build as of a day": (world, random) => {
    world.setting = { ...world.setting, day: dayAt(random) };
  },
  "build with or without drafts": (world, random) => {
    world.setting = { ...world.setting, drafts: random % 3 === 0 };
  },
  "choose an origin": (world) => {
    world.setting = { ...world.setting, origin: "https://a.example.com" };
  },
  "forget everything": ({ place }) => place && rmSync(place.memory, { recursive: true }),
  "damage what was saved": harm("memory", changeByte),
  "remove the output": ({ place }) => place && rmSync(place.out, { recursive: true, force: true }),
  "remove a file of the output": harm("out", (file) => rmSync(file)),
  "change a letter in a file of the output, and set its time back": harm("out", (file, random) => {
    const { atime, mtime } = statSync(file);
    changeByte(file, random);
    utimesSync(file, atime, mtime);
  }),
};
