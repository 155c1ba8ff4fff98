import { isRecord, listAt } from "../../diagnostic/path.ts";
import { systemTypeface, typefaces } from "../../fonts/typefaces.ts";
import { formTargetFormat } from "../../formats/address-formats.ts";
import { iconFormat, networkFormat, typefaceFormat } from "../../formats/name-formats.ts";
import { findIcon, findMark, iconNames, markNames, renamedIcon } from "../../icons/icons.ts";
import { mayHave, type Reference } from "../../index/content-index.ts";
import { formServices } from "../../index/site-data.ts";
import { exampleForm, examplePage, exampleSite } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { type Advice, adviseOr, createSuggester, suggest } from "../toolkit/suggest.ts";
import { excerpt, orList } from "../toolkit/wording.ts";

const formSite = `${exampleSite}forms:
  - name: enquiry
    action: https://forms.example/send
`;
const formFields = "- name: email\n        label: Email\n        input: email";

export const unknownName: Check = {
  code: "unknown-name",
  renamedFrom: ["unknown-form", "unknown-icon", "unknown-network", "unknown-tag", "unknown-typeface"],
  scope: "file",
  meaning:
    "An icon is not in the Lucide set, a network is not in Simple Icons, a typeface is neither a built-in one nor one of the site's own, or the target of a form is not in _site.yaml, so nothing could be shown or sent.",
  bad: `${examplePage}    icon: «wheta»\n`,
  good: `${examplePage}    icon: wheat\n`,
  check({ references }) {
    const [nearIcon, nearMark] = [createSuggester(iconNames), createSuggester(markNames)];
    return references.flatMap((reference) => {
      const { format, value } = reference;
      const found = (kind: string, advice: Advice) => [{ at: reference, message: `There is no ${kind}.`, ...advice }];
      const name = `"${excerpt(value)}"`;
      if (format === iconFormat.name && !findIcon(value))
        return found(`icon ${name} in the Lucide set`, adviseIcon(value, nearIcon(value)));
      if (format === networkFormat.name && !findMark(value))
        return found(`logo ${name} in Simple Icons`, adviseOr(value, nearMark(value), networkHint));
      const faces = format === typefaceFormat.name ? facesBeside(reference) : [value];
      if (faces.includes(value)) return [];
      const hint = `Write ${orList(faces)}, or add your own typeface under own.`;
      return found(`typeface ${name}`, adviseOr(value, suggest(value, faces), hint));
    });
  },
};

const networkHint = "Choose a name from https://simpleicons.org, or remove the line to show the label of the link.";

export const unknownForm: Check = {
  ...unknownName,
  scope: "site",
  bad: { "_site.yaml": formSite, "index.yaml": exampleForm("«enquriy»", formFields) },
  good: { "_site.yaml": formSite, "index.yaml": exampleForm("enquiry", formFields) },
  check({ site, references }) {
    if (mayHave(site, "forms:")) return [];
    const known = formServices(site).map(({ name }) => name);
    const repeated = known.flatMap((name, at) => (known.indexOf(name) < at ? [{ name, at }] : []));
    // One of the two should have another name, perhaps the missing one.
    if (repeated.length > 0) {
      return repeated.map(({ name, at }) => ({
        at: { file: site, path: ["forms", at, "name"] },
        message: `The name "${excerpt(name)}" is already used by a form above, expected a different one.`,
        hint: "Write another name, and update the blocks that use this form.",
      }));
    }
    const nearest = createSuggester(() => known);
    return references.flatMap((reference) => {
      const { format, value } = reference;
      if (format !== formTargetFormat.name || known.includes(value)) return [];
      const choice = known.length > 0 ? `Write ${orList(known)}, or add it` : "Add it";
      const hint = `${choice} to _site.yaml: "forms: [{ name: ${excerpt(value)}, action: https://… }]", with the address of the service.`;
      const message = `There is no form "${excerpt(value)}" in _site.yaml.`;
      return [{ at: reference, message, ...adviseOr(value, nearest(value), hint) }];
    });
  },
};

/** The current name of an icon, or the nearest one. Other libraries put a prefix before the name. */
function adviseIcon(value: string, near: string | undefined): Advice {
  const parted = value.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ");
  const words = parted.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const name = words.join("-").replace(/^(?:fa[srb]?|icon|lucide|mdi|bi)-/, "");
  const known = findIcon(name) ? name : renamedIcon(name);
  if (known !== undefined) return { hint: `Write "${known}" instead.`, suggestion: known };
  return adviseOr(value, near, "All names are on https://lucide.dev/icons.");
}

function facesBeside({ owner }: Reference): string[] {
  const names = listAt(owner, ["own"]).flatMap((face) => (isRecord(face) ? String(face["name"]) : []));
  return [...names, ...typefaces.map(({ name }) => name), systemTypeface];
}
