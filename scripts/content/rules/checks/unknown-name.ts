import { isRecord } from "../../diagnostic/is-record.ts";
import { toPointer, type ValuePath } from "../../diagnostic/path.ts";
import type { Schema } from "../../schema/schema-set.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { blocksOf, type PlacedBlock } from "../lookups/blocks-of.ts";
import { holdsKeyword, propertiesWith } from "../lookups/holds-keyword.ts";
import { wrongBelow } from "../lookups/wrong-in.ts";
import { excerpt } from "../words/describe-value.ts";
import { orList } from "../words/or-list.ts";
import { advise, suggest } from "../words/suggest.ts";

/** Values that name an entry of another list of their block, and name none, or are left out. */
export const unknownName: Check = {
  code: "unknown-name",
  scope: "file",
  meaning:
    "The entries of a list each name an entry of another list of the block, such as the lane of a step, and one of them names none that is there. Nobody would know where it belongs.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: workflow-steps
    title: How we bake
    lanes: [You, The bakehouse]
    items:
      - title: Order
        lane: You
      - title: Bake
        lane: «The backhouse»
      - title: Cool
        lane: The bakehouse
`,
  says: {
    message: 'Unexpected "The backhouse", expected an entry of "lanes": "You" or "The bakehouse".',
    hint: 'Write "The bakehouse" instead.',
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: workflow-steps
    title: How we bake
    lanes: [You, The bakehouse]
    items:
      - title: Order
        lane: You
      - title: Bake
        lane: The bakehouse
`,
  check: (content) => blocksOf(content).flatMap(checkBlock),
};

function checkBlock(placed: PlacedBlock): Finding[] {
  const { file, path, block, schema } = placed;
  if (!schema || !holdsKeyword(schema, "namedIn") || !usesNames(schema, block, block)) return [];
  const all = namesIn(schema, block, []);
  const wrong = all.flatMap((named) =>
    findWrong(named, placed).map((finding) => ({
      ...finding,
      // Where the list itself is wrong, what names its entries may be right.
      follows: block[named.key] === undefined ? undefined : { file, path: [...path, named.key] },
    })),
  );
  if (wrong.length === 0) return findUnused(all, placed);
  // The list may stand in another mapping of the block, where it is reported as a key that nobody knows.
  const isMoved = wrongBelow(file, path).some((pointer) => all.some(({ key }) => pointer.endsWith(`/${key}`)));
  if (isMoved) return wrong.filter(({ follows }) => follows !== undefined);
  // A list that is not there is one mistake, however many name its entries.
  return wrong.every(({ follows }) => follows === undefined) ? wrong.slice(0, 1) : wrong;
}

/** Whether a value names an entry of a list of its block, or could because the block has such a list. Most have neither. */
function usesNames(schema: Schema, value: unknown, block: PlacedBlock["block"]): boolean {
  if (Array.isArray(value)) {
    const { items } = schema;
    return items !== undefined && value.some((entry) => usesNames(items, entry, block));
  }
  if (!isRecord(value)) return false;
  return propertiesWith(schema, "namedIn").some(([key, own]) =>
    own.namedIn === undefined
      ? usesNames(own, value[key], block)
      : value[key] !== undefined || block[own.namedIn] !== undefined,
  );
}

/** The entries of a list that nothing names, where others are named. */
function findUnused(all: readonly NameUse[], { file, path, block }: PlacedBlock): Finding[] {
  return [...new Set(all.map(({ key }) => key))].flatMap((key) => {
    const list = block[key];
    const names = new Set(all.flatMap((named) => (named.key === key ? (named.name ?? []) : [])));
    const own = all.find((named) => named.key === key)?.path.at(-1);
    if (!Array.isArray(list) || names.size === 0 || file.wrong.size > 0) return [];
    return list.flatMap((entry: unknown, at) =>
      typeof entry !== "string" || names.has(entry)
        ? []
        : [
            {
              at: { file, path: [...path, key, at] },
              message: `No step or entry has the "${String(own)}" ${quoted(entry)}: its place would be empty.`,
              hint: `Remove it from "${key}", or write it as the "${String(own)}" of what belongs there.`,
            },
          ],
    );
  });
}

function findWrong({ path: inBlock, key, name }: NameUse, { file, path: ofBlock, block }: PlacedBlock): Finding[] {
  const list = block[key];
  const path = [...ofBlock, ...inBlock];
  const names = Array.isArray(list) ? list.filter((entry) => typeof entry === "string") : [];
  if (name !== undefined && names.includes(name)) return [];
  if (list !== undefined && file.wrong.has(toPointer([...ofBlock, key]))) return [];
  const own = String(path.at(-1));
  const at = { file, path };
  if (name === undefined) {
    if (names.length === 0) return [];
    return [
      {
        at: { file, path: path.slice(0, -1) },
        message: `There is no "${own}" here, and the block has "${key}", expected one of them: ${orList(names.map(quoted))}.`,
        hint: `Add "${own}" to every entry, or take "${key}" out.`,
      },
    ];
  }
  if (names.length === 0) {
    const hint = `Add "${key}" to the block, a list with an entry for each name, or take "${own}" out.`;
    return list === undefined
      ? [
          {
            at: { ...at, part: "key" },
            message: `"${own}" names an entry of "${key}", which the block does not have.`,
            hint,
          },
        ]
      : [];
  }
  const meant = suggest(name, names);
  return [
    {
      at,
      message: `Unexpected "${excerpt(name)}", expected an entry of "${key}": ${orList(names.map(quoted))}.`,
      ...(meant === undefined
        ? { hint: `Write one of them, or add "${excerpt(name)}" to "${key}".` }
        : advise(name, meant, { text: "" })),
    },
  ];
}

interface NameUse {
  readonly path: ValuePath;
  /** The list of the block that has the name. */
  readonly key: string;
  /** Absent where it is left out. */
  readonly name: string | undefined;
}

/** The values in some data whose schema says that they name an entry of a list. */
function namesIn(schema: Schema, value: unknown, path: ValuePath): NameUse[] {
  if (value === undefined || !holdsKeyword(schema, "namedIn")) return [];
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.flatMap((entry: unknown, index) => namesIn(items, entry, [...path, index])) : [];
  }
  if (!isRecord(value)) return [];
  return propertiesWith(schema, "namedIn").flatMap(([key, own]) => {
    const inner = value[key];
    if (own.namedIn === undefined) return namesIn(own, inner, [...path, key]);
    if (inner !== undefined && typeof inner !== "string") return [];
    return [{ path: [...path, key], key: own.namedIn, name: inner }];
  });
}

function quoted(name: string): string {
  return `"${excerpt(name)}"`;
}
