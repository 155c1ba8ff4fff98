import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { fontFormat } from "../../formats/files/asset-formats.ts";
import type { ContentIndex } from "../../index/content-index.ts";
import { isWoff2 } from "../../markup/is-woff2.ts";
import { decodeAsset } from "../../read/asset-address.ts";
import { toDiagnostic } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { exampleSite } from "../words/example-site.ts";

const site = `${exampleSite}theme:
  typeface:
    text: House Sans
    own:
      - name: House Sans
`;

const hint =
  "Ask who made the typeface for a file in WOFF2, or convert the font with woff2_compress, and put it in its place.";

/** Fonts that are not in the one format that every browser reads. */
export const notWoff2: Check = {
  code: "not-woff2",
  scope: "site",
  meaning: "A file of a typeface is not a font in WOFF2, not all of it is there, or it cannot be read.",
  bad: {
    "_assets/house-sans.woff2": "Not a font.",
    "_site.yaml": `${site}        file: «/assets/house-sans.woff2»\n`,
  },
  says: {
    message: '"/assets/house-sans.woff2" is no WOFF2 file, or only a part of one.',
    hint,
  },
  good: {
    "_assets/house-sans.woff2": smallestWoff2(),
    "_site.yaml": `${site}        file: /assets/house-sans.woff2\n`,
  },
  check({ references, assets, readAsset }) {
    const isWrong = (value: string) => {
      const address = decodeAsset(value);
      // A file that is not there is reported as such.
      const bytes = address !== undefined && assets.has(address) ? readAsset(address) : undefined;
      return bytes !== undefined && !isWoff2(bytes);
    };
    return references
      .filter(({ format, value }) => format === fontFormat.name && isWrong(value))
      .map((reference) => ({
        at: reference,
        message: `"${excerpt(reference.value)}" is no WOFF2 file, or only a part of one.`,
        hint,
      }));
  },
};

/** The diagnostics for fonts that a build could not read. `unreadable` are the addresses of their files. */
export function unreadableFonts({ references }: ContentIndex, unreadable: ReadonlySet<string>): Diagnostic[] {
  return references
    .filter(({ format, value }) => format === fontFormat.name && unreadable.has(decodeAsset(value) ?? ""))
    .map((at) =>
      toDiagnostic(notWoff2.code, {
        at,
        message: `The file of "${excerpt(at.value)}" cannot be read as a font: a part of it is wrong.`,
        hint,
      }),
    );
}

/** A head alone, which is whole by its own account. */
function smallestWoff2(): string {
  return `wOF2${"\0".repeat(4)}${"\0\0\0\x30"}${"\0".repeat(36)}`;
}
