import { diagnosticAt } from "../diagnostic-at.ts";
import { findIcon, iconNames } from "../icons.ts";
import { suggest } from "../suggest.ts";
import type { Check } from "./check.ts";

/** Icons that the icon set does not have. */
export const unknownIcon: Check = (content) =>
  content.references
    .filter(({ format, value }) => format === "icon" && !findIcon(value))
    .map(({ file, path, value }) => {
      const suggestion = suggest(value, iconNames());
      return diagnosticAt(file, path, "value", {
        code: "unknown-icon",
        message: `There is no icon "${value}" in the Lucide set.`,
        hint: suggestion ? `Write "${suggestion}" instead.` : "Choose a name from https://lucide.dev/icons.",
        suggestion,
      });
    });
