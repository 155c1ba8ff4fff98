import type { IndexedFile } from "../../index/content-index.ts";

/** Files with those behind that are called a copy, so that of two that are alike the copy comes last. Otherwise the order stays. */
export function originalsFirst<File extends IndexedFile>(files: readonly File[]): File[] {
  const isCopy = ({ source }: File) => copyName.test(source.path);
  return [...files.filter((file) => !isCopy(file)), ...files.filter(isCopy)];
}

/** How file managers and people name copies. */
const copyName = /(?:^|[-_ ])(?:copy|kopie|copie|old|backup|bak)(?:[-_ ]?\d*)\.ya?ml$|[-_ (]\d\)?\.ya?ml$/i;
