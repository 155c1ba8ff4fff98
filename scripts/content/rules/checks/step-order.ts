import { toPointer, valueAt } from "../../diagnostic/path.ts";
import type { ContentIndex } from "../../index/content-index.ts";
import { examplePage } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";

const steps = (second: string) =>
  `${examplePage}  - type: workflow-steps\n    title: How we bake\n    items:\n      - { step: 1, title: Knead }\n      - { step: ${second}, title: Bake }\n`;

/** The keys of numbers that readers see before the title of an entry. */
const keys = ["step", "week"];

export const stepOrder: Check = {
  code: "step-order",
  severity: "warning",
  scope: "file",
  meaning:
    "The numbers of the steps of a workflow, or of the weeks of a course, do not count on by one: one is missing, repeated or in the wrong place.",
  bad: steps("«3»"),
  good: steps("2"),
  check: ({ references }: ContentIndex) =>
    references.flatMap(({ file, path, owner }) => {
      const key = path.at(-1) === "title" ? keys.find((name) => typeof owner[name] === "number") : undefined;
      const index = Number(path.at(-2));
      if (key === undefined || !(index > 0)) return [];
      const list = path.slice(0, -2);
      const at = (entry: number) => [...list, entry, key];
      if ([index - 1, index].some((entry) => file.wrong.has(toPointer(at(entry))))) return [];
      const [number, before] = [owner[key], valueAt(file.data, at(index - 1))];
      // Two lanes may share a step.
      if (typeof before !== "number" || number === before + 1 || (number === before && "lane" in owner)) return [];
      return {
        at: { file, path: at(index) },
        message: `Unexpected ${String(number)} as the "${key}" after ${before}, expected ${before + 1}.`,
        hint: `Readers see the numbers: let them count on by one${key === "step" ? ', or leave out "step" in all entries' : ""}.`,
      };
    }),
};
