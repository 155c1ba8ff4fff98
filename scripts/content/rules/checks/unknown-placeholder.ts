import { fromPointer, valueAt } from "../../diagnostic/path.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { exampleSite } from "../words/example-site.ts";

/** Pointers to placeholders that lead to nothing. */
export const unknownPlaceholder: Check = {
  code: "unknown-placeholder",
  severity: "warning",
  scope: "site",
  meaning:
    "A pointer under placeholders leads to no value of the site file, so that it keeps nothing from being published.",
  bad: { "_site.yaml": `${exampleSite}placeholders:\n  - «/footer/registration»\n` },
  says: {
    message: 'There is no value at "/footer/registration", expected the place of a placeholder.',
    hint: "Correct the pointer, or remove it.",
  },
  good: { "_site.yaml": `${exampleSite}placeholders:\n  - /footer/registrationNumber\n` },
  check({ site }) {
    const listed = valueAt(site.data, ["placeholders"]);
    if (!Array.isArray(listed)) return [];
    return listed.flatMap((pointer: unknown, index) => {
      if (typeof pointer !== "string" || !pointer.startsWith("/")) return [];
      // A part of a pointer has ~0 for a tilde and ~1 for a slash.
      const isPointer = !/~(?![01])/.test(pointer);
      if (isPointer && valueAt(site.data, fromPointer(pointer)) !== undefined) return [];
      return [
        {
          at: { file: site, path: ["placeholders", index] },
          message: `There is no value at "${excerpt(pointer)}", expected the place of a placeholder.`,
          hint: unknownPlaceholder.says.hint,
        },
      ];
    });
  },
};
