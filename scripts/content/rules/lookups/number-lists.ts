import { toPointer, type ValuePath, valueAt } from "../../diagnostic/path.ts";
import type { ContentIndex, NumberReference } from "../../index/content-index.ts";

/** The numbers of one format in the entries of one list. */
interface NumberList {
  readonly path: ValuePath;
  /** In the order of the entries. */
  readonly numbers: readonly NumberReference[];
  /** Whether every entry has such a number. */
  readonly isComplete: boolean;
}

/** The lists whose entries have a number of a format, such as the weeks of a course. */
export function numberLists(content: ContentIndex, format: string): NumberList[] {
  const lists = new Map<string, NumberReference[]>();
  let last: NumberReference[] = [];
  for (const number of content.numbers) {
    if (number.format !== format) continue;
    if (isBeside(number, last[0])) {
      last.push(number);
      continue;
    }
    const key = `${number.file.source.displayPath} ${toPointer(listOf(number))}`;
    const list = lists.get(key) ?? [];
    lists.set(key, list);
    list.push(number);
    last = list;
  }
  return [...lists.values()].flatMap((numbers) => {
    const [first] = numbers;
    if (!first) return [];
    const path = listOf(first);
    const entries = valueAt(first.file.data, path);
    return [{ path, numbers, isComplete: Array.isArray(entries) && entries.length === numbers.length }];
  });
}

/** The list of a number: its path is list, index, key. */
function listOf({ path }: NumberReference): ValuePath {
  return path.slice(0, -2);
}

/** Whether a number stands in the list of another. Most do in that of the one before, which is known sooner than the name of the list. */
function isBeside({ file, path }: NumberReference, other: NumberReference | undefined): boolean {
  return (
    other !== undefined &&
    file === other.file &&
    path.length === other.path.length &&
    path.every((step, index) => index >= path.length - 2 || step === other.path[index])
  );
}
