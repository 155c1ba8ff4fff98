import { shareImageFormat } from "../../formats/files/asset-formats.ts";
import type { ViolationRule } from "../kinds/violation-rule.ts";
import { exampleSite } from "../words/example-site.ts";
import { formatFinding } from "../words/format-finding.ts";

/** Share images that are neither drawn nor of a kind that everybody can show. */
export const invalidShareImage: ViolationRule = {
  code: "invalid-share-image",
  meaning:
    "The share image of a page or of the site is neither one that is drawn nor a picture of a kind that those who show links can show.",
  bad: { "_site.yaml": `${exampleSite}share:\n  image: «/assets/share.svg»\n` },
  says: {
    message:
      'Unexpected "/assets/share.svg", expected page, site, or the address of a PNG, JPEG, GIF or WebP picture such as /assets/share.png.',
    hint: "Write it in that form.",
  },
  good: { "_site.yaml": `${exampleSite}share:\n  image: page\n` },
  keywords: ["format"],
  explain: (violation) => formatFinding(violation, shareImageFormat),
};
