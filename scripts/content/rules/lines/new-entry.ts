import { isScalar, isSeq, type Scalar, type YAMLMap } from "yaml";
import type { LineIndex } from "../../diagnostic/line-index.ts";

/** Where a mapping stands. */
interface Surroundings {
  readonly lines: LineIndex;
  readonly ancestors: readonly unknown[];
}

/** Whether a key of an entry of a list repeats its first key, so that another entry begins there whose hyphen is missing. */
export function isNewEntry(map: YAMLMap, key: Scalar, { lines, ancestors }: Surroundings): boolean {
  const [first] = map.items;
  const at = map.items.findIndex((pair) => pair.key === key);
  // With nothing between them, or nothing below, it is a key that is there twice.
  if (at < 2 || at === map.items.length - 1) return false;
  if (!isSeq(ancestors.at(-1)) || !isScalar(first?.key) || first.key.value !== key.value) return false;
  const [from = 0] = first.key.range ?? [];
  return /^ *(?:- +)+$/.test(lines.text.slice(lines.start(lines.lineAt(from)), from));
}
