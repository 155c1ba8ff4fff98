import { isRecord } from "../../diagnostic/is-record.ts";
import { toPointer, type ValuePath } from "../../diagnostic/path.ts";
import { formTargetFormat } from "../../formats/links/form-target-format.ts";
import type { PageFile } from "../../index/content-index.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { blocksOf, type PlacedBlock } from "../lookups/blocks-of.ts";
import { hasFormat } from "../lookups/has-format.ts";
import { excerpt } from "../words/describe-value.ts";
import { exampleSite } from "../words/example-site.ts";

const site = `${exampleSite}forms:
  - name: enquiry
    action: https://forms.example/send
`;
const page = (field: string) => `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: form
    title: Ask us
    form: enquiry
    items:
      - name: bread
        label: Which bread?
${field}    submit: Ask
`;

/** Fields of forms whose parts do not go together. */
export const unfitField: Check = {
  code: "unfit-field",
  scope: "file",
  about: { keys: ["form"] },
  meaning:
    "A field of a form has no answers to choose from, or has some and is none that is answered by a choice, or is required where browsers ask for nothing.",
  bad: { "_site.yaml": site, "index.yaml": page("        input: «select»\n") },
  says: {
    message: 'There are no "options", expected the answers to choose from.',
    hint: 'Add "options", a list of at least two answers, or write another kind of input.',
  },
  good: { "_site.yaml": site, "index.yaml": page("        input: select\n        options: [Rye, Oats]\n") },
  check: (content) => blocksOf(content).flatMap(checkBlock),
};

const choices: ReadonlySet<unknown> = new Set(["select", "radio", "checkboxes"]);

function checkBlock({ file, path, block: { items }, schema }: PlacedBlock): Finding[] {
  if (!hasFormat(schema, formTargetFormat) || !Array.isArray(items)) return [];
  const list = [...path, "items"];
  return [
    ...items.flatMap((field: unknown, at) => (isRecord(field) ? checkField(field, file, [...list, at]) : [])),
    ...repeatedNames(items, file, list),
  ];
}

/** Questions with the name of an earlier one: nobody could tell their answers apart. */
function repeatedNames(fields: readonly unknown[], file: PageFile, path: ValuePath): Finding[] {
  const names = fields.map((field) => (isRecord(field) ? field["name"] : undefined));
  return names.flatMap((name, at) => {
    const first = names.indexOf(name);
    if (typeof name !== "string" || first === at) return [];
    return [
      {
        at: { file, path: [...path, at, "name"] },
        message: `An answer above is sent under the name "${excerpt(name)}" already, expected one of its own.`,
        hint: "Write another name here: whoever gets the form could not tell the two apart.",
        related: { at: { file, path: [...path, first, "name"] }, message: "It stands here first." },
      },
    ];
  });
}

function checkField(field: Readonly<Record<string, unknown>>, file: PageFile, path: ValuePath): Finding[] {
  const { input, options, required } = field;
  // Nobody knows what an input of no known kind asks for.
  if (file.wrong.has(toPointer([...path, "input"]))) return [];
  // The answers may stand there under a key that is reported by itself.
  if (choices.has(input) && options === undefined && Object.values(field).some(Array.isArray)) return [];
  if (choices.has(input) && options === undefined) {
    return [{ at: { file, path: [...path, "input"] }, ...unfitField.says }];
  }
  if (!choices.has(input) && options !== undefined) {
    return [
      {
        at: { file, path: [...path, "options"], part: "key" },
        message: "There are answers to choose from, expected none where the answer is written.",
        hint: 'Write "input: select" or "input: radio", or take the options out.',
      },
    ];
  }
  if (input === "checkboxes" && required === true) {
    return [
      {
        at: { file, path: [...path, "required"] },
        message: "Several checkboxes are required, expected an input of which the browser asks for an answer.",
        hint: 'Write "input: radio" where one is to be chosen, or take "required" out and say in the hint what you need.',
      },
    ];
  }
  return [];
}
