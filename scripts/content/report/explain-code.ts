import type { RuleOption } from "../../../src/rule.ts";
import { severityText } from "../answers/describe-checks.ts";
import { optionKey } from "../answers/site-checks.ts";
import { checkRawContent } from "../check/check-content.ts";
import type { ContentModel } from "../check/content-model.ts";
import { describeObstacle } from "../read/obstacle.ts";
import { allCodes, presentCode } from "../rules/all-rules.ts";
import type { CodeEntry, Example } from "../rules/toolkit/rule.ts";
import { nearest } from "../rules/toolkit/suggest.ts";
import { exampleContent, filesOf, withoutMarks } from "./example-content.ts";
import { textReport } from "./text.ts";

/**
 * Explains a code: its meaning, content with the mistake and without it, and the report on the mistake.
 */
export function explainCode(entry: CodeEntry, model: ContentModel): string {
  const checked = checkRawContent(model, exampleContent(entry.bad, entry).raw);
  return [
    `${entry.code}\n\n${indent(`${entry.meaning}\n\n${severityText(entry)}`)}`,
    `With the mistake:\n\n${indent(describeExample(entry.bad))}`,
    entry.says
      ? `The message:\n\n${indent(`${entry.says.message}\n${entry.says.hint}`)}`
      : `The report of the check:\n\n${indent(textReport(checked, false).trimEnd())}`,
    `Without it:\n\n${indent(describeExample(entry.good))}`,
    ...Object.entries(entry.options ?? {}).map(([name, option]) => optionPart(optionKey(entry.code, name), option)),
  ]
    .join("\n\n")
    .concat("\n");
}

function optionPart(key: string, { description, example }: RuleOption): string {
  const value = Array.isArray(example) ? `[${example.join(", ")}]` : String(example);
  const form = `# _site.yaml\nchecks:\n  ${key}: ${value}`;
  return `A site can choose ${key} in \`checks\`:\n\n${indent(`${description}\n\n${form}`)}`;
}

export function unknownCodeMessage(code: string): string {
  const now = presentCode(code);
  const close = now === undefined ? nearest(code, allCodes.keys()) : [];
  const question = close.length > 0 ? ` Did you mean ${close.join(" or ")}?` : "";
  const renamed = now === undefined ? "" : ` It is now called ${now}.`;
  return `${code === "" ? "--explain: expected a code." : `There is no code "${code}".${renamed}${question}`} The codes are:\n${codeList()}`;
}

export function codeList(): string {
  return [...allCodes.keys()].map((known) => `  ${known}`).join("\n");
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, "  ");
}

function describeExample(example: Example): string {
  const files = Object.entries(filesOf(example));
  const shortened = (text: string) =>
    withoutMarks(text)
      .trimEnd()
      .replaceAll(/^(.{100}).{20,}$/gm, "$1…");
  if (files.length === 0) return "The same content without these files, or with the right content in them.";
  return files
    .map(([path, value]) => {
      if (value === null) return `${path} does not exist.`;
      if (typeof value === "string") return `# ${path}\n${shortened(value)}`;
      return `${path} ${describeObstacle(value)}.`;
    })
    .join("\n\n");
}
