import type { Schema } from "../../schema/schema-set.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { blocksOf, type PlacedBlock } from "../lookups/blocks-of.ts";
import { inOwner } from "../lookups/in-owner.ts";
import { wrongBelow } from "../lookups/wrong-in.ts";
import { exampleSvg } from "../words/example-picture.ts";
import { orList } from "../words/or-list.ts";

const page = (type: string, picture: string) => `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - ${type}: media-text
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
  says: {
    message:
      'There is no "image", "video", "specimen", "code" or "quote" in a block of type "media-text", expected one of them.',
    hint: 'Add one of them, such as "image": A picture: a photograph, a drawing, an illustration. Either alt says what it shows, or decorative is true.',
  },
  good: {
    "_assets/oven.svg": exampleSvg,
    "index.yaml": page("type", "    image: { src: /assets/oven.svg, alt: A brick oven with an iron door. }\n"),
  },
  check: (content) => blocksOf(content).flatMap(checkBlock),
};

function checkBlock(placed: PlacedBlock): Finding[] {
  const { file, path, block, schema } = placed;
  const isCover = block["layout"] === "cover";
  const pictures = isCover ? ["image", "video"].filter((key) => schema?.properties?.[key]) : [];
  if (pictures.length > 0 && !pictures.some((key) => block[key] !== undefined)) {
    return [
      {
        at: { file, path: [...path, "layout"] },
        message: `This layout shows a picture behind the text, and there is no ${orList(pictures.map((key) => `"${key}"`))}.`,
        hint: 'Add "image", or write another layout.',
      },
    ];
  }
  return schema?.eitherOf ? checkChoice(placed, schema) : [];
}

function checkChoice({ file, path, block }: PlacedBlock, schema: Schema): Finding[] {
  const { eitherOf = [] } = schema;
  const keys = Object.keys(block);
  const [first, second] = eitherOf
    .flatMap((group) => keys.find((key) => group.includes(key)) ?? [])
    .sort((a, b) => keys.indexOf(a) - keys.indexOf(b));
  if (first !== undefined && second !== undefined) {
    return [
      {
        at: { file, path: [...path, second], part: "key" },
        message: `There are "${first}" and "${second}"${inOwner(schema)}, expected one of them.`,
        hint: `Remove one of the two, or give "${second}" a block of its own.`,
      },
    ];
  }
  if (first !== undefined || mayBeMeant(schema, keys, { file, path })) return [];
  const choice = eitherOf.flat();
  const [usual = ""] = choice;
  return [
    {
      at: { file, path, part: "owner" },
      message: `There is no ${orList(choice.map((key) => `"${key}"`))}${inOwner(schema)}, expected one of them.`,
      hint: `Add one of them, such as "${usual}": ${schema.properties?.[usual]?.description ?? ""}`,
    },
  ];
}

/** Whether one of them stands there under a key that is reported by itself, or in a mapping to which it does not belong. */
function mayBeMeant(
  { eitherOf = [], properties }: Schema,
  keys: readonly string[],
  { file, path }: Pick<PlacedBlock, "file" | "path">,
): boolean {
  const isOne = (pointer: string) => eitherOf.flat().some((key) => pointer.endsWith(`/${key}`));
  return keys.some((key) => !properties?.[key]) || wrongBelow(file, path).some(isOne);
}
