import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { findFormat } from "../../formats/all-formats.ts";
import type { ContentFormat } from "../../formats/descriptor/content-format.ts";
import type { ContentIndex, IndexedFile } from "../../index/content-index.ts";
import { decodeAsset } from "../../read/asset-address.ts";
import { toDiagnostic } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { exampleSite } from "../words/example-site.ts";

const logo = exampleSite.replace("  name: Bakery", "  name: Bakery\n  logo:\n    src: /assets/logo.svg");

/** The kinds that pictures of each use can have, with the words for them. That of other files is their authors' concern. */
const kinds: Partial<
  Record<NonNullable<ContentFormat["asset"]>, { readonly of: readonly string[]; readonly words: string }>
> = {
  picture: { of: ["svg", "png", "webp", "avif", "jpg", "gif"], words: "an SVG, PNG, WebP, AVIF, JPEG or GIF" },
  image: { of: ["svg", "png", "webp", "avif", "jpg"], words: "a JPEG, PNG, WebP, AVIF or SVG" },
  icon: { of: ["svg", "png"], words: "an SVG or a PNG" },
};

/** Pictures, logos and icons that no browser could show. */
export const unusablePicture: Check = {
  code: "unusable-picture",
  scope: "site",
  meaning:
    "The file of a picture, a logo or an icon is no picture of a kind that every browser shows, or it is damaged, so that visitors would see nothing in its place.",
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
  check: ({ references, assets, readAsset, inspectPicture }) =>
    references.flatMap((reference) => {
      const use = findFormat(reference.format)?.asset;
      const expected = use && kinds[use];
      if (!expected) return [];
      const asset = decodeAsset(reference.value) ?? "";
      if (!assets.has(asset)) return [];
      const address = `The file of "${excerpt(reference.value)}"`;
      const facts = inspectPicture(asset);
      // A picture that moves is reported by itself.
      if (use === "image" && facts?.isAnimated) return [];
      const isKind = facts !== undefined && expected.of.includes(facts.kind);
      if (isKind && !facts.isDamaged) return [];
      const prefix = facts === undefined ? prefixOfSvg(readAsset(asset, mostHeadBytes)) : undefined;
      if (prefix !== undefined) {
        return {
          at: reference,
          message: `The elements of the SVG ${JSON.stringify(excerpt(reference.value))} have the prefix ${prefix}:, expected none.`,
          hint: `Export it as a plain SVG, or write <svg xmlns="http://www.w3.org/2000/svg"> at its start, and take ${prefix}: out everywhere.`,
        };
      }
      const words = isKind
        ? {
            message: `${address} is damaged: a part of it is missing or wrong.`,
            hint: "Save or export the picture again.",
          }
        : {
            message: `${address} is no such picture, expected ${expected.words}.`,
            hint: "Export it as one of these, or name another file.",
          };
      return [{ at: reference, ...words }];
    }),
};

/** So much of a file is read to see what it begins with. */
const mostHeadBytes = 2000;

/** The prefix that a namespace gives to the elements of an SVG, which few programs write and many do not read. */
function prefixOfSvg(bytes: Uint8Array | undefined): string | undefined {
  return bytes && /<([A-Za-z][\w-]{0,20}):svg[\s>]/.exec(Buffer.from(bytes).toString("utf8"))?.[1];
}

/** The diagnostics for pictures of pages that a build could not decode. `unusable` are the addresses of their files. */
export function undecodablePictures({ references }: ContentIndex, unusable: ReadonlySet<string>): Diagnostic[] {
  const found = references.filter(
    ({ format, value }) => findFormat(format)?.asset === "image" && unusable.has(decodeAsset(value) ?? ""),
  );
  return found.map((at) =>
    toDiagnostic(unusablePicture.code, {
      at,
      message: `The file of "${excerpt(at.value)}" is damaged: a part of it is missing or wrong.`,
      hint: "Save or export the picture again.",
    }),
  );
}

/** The diagnostic for an icon that a build could not draw: it is well-formed, and its content is not what it says. */
export function undrawableIcon(site: IndexedFile): Diagnostic {
  return toDiagnostic(unusablePicture.code, {
    at: { file: site, path: ["icon"] },
    message: "The file of the icon cannot be drawn: a part of it is wrong.",
    hint: "Save or export the picture again, or take a PNG.",
  });
}
