import { valueAt } from "../../diagnostic/path.ts";
import type { IndexedFile } from "../../index/content-index.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
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

/** Purposes of a page whose site has no contact section that could show them, and those of a site that nobody could be told of. */
export const missingContact: Check = {
  code: "missing-contact",
  scope: "site",
  meaning:
    "A page names what people may write for from it, and the contact section of the footer shows no such purposes; or that section names some, and has neither a form nor an email address to send a message to. Nobody would see them, and a button that leads to one would lead nowhere.",
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
    if (!site.isComplete) return [];
    const contact = valueAt(site.data, ["footer", "contact"]);
    if (valueAt(contact, ["purposes"]) !== undefined) return canBeSent(contact) ? [] : [unsent(site)];
    return pages
      .filter(({ data }) => valueAt(data, ["purposes"]) !== undefined)
      .map((file) => ({
        at: { file, path: ["purposes"], part: "key" as const },
        message: "The purposes of this page are shown nowhere, expected footer.contact.purposes in _site.yaml.",
        hint: "Add to _site.yaml, in footer.contact, the purposes that every page has, or remove these.",
      }));
  },
};

/** Whether the contact section has a form or an email address, or a link that may be meant for one. */
function canBeSent(contact: unknown): boolean {
  const items = valueAt(contact, ["items"]);
  return (
    valueAt(contact, ["form"]) !== undefined ||
    !Array.isArray(items) ||
    items.some((item) => String(valueAt(item, ["href"])).includes("@"))
  );
}

function unsent(file: IndexedFile): Finding {
  return {
    at: { file, path: ["footer", "contact", "purposes"], part: "key" },
    message: "There is nowhere to send what people write for these purposes, expected an email address or a form.",
    hint: "Add an item with href: mailto:… above, or form: with the name of one of the forms of this file.",
  };
}
