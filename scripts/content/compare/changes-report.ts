import { printable } from "../report/printable.ts";
import { count } from "../report/summary.ts";
import type { ContentChanges, DraftChange, PageChange } from "./compare-content.ts";
import type { Change } from "./compare-data.ts";
import { wordDifference } from "./word-difference.ts";

/** The most changes of a page, and of the whole report, that are listed one by one. */
const mostOfPage = 30;
const mostOfAll = 300;

/** The changes for readers, as Markdown for a pull request. Texts of authors are shown as they are, never as markup. */
export function changesReport({ pages, drafts, site, assets }: ContentChanges): string {
  const isSame = pages.length + site.length + assets.length === 0;
  if (isSame && drafts.length === 0) return "Nothing changes for readers.\n";
  let left = mostOfAll;
  const list = (changes: readonly Change[]): string[] => {
    const shown = changes.slice(0, Math.min(mostOfPage, left));
    left -= shown.length;
    const others = changes.length - shown.length;
    return [
      ...shown.map((change) => `- ${describe(change)}`),
      ...(others > 0 ? [`- … and ${count(others, "other change")}`] : []),
    ];
  };
  const parts = [
    ...pages.flatMap((page) => ["", `### ${headOf(page)}`, "", ...list(page.changes)]),
    ...(site.length > 0 ? ["", "### On every page", "", ...list(site)] : []),
    ...(assets.length > 0
      ? ["", "### Files", "", ...assets.map(({ kind, address }) => `- ${capital(kind)}: ${code(address)}`)]
      : []),
    ...(drafts.length > 0
      ? ["", "### Drafts, which readers do not see", "", ...drafts.slice(0, mostOfPage).map(describeDraft)]
      : []),
    ...(drafts.length > mostOfPage ? [`- … and ${count(drafts.length - mostOfPage, "other draft")}`] : []),
  ];
  const text = [isSame ? "Nothing changes for readers." : "## What changes for readers", ...parts]
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trimEnd();
  return `${text.split("\n").map(printable).join("\n")}\n`;
}

function describeDraft({ kind, route, title }: DraftChange): string {
  return `- ${kind === "added" ? "New" : "Changed"}: ${code(route)} ${plain(title)}`.trimEnd();
}

function headOf({ kind, route, title, movedFrom, isDraft, isDeadEnd }: PageChange): string {
  const name = `${code(route)} ${plain(title)}`.trimEnd();
  if (kind === "added") return `New page ${name}`;
  if (kind === "removed") return `${isDraft ? "Gone, a draft now" : "Gone"}: ${name}`;
  if (kind === "unreadable") return `${name}: the file cannot be read`;
  const end = isDeadEnd ? ", which leads nowhere now" : "";
  return movedFrom === undefined ? name : `${name}, moved from ${code(movedFrom)}${end}`;
}

function describe({ kind, where, before, after }: Change): string {
  // A link is known by the entry that it belongs to, and so is a picture.
  const steps = kind === "link" || (kind === "picture" && where.at(-1) === "src") ? where.slice(0, -1) : where;
  const place = steps.length > 0 ? `${steps.map((step) => plain(words(step))).join(" › ")}: ` : "";
  switch (kind) {
    case "added":
      return `${place}new: ${shownExcerpt(after)}`;
    case "removed":
      return `${place}gone: ${shownExcerpt(before)}`;
    case "reordered":
      return `${place}another order: ${shownExcerpt(after)}`;
    case "link":
      return `${place}leads to ${code(after)} instead of ${code(before)}`;
    case "picture":
      return `${place}shows ${code(after)} instead of ${code(before)}`;
    case "figure":
    case "text":
      return `${place}${difference(before, after)}`;
  }
}

/** The key of a schema in words: `responseTime` is "response time". */
function words(step: string): string {
  return /^[a-z]+(?:[A-Z][a-z]+)+$/.test(step)
    ? step.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    : step;
}

/** How many words that are the same are shown on each side of a change. */
const shownWords = 4;

/** The words that differ between two texts, with a few that are the same before and after them. */
function difference(before: string, after: string): string {
  const parts = wordDifference(before, after);
  return parts
    .map((part, at) =>
      "same" in part ? sharedWords(part.same, at === 0, at === parts.length - 1) : changedWords(part),
    )
    .filter(Boolean)
    .join(" ");
}

function changedWords({ gone, come }: { readonly gone: string; readonly come: string }): string {
  return [gone && `~~${shownExcerpt(gone)}~~`, come && `**${shownExcerpt(come)}**`].filter(Boolean).join(" ");
}

/** Of words between two changes the first and the last, of those at an end of the text the nearest. */
function sharedWords(words: readonly string[], isFirst: boolean, isLast: boolean): string {
  const [most, from] = isFirst || isLast ? [shownWords, 0] : [2 * shownWords, shownWords];
  const lead = isFirst ? [] : words.slice(0, shownWords);
  const tail = isLast ? [] : words.slice(Math.max(from, words.length - shownWords));
  const text = (some: readonly string[]) => plain(flat(some.join("")));
  if (words.length <= most) return text(words);
  return [text(lead), "…", text(tail)].filter(Boolean).join(" ");
}

/** The most characters of one text. */
const longestText = 300;

function shownExcerpt(text: string): string {
  const line = flat(text);
  return plain(line.length > longestText ? `${line.slice(0, longestText - 1)}…` : line);
}

function flat(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** A text that Markdown shows as it is: no markup, no HTML, no mention of a person or an issue. */
function plain(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll("@", "&#64;")
    .replaceAll(/#(?=\d)/g, "&#35;")
    .replaceAll(/[\\`*_[\]~|]/g, "\\$&")
    .replaceAll(/(?<=https?):\/\//g, "&#58;//");
}

function code(text: string): string {
  return `\`${text.replaceAll("`", "'")}\``;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
