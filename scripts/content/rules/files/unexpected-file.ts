import { assetsFolder, dataFolder, isPageFile, isTable, isYaml, meantPath } from "../../read/content-path.ts";
import { correctedPath, hasPagePath } from "../../read/route-of.ts";
import type { FileRule } from "../toolkit/rule.ts";

export const unexpectedFile: FileRule = {
  code: "unexpected-file",
  meaning: `A file in the content folder is neither a page, which ends in .yaml, nor below ${assetsFolder}. It would not be on the site.`,
  bad: { "opening-hours.yml": "title: Opening hours\n" },
  good: {},
  check: ({ others, tablesFolder = dataFolder }) =>
    others
      .filter(({ path, obstacle }) => !isYaml(path) && !isTable(path) && !obstacle)
      .map(({ path, displayPath: file }) => ({
        file,
        message: "This file is neither a page nor an asset: pages end in .yaml.",
        hint: meantPath(path)
          ? `Rename it to ${nameOf(meantPath(path) ?? path)}.`
          : text.test(path)
            ? `Write the page as YAML, ${path.replace(text, ".yaml")}, with this text in a block such as "- type: prose", or move the file out of the content folder.`
            : /\.csv$/i.test(path)
              ? `Move it to ${tablesFolder}/ if pages are made of it, to ${assetsFolder}/ if a chart shows it, or out of the content folder.`
              : `Move it to ${assetsFolder}/, or out of the content folder.`,
      })),
};

/** The path of the page that was meant, with only the characters allowed in it, so the file is renamed only once. */
function nameOf(path: string): string {
  return isTable(path) || !isPageFile(path) || hasPagePath(path) ? path : (correctedPath(path) ?? path);
}

/** Extensions of files with the text of a page in other systems. */
const text = /\.(?:md|mdx|markdown|html?|txt|rst|adoc|json|toml)$/i;
