import type { ShownService } from "../../../src/content-values.ts";
import { labelsOf } from "../../../src/labels.ts";
import type { Service } from "../../../src/service.ts";
import { chatwoot } from "../../../src/services/chatwoot.ts";
import { googleAnalytics } from "../../../src/services/google-analytics.ts";
import { matomo } from "../../../src/services/matomo.ts";
import { plausible } from "../../../src/services/plausible.ts";
import { valueAt } from "../diagnostic/path.ts";
import { ExtensionError, noteNames } from "../diagnostic/project-code.ts";
import { joinOpenings, type Openings } from "../formats/content-format.ts";
import { addedServices, refuseOpenings } from "./added-services.ts";
import { shownProvider } from "./shown-provider.ts";
import { shownTime } from "./shown-time.ts";

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

/** What services have a policy allow: all of them, or those that `isOf` chooses by the addresses of their pages. */
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

/** The services of a site as pages show them, in the words of a language. `hrefOf` gives the addresses of pages. */
export function shownServices(
  site: unknown,
  hrefOf: (route: string) => string,
  labels = labelsOf(),
): readonly ShownService[] {
  const language = String(valueAt(site, ["language"]));
  const services = valueAt(site, ["services"]);
  // The cast is safe: the schema accepted the data.
  const written = (Array.isArray(services) ? services : []) as readonly WrittenService[];
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
