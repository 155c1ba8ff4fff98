import { readFileSync, writeFileSync } from "node:fs";

const firstTitle = /(?<=^title: ).*$/m;

/** Changes the title of a page, as an author would. */
export function revisePage(file: string, revision: number): void {
  const text = readFileSync(file, "utf8");
  if (!firstTitle.test(text)) throw new Error(`${file} has no title to change.`);
  writeFileSync(file, text.replace(firstTitle, `Edition ${revision} of this page`));
}
