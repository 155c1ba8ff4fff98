import { z } from "zod";
import { allCodes } from "../rules/all-rules.ts";
import { type CodeEntry, optionForms } from "../rules/toolkit/rule.ts";
import type { Schema } from "../schema/schema-set.ts";
import { canBeLowered, optionKey } from "./site-checks.ts";

const severityTexts = {
  fixed: "Always an error.",
  error: "An error that a site can lower.",
  warning: "A warning.",
  off: "Off unless a site turns it on.",
} as const;

export function severityText({ code, severity = "error" }: CodeEntry): string {
  return severityTexts[canBeLowered(code) ? severity : "fixed"];
}

/** The document about `checks` in the site file: what each code means, and which codes a site can lower. */
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

\`checks\` in \`_site.yaml\` makes a code an \`error\` or a \`warning\`, or turns it \`off\`; \`npm run check -- --explain CODE\` explains a code with an example. A code that is always an error can be neither lowered nor accepted: the site could not be built, or visitors would not be safe.

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
      "The severity of each code on this site, and the options of some rules. An error stops the check and the build; a warning stops nothing.",
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
    // The cast is safe: options are strings, numbers and lists, which both describe alike.
    return [optionKey(code, name), { description, examples: [example], ...schema } as Schema];
  });
  return [[code, own], ...others];
}
