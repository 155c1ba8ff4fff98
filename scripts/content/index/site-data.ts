import { isRecord, listAt, valueAt } from "../diagnostic/path.ts";

/** The field in which most services expect the address of the thank-you page. */
export const usualThanksField = "_next";

/** The forms of a site by name, with the fields that each sends automatically, and their meaning. */
export function formServices({ data }: { readonly data: unknown }) {
  return listAt(data, ["forms"]).flatMap((form) => {
    if (!isRecord(form) || typeof form["name"] !== "string") return [];
    const { name, service, trap, thanks, thanksField = usualThanksField } = form;
    const taken = [
      ...(trap === undefined ? [] : [[trap, "the trap"] as const]),
      ...(thanks === undefined || service === "netlify"
        ? []
        : [[thanksField, "the field with the thank-you page"] as const]),
    ];
    return { name: String(name), taken: new Map<unknown, string>(taken) };
  });
}

export function documentAddresses(siteData: unknown): readonly string[] {
  return listAt(siteData, ["documents"]).flatMap((document) => {
    const file = valueAt(document, ["file"]);
    return typeof file === "string" ? [documentAddress(file)] : [];
  });
}

export function documentAddress(file: string): string {
  return `/assets/${file}`;
}

export function schemeOf(site: unknown): "light" | "dark" | "both" {
  const scheme = valueAt(site, ["theme", "scheme"]);
  return scheme === "light" || scheme === "dark" ? scheme : "both";
}
