import type { ShownService } from "../../../src/content-values.ts";
import { type Labels, withValue } from "../../../src/labels.ts";
import { type EmbedName, embedProviders } from "../formats/embed-formats.ts";
import { shownProvider } from "./shown-provider.ts";

export function shownEmbeds(names: readonly EmbedName[], labels: Labels): readonly ShownService[] {
  return names.map((one) => {
    const { name, provider, purpose, privacy } = embedProviders[one];
    return {
      ...{ name, title: name, needsConsent: true, options: {} },
      provider: shownProvider(provider, labels),
      purpose: withValue(labels[purpose], privacy),
    };
  });
}
