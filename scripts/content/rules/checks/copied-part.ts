import { isRecord } from "../../diagnostic/is-record.ts";
import type { ValuePath } from "../../diagnostic/path.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { fold } from "../meant/entry-name.ts";
import { excerpt } from "../words/describe-value.ts";

type Entry = Readonly<Record<string, unknown>>;

const page = (second: string) => `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: testimonials
    title: What people say
    items:
      - { quote: I have not been without a loaf since 2019., name: Ann }
      - { quote: ${second}, name: Tom }
`;

/** The keys of what could be that of another entry. */
const parts = ["image", "src", "quote", "answer", "network", "links", "action"];

/** Entries of a list that still have a part of the one they were copied from. */
export const copiedPart: Check = {
  code: "copied-part",
  severity: "warning",
  scope: "file",
  about: { keys: parts },
  meaning:
    "Two entries of a list with different names show one picture with the same alternative text, say the same words or lead to one social page, or one writes to the address of the other: the second was copied, and this part not changed. A picture that stands for several that are missing is decorative, or in more than two entries.",
  bad: page("«I have not been without a loaf since 2019.»"),
  says: {
    message: '"Ann" has the same quote, expected that of "Tom".',
    hint: 'Write what belongs to "Tom".',
  },
  good: page("It is the only bread that my crew does not throw at gulls."),
  check: ({ site, pages }) => {
    const found: Finding[] = [];
    for (const file of [site, ...pages]) {
      walk(file.data, [], (entries) => {
        for (const { path, ...words } of copies(entries)) found.push({ at: { file, path }, ...words });
      });
    }
    return found;
  },
};

/** An entry of a list, and where it stands. */
interface Placed {
  readonly entry: Entry;
  readonly path: ValuePath;
}

/** Looks at every list of mappings in a value; what stands in the groups of a block is one list. */
function walk(value: unknown, steps: (string | number)[], look: (entries: readonly Placed[]) => void): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    value.forEach((entry: unknown, at) => {
      steps.push(at);
      walk(entry, steps, look);
      steps.pop();
    });
    return;
  }
  const isGroup = steps.at(-2) === "groups";
  for (const [key, list] of Object.entries(value)) {
    if (typeof list !== "object") continue;
    steps.push(key);
    if (Array.isArray(list) && steps.length > 1 && !(isGroup && key === "items")) {
      const groups = key === "groups" ? list.flatMap((group: unknown, at) => itemsOf(group, [...steps, at])) : [];
      look(groups.length > 0 ? groups : entriesOf(list, steps));
    }
    walk(list, steps, look);
    steps.pop();
  }
}

function itemsOf(group: unknown, steps: ValuePath): readonly Placed[] {
  const items = isRecord(group) ? group["items"] : undefined;
  return Array.isArray(items) ? entriesOf(items, [...steps, "items"]) : [];
}

/** The mappings of a list that have a part which could be that of another. */
function entriesOf(list: readonly unknown[], steps: ValuePath): readonly Placed[] {
  const hasParts = (entry: unknown) => isRecord(entry) && parts.some((part) => part in entry);
  if (!list.some(hasParts)) return [];
  return list.flatMap((entry: unknown, at) => (isRecord(entry) ? [{ entry, path: [...steps, at] }] : []));
}

interface Copy {
  readonly path: ValuePath;
  readonly message: string;
  readonly hint: string;
}

function copies(entries: readonly Placed[]): Copy[] {
  if (entries.length < 2) return [];
  return [
    ...repeated(entries, pictureOf, "picture"),
    ...repeated(entries, longTextOf("quote", longText), "quote"),
    ...repeated(entries, longTextOf("answer", longAnswer), "answer"),
    ...repeated(entries, socialLinkOf, "link"),
    ...strangeAddresses(entries),
    ...strangeLabels(entries),
  ];
}

interface PartOf {
  readonly key: ValuePath;
  readonly value: string;
}

/** The parts of two entries that are alike although the entries have different names. */
function repeated(entries: readonly Placed[], partOf: (entry: Entry) => PartOf | undefined, what: string): Copy[] {
  const places = new Map<string, Placed[]>();
  for (const placed of entries) {
    const part = partOf(placed.entry);
    if (part) places.set(part.value, [...(places.get(part.value) ?? []), placed]);
  }
  return [...places.values()].flatMap(([first, second, third]) => {
    if (!first || !second || third) return [];
    const [original, copy] = [nameOf(first.entry), nameOf(second.entry)];
    if (original === undefined || copy === undefined || fold(original) === fold(copy)) return [];
    return [
      {
        path: [...second.path, ...(partOf(second.entry)?.key ?? [])],
        message: `"${excerpt(original)}" has the same ${what}, expected that of "${excerpt(copy)}".`,
        hint: `Write what belongs to "${excerpt(copy)}".`,
      },
    ];
  });
}

