import type { SiteContent } from "../../../src/content.gen.ts";
import type { FormTarget } from "../../../src/content-values.ts";
import { usualThanksField } from "../index/site-data.ts";
import type { AddressForm } from "../read/address-form.ts";

type FormService = NonNullable<SiteContent["forms"]>[number];

/** The target of a form: what stands in the HTML for the service that takes it. The address of the page of thanks is resolved. */
function targetOf(form: FormService, { origin, base }: { readonly origin: string; readonly base: string }): FormTarget {
  const { name, service, thanks, thanksField = usualThanksField, trap } = form;
  const ofTrap = trap === undefined ? {} : { trap };
  if (service === "netlify") {
    const attributes = {
      name,
      "data-netlify": "true",
      ...(trap === undefined ? {} : { "data-netlify-honeypot": trap }),
    };
    // The page of thanks is the address that the form is sent to.
    return { ...(thanks ? { action: thanks } : {}), attributes, fields: { "form-name": name }, ...ofTrap };
  }
  const fields = thanks ? { fields: { [thanksField]: new URL(thanks, origin).href } } : {};
  if (service === "cloudflare") return { attributes: { "data-static-form-name": name }, ...fields, ...ofTrap };
  const { action = "" } = form;
  return { action: action.startsWith("/") ? base + action : action, ...fields, ...ofTrap };
}

/** Finds the targets of the forms of a site by their names. `hrefOf` resolves the address of a page, where that has not been done. */
export function formTargets(
  forms: readonly FormService[] = [],
  { origin, form, hrefOf }: { origin: string; form: AddressForm; hrefOf: (route: string) => string },
): (name: string) => FormTarget | undefined {
  return (name) => {
    const found = forms.find((one) => one.name === name);
    if (!found) return undefined;
    const thanks = found.thanks && hrefOf(found.thanks);
    return targetOf({ ...found, ...(thanks ? { thanks } : {}) }, { origin, base: form.base });
  };
}
