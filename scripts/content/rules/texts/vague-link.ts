import { valueAt } from "../../diagnostic/path.ts";
import { linkFormat } from "../../formats/address-formats.ts";
import type { IndexedFile, Reference } from "../../index/content-index.ts";
import { spanOf } from "../../markdown/markdown-links.ts";
import { wordsIn } from "../../markdown/parse-markdown.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { withDescription } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { everyText, isEnglish, nodesOf, type ShownText, textFinding } from "./shown-texts.ts";

export const vagueLink: Check = {
  code: "vague-link",
  severity: "warning",
  scope: "file",
  meaning:
    'The text of a link is "here", "this link" or similar. Anyone who hears the links of a page one by one, or scans for one, learns nothing from it.',
  bad: withDescription("Read about the mill «[here](https://mill.example/)»."),
  good: withDescription("Read about [the mill](https://mill.example/)."),
  options: {
    labels: {
      kind: "words",
      description: "More link texts that do not say where a link leads, in the languages of the site.",
      example: ["mehr", "weiterlesen"],
    },
  },
  check: (content, { labels = [] }: { readonly labels?: readonly string[] } = {}) => {
    const own = new Set(labels.map((label) => label.toLowerCase()));
    const isVague = (label: string, file: IndexedFile) =>
      (vague.test(label) && isEnglish(content, file)) || own.has(label.replace(/[.!:]$/, "").toLowerCase());
    return [
      ...content.references.flatMap((one) => (one.format === linkFormat.name ? labelOf(one, isVague) : [])),
      // Most texts have no link.
      ...everyText(content).flatMap((text) => (text.value.includes("](") ? linksIn(text, isVague) : [])),
    ];
  },
};

type IsVague = (label: string, file: IndexedFile) => boolean;

const vague =
  /^(?:(?:click|tap|press|look|read)? ?(?:on )?here|(?:this|the|a) link|link|click(?: (?:this|me))?)[.!:]?$/i;

/** Whether a label is the name of what it leads to: Click is at `https://click.palletsprojects.com`. */
function isName(label: string, href: string): boolean {
  const host = /^https:\/\/([^/?#]*)/i.exec(href)?.[1] ?? "";
  return /^\p{Lu}/u.test(label) && host.split(".").includes(label.toLowerCase());
}

function linksIn(text: ShownText, isVague: IsVague): Finding[] {
  return nodesOf(text).flatMap((node) => {
    if (node.type !== "link") return [];
    const label = wordsIn(node).trim();
    if (!isVague(label, text.file) || isName(label, node.url)) return [];
    const problem = "its words do not say where it leads";
    const hint = "Link the words that do, such as [our opening hours](/visit).";
    return [textFinding(text, { ...spanOf(node), problem, hint })];
  });
}

function labelOf({ file, path, owner, value }: Reference, isVague: IsVague): Finding[] {
  const label = path.at(-1) === "href" ? owner["label"] : undefined;
  const at = [...path.slice(0, -1), "label"];
  if (typeof label !== "string" || !isVague(label.trim(), file) || valueAt(file.data, at) !== label) return [];
  if (isName(label, value)) return [];
  const message = `Unexpected "${label}": its words do not say where it leads.`;
  return [{ at: { file, path: at }, message, hint: "Write what it leads to, such as Opening hours." }];
}
