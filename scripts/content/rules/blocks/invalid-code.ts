import type { Diagnostic, Range } from "../../diagnostic/diagnostic.ts";
import type { CodeEntry } from "../toolkit/rule.ts";

const component = (tag: string) => `export function OfficeHours({ block }) {
  return <p>{block.days}</${tag}>;
}
`;

const file = "../blocks/office-hours/office-hours.tsx";

export const invalidCode: CodeEntry = {
  code: "invalid-code",
  meaning:
    "Code of the project (a component, a rule, a service, the configuration or a stylesheet) has a syntax error, or imports something that does not reach any page.",
  bad: { [file]: component("«q»") },
  says: {
    message: "Expected corresponding JSX closing tag for 'p'.",
    hint: "Fix it here, or just before: nothing that needs the file can be compiled.",
  },
  good: { [file]: component("p") },
};

interface CodeMistake extends Range, Pick<Diagnostic, "file" | "related"> {
  readonly words: string;
  readonly hint?: string;
}

export function codeDiagnostic({ words, hint = invalidCode.says?.hint ?? "", ...place }: CodeMistake): Diagnostic {
  return { ...place, code: invalidCode.code, message: plain(words), hint, pointer: "" };
}

/** In the style of all reports: straight quotes, a capital letter and a full stop. */
function plain(words: string): string {
  const quoted = words.trim().replaceAll("`", '"').replaceAll('"EOF"', "the end of the file");
  return quoted.charAt(0).toUpperCase() + quoted.slice(1) + (/[.!?]$/.test(quoted) ? "" : ".");
}
