import { isRecord } from "../../diagnostic/is-record.ts";
import type { ValuePath } from "../../diagnostic/path.ts";
import { formTargetFormat } from "../../formats/links/form-target-format.ts";
import { formServices } from "../../index/form-services.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { exampleSite } from "../words/example-site.ts";

const site = `${exampleSite}forms:
  - name: enquiry
    action: https://forms.example/send
    trap: website
`;
const page = (name: string) => `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: form
    title: Ask us
    form: enquiry
    items:
      - name: ${name}
        label: Your website
        input: url
    submit: Ask
`;

/** Fields that the service of their form takes for its trap. */
export const trappedField: Check = {
  code: "trapped-field",
  scope: "site",
  meaning:
    "A field of a form, or what is sent along, has the name that _site.yaml gives as the trap of its service. The service takes whatever is sent with a filled trap for spam, and with it the answer of every visitor.",
  bad: { "_site.yaml": site, "index.yaml": page("«website»") },
  says: {
    message: 'The name "website" is that of the trap of the form "enquiry", expected another.',
    hint: "Whoever answers would be taken for spam. Give the field another name, or the trap in _site.yaml.",
  },
  good: { "_site.yaml": site, "index.yaml": page("homepage") },
  check({ site: siteFile, references }) {
    const traps = new Map(formServices(siteFile).map(({ name, trap }) => [name, trap]));
    return references.flatMap(({ format, value, file, path, owner }) => {
      const trap = format === formTargetFormat.name ? traps.get(value) : undefined;
      if (trap === undefined) return [];
      return sentNames(owner).flatMap(({ name, at }) =>
        name === trap
          ? [
              {
                at: { file, path: [...path.slice(0, -1), ...at] },
                message: `The name "${excerpt(trap)}" is that of the trap of the form "${excerpt(value)}", expected another.`,
                hint: trappedField.says.hint,
              },
            ]
          : [],
      );
    });
  },
};

/** The names under which a form sends something: answers, what is sent along, and consent. */
function sentNames(form: Readonly<Record<string, unknown>>): { readonly name: unknown; readonly at: ValuePath }[] {
  const listed = ["items", "values"].flatMap((key) => {
    const entries = form[key];
    if (!Array.isArray(entries)) return [];
    return entries.map((entry: unknown, index) => ({
      name: isRecord(entry) ? entry["name"] : undefined,
      at: [key, index, "name"],
    }));
  });
  return "consent" in form ? [...listed, { name: "consent", at: ["consent"] }] : listed;
}
