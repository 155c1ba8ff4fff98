import { isRecord } from "../../diagnostic/is-record.ts";
import { valueAt } from "../../diagnostic/path.ts";
import { formTargetFormat } from "../../formats/address-formats.ts";
import type { ContentIndex, LinkReference, PageFile } from "../../index/content-index.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { exampleForm, exampleSite, withDescription } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { suggest } from "../toolkit/suggest.ts";
import { excerpt, orList } from "../toolkit/wording.ts";

const site = `${exampleSite}forms:\n  - name: order\n    action: https://forms.example/send\n`;
const order = (query: string) => ({
  "_site.yaml": site,
  "order.yaml": exampleForm("order", "- name: bread\n        label: Which bread?").replace("Home", "Order"),
  "index.yaml": withDescription(`You can [order rye](${query}).`),
});

/** Queries of links that fill in nothing of the form that they lead to. */
export const unusedQuery: Check = {
  code: "unused-query",
  severity: "warning",
  scope: "site",
  meaning:
    "A link leads to a page with a form, and its query names no field of that, or an answer that the field has not. The form would stay as it is.",
  bad: order("«/order?loaf=Rye»"),
  good: order("/order?bread=Rye"),
  check(content) {
    const known = new Map<PageFile, ReadonlyMap<string, readonly string[]> | undefined>();
    return content.links.flatMap((link) => {
      const { target } = link;
      if (target?.kind !== "internal" || target.query === "") return [];
      const page = content.pagesByRoute.get(target.route ?? "");
      if (!page) return [];
      if (!known.has(page)) known.set(page, fieldsOf(page, content));
      const fields = known.get(page);
      return fields ? unusedIn(target.query, link, fields) : [];
    });
  },
};

/** The fields of the contact form, which every page may have. */
const contactFields = ["subject", "name", "email", "message"];

/** The fields that a visitor fills in on a page with a form block, with the answers that they have; undefined where not all are known. */
function fieldsOf(page: PageFile, { references, siteFiles }: ContentIndex): Map<string, readonly string[]> | undefined {
  const forms = references.filter(({ file, format }) => file === page && format === formTargetFormat.name);
  const items = forms.map(({ owner }) => owner["items"]);
  if (forms.length === 0 || !page.isComplete || !items.every(Array.isArray)) return undefined;
  const own = items.flat().filter(isRecord);
  const hasContact = siteFiles.some(({ data }) => valueAt(data, ["footer", "contact", "purposes"]) !== undefined);
  return new Map<string, readonly string[]>([
    ...(hasContact ? contactFields.map((name) => [name, []] as const) : []),
    ...own.map(({ name, input, options }) => {
      const answers = input === "checkbox" ? ["yes"] : Array.isArray(options) ? options.map(String) : [];
      return [String(name), answers] as const;
    }),
  ]);
}

function unusedIn(query: string, at: LinkReference, fields: ReadonlyMap<string, readonly string[]>): Finding[] {
  // These are read by statistics.
  const given = [...new URLSearchParams(query)].filter(([name]) => !name.startsWith("utm_"));
  const [first] = given;
  // Scripts may read the others where one is a field.
  if (first && !given.some(([name]) => fields.has(name))) return [unknown(at, "field", first[0], [...fields.keys()])];
  return given.flatMap(([name, value]) => {
    const answers = fields.get(name) ?? [];
    return answers.length === 0 || answers.includes(value) ? [] : [unknown(at, "answer", value, answers)];
  });
}

function unknown(at: LinkReference, noun: "field" | "answer", word: string, known: readonly string[]): Finding {
  const near = suggest(word, known);
  const names = orList(known.map((one) => `"${excerpt(one)}"`));
  return {
    at,
    message: `The form of that page has no ${noun} "${excerpt(word)}", expected ${names}.`,
    hint: near === undefined ? "Write one of them letter by letter." : `Did you mean "${near}"?`,
  };
}
