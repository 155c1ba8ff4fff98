import { valueAt } from "../../diagnostic/path.ts";
import { examplePage, exampleSite } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";

const page = (key: string) =>
  examplePage.replace("blocks:", `${key}:\n  - id: contact-order\n    label: Order bread\nblocks:`);
const purposes = "    purposes:\n      - id: contact-question\n        label: Ask a question\n";

/** Purposes of a page or of all pages that the contact section cannot show. */
export const missingContact: Check = {
  code: "missing-contact",
  scope: "site",
  meaning:
    "A page names what people may write for from it, and the contact section of the footer names no such purposes, or has neither a form nor an email address to send them to. Nobody would see them, and a button that leads to one would lead nowhere.",
  bad: { "_site.yaml": exampleSite, "index.yaml": page("«purposes»") },
  good: {
    "_site.yaml": exampleSite.replace("  legalLinks:", `${purposes}  legalLinks:`),
    "index.yaml": page("purposes"),
  },
  check({ site, pages }) {
    if (!site.isComplete) return [];
    const contact = ["footer", "contact"];
    const items = valueAt(site.data, [...contact, "items"]);
    const hasMail = Array.isArray(items) && items.some((item) => String(valueAt(item, ["href"])).includes("@"));
    const hasPurposes = valueAt(site.data, [...contact, "purposes"]) !== undefined;
    const canSend = hasMail || valueAt(site.data, [...contact, "form"]) !== undefined;
    if (hasPurposes && canSend) return [];
    if (hasPurposes) return [{ at: { file: site, path: [...contact, "purposes"], part: "key" }, ...words }];
    return pages
      .filter(({ data }) => valueAt(data, ["purposes"]) !== undefined)
      .map((file) => ({ at: { file, path: ["purposes"], part: "key" as const }, ...words }));
  },
};

const words = {
  message: "These purposes are shown nowhere, expected a contact section with purposes and an email address or a form.",
  hint: "Add to footer.contact in _site.yaml the purposes that every page has, with an item with href: mailto:… or a form, or remove these.",
};
