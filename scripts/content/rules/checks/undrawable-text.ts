import { valueAt } from "../../diagnostic/path.ts";
import type { IndexedFile, PageFile } from "../../index/content-index.ts";
import { undrawableCharacter } from "../../markup/drawable-text.ts";
import type { Check } from "../kinds/check.ts";
import { exampleSite } from "../words/example-site.ts";

const byPage = `${exampleSite}share:\n  image: page\n`;
const page = (title: string) => `title: ${title}
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`;

/** Texts in letters that no share image can show. */
export const undrawableText: Check = {
  code: "undrawable-text",
  severity: "warning",
  scope: "site",
  meaning:
    "A share image is to be drawn with a text, and no typeface for such images has one of its characters: the image would show an empty box. The typefaces have Latin, Greek and Cyrillic letters.",
  bad: { "_site.yaml": byPage, "index.yaml": page("«焼きたてのパン»") },
  says: {
    message: 'A share image cannot show "焼", expected Latin, Greek or Cyrillic letters and signs that go with them.',
    hint: "Write it without that character, or name a picture of your own: share: { image: /assets/… }.",
  },
  good: { "_site.yaml": byPage, "index.yaml": page("Φρέσκο ψωμί") },
  check({ site, pages }) {
    const choiceOf = (file: IndexedFile) => valueAt(file.data, ["share", "image"]);
    const own = choiceOf(site);
    const files: readonly (readonly [file: PageFile, choice: unknown])[] = pages.map((file) => [
      file,
      valueAt(file.data, ["share"]) === undefined ? own : choiceOf(file),
    ]);
    const isAnyDrawn = own === "site" || files.some(([, choice]) => choice === "site" || choice === "page");
    const isSiteDrawn = own === "site" || files.some(([, choice]) => choice === "site");
    const texts = [
      ...(isAnyDrawn ? [{ file: site, path: ["brand", "name"] }] : []),
      ...(isSiteDrawn ? [{ file: site, path: ["brand", "tagline"] }] : []),
      ...files.flatMap(([file, choice]) => (choice === "page" ? [{ file, path: ["title"] }] : [])),
    ];
    return texts.flatMap((at) => {
      const text = valueAt(at.file.data, at.path);
      const character = typeof text === "string" ? undrawableCharacter(text) : undefined;
      if (character === undefined || at.file.wrong.has(`/${at.path.join("/")}`)) return [];
      return [
        {
          at,
          message: `A share image cannot show "${character}", expected Latin, Greek or Cyrillic letters and signs that go with them.`,
          hint: "Write it without that character, or name a picture of your own: share: { image: /assets/… }.",
        },
      ];
    });
  },
};
