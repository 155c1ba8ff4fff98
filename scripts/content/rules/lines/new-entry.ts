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
  if (!isSeq(ancestors.at(-1)) || !isScalar(first?.key) || first.key === key || first.key.value !== key.value)
    return false;
  const [from = 0] = first.key.range ?? [];
  return /^ *(?:- +)+$/.test(lines.text.slice(lines.start(lines.lineAt(from)), from));
}
