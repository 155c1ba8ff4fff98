import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { findFormat } from "../../formats/all-formats.ts";
import type { IndexedFile } from "../../index/content-index.ts";
import { inspectPicture } from "../../markup/inspect-picture.ts";
import { decodeAsset } from "../../read/asset-address.ts";
import { toDiagnostic } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { exampleSite } from "../words/example-site.ts";

const logo = exampleSite.replace("  name: Bakery", "  name: Bakery\n  logo:\n    src: /assets/logo.svg");

/** Logos and icons that no browser could show. */
export const unusablePicture: Check = {
  code: "unusable-picture",
  scope: "site",
  meaning:
    "The file of a logo or an icon is no picture of a kind that every browser shows, or it is damaged, so that visitors would see nothing in its place.",
  bad: {
    "_assets/logo.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 4h8"/>',
    "_site.yaml": logo.replace("/assets/logo.svg", "«/assets/logo.svg»"),
  },
  says: {
    message: 'The file of "/assets/logo.svg" is damaged: a part of it is missing or wrong.',
    hint: "Save or export the picture again.",
  },
  good: {
    "_assets/logo.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 4h8"/></svg>',
    "_site.yaml": logo,
  },
  check: ({ references, readAsset }) =>
    references.flatMap((reference) => {
      const use = findFormat(reference.format)?.asset;
      // What other files are is their authors' concern.
      if (use === undefined || use === "file") return [];
      const bytes = readAsset(decodeAsset(reference.value) ?? "");
      if (!bytes) return [];
      const address = `The file of "${excerpt(reference.value)}"`;
      const facts = inspectPicture(bytes);
      const isKind = facts && (use === "picture" || ["svg", "png"].includes(facts.kind));
      if (isKind && !facts.isDamaged) return [];
      const expected = use === "icon" ? "an SVG or a PNG" : "an SVG, PNG, WebP, AVIF, JPEG or GIF";
      const words = isKind
        ? {
            message: `${address} is damaged: a part of it is missing or wrong.`,
            hint: "Save or export the picture again.",
          }
        : {
            message: `${address} is no such picture, expected ${expected}.`,
            hint: "Export it as one of these, or name another file.",
          };
      return [{ at: reference, ...words }];
    }),
};

/** The diagnostic for an icon that a build could not draw: it is well-formed, and its content is not what it says. */
export function undrawableIcon(site: IndexedFile): Diagnostic {
  return toDiagnostic(unusablePicture.code, {
    at: { file: site, path: ["icon"] },
    message: "The file of the icon cannot be drawn: a part of it is wrong.",
    hint: "Save or export the picture again, or take a PNG.",
  });
}
