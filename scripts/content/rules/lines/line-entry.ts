import type { LineIndex } from "../../diagnostic/line-index.ts";

/** A line of YAML taken apart, as an author sees it: `- key: value # comment`. */
interface LineEntry {
  /** The offset of the key, or of the value of a line without a key. */
  readonly start: number;
  readonly key: string | undefined;
  readonly valueStart: number;
  readonly valueEnd: number;
  /** Without the comment. Empty where there is none. */
  readonly value: string;
}

const key = `"[^"]*"|'[^']*'|[^\\s"'#[\\]{}:,&*!|>%@\`-][^:#]*`;
const entryPattern = new RegExp(`^((?:\\uFEFF)?[ \\t]*(?:-[ \\t]+)*)(?:(${key}):(?:[ \\t]+|$))?(.*)$`, "s");

/** Takes a line apart without regard to the lines around it. */
export function lineEntry(lines: LineIndex, line: number): LineEntry {
  const [whole = "", lead = "", name, rest = ""] = entryPattern.exec(lines.lineText(line)) ?? [];
  const value = rest.replace(/(?:^|(?<![ \t])[ \t]+)#(?:[ \t].*)?$/s, "").trimEnd();
  const valueStart = lines.start(line) + whole.length - rest.length;
  return {
    start: lines.start(line) + lead.length,
    key: name?.trim(),
    valueStart,
    valueEnd: valueStart + value.length,
    value,
  };
}
