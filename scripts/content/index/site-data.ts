import { isRecord } from "../diagnostic/is-record.ts";
import { valueAt } from "../diagnostic/path.ts";

interface NamedFormService {
  readonly name: string;
  readonly trap?: string;
}

export function formServices({ data }: { readonly data: unknown }): readonly NamedFormService[] {
  const forms = valueAt(data, ["forms"]);
  return (Array.isArray(forms) ? forms : []).flatMap((form: unknown): NamedFormService[] => {
    if (!isRecord(form) || typeof form["name"] !== "string") return [];
    const { name, trap } = form;
    return [typeof trap === "string" ? { name: String(name), trap } : { name: String(name) }];
  });
}

export function documentAddresses(siteData: unknown): readonly string[] {
  const documents = valueAt(siteData, ["documents"]);
  if (!Array.isArray(documents)) return [];
  return documents.flatMap((document: unknown) => {
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
