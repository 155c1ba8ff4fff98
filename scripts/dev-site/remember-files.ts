import type { FileOnDisk } from "../watch/file-memory.ts";

/** Returns a function that works a file out once, as long as it is the same object. */
export function rememberFiles<Result>(work: (file: FileOnDisk) => Result): (file: FileOnDisk) => Result {
  const known = new WeakMap<FileOnDisk, { readonly result: Result }>();
  return (file) => {
    const before = known.get(file) ?? { result: work(file) };
    known.set(file, before);
    return before.result;
  };
}
