import type { ContactPurpose, Page, SiteContent } from "../../../src/content.gen.ts";
import type { FormTarget } from "../../../src/content-values.ts";
import type { OfferedPurpose } from "../../../src/site.ts";
import { usualThanksField } from "../index/site-data.ts";
import type { AddressForm } from "../read/address-form.ts";
import { pageLabel } from "./page-names.ts";

type FormService = NonNullable<SiteContent["forms"]>[number];
type ContactSection = NonNullable<NonNullable<SiteContent["footer"]>["contact"]>;

/**
 * The targets of the forms of a site, by name: the attributes and fields in the HTML for the service that receives a form. `hrefOf`
 * resolves the address of a page, if that has not been done.
 */
export function formTargets(
  forms: readonly FormService[] = [],
  { origin, form: { base }, hrefOf }: { origin: string; form: AddressForm; hrefOf: (route: string) => string },
): (name: string) => FormTarget | undefined {
  return (name) => {
    const form = forms.find((one) => one.name === name);
    if (!form) return undefined;
    const { service, thanksField = usualThanksField, trap, action = "" } = form;
    const thanks = form.thanks && hrefOf(form.thanks);
    const ofTrap = trap === undefined ? {} : { trap };
    if (service === "netlify") {
      const honeypot = trap === undefined ? {} : { "data-netlify-honeypot": trap };
      const attributes = { name, "data-netlify": "true", ...honeypot };
      // The form is sent to the address of the thank-you page.
      return { ...(thanks ? { action: thanks } : {}), attributes, fields: { "form-name": name }, ...ofTrap };
    }
    const fields = thanks ? { fields: { [thanksField]: new URL(thanks, origin).href } } : {};
    if (service === "cloudflare") return { attributes: { "data-static-form-name": name }, ...fields, ...ofTrap };
    return { action: action.startsWith("/") ? base + action : action, ...fields, ...ofTrap };
  };
}

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
