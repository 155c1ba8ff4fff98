import { isRecord } from "../../diagnostic/is-record.ts";
import { formTargetFormat } from "../../formats/links/form-target-format.ts";
import { formServices } from "../../index/form-services.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { exampleForm, exampleSite } from "../words/example-site.ts";

const site = `${exampleSite}forms:
  - name: enquiry
    action: https://forms.example/send
    trap: website
`;

/** Fields that the service of their form takes for its trap. */
export const trappedField: Check = {
  code: "trapped-field",
  scope: "site",
  meaning:
    "A field of a form, or what is sent along, has the name that _site.yaml gives as the trap of its service. The service takes whatever is sent with a filled trap for spam, and with it the answer of every visitor.",
  bad: { "_site.yaml": site, "index.yaml": exampleForm("enquiry", "- name: «website»\n        label: Your website") },
  says: {
    message: 'The name "website" is that of the trap of the form "enquiry", expected another.',
    hint: "Whoever answers would be taken for spam. Give the field another name, or the trap in _site.yaml.",
  },
  good: { "_site.yaml": site, "index.yaml": exampleForm("enquiry", "- name: homepage\n        label: Your website") },
  check: ({ site: siteFile, references }) => {
    const traps = new Map(formServices(siteFile).map(({ name, trap }) => [name, trap]));
    return references.flatMap(({ format, value, file, path, owner }) => {
      const trap = format === formTargetFormat.name ? traps.get(value) : undefined;
      if (trap === undefined) return [];
      const named = ["items", "values"].flatMap((key) => {
        const entries = Array.isArray(owner[key]) ? owner[key] : [];
        return entries.map((entry: unknown, at) => ({
          name: isRecord(entry) ? entry["name"] : "",
          at: [key, at, "name"],
        }));
      });
      const sent = "consent" in owner ? [...named, { name: "consent", at: ["consent"] }] : named;
      return sent
        .filter(({ name }) => name === trap)
        .map(({ at }) => ({
          at: { file, path: [...path.slice(0, -1), ...at] },
          message: `The name "${excerpt(trap)}" is that of the trap of the form "${excerpt(value)}", expected another.`,
          hint: trappedField.says.hint,
        }));
    });
  },
};
