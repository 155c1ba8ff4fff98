import { valueAt } from "../../diagnostic/path.ts";
import { linkFormat } from "../../formats/address-formats.ts";
import { findFormat } from "../../formats/all-formats.ts";
import type { Reference } from "../../index/content-index.ts";
import { spanOf } from "../../markdown/markdown-links.ts";
import { nodesIn, parseMarkdown } from "../../markdown/parse-markdown.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { withDescription } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { isEnglish } from "./shown-texts.ts";
import { textFinding } from "./text-check.ts";

export const vagueLink: Check = {
  code: "vague-link",
  severity: "warning",
  scope: "file",
  meaning:
    "The words of a link are here, this link or the like. Whoever hears the links of a page one by one, or looks for one, learns nothing from them.",
  bad: withDescription("Read about the mill «[here](https://mill.example/)»."),
  good: withDescription("Read about [the mill](https://mill.example/)."),
  options: {
    labels: {
      kind: "words",
      description: "More words that say nothing of where a link leads, in the languages of the site.",
      example: ["mehr", "weiterlesen"],
    },
  },
  check: (content, { labels = [] }: { readonly labels?: readonly string[] } = {}) => {
    const own = new Set(labels.map((label) => label.toLowerCase()));
    return content.references.flatMap((reference) => {
      const isVague = (label: string) =>
        (vague.test(label) && isEnglish(content, reference.file)) || own.has(label.replace(/[.!:]$/, "").toLowerCase());
      return reference.format === linkFormat.name ? labelOf(reference, isVague) : linksIn(reference, isVague);
    });
  },
};

const vague =
  /^(?:(?:click|tap|press|look|read)? ?(?:on )?here|(?:this|the|a) link|link|click(?: (?:this|me))?)[.!:]?$/i;

function linksIn({ file, path, format, value }: Reference, isVague: (label: string) => boolean): Finding[] {
  // Most texts have no link.
  const kind = value.includes("](") ? findFormat(format)?.kind : undefined;
  if (kind !== "sentence" && kind !== "prose") return [];
  const { root } = parseMarkdown(value, kind);
  return nodesIn(root ?? { type: "root", children: [] }).flatMap((node) => {
    if (node.type !== "link") return [];
    const words = nodesIn(node).map((part) => (part.type === "text" || part.type === "inlineCode" ? part.value : ""));
    if (!isVague(words.join("").trim())) return [];
    const problem = "its words do not say where it leads";
    return [
      textFinding(
        { file, path, value },
        { ...spanOf(node), problem, hint: "Make a link of the words that do, such as [our opening hours](/visit)." },
      ),
    ];
  });
}

function labelOf({ file, path, owner }: Reference, isVague: (label: string) => boolean): Finding[] {
  const label = path.at(-1) === "href" ? owner["label"] : undefined;
  const at = [...path.slice(0, -1), "label"];
  // The label of a menu, too, stands beside others.
  if (typeof label !== "string" || !isVague(label.trim()) || valueAt(file.data, at) !== label) return [];
  const message = `Unexpected "${label}": its words do not say where it leads.`;
  return [{ at: { file, path: at }, message, hint: "Write what it leads to, such as Opening hours." }];
}
