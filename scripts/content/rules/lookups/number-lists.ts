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
  for (const number of content.numbers) {
    if (number.format !== format) continue;
    const key = `${number.file.source.displayPath} ${toPointer(listOf(number))}`;
    const list = lists.get(key) ?? [];
    lists.set(key, list);
    list.push(number);
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
