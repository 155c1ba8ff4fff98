import { type Labels, withValue } from "../../../src/labels.ts";
import type { Provider, Service } from "../../../src/service.ts";

export function shownProvider(provider: Service["provider"], labels: Labels): string {
  if (typeof provider === "string") return provider;
  const named = nameWithCountry(provider, labels);
  return provider.orOperator ? withValue(labels.siteOperator, named) : named;
}

function nameWithCountry({ company, country }: Provider, { language }: Labels): string {
  // In brackets: what stands between a name and a place differs by language.
  return `${company} (${new Intl.DisplayNames(language, { type: "region" }).of(country)})`;
}
