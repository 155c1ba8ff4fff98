import { z } from "zod";
import { allCodes } from "../rules/all-rules.ts";
import { type CodeEntry, optionForms } from "../rules/toolkit/rule.ts";
import type { Schema } from "../schema/schema-set.ts";
import { canBeLowered, optionKey } from "./site-checks.ts";

const severityTexts = {
  fixed: "Always an error.",
  error: "An error, of which a site can make less.",
  warning: "A warning.",
  off: "Off, unless a site asks for it.",
} as const;

export function severityText({ code, severity = "error" }: CodeEntry): string {
  return severityTexts[canBeLowered(code) ? severity : "fixed"];
}

/** The document of `checks` in the site file: what each code is, and of which a site can make less. */
export function checksList(): string {
  const entries = [...allCodes.values()];
  const parts = Object.values(severityTexts).map((text) => {
    const some = entries.filter((entry) => severityText(entry) === text);
    const lines = some.map(({ code, meaning }) => `- \`${code}\`: ${firstSentence(meaning)}`);
    return `## ${text.slice(0, -1)}\n\n${lines.join("\n")}\n`;
  });
  const options = entries.flatMap((entry) =>
    Object.entries(entry.options ?? {}).map(
      ([name, { description }]) => `- \`${optionKey(entry.code, name)}\`: ${description}`,
    ),
  );
  return `<!-- Generated from the rules in scripts/content/rules/ by \`npm run types\`. -->

# The codes of the check

\`checks\` in \`_site.yaml\` makes an \`error\` or a \`warning\` of a code, or turns it \`off\`; \`npm run check -- --explain CODE\` shows one with an example. What is always an error is neither lowered nor accepted: nothing could be built, or a visitor would not be safe.

${parts.join("\n")}
## Options

${options.join("\n")}
`;
}

export function firstSentence(meaning: string): string {
  return meaning.replace(/(?<=[.!?]) [A-Z].*$/s, "");
}

/** The schema of `checks` in the site file: each code with its meaning, and the options of rules, for editors. */
export function checksSchema(): Schema {
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    $comment: "Generated from the rules in scripts/content/rules/ by `npm run types`.",
    title: "Checks",
    description:
      "The severities of codes on this site, and options of some: an error stops the check and the build, a warning nothing.",
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries([...allCodes.values()].flatMap(propertiesOf)),
    tsType: "Readonly<Record<string, unknown>>",
  };
}

function propertiesOf({ code, meaning, renamedFrom, options = {} }: CodeEntry): [key: string, schema: Schema][] {
  const [lead, levels] = canBeLowered(code) ? ["", ["error", "warning", "off"]] : ["Always an error. ", ["error"]];
  const own: Schema = { description: lead + firstSentence(meaning), enum: levels, ...(renamedFrom && { renamedFrom }) };
  const others = Object.entries(options).map(([name, { kind, description, example }]): [string, Schema] => {
    const { $schema: _, ...schema } = z.toJSONSchema(optionForms[kind], { target: "draft-7" });
    // What options are made of, texts, numbers and lists, is written in the same way in both.
    return [optionKey(code, name), { description, examples: [example], ...schema } as Schema];
  });
  return [[code, own], ...others];
}
