import { isMap, isScalar } from "yaml";
import { parseText, possibleDataOf } from "../../yaml/parse-text.ts";
import type { SyntaxProblem } from "../kinds/syntax-rule.ts";
import { pathOfKey } from "./path-of-key.ts";

/** The keys that a mapping could still have, where `word` stands in it as a key without its colon. */
export function freeKeys({ lines, shape }: SyntaxProblem, word: { start: number; end: number }): readonly string[] {
  const { text } = lines;
  const document = parseText(`${text.slice(0, word.end)}: ${text.slice(word.end).replace(/^ *=?/, "")}`);
  const path = pathOfKey(document, word.start)?.slice(0, -1);
  const map: unknown = path && (path.length === 0 ? document.contents : document.getIn(path, true));
  const expected = path && shape.at(possibleDataOf(document), path);
  if (!isMap(map) || !expected) return [...shape.keys];
  const taken = map.items.flatMap(({ key }) =>
    isScalar(key) && key.range?.[0] !== word.start ? [String(key.value)] : [],
  );
  return Object.keys(expected.schema.properties ?? {}).filter((key) => !taken.includes(key));
}
