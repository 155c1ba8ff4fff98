import { inWords, limits } from "../../diagnostic/limits.ts";
import { isPageFile, isYaml } from "../../read/content-path.ts";
import { otherPage } from "../toolkit/examples.ts";
import type { FileRule } from "../toolkit/rule.ts";

export const tooManyPages: FileRule = {
  code: "too-many-pages",
  meaning: `The content folder has more than ${inWords(limits.pages)} pages, which is more likely another folder, or what a program has written by mistake. A site may have more: --max-pages raises the limit.`,
  maxPages: 2,
  bad: { "rye.yaml": otherPage("Rye bread"), "spelt.yaml": otherPage("Spelt bread") },
  good: { "rye.yaml": otherPage("Rye bread") },
  check({ folder, sources, others, maxPages = limits.pages }) {
    const count = [...sources, ...others].filter(({ path }) => isYaml(path) && isPageFile(path)).length;
    if (count <= maxPages) return [];
    return [
      {
        file: folder,
        message: `The content folder has ${inWords(count)} pages, expected at most ${inWords(maxPages)}.`,
        hint: `Name the folder that holds the pages, or raise the limit: --max-pages ${count}.`,
      },
    ];
  },
};