/** What tells an entry from others. */
function nameOf(entry: Entry): string | undefined {
  return ["name", "title", "question", "label"].map((key) => entry[key]).find((name) => typeof name === "string");
}

/** The picture of an entry with its words: who has written other words for it, has meant it. */
function pictureOf({ src, alt, image }: Entry): PartOf | undefined {
  if (typeof src === "string") return { key: ["src"], value: `${src} ${String(alt)}` };
  if (!isRecord(image) || image["decorative"] === true || typeof image["src"] !== "string") return undefined;
  return { key: ["image", "src"], value: `${image["src"]} ${String(image["alt"])}` };
}

/** Short texts may well be alike. */
const longText = 30;
/** "Yes, with each of them, at no further cost." answers two questions. */
const longAnswer = 60;

function longTextOf(name: string, length: number) {
  return ({ [name]: value }: Entry): PartOf | undefined =>
    typeof value === "string" && value.length >= length ? { key: [name], value: fold(value) } : undefined;
}

/** A link of an entry that has the mark of a network. */
function socialLinkOf({ href, network }: Entry): PartOf | undefined {
  return typeof href === "string" && typeof network === "string"
    ? { key: ["href"], value: `${network} ${href}` }
    : undefined;
}

/** A first and a last name, and each capitalised: "Sales office" is none. */
const isPerson = /^\p{Lu}[\p{L}.’'-]{0,30}(?: \p{Lu}[\p{L}.’'-]{0,30}){1,4}$/u;

/** The links of people to the address of another one. */
function strangeAddresses(entries: readonly Placed[]): Copy[] {
  const names = entries.map(({ entry }) => partsOfName(entry["name"]));
  if (names.every((words) => words.length === 0)) return [];
  return entries.flatMap(({ entry: { links, name }, path }, at): Copy[] => {
    const own = names[at] ?? [];
    if (!Array.isArray(links) || own.length === 0) return [];
    return links.flatMap((link: unknown, index): Copy[] => {
      const href = isRecord(link) ? link["href"] : undefined;
      const address = partsOfName(/^mailto:([^@]+)@/.exec(String(href))?.[1]);
      // "Tom" may be Thomas, and departments share an address.
      const isOwn = (word: string) => own.includes(word) || own[0]?.[0] === word[0];
      if (address.length === 0 || address.some(isOwn) || !isPerson.test(String(name))) return [];
      const other =
        entries[names.findIndex(([word], place) => place !== at && word !== undefined && address.includes(word))];
      if (!other) return [];
      return [
        {
          path: [...path, "links", index, "href"],
          message: `This is the address of "${excerpt(String(other.entry["name"]))}", expected that of "${excerpt(String(name))}".`,
          hint: "Write the address of this person.",
        },
      ];
    });
  });
}

/** The buttons of plans and other named entries with the words of another one, which name that. "Compare with Family" is no copy. */
function strangeLabels(entries: readonly Placed[]): Copy[] {
  const names = entries.map(({ entry: { name } }) => (typeof name === "string" ? fold(name) : ""));
  return entries.flatMap(({ entry: { action, name }, path }, at): Copy[] => {
    const label = isRecord(action) ? action["label"] : undefined;
    const own = names[at] ?? "";
    if (typeof label !== "string" || own === "") return [];
    const has = (other: string) => other.length > 4 && ` ${fold(label)} `.includes(` ${other} `);
    const hasLabel = ({ entry }: Placed) => isRecord(entry["action"]) && entry["action"]["label"] === label;
    const other = entries.find((one, place) => {
      const name = names[place] ?? "";
      return place !== at && !own.includes(name) && has(name) && hasLabel(one);
    });
    if (has(own) || !other) return [];
    return [
      {
        path: [...path, "action", "label"],
        message: `The words "${excerpt(label)}" name "${excerpt(String(other.entry["name"]))}", expected "${excerpt(String(name))}" or neither.`,
        hint: "Write what this button does.",
      },
    ];
  });
}

function partsOfName(name: unknown): string[] {
  return typeof name === "string"
    ? name
        .toLowerCase()
        .split(/[\s._+-]+/)
        .filter((word) => word.length > 2)
    : [];
}
