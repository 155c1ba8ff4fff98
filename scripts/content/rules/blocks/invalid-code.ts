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
    "Code of the project has a slip in its syntax, or imports what no page would get: a component, a rule, a service, the configuration or a stylesheet.",
  bad: { [file]: component("«q»") },
  says: {
    message: "Expected corresponding JSX closing tag for 'p'.",
    hint: "Mend it here, or just before: nothing that needs the file can be compiled.",
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

/** As all reports quote, with a capital letter and a full stop. */
function plain(words: string): string {
  const quoted = words.trim().replaceAll("`", '"').replaceAll('"EOF"', "the end of the file");
  return quoted.charAt(0).toUpperCase() + quoted.slice(1) + (/[.!?]$/.test(quoted) ? "" : ".");
}
