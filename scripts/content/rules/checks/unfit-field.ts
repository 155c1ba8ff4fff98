import { isRecord } from "../../diagnostic/is-record.ts";
import { toPointer, type ValuePath } from "../../diagnostic/path.ts";
import { formTargetFormat } from "../../formats/address-formats.ts";
import type { IndexedFile } from "../../index/content-index.ts";
import { formServices } from "../../index/site-data.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { exampleForm, exampleSite } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";

const site = `${exampleSite}forms:
  - name: enquiry
    action: https://forms.example/send
`;
const trapped = `${site}    trap: website\n`;
const website = (name: string) => `- name: ${name}\n        label: Your website`;
const field = (input: string) => `- name: bread\n        label: Which bread?\n        input: ${input}`;

/** Fields of forms that nobody could answer, or whose answers nobody could tell apart. */
export const unfitField: Check = {
  code: "unfit-field",
  scope: "file",
  meaning:
    "A field of a form has no answers to choose from, or some where the answer is written, the name of another, so that nobody could tell their answers apart, or that of a field which the form sends by itself: the trap of its service, which then takes every answer for spam, or the one with the page of thanks.",
  bad: { "_site.yaml": site, "index.yaml": exampleForm("enquiry", field("«select»")) },
  good: {
    "_site.yaml": site,
    "index.yaml": exampleForm("enquiry", `${field("select")}\n        options: [Rye, Oats]`),
  },
  check: ({ references }) =>
    references.flatMap(({ format, file, path, owner: { items } }) => {
      if (format !== formTargetFormat.name || !Array.isArray(items)) return [];
      const list = [...path.slice(0, -1), "items"];
      const fields = items.map((one: unknown) => (isRecord(one) ? one : {}));
      const names = fields.map(({ name }) => name);
      return fields.flatMap((one, at) => [
        ...optionMistakes(one, file, [...list, at]),
        ...repeatedName(names, at, file, list),
      ]);
    }),
};

const choices: ReadonlySet<unknown> = new Set(["select", "radio", "checkboxes"]);

function optionMistakes(field: Readonly<Record<string, unknown>>, file: IndexedFile, path: ValuePath): Finding[] {
  const at = { file, path: [...path, "input"] };
  // The answers may stand there under a key that is reported by itself.
  const hasOptions = Object.values(field).some(Array.isArray);
  if (file.wrong.has(toPointer(at.path))) return [];
  if (!choices.has(field["input"]) && field["options"] !== undefined) {
    return [
      {
        at: { file, path: [...path, "options"], part: "key" },
        message: "There are answers to choose from, expected none where the answer is written.",
        hint: 'Write "input: select" or "input: radio", or take the options out.',
      },
    ];
  }
  if (!choices.has(field["input"]) || hasOptions) return [];
  return [
    {
      at,
      message: 'There are no "options", expected the answers to choose from.',
      hint: 'Add "options", a list of at least two answers, or write another kind of input.',
    },
  ];
}

function repeatedName(names: readonly unknown[], at: number, file: IndexedFile, list: ValuePath): Finding[] {
  const name = names[at];
  const first = names.indexOf(name);
  if (typeof name !== "string" || first === at) return [];
  return [
    {
      at: { file, path: [...list, at, "name"] },
      message: `An answer above is sent under the name "${excerpt(name)}" already, expected one of its own.`,
      hint: "Write another name here: whoever gets the form could not tell the two apart.",
      related: { at: { file, path: [...list, first, "name"] }, message: "It stands here first." },
    },
  ];
}

/** Fields that the service of their form takes for its trap. */
export const trappedField: Check = {
  ...unfitField,
  scope: "site",
  bad: { "_site.yaml": trapped, "index.yaml": exampleForm("enquiry", website("«website»")) },
  good: { "_site.yaml": trapped, "index.yaml": exampleForm("enquiry", website("homepage")) },
  check: ({ site: siteFile, references }) => {
    const forms = new Map(formServices(siteFile).map(({ name, taken }) => [name, taken]));
    return references.flatMap(({ format, value, file, path, owner }) => {
      const taken = format === formTargetFormat.name ? forms.get(value) : undefined;
      if (!taken?.size) return [];
      const named = ["items", "values"].flatMap((key) => {
        const entries = Array.isArray(owner[key]) ? owner[key] : [];
        return entries.map((entry: unknown, at) => ({
          name: isRecord(entry) ? entry["name"] : "",
          at: [key, at, "name"],
        }));
      });
      const sent = "consent" in owner ? [...named, { name: "consent", at: ["consent"] }] : named;
      return sent
        .filter(({ name }) => taken.has(name))
        .map(({ name, at }) => ({
          at: { file, path: [...path.slice(0, -1), ...at] },
          message: `The name "${excerpt(String(name))}" is that of ${taken.get(name)} of the form "${excerpt(value)}", expected another.`,
          hint: "The service would not get the answer. Give the field another name, or the other in _site.yaml.",
        }));
    });
  },
};
