import { examplePage } from "../toolkit/examples.ts";
import type { CodeEntry } from "../toolkit/rule.ts";

export const unusedAcceptance: CodeEntry = {
  code: "unused-acceptance",
  severity: "warning",
  meaning:
    "A comment accepts a warning that the value below it does not have, or no longer has. It would hide a later mistake there.",
  bad: `${examplePage}    «# accept vague-link: the label is fixed by law»
    description: Read about [the mill](https://mill.example/).
`,
  good: `${examplePage}    # accept vague-link: the label is fixed by law
    description: Read about the mill [here](https://mill.example/).
`,
};
