import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../system/run-command.ts";
import { temporaryFolder } from "../system/temporary-folder.ts";
import { writeFiles } from "./edited-site.ts";

export const prices = `# The prices of this year.
title: Prices
description: What a boat costs.
redirectFrom: [/costs]
blocks:
  - type: hero
    title: "Prices"  # as in the menu
    description: "Ask [us](/about#hours)."
  - type: prose
    title: In detail
    body: |
      Twelve pounds.

      - Two hours: twenty.
`;
export const about = (title: string) => `title: ${title}
description: ${title}.
blocks: [{ type: hero, title: ${title}, id: hours }]
`;
/** A site in English with some pages in German and Welsh. */
export const files = {
  "_site.yaml": `brand: { name: Boats }
origin: https://boats.example
language: en
languages:
  - { code: en, name: English }
  - { code: de, path: /de, name: Deutsch }
  - { code: cy, path: /cy, name: Cymraeg }
`,
  "index.yaml": about("Boats"),
  "de/index.yaml": about("Boote"),
  "cy/index.yaml": about("Cychod"),
  "about.yaml": about("About"),
  "de/ueber.yaml": about("Über uns").replace("blocks", "translates: /about\ntranslatedFrom: aaaaaaaa\nblocks"),
  "prices.yaml": prices,
};

/** A site with these files, and a file of translations next to it, which `comeBack` passes to the command. */
export function startSite(content: Readonly<Record<string, string>> = files) {
  const folder = temporaryFolder();
  writeFiles(folder, content);
  const po = join(temporaryFolder(), "de.po");
  const run = (name: string, ...args: string[]) => runCommand(name, [...args, "--pages", folder]);
  const comeBack = (text: string | Buffer, language = "de") => {
    writeFileSync(po, text);
    return run("translate", language, "--from", po);
  };
  /** The missing translations of a language, with paths relative to the content folder. */
  const lacking = async (language: string) =>
    (await run("where", "--untranslated", language)).stdout.replaceAll(/^.*\/site-test-[^/]*\//gm, "");
  return { folder, run, comeBack, lacking, read: (path: string) => readFileSync(join(folder, path), "utf8") };
}
