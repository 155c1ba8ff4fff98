import type { ContactPurpose, Page, SiteContent } from "../../../src/content.gen.ts";
import type { OfferedPurpose } from "../../../src/site.ts";
import { pageLabel } from "./page-names.ts";

type ContactSection = NonNullable<NonNullable<SiteContent["footer"]>["contact"]>;

/** The contact section with the target of its form: by mail if the site has no form service. Without a target there is no form. */
export function resolveContact(contact: ContactSection, brand: string): ContactSection {
  const { items, purposes, form } = contact;
  const mailbox = items.find(({ href }) => href?.startsWith("mailto:"))?.href;
  if (!purposes || form || mailbox === undefined) return contact;
  const subject = mailbox.includes("?") ? "" : `?subject=${encodeURIComponent(brand)}`;
  return { ...contact, form: { action: mailbox + subject } };
}

/**
 * The purposes offered in the contact form of a page: those of the page, then those of all pages. The one that the main button of the page
 * links to is preselected. Undefined if nothing can be sent.
 */
export function resolvePurposes(page: Page, site: SiteContent): readonly OfferedPurpose[] | undefined {
  const { purposes: everywhere, form } = site.footer?.contact ?? {};
  if (!everywhere || !form) return undefined;
  const purposes = [...(page.purposes ?? []), ...everywhere];
  const chosen = firstLinked(page, purposes) ?? purposes[0];
  return purposes.map(({ subject, ...purpose }) => ({
    ...purpose,
    // A line break could inject another mail header.
    subject: `${subject ?? purpose.label} (${pageLabel(page)})`.replaceAll(/\s+/g, " "),
    ...(purpose.id === chosen?.id ? { isChosen: true } : {}),
  }));
}

/** The purpose that the first such link of a page leads to. */
function firstLinked({ blocks }: Page, purposes: readonly ContactPurpose[]): ContactPurpose | undefined {
  const text = JSON.stringify(blocks);
  const placeOf = ({ id }: ContactPurpose) => text.indexOf(`"href":"#${encodeURI(id)}"`);
  return purposes.filter((one) => placeOf(one) >= 0).sort((a, b) => placeOf(a) - placeOf(b))[0];
}
