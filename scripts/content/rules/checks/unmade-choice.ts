import { isRecord } from "../../diagnostic/is-record.ts";
import { toPointer, type ValuePath } from "../../diagnostic/path.ts";
import type { IndexedFile } from "../../index/content-index.ts";
import { partsOf } from "../../index/publication.ts";
import type { Schema } from "../../schema/schema-set.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { examplePage, exampleSvg } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { inOwner, orList } from "../toolkit/wording.ts";

const page = (type: string, picture: string) => `${examplePage}  - ${type}: media-text
    title: The oven
    body: It was built for a boat.
${picture}`;

/** Blocks that show one of several things, and have none of them, or two. */
export const unmadeChoice: Check = {
  code: "unmade-choice",
  scope: "file",
  meaning:
    "A block shows one of several things, such as a picture, a specimen or code, and has none of them, or two, of which only one would be shown.",
  bad: { "_assets/oven.svg": exampleSvg, "index.yaml": page("«type»", "") },
  good: {
    "_assets/oven.svg": exampleSvg,
    "index.yaml": page("type", "    image: { src: /assets/oven.svg, alt: A brick oven with an iron door. }\n"),
  },
  check: ({ pages, blockTypes }) =>
    pages.flatMap((file) =>
      partsOf(file.data).flatMap(({ part, path }) => {
        const schema = isRecord(part) ? blockTypes.get(String(part["type"])) : undefined;
        return isRecord(part) && schema?.eitherOf ? checkBlock({ file, path }, part, schema) : [];
      }),
    ),
};

type Place = Readonly<{ file: IndexedFile; path: ValuePath }>;

function checkBlock({ file, path }: Place, block: object, schema: Schema): Finding[] {
  const { eitherOf = [] } = schema;
  const keys = Object.keys(block);
  const [first, second] = eitherOf.flatMap((group) => keys.find((key) => group.includes(key)) ?? []);
  if (first !== undefined && second !== undefined) {
    return [
      {
        at: { file, path: [...path, second], part: "key" },
        message: `There are "${first}" and "${second}"${inOwner(schema)}, expected one of them.`,
        hint: "Remove one of the two, or give it a block of its own.",
      },
    ];
  }
  const choice = eitherOf.flat();
  // One of them may stand there under a key that is reported by itself, or in a mapping to which it does not belong.
  const isOne = (pointer: string) => choice.some((key) => pointer.endsWith(`/${key}`));
  const isMeant = keys.some((key) => !schema.properties?.[key]) || wrongBelow(file, path).some(isOne);
  if (first !== undefined || isMeant) return [];
  return [
    {
      at: { file, path, part: "owner" },
      message: `There is no ${orList(choice.map((key) => `"${key}"`))}${inOwner(schema)}, expected one of them.`,
      hint: "Add one of them.",
    },
  ];
}

/** The pointers of what is wrong by itself below a place: another rule has reported it, and what follows from it is no mistake. */
export function wrongBelow({ wrong }: Pick<IndexedFile, "wrong">, path: ValuePath): readonly string[] {
  if (wrong.size === 0) return [];
  const start = `${toPointer(path)}/`;
  return [...wrong].filter((pointer) => pointer.startsWith(start));
}
