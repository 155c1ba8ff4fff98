import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { OwnTypeface } from "../../src/content.gen.ts";
import { type Letters, subsetsOf } from "../content/fonts/find-letters.ts";
import { allSubsets, type NamedTypeface, type Subset } from "../content/fonts/typefaces.ts";
import { packageFolder } from "../program/package-folder.ts";

interface PublishedFont {
  /** The start of its name. */
  readonly stem: string;
  readonly content: Uint8Array;
  readonly subset: Subset | undefined;
  readonly isItalic: boolean;
  /** Whether it is only for bold text. */
  readonly isBold: boolean;
  /** Whether it determines the metrics of the family. */
  readonly isMain: boolean;
  /** Whether the first paint of most pages needs it. */
  readonly isEarly: boolean;
}

interface ShownLetters {
  readonly letters: readonly Letters[];
  readonly frequent: readonly Letters[];
  /** A font reduced to the characters and features of a subset. */
  shrink(font: Uint8Array, subset: Subset): Promise<Uint8Array>;
}

/** The files of a family from its package, for the subsets whose letters a site shows. */
export async function packagedFontFiles(
  typeface: NamedTypeface,
  { letters, frequent, shrink }: ShownLetters,
): Promise<PublishedFont[]> {
  const early = chooseSubsets(frequent, typeface.subsets);
  const files = chooseSubsets(letters, typeface.subsets).map(async (subset) => {
    const file = subset === "basic" ? "latin" : subset;
    const isMain = file === "latin";
    const folder = packageFolder(typeface.package);
    const content = readFileSync(join(folder, `files/${typeface.stem}-${file}-wght-normal.woff2`));
    return {
      stem: `${typeface.stem}-${subset}`,
      content: await shrink(content, subset),
      subset,
      isItalic: false,
      isBold: false,
      isMain,
      isEarly: isMain || early.includes(subset),
    };
  });
  return Promise.all(files);
}

/** The most bytes of a site's own typeface that pages preload. One for Japanese or Chinese has millions, and would hold everything else up. */
const mostEarly = 300_000;

/** The files of a site's own typeface, whole, because its licence may not allow changes. */
export function ownFontFiles(
  { name, file, bold, italic }: OwnTypeface,
  read: (file: string) => Uint8Array,
): PublishedFont[] {
  const stem = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  const toFile = (address: string, style: string): PublishedFont => {
    const content = read(address);
    return {
      stem: `${stem}${style && `-${style}`}`,
      content,
      subset: undefined,
      isItalic: style === "italic",
      isBold: style === "bold",
      isMain: style === "",
      isEarly: style !== "italic" && content.length <= mostEarly,
    };
  };
  return [
    toFile(file, ""),
    ...(bold === undefined ? [] : [toFile(bold, "bold")]),
    ...(italic === undefined ? [] : [toFile(italic, "italic")]),
  ];
}

/**
 * The smallest set of available subsets that covers some letters, in the order of their rules. It always has Latin or its basic
 * part, so that no word is set from two files if one has all of it.
 */
export function chooseSubsets(letters: Iterable<Letters>, available: readonly Subset[]): readonly Subset[] {
  const all = [...letters];
  const chosen = new Set<Subset>([all.includes("latin") ? "latin" : "basic"]);
  const choices = all.map((some) => subsetsOf(some).filter((subset) => available.includes(subset)));
  // Letters that only one subset has come first: that subset often has the others too.
  for (const subsets of choices.sort((a, b) => a.length - b.length)) {
    const [first] = subsets;
    if (first !== undefined && !subsets.some((subset) => chosen.has(subset))) chosen.add(first);
  }
  return allSubsets.filter((subset) => chosen.has(subset));
}
