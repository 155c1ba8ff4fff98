import { listAt, valueAt } from "../../diagnostic/path.ts";
import { formTargetFormat } from "../../formats/address-formats.ts";
import { formServices } from "../../index/site-data.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { exampleForm, exampleSite } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";

const site = `${exampleSite}forms:
  - name: enquiry
    action: https://forms.example/send
    trap: website
`;
const website = (name: string) => `- name: ${name}\n        label: Your website`;

export const unfitField: Check = {
  code: "unfit-field",
  scope: "site",
  meaning:
    "A field of a form has the same name as another field, so nobody could tell their answers apart, or as a field that the form sends itself: the trap of its service, which would then treat every answer as spam, or the one with the thank-you page.",
  bad: { "_site.yaml": site, "index.yaml": exampleForm("enquiry", website("«website»")) },
  good: { "_site.yaml": site, "index.yaml": exampleForm("enquiry", website("homepage")) },
  check: ({ site: siteFile, references }) => {
    const forms = new Map(formServices(siteFile).map(({ name, taken }) => [name, taken]));
    return references.flatMap(({ format, value, file, path, owner }) => {
      if (format !== formTargetFormat.name) return [];
      const own = new Map<unknown, Finding["at"]>();
      const names = ["items", "values"].flatMap((key) =>
        listAt(owner, [key]).map((field, index) => ({ name: valueAt(field, ["name"]), at: [key, index, "name"] })),
      );
      if ("consent" in owner) names.push({ name: "consent", at: ["consent"] });
      return names.flatMap(({ name, at }): Finding | [] => {
        const place = { file, path: [...path.slice(0, -1), ...at] };
        const first = own.get(name);
        const other = first ? "another field" : forms.get(value)?.get(name);
        own.set(name, place);
        if (other === undefined || typeof name !== "string") return [];
        return {
          at: place,
          message: `The name "${excerpt(name)}" is already used by ${other} of the form "${excerpt(value)}", expected a different one.`,
          hint: `The recipient of the form could not tell the two apart. Give the field another name${first ? "" : ", or rename the one in _site.yaml"}.`,
          related: first && { at: first, message: "The other field is here." },
        };
      });
    });
  },
};
