import { examplePage } from "../toolkit/examples.ts";
import type { CodeEntry } from "../toolkit/rule.ts";

export const invalidAcceptance: CodeEntry = {
  code: "invalid-acceptance",
  severity: "warning",
  meaning:
    "A comment is meant to accept a warning but has no effect: the code does not exist or is an error, the reason is missing, or the comment is after a value. The form is # accept CODE: reason, for one code, on its own line above the value.",
  bad: `${examplePage}    «# accept vague-link»
    description: Read about the mill in our [book](https://book.example/).
`,
  good: `${examplePage}    # accept vague-link: the label is fixed by law
    description: Read about the mill [here](https://mill.example/).
`,
};
