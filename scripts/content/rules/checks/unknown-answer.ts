import { listAt, valueAt } from "../../diagnostic/path.ts";
import { formTargetFormat } from "../../formats/address-formats.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { exampleForm, exampleSite } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { excerpt, orList } from "../toolkit/wording.ts";

const site = `${exampleSite}forms:\n  - name: enquiry\n    action: https://forms.example/send\n`;
const page = (href: string) =>
  exampleForm("enquiry", "- { name: bread, label: Which one, input: select, options: [Rye, Spelt] }").replace(
    "  - type: form",
    `    actions:\n      - { label: Rye, href: ${href} }\n  - type: form`,
  );

export const unknownAnswer: Check = {
  code: "unknown-answer",
  severity: "warning",
  scope: "site",
  meaning:
    "The query of a link fills in a field of a form, but its value is not one of the answers to choose from, so nothing is chosen.",
  bad: { "_site.yaml": site, "index.yaml": page('«"/?bread=Ryee"»') },
  good: { "_site.yaml": site, "index.yaml": page('"/?bread=Rye"') },
  check({ links, references, pagesByRoute }) {
    const forms = references.filter(({ format }) => format === formTargetFormat.name);
    return links.flatMap((link) => {
      const { target } = link;
      if (target?.kind !== "internal" || target.route === undefined || target.query === "") return [];
      const file = pagesByRoute.get(target.route);
      const fields = forms.flatMap((form) => (form.file === file ? listAt(form.owner, ["items"]) : []));
      return [...new URLSearchParams(target.query)].flatMap(([name, value]): Finding[] => {
        const answers = fields.flatMap((field) =>
          valueAt(field, ["name"]) === name ? listAt(field, ["options"]).map(String) : [],
        );
        if (answers.length === 0 || answers.includes(value)) return [];
        const message = `The field "${excerpt(name)}" of ${target.route} has no answer "${excerpt(value)}", expected ${orList(answers.map(excerpt))}.`;
        return [{ at: link, message, hint: "Write one of its answers exactly, or add this one to the field." }];
      });
    });
  },
};
