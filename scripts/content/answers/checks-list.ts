import { allCodes } from "../rules/all-rules.ts";
import type { CodeEntry } from "../rules/toolkit/rule.ts";
import { canBeLowered, optionKey, optionsOf } from "./site-checks.ts";

const [fixed, lowerable, warning, off] = [
  "Always an error.",
  "An error, of which a site can make less.",
  "A warning.",
  "Off, unless a site asks for it.",
];
const texts = [fixed, lowerable, warning, off];

/** What a code is where a site says nothing of it, in a sentence. */
export function severityText({ code, severity = "error" }: CodeEntry): string {
  if (!canBeLowered(code)) return fixed;
  return { error: lowerable, warning, off }[severity];
}

/** The document of `checks` in the site file: what each code is, and of which a site can make less. */
export function checksList(): string {
  const groups = new Map<string, CodeEntry[]>(texts.map((text) => [text, []]));
  for (const entry of allCodes.values()) {
    const text = severityText(entry);
    groups.set(text, [...(groups.get(text) ?? []), entry]);
  }
  const parts = [...groups].map(([text, all]) => part(text, all));
  const options = [...allCodes.values()].flatMap((entry) =>
    optionsOf(entry).map(
      ([name, option]) => `- \`${optionKey(entry.code, name)}\`: ${option.meta()?.description ?? ""}`,
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

function part(text: string, entries: readonly CodeEntry[]): string {
  return `## ${text.slice(0, -1)}

${entries.map(({ code, meaning }) => `- \`${code}\`: ${firstSentence(meaning)}`).join("\n")}
`;
}

/** The first sentence of the meaning of a code. */
export function firstSentence(meaning: string): string {
  return meaning.replace(/(?<=[.!?]) [A-Z].*$/s, "");
}
