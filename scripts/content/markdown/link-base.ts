import { type AddressForm, pageHref } from "../read/address-form.ts";
import { plainAddress } from "../read/route-form.ts";

/**
 * A link within a site as it is written in its pages: below the path of the site, perhaps with a trailing slash, and percent-encoded.
 * External addresses stay as they are.
 */
export function siteHref(href: string, form: AddressForm): string {
  if (!/^[/#]/.test(href)) return href;
  if (href.startsWith("/assets/")) return form.base + href;
  const [, path = "", query = "", anchor = ""] = /^([^?#]*)([^#]*)(.*)$/s.exec(href) ?? [];
  return (path && pageHref(form, plainAddress(path))) + query + encodeURI(plainAddress(anchor));
}

/** A parsed text with its links in the form of the site: each `href` and `src` at any depth. */
export function withSiteHrefs<T>(nodes: T, form: AddressForm): T {
  if (form.base === "" && !form.slash) return nodes;
  // The cast is safe: only addresses differ in the copy.
  return copyWithHrefs(nodes, form) as T;
}

function copyWithHrefs(node: unknown, form: AddressForm): unknown {
  if (Array.isArray(node)) return node.map((part) => copyWithHrefs(part, form));
  if (typeof node !== "object" || node === null) return node;
  const copied = Object.entries(node).map(([key, value]) => {
    const isAddress = (key === "href" || key === "src") && typeof value === "string";
    return [key, isAddress ? siteHref(value, form) : copyWithHrefs(value, form)];
  });
  return Object.fromEntries(copied);
}

/**
 * Points every link of a Markdown text to the home page, because links in examples lead to pages that other sites do not
 * have.
 */
export function leadHome(text: string): string {
  const parts = text.split(")");
  const last = parts.pop() ?? "";
  return [...parts.map((part) => part.replace(/\]\(.*$/s, "](/")), last].join(")");
}
