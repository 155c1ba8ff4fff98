import { toPointer, type ValuePath } from "../../diagnostic/path.ts";
import type { ContentIndex, IndexedFile, Reference } from "../../index/content-index.ts";
import { image } from "../../markup/inline-markdown.ts";
import type { Excerpt } from "../../yaml/content-file.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { brokenLink, isBlockMarkdown, isMarkdown, unreadMarkdown } from "../lookups/markdown-texts.ts";
import { shorten } from "../words/describe-value.ts";

/** Markdown that would be shown as it is written, because it is incomplete, of an unknown kind, or in a plain text. */
export const brokenMarkdown: Check = {
  code: "broken-markdown",
  scope: "file",
  meaning:
    "A text has Markdown that does not work, so that readers would see its signs. Markdown has links, **strong**, *emphasis* and `code`; in a long text also paragraphs and lists with hyphens. It has no images. Titles and labels are plain.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
    description: Visit [the mill«] (https://mill.example/)».
`,
  says: {
    message: 'Unexpected "] (https://mill.example/)": this is not read as a link, expected [text](/route).',
    hint: "Write [text](/route) without a space before or inside the round brackets, or put a backslash before each bracket that readers should see.",
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
    description: Visit [the mill](https://mill.example/).
`,
  check: (content) => [
    ...content.references.filter(isMarkdown).flatMap((reference) => {
      const found = findBroken(reference);
      return found ? [findingIn(reference.file, reference, found)] : [];
    }),
    ...plainTexts(content),
  ],
};

interface Mistake {
  readonly pattern: RegExp;
  readonly problem: string;
  readonly hint: string;
}

const mistakes: readonly Mistake[] = [
  {
    pattern: image,
    problem: "texts hold no images, expected words",
    hint: 'Leave it out, or remove the "!" to link to the file.',
  },
  {
    pattern: /\[[\s\u200b]*\]\([^\s)]{0,500}\)/,
    problem: "this link has no words, expected [text](/route)",
    hint: "Write in the square brackets what the link leads to.",
  },
  {
    pattern: brokenLink,
    problem: "this is not read as a link, expected [text](/route)",
    hint: "Write [text](/route) without a space before or inside the round brackets, or put a backslash before each bracket that readers should see.",
  },
  {
    pattern: /\*\*/,
    problem: "these stars have no partner, expected **strong**",
    hint: "Write ** before and after the words, or a backslash before each star that readers should see.",
  },
  {
    pattern: /`+/,
    problem: "this backtick has no partner, expected `code`",
    hint: "Write one backtick before and one after the code, or a backslash before one that readers should see.",
  },
  {
    pattern: /<https?:[^\s>]*>?/i,
    problem: "an address alone is no link, expected [text](https://…)",
    hint: "Write [text](https://…), with words that say where it leads.",
  },
  {
    pattern: /<\/?[a-z][a-z0-9-]*(?=[\s/>])(?=[^<>]*>)/i,
    problem: "texts have no HTML, expected Markdown",
    hint: "Write [text](/route), **strong** or *emphasis*, or put what readers should see in backticks.",
  },
];

/** Signs at the start of a line. The parser may have taken their stars for emphasis, so they are looked for in the text itself. */
const lineMistakes: readonly Mistake[] = [
  {
    pattern: /^#{1,6}(?= )/m,
    problem: "texts have no headings, expected a paragraph or a list",
    hint: "Begin another block with this as its title, or write it as **strong**.",
  },
  {
    pattern: /^(?:[*+]|1\.)(?= )/m,
    problem: "the entries of a list begin with a hyphen, expected - and a space",
    hint: "Write - and a space at the start of each entry.",
  },
];

/** The length of a target is bounded, because many openings could share one end. */
const plainPattern = /!?\[[^\][\n]+\]\([^)\n]{0,500}\)|\*\*[^*\n]+\*\*/;

interface Found {
  readonly at: number;
  readonly text: string;
  readonly problem: string;
  readonly hint: string;
}

/** The first mistake of a text. */
function findBroken(reference: Reference): Found | undefined {
  const { value } = reference;
  // Most texts have no markup.
  if (!/[\][`*<#+]|^1\. /m.test(value)) return undefined;
  const left = unreadMarkdown(reference);
  const found = [
    ...mistakes.map((mistake) => find(left, mistake)),
    ...(isBlockMarkdown(reference) ? lineMistakes.map((mistake) => find(value, mistake)) : []),
  ].filter((one) => one !== undefined);
  return found.toSorted((a, b) => a.at - b.at)[0];
}

function find(text: string, { pattern, problem, hint }: Mistake): Found | undefined {
  const match = pattern.exec(text);
  return match ? { at: match.index, text: match[0], problem, hint } : undefined;
}

function findingIn(file: IndexedFile, { path, value }: { path: ValuePath; value: string }, found: Found): Finding {
  return {
    at: { file, path, excerpt: excerptOf(value, found) },
    message: `Unexpected "${shorten(found.text)}": ${found.problem}.`,
    hint: found.hint,
  };
}

function excerptOf(value: string, { at, text }: Found): Excerpt {
  const places: number[] = [];
  for (let place = value.indexOf(text); place >= 0; place = value.indexOf(text, place + 1)) places.push(place);
  return { text, context: text, nth: places.indexOf(at), count: places.length };
}

/** Markdown in texts that have no format. */
function plainTexts(content: ContentIndex): Finding[] {
  const formatted = new Map<IndexedFile, Set<string>>();
  for (const { file, path } of content.references.filter(({ value }) => plainPattern.test(value))) {
    formatted.set(file, (formatted.get(file) ?? new Set()).add(toPointer(path)));
  }
  return [content.site, ...content.pages].flatMap((file) => {
    // Hardly any file has such a text, and to remember the way to each takes time.
    if (!holdsMarkdown(file.data)) return [];
    // A value that is wrong, or a block without a type, may have any format.
    const isKnown = (pointer: string) => !file.wrong.has(pointer) && !file.wrong.has(`${pointer}/type`);
    return textsWithMarkdown(file.data, [], (path) => isKnown(toPointer(path)))
      .filter(({ path }) => !formatted.get(file)?.has(toPointer(path)))
      .map((text) => findingIn(file, text, text.found));
  });
}

function holdsMarkdown(value: unknown): boolean {
  if (typeof value === "string") return (value.includes("](") || value.includes("**")) && plainPattern.test(value);
  if (typeof value !== "object" || value === null) return false;
  for (const key in value) if (holdsMarkdown((value as Record<string, unknown>)[key])) return true;
  return false;
}

/** Whether a value is a block without a `type`, so that the formats of its texts are not known. */
function isTypeless(value: object, path: ValuePath): boolean {
  return path.length === 2 && path[0] === "blocks" && !Object.hasOwn(value, "type");
}

type PlainText = { path: ValuePath; value: string; found: Found };

function textsWithMarkdown(value: unknown, path: ValuePath, isKnown: (path: ValuePath) => boolean): PlainText[] {
  if (typeof value === "string") {
    const found = find(value, {
      pattern: plainPattern,
      problem: "this text is plain: it takes no Markdown",
      hint: "Write the words alone.",
    });
    return found && isKnown(path) ? [{ path, value, found }] : [];
  }
  if (typeof value !== "object" || value === null || isTypeless(value, path)) return [];
  const texts = Object.entries(value).flatMap(([key, entry]) => textsWithMarkdown(entry, [...path, key], isKnown));
  return texts.length > 0 && isKnown(path) ? texts : [];
}
