import { valueAt } from "../../diagnostic/path.ts";
import type { Check } from "../kinds/check.ts";
import { examplePage, exampleSite } from "../words/example-site.ts";

const page = (key: string) =>
  examplePage.replace(
    "blocks:",
    `${key}:
  - id: contact-order
    label: Order bread
blocks:`,
  );

/** Purposes of a page whose site has no contact section that could show them. */
export const missingContact: Check = {
  code: "missing-contact",
  scope: "site",
  meaning:
    "A page names what people may write for from it, and the contact section of the footer shows no such purposes. Nobody would see them, and a button that leads to one would lead nowhere.",
  bad: { "_site.yaml": exampleSite, "index.yaml": page("«purposes»") },
  says: {
    message: "The purposes of this page are shown nowhere, expected footer.contact.purposes in _site.yaml.",
    hint: "Add to _site.yaml, in footer.contact, the purposes that every page has, or remove these.",
  },
  good: {
    "_site.yaml": exampleSite.replace(
      "  legalLinks:",
      `    purposes:
      - id: contact-question
        label: Ask a question
  legalLinks:`,
    ),
    "index.yaml": page("purposes"),
  },
  check({ site, pages }) {
    if (!site.isComplete || valueAt(site.data, ["footer", "contact", "purposes"]) !== undefined) return [];
    return pages
      .filter(({ data }) => valueAt(data, ["purposes"]) !== undefined)
      .map((file) => ({
        at: { file, path: ["purposes"], part: "key" as const },
        message: "The purposes of this page are shown nowhere, expected footer.contact.purposes in _site.yaml.",
        hint: "Add to _site.yaml, in footer.contact, the purposes that every page has, or remove these.",
      }));
  },
};
