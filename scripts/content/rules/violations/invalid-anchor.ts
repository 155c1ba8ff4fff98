import { anchorFormat } from "../../formats/links/anchor-format.ts";
import type { ViolationRule } from "../kinds/violation-rule.ts";
import { formatFinding } from "../words/format-finding.ts";

/** Anchors of another form than links can lead to. */
export const invalidAnchor: ViolationRule = {
  code: "invalid-anchor",
  isOneByForm: true,
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
  explain(violation) {
    const finding = formatFinding(violation, anchorFormat);
    const linked = finding?.suggestion && linkedAnchor(violation.file.data, finding.suggestion);
    return linked
      ? { ...finding, hint: `Write "${linked}", to which a link of the page leads.`, suggestion: linked }
      : finding;
  },
};

/** The one anchor that links of a page lead to, that nothing on it has, and that is a part of the words of an id. */
function linkedAnchor(data: unknown, id: string): string | undefined {
  const texts: [key: string, text: string][] = [];
  const collect = (value: unknown, key: string) => {
    if (typeof value === "string") texts.push([key, value]);
    else if (typeof value === "object" && value !== null)
      for (const [name, entry] of Object.entries(value)) collect(entry, name);
  };
  collect(data, "");
  const ids = new Set(texts.flatMap(([key, text]) => (key === "id" ? [`#${text}`] : [])));
  const parts = id.split("-");
  const wanted = texts.flatMap(([, text]) =>
    /^#[a-z][a-z0-9-]*$/.test(text) && !ids.has(text) ? [text.slice(1)] : [],
  );
  if (wanted.includes(id)) return undefined;
  const [only, another] = new Set(wanted.filter((anchor) => anchor.split("-").every((part) => parts.includes(part))));
  return another === undefined ? only : undefined;
}
