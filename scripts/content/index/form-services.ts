import { isRecord } from "../diagnostic/is-record.ts";
import { valueAt } from "../diagnostic/path.ts";
import type { IndexedFile } from "./content-index.ts";

/** A service that takes what visitors send, as the site file names it. */
interface NamedFormService {
  readonly name: string;
  readonly trap?: string;
}

export function formServices({ data }: IndexedFile): readonly NamedFormService[] {
  const forms = valueAt(data, ["forms"]);
  return (Array.isArray(forms) ? forms : []).flatMap((form: unknown): NamedFormService[] => {
    if (!isRecord(form) || typeof form["name"] !== "string") return [];
    const { name, trap } = form;
    return [typeof trap === "string" ? { name: String(name), trap } : { name: String(name) }];
  });
}
