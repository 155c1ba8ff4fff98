import type { SiteContent } from "../../../src/content.gen.ts";
import { labelsOf } from "../../../src/labels.ts";
import { homeRoute } from "../../../src/page-address.ts";
import type { Route } from "../../../src/site.ts";
import { addressForm, pageHref } from "../read/address-form.ts";

/** The route of the page that hosts show for unknown paths of a site in its language. */
export function notFoundRoute(site: Parameters<typeof homeRoute>[0]): string {
  return `${homeRoute(site).replace(/\/$/, "")}/404`;
}

/** The not-found page of a site without its own, made from its labels. */
export function notFoundPage(site: SiteContent): Route {
  const { notFoundTitle: title, notFoundDescription: description, returnHome } = labelsOf(site.labels);
  const form = addressForm(site.origin, site);
  const home = pageHref(form, homeRoute(site));
  const languages = site.languages?.map(({ code, name, path = "/" }) => {
    return { code, name, href: pageHref(form, path), isTranslation: false };
  });
  return {
    path: notFoundRoute(site),
    name: title,
    title: `${title} · ${site.brand.name}`,
    description,
    language: site.language,
    listed: false,
    blocks: [{ type: "hero", title, description, actions: [{ label: returnHome, href: home }] }],
    ...(languages ? { languages } : {}),
  };
}
