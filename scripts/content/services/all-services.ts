import type { ShownService } from "../../../src/content-values.ts";
import { type Labels, labelsOf, withValue } from "../../../src/labels.ts";
import type { Service } from "../../../src/service.ts";
import { chatwoot } from "../../../src/services/chatwoot.ts";
import { googleAnalytics } from "../../../src/services/google-analytics.ts";
import { matomo } from "../../../src/services/matomo.ts";
import { plausible } from "../../../src/services/plausible.ts";
import { listAt, valueAt } from "../diagnostic/path.ts";
import { ExtensionError, noteNames } from "../diagnostic/project-code.ts";
import { joinOpenings, type Openings } from "../formats/content-format.ts";
import { type EmbedName, embedProviders } from "../formats/embed-formats.ts";
import { addedServices, refuseOpenings } from "./added-services.ts";

type PurposeLabel = "countsVisits" | "countsReturns" | "countsElsewhere" | "showsChat";

export const ownServices: readonly Service[] = [plausible, matomo, googleAnalytics, chatwoot];

const ownPurposes: Readonly<Record<string, PurposeLabel>> = {
  plausible: "countsVisits",
  matomo: "countsReturns",
  "google-analytics": "countsElsewhere",
  chatwoot: "showsChat",
};

const found = [...ownServices.map((service) => ({ file: "the renderer", service })), ...addedServices];
noteNames(
  "service",
  found.map(({ file, service }) => [service.name, file]),
);

export const allServices: readonly Service[] = found.map(({ service }) => service);

/** The openings of all services, or of those that `isOf` selects by the addresses of their pages. */
export function serviceOpenings(
  services: readonly ShownService[] = [],
  isOf: (pages: readonly string[] | undefined) => boolean = () => true,
): Openings {
  return joinOpenings(services.filter(({ pages }) => isOf(pages)).map(openingsOf));
}

function openingsOf({ name, options }: ShownService): Openings {
  try {
    const openings = allServices.find((service) => service.name === name)?.opens(options) ?? {};
    refuseOpenings(openings);
    return openings;
  } catch (error) {
    throw new ExtensionError(`The service ${name}: opens: ${(error as Error).message}.`);
  }
}

interface WrittenService extends Readonly<Record<string, unknown>> {
  readonly use: string;
  readonly pages?: readonly string[];
  readonly purpose?: Readonly<Record<string, string>>;
}

/** The services of a site as pages show them, in a language. `hrefOf` returns the addresses of pages. */
export function shownServices(
  site: unknown,
  hrefOf: (route: string) => string,
  labels = labelsOf(),
): readonly ShownService[] {
  const language = String(valueAt(site, ["language"]));
  // The cast is safe: the schema accepted the data.
  const written = listAt(site, ["services"]) as readonly WrittenService[];
  return written.flatMap(({ use, pages, purpose: purposes, ...rest }) => {
    const service = allServices.find(({ name }) => name === use);
    if (!service) return [];
    const { name, title, needsConsent } = service;
    const ownWord = ownServices.includes(service) ? ownPurposes[name] : undefined;
    const purpose = purposes?.[language] ?? (ownWord ? labels[ownWord] : service.purpose);
    const cookies = service.cookies.map((cookie) => ({ ...cookie, lasts: shownTime(cookie.lasts, labels) }));
    const provider = shownProvider(service.provider, labels);
    // The cast is safe: every other key is an option, which is a text.
    const options = rest as ShownService["options"];
    const facts = { name, title, provider, purpose, needsConsent, cookies, options };
    return [pages ? { ...facts, pages: pages.map(hrefOf) } : facts];
  });
}

function shownProvider(provider: Service["provider"], labels: Labels): string {
  if (typeof provider === "string") return provider;
  const { company, country } = provider;
  // In brackets, because the wording between a name and a place differs by language.
  const named = `${company} (${new Intl.DisplayNames(labels.language, { type: "region" }).of(country)})`;
  return provider.orOperator ? withValue(labels.siteOperator, named) : named;
}

/** The lifetime of a cookie, such as "2 years", in a language. Other texts stay as they are. */
function shownTime(time: string, { language }: Labels): string {
  const [, number, unit] = /^(\d+) (minute|hour|day|week|month|year)s?$/.exec(time) ?? [];
  if (number === undefined) return time;
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(Number(number));
}

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
