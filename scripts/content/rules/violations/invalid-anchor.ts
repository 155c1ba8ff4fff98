import { anchorFormat } from "../../formats/links/anchor-format.ts";
import type { ViolationRule } from "../kinds/violation-rule.ts";
import { formatFinding } from "../words/format-finding.ts";

/** Anchors of another form than links can lead to. */
export const invalidAnchor: ViolationRule = {
  code: "invalid-anchor",
  meaning: "The id of a block is the anchor of links, and this one has characters that an anchor cannot have.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    id: «Fresh Bread»
    title: Fresh bread
`,
  says: {
    message: 'Unexpected "Fresh Bread", expected lower-case letters, digits and hyphens, starting with a letter.',
    hint: 'Write "fresh-bread" instead.',
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    id: fresh-bread
    title: Fresh bread
`,
  keywords: ["format"],
  explain: (violation) => formatFinding(violation, anchorFormat),
};
