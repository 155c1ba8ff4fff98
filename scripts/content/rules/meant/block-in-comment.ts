import type { SourceFile } from "../../read/read-content.ts";
import type { Violation, ViolationFinding } from "../kinds/violation-rule.ts";
import { inOwner } from "../lookups/in-owner.ts";
import { excerpt } from "../words/describe-value.ts";

/** The block that a key belongs to because a comment made of the first line of that block is above it. */
export function blockInComment(violation: Violation, key: string): ViolationFinding | undefined {
  const { file, path, schema } = violation;
  if (path.length !== 2 || path[0] !== "blocks") return undefined;
  const lines = linesOf(file.source);
  if (lines.length === 0) return undefined;
  const { line, column } = file.locate([...path, key], "key");
  for (let above = line - 2; above >= 0; above--) {
    const text = lines[above] ?? "";
    const type = /^ *# *- type: *([\w-]+) *$/.exec(text)?.[1];
    if (type !== undefined) {
      return {
        message: `Unexpected key "${excerpt(key)}"${inOwner(schema)}: it belongs to the block "${type}", whose first line, ${above + 1}, is a comment.`,
        hint: `Remove the # before "- type: ${type}", or put one before each line of that block.`,
        below: [key],
        part: "key",
        belongsIn: path,
      };
    }
    if (text.trim() !== "" && text.search(/\S/) < column - 1) return undefined;
  }
  return undefined;
}

const known = new WeakMap<SourceFile, readonly string[]>();

/** The lines of a file, which may have thousands of such keys; none where no line of it is such a comment. */
function linesOf(source: SourceFile): readonly string[] {
  const lines = known.get(source) ?? (/# *- type:/.test(source.text) ? source.text.split("\n") : []);
  known.set(source, lines);
  return lines;
}
