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
  /** Whether it is there for bold letters alone. */
  readonly isBold: boolean;
  /** Whether it decides about the metrics of the family. */
  readonly isMain: boolean;
  /** Whether the first paint of most pages needs it. */
  readonly isEarly: boolean;
}

interface ShownLetters {
  readonly letters: readonly Letters[];
  readonly frequent: readonly Letters[];
  /** A font without what a subset of it does not show. */
  shrink(font: Uint8Array, subset: Subset): Promise<Uint8Array>;
}

/** The files of a family from its package, those of the subsets whose letters a site shows. */
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

/** The most bytes of a typeface of one's own that pages ask for at once. One for Japanese or Chinese has millions, and would keep everything else waiting. */
const mostEarly = 300_000;

/** The files of a site's own typeface, whole: nobody knows whether its licence lets others change it. */
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
 * The fewest of the available subsets that show some letters, in the order in which their rules stand. Either Latin or the basic
 * part of it is always one, so that no word is set from two files where one has all of it.
 */
export function chooseSubsets(letters: Iterable<Letters>, available: readonly Subset[]): readonly Subset[] {
  const all = [...letters];
  const chosen = new Set<Subset>([all.includes("latin") ? "latin" : "basic"]);
  const choices = all.map((some) => subsetsOf(some).filter((subset) => available.includes(subset)));
  // Letters that only one subset has come first: that one often has those that several have.
  for (const subsets of choices.sort((a, b) => a.length - b.length)) {
    const [first] = subsets;
    if (first !== undefined && !subsets.some((subset) => chosen.has(subset))) chosen.add(first);
  }
  return allSubsets.filter((subset) => chosen.has(subset));
}
