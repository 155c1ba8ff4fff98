import { formTargetFormat } from "../../formats/links/form-target-format.ts";
import { mayHave } from "../../index/content-index.ts";
import { formServices } from "../../index/form-services.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { exampleForm, exampleSite } from "../words/example-site.ts";
import { orList } from "../words/or-list.ts";
import { advise, createSuggester } from "../words/suggest.ts";

const site = `${exampleSite}forms:
  - name: enquiry
    action: https://forms.example/send
`;
const fields = "- name: email\n        label: Email\n        input: email";

/** Forms whose target the site does not name. */
export const unknownForm: Check = {
  code: "unknown-form",
  scope: "site",
  meaning: "A form names a target that _site.yaml does not have, or has twice, so that nobody knows where to send it.",
  bad: { "_site.yaml": site, "index.yaml": exampleForm("«enquriy»", fields) },
  says: { message: 'The site has no form "enquriy".', hint: 'Write "enquiry" instead.' },
  good: { "_site.yaml": site, "index.yaml": exampleForm("enquiry", fields) },
  check({ site: siteFile, references }) {
    if (mayHave(siteFile, "forms:")) return [];
    const known = formServices(siteFile).map(({ name }) => name);
    const repeated = known.flatMap((name, at) => (known.indexOf(name) < at ? [{ name, at }] : []));
    // One of the two is meant to have another name, which may be the one that is missing.
    if (repeated.length > 0) {
      return repeated.map(({ name, at }) => ({
        at: { file: siteFile, path: ["forms", at, "name"] },
        message: `The name "${excerpt(name)}" is that of a form above, expected one of its own.`,
        hint: "Write another name, and adjust the blocks that name this form.",
      }));
    }
    const nearest = createSuggester(() => known);
    return references
      .filter(({ format, value }) => format === formTargetFormat.name && !known.includes(value))
      .map((reference) => {
        const { value } = reference;
        const near = nearest(value);
        const choice = known.length > 0 ? `Write ${orList(known)}, or add it` : "Add it";
        const hint = `${choice} to _site.yaml: "forms: [{ name: ${excerpt(value)}, action: https://… }]", with the address of the service.`;
        return {
          at: reference,
          message: `The site has no form "${excerpt(value)}".`,
          ...(near === undefined ? { hint } : advise(value, near)),
        };
      });
  },
};
