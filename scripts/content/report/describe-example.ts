import { describeObstacle } from "../read/obstacle.ts";
import type { Example } from "../rules/toolkit/rule.ts";
import { filesOf, withoutMarks } from "./example-content.ts";

/** An example as text: its files, each below its name. */
export function describeExample(example: Example): string {
  const files = Object.entries(filesOf(example));
  if (files.length === 0) return "The same content without these files, or with what belongs into them.";
  return files
    .map(([path, value]) => {
      if (value === null) return `${path} is not there.`;
      if (typeof value === "string") return `# ${path}\n${shortenLine(withoutMarks(value).trimEnd())}`;
      if (value instanceof Uint8Array && value.includes(0))
        return `# ${path}\n(${value.length} bytes that are no text)`;
      return value instanceof Uint8Array
        ? `# ${path}\n${Buffer.from(value).toString("latin1").trimEnd()}`
        : `${path} ${describeObstacle(value)}.`;
    })
    .join("\n\n");
}

function shortenLine(text: string): string {
  return text.replaceAll(/^(.{100}).{20,}$/gm, "$1…");
}
