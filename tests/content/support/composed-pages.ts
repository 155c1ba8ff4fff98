import { composed } from "../../../scripts/content/check/check-content.ts";
import { parseFile } from "../../../scripts/content/check/parse-file.ts";
import { contentModel, memorySite, mistakesIn } from "../memory-site.ts";

/** A file of facts of each kind. */
export const facts = `price:
  loaf: { amount: 3.8, currency: GBP }
  oven: { amount: 12500, currency: GBP }
founded: 2019
opened: 2019-05-03
loaves: 12000
town: Bath
baker: "the bakers of {town}"
help: /help
`;

/** The data of a page that is composed. */
export function pageOf(files: Readonly<Record<string, string>>, path = "help.yaml"): unknown {
  const { sources } = composed(contentModel(), memorySite(files));
  const source = sources.find((one) => one.path === path);
  return source && parseFile(source, contentModel().shapes.page).file.data;
}

export function page(blocks: string, title = "Help"): string {
  return `title: ${title}\ndescription: How we help.\nblocks:\n  - type: hero\n    title: ${title}\n${blocks}`;
}

/** What the check says, in one line each: place, code and the other places. */
export function says(files: Readonly<Record<string, string>>): string[] {
  return mistakesIn(files).map(
    ({ file, line, column, code, related = [] }) =>
      `${file}:${line}:${column} ${code}${related.map((one) => ` < ${one.file}:${one.line}:${one.column}`).join("")}`,
  );
}
