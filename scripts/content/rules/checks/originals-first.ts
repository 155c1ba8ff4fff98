import type { ContentIndex, IndexedFile } from "../../index/content-index.ts";

/**
 * Files in the order in which they were probably written, so that of two that are alike the copy comes last: by their age
 * in Git, then with those behind that are called a copy. Otherwise the order stays.
 */
export function originalsFirst<File extends IndexedFile>({ ageOf }: ContentIndex, files: readonly File[]): File[] {
  const ranked = files.map((file) => ({
    file,
    age: ageOf(file.source.path) ?? 0,
    isCopy: copyName.test(file.source.path),
  }));
  return ranked
    .sort((a, b) => (a.age === b.age ? 0 : a.age < b.age ? -1 : 1) || Number(a.isCopy) - Number(b.isCopy))
    .map(({ file }) => file);
}

/** How file managers and people name copies. */
const copyName = /(?:^|[-_ ])(?:copy|kopie|copie|old|backup|bak)(?:[-_ ]?\d*)\.ya?ml$|[-_ (]\d\)?\.ya?ml$/i;
