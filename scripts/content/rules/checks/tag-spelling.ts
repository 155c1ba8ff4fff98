import { compareText } from "../../diagnostic/diagnostic.ts";
import { toPointer, valueAt } from "../../diagnostic/path.ts";
import type { ContentIndex, PageFile } from "../../index/content-index.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { exampleListOf } from "../words/example-site.ts";

const bread = (name: string, tag: string) => `title: ${name}
description: All about ${name}.
tags: [${tag}]
blocks:
  - type: hero
    title: ${name}
`;

const home = exampleListOf("/breads");

/** Tags that are one for readers, and two for lists. */
export const tagSpelling: Check = {
  code: "tag-spelling",
  severity: "warning",
  scope: "site",
  isOneByWords: true,
  meaning:
    "Two pages have a tag that differs in capitals alone, or a page has several tags in one text, so that a collection with that tag leaves pages out.",
  bad: {
    "index.yaml": home,
    "breads/oat.yaml": bread("Oat", "sourdough"),
    "breads/rye.yaml": bread("Rye", "sourdough"),
    "breads/spelt.yaml": bread("Spelt", "«Sourdough»"),
  },
  says: {
    message:
      'The tag "Sourdough" is written "sourdough" on other pages, expected one spelling: lists take them for two.',
    hint: 'Write "sourdough", or "Sourdough" everywhere.',
  },
  good: {
    "index.yaml": home,
    "breads/oat.yaml": bread("Oat", "sourdough"),
    "breads/rye.yaml": bread("Rye", "sourdough"),
    "breads/spelt.yaml": bread("Spelt", "sourdough"),
  },
  check(content) {
    const tags = tagsOf(content);
    return [...unlikeTags(tags), ...joinedTags(tags)];
  },
};

interface WrittenTag {
  readonly file: PageFile;
  readonly at: number;
  readonly value: string;
  /** Whether the page has no other. */
  readonly isOnly: boolean;
}

function tagsOf({ pages }: ContentIndex): WrittenTag[] {
  return pages.flatMap((file) => {
    const list = valueAt(file.data, ["tags"]);
    if (!Array.isArray(list)) return [];
    return list.flatMap((value: unknown, at) =>
      typeof value === "string" && !file.wrong.has(toPointer(["tags", at]))
        ? [{ file, at, value, isOnly: list.length === 1 }]
        : [],
    );
  });
}

function place({ file, at }: WrittenTag): Finding["at"] {
  return { file, path: ["tags", at] };
}

/** The tags that most pages write with other capitals. */
function unlikeTags(tags: readonly WrittenTag[]): Finding[] {
  const spellings = new Map<string, Map<string, number>>();
  for (const { value } of tags) {
    const folded = value.toLowerCase();
    const counts = spellings.get(folded) ?? new Map<string, number>();
    spellings.set(folded, counts.set(value, (counts.get(value) ?? 0) + 1));
  }
  return tags.flatMap((tag) => {
    const [usual] = [...(spellings.get(tag.value.toLowerCase()) ?? [])].sort(
      ([one, a], [other, b]) => b - a || compareText(other, one),
    );
    if (!usual || usual[0] === tag.value) return [];
    return [
      {
        at: place(tag),
        message: `The tag "${excerpt(tag.value)}" is written "${excerpt(usual[0])}" on other pages, expected one spelling: lists take them for two.`,
        hint: `Write "${excerpt(usual[0])}", or "${excerpt(tag.value)}" everywhere.`,
      },
    ];
  });
}

/** The tags with a comma that are the only one of a page, or of which a part is a tag of another. Names of places have commas, too. */
function joinedTags(tags: readonly WrittenTag[]): Finding[] {
  const joined = tags.filter(({ value }) => value.includes(", "));
  if (joined.length === 0) return [];
  const known = new Set(tags.map(({ value }) => value.toLowerCase()));
  return joined.flatMap((tag) => {
    const parts = tag.value.split(",").map((part) => part.trim());
    const areTags = parts.some((part) => known.has(part.toLowerCase()));
    const areWords = tag.isOnly && parts.every((part) => /^\p{Ll}[^ ]*(?: [^ ]+)?$/u.test(part));
    if (!areTags && !areWords) return [];
    return [
      {
        at: place(tag),
        message: `The tag "${excerpt(tag.value)}" is several in one text, expected an entry for each.`,
        hint: `Write [${parts.map(excerpt).join(", ")}], without quotes around all of them.`,
      },
    ];
  });
}
