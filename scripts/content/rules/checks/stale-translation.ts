import { createHash } from "node:crypto";
import { compareText } from "../../diagnostic/diagnostic.ts";
import { groupBy } from "../../diagnostic/group-by.ts";
import { toPointer, valueAt } from "../../diagnostic/path.ts";
import { type ContentIndex, type IndexedFile, type PageFile, oncePerIndex } from "../../index/content-index.ts";
import { isDraft } from "../../index/publication.ts";
import { siteLanguages } from "../../index/site-languages.ts";
import { translationsIn } from "../../index/translations.ts";
import { hasWords } from "../../values/placeholders.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { everyText } from "../texts/shown-texts.ts";
import { exampleSiteInTwo, otherPage } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";

const translation = (mark: string) => ({
  "_site.yaml": exampleSiteInTwo,
  "de/index.yaml": otherPage(`Start\ntranslatedFrom: ${mark}`),
});

/**
 * Pages whose original has changed since they were translated, by the hash of its texts that a translation records. Git history would not
 * do: it would treat reformatting as a change and any edit of the file as a translation, and a shallow clone has none.
 */
export const staleTranslation: Check = {
  code: "stale-translation",
  severity: "warning",
  scope: "texts",
  meaning:
    "The texts of a page have changed since another page was translated from them, as its translatedFrom records: the two may no longer say the same. Or the original is gone.",
  bad: translation("«aaaaaaaa»"),
  good: translation("klelbfkp"),
  check(content) {
    const [first] = siteLanguages(content.site.data);
    if (!first) return [];
    const whole = content.hiding?.whole ?? content;
    return content.pages.flatMap((page): Finding | [] => {
      const mark = valueAt(page.data, ["translatedFrom"]);
      if (typeof mark !== "string" || page.wrong.has("/translatedFrom")) return [];
      const route = translationsIn(whole)(page.route).get(first.code);
      const original = route === undefined ? undefined : whole.pagesByRoute.get(route);
      if (!original) return isRead(whole) ? withoutOriginal(page) : [];
      if (!original.isComplete || original.route === page.route) return [];
      const now = textMark(whole, original);
      if (now === mark) return [];
      return {
        at: { file: page, path: ["translatedFrom"] },
        message: `The texts of "${original.route}" have changed since they were translated, expected those with the fingerprint ${mark}.`,
        // No suggestion: --fix would claim for every page that someone has compared the two.
        hint: `Compare the two. When they say the same again, write "translatedFrom: ${now}".`,
        related: { at: { file: original, path: ["title"] }, message: "The original is here." },
      };
    });
  },
};

/** Whether every page could be read: one that could not may be the original that seems to be missing. */
function isRead({ pages }: ContentIndex): boolean {
  return pages.every(({ isComplete }) => isComplete);
}

function withoutOriginal(page: PageFile): Finding {
  return {
    at: { file: page, path: ["translatedFrom"] },
    message: "The page that this one was translated from is gone, expected an original.",
    hint: 'Remove this page as well, with a redirect. If it stays on its own, remove "translatedFrom".',
  };
}

const textsByFile = oncePerIndex((content) => groupBy(everyText(content), ({ file }): IndexedFile => file));

/**
 * A hash of all texts of a page, which a translation records: only letters, so YAML reads it as text. It ignores line breaks and link
 * targets. Pages made from the rows of a table share the hash of their template.
 */
export function textMark(content: ContentIndex, page: PageFile): string {
  if (page.row === undefined) return markOf([...textsOf(content, page), ...textsPassed(page)].map(({ text }) => text));
  const known = templateMarks(content);
  const { displayPath } = page.source;
  const mark = known.get(displayPath) ?? markOfTemplate(content, displayPath);
  known.set(displayPath, mark);
  return mark;
}

const templateMarks = oncePerIndex(() => new Map<string, string>());

/** The hash of the texts in a template and the parts that it uses, which is what gets translated. Each row can leave something out. */
function markOfTemplate(content: ContentIndex, template: string): string {
  const pages = content.pages.filter(({ row, source }) => row !== undefined && source.displayPath === template);
  const parts = [...(content.shared?.parts.values() ?? [])].map(
    ({ source }) => [source.displayPath, source.path] as const,
  );
  const names = new Map([...parts, [template, ""]]);
  const texts = pages.flatMap((page) => [
    ...textsOf(content, page).flatMap(({ path, text }) => {
      const { file, pointer } = page.place({ path });
      const name = names.get(file);
      return name === undefined ? [] : [[name + pointer, text] as const];
    }),
    ...textsPassed(page).map(({ path, text }) => [toPointer(path), text] as const),
  ]);
  return markOf([...new Map(texts)].sort(([a], [b]) => compareText(a, b)).map(([, text]) => text));
}

function textsOf(content: ContentIndex, page: PageFile) {
  const texts = textsByFile(content).get(page) ?? [];
  // Drafts need no translation yet.
  const published = texts.filter(({ path }) => !isDraft(valueAt(page.data, path.slice(0, 2))));
  return published.map(({ file, path, value }) => ({
    path,
    // A changed fact needs no new translation.
    text: String(file.asWritten?.(path) ?? value)
      .replaceAll(/\]\([^)\s]*\)/g, "]")
      .replaceAll(/\s+/g, " ")
      .trim(),
  }));
}

/** The texts that a page passes to its parts, where they may be filled in. */
function textsPassed({ source, uses = [] }: PageFile) {
  return uses.flatMap(({ kind, file, path: use }) => {
    const given = [...use.slice(0, -1), "with"];
    return kind === "part" && file.source === source
      ? Object.entries(Object(valueAt(file.data, given)) as Readonly<Record<string, unknown>>)
          .map(([key, value]) => ({ path: [...given, key], text: String(value) }))
          .filter(({ text }) => hasWords(text))
      : [];
  });
}

function markOf(texts: readonly string[]): string {
  const hash = createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 8);
  return hash.replaceAll(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "");
}
