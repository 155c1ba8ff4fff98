import type { SiteContent } from "../../../src/content.gen.ts";
import type { FormTarget } from "../../../src/content-values.ts";
import { usualThanksField } from "../index/site-data.ts";
import type { AddressForm } from "../read/address-form.ts";

type FormService = NonNullable<SiteContent["forms"]>[number];

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
