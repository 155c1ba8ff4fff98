import { formActionFormat } from "../../formats/links/form-action-format.ts";
import type { ViolationRule } from "../kinds/violation-rule.ts";
import { exampleSite } from "../words/example-site.ts";
import { formatFinding } from "../words/format-finding.ts";

const forms = (action: string) => `${exampleSite}forms:
  - name: enquiry
    action: ${action}
`;

/** Addresses that no form may be sent to. */
export const invalidFormAction: ViolationRule = {
  code: "invalid-form-action",
  meaning:
    "The address that takes a form is none that is encrypted, so that others could read what visitors write, or it names a user and a password.",
  bad: { "_site.yaml": forms("«http://forms.example/send»") },
  says: {
    message: 'Unexpected "http://forms.example/send", expected an https address such as https://forms.example/send.',
    hint: 'Write "https://forms.example/send" instead.',
  },
  good: { "_site.yaml": forms("https://forms.example/send") },
  keywords: ["format"],
  explain: (violation) => formatFinding(violation, formActionFormat),
};
