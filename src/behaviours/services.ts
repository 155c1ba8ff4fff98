import type { StartedService } from "../content-values.ts";
import type { Service } from "../service.ts";
import { type Behaviour, partOf, register } from "./behaviour.ts";

/** The visitor's answer, and for which services: they are asked again about a new one. */
interface Choice {
  readonly isAllowed: boolean;
  readonly names: readonly string[];
}

const key = "services";

function readChoice(): Choice | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    // Storage is blocked, or holds foreign text.
    return undefined;
  }
}

const started = new Set<string>();

async function start({ name, address, options }: StartedService): Promise<void> {
  if (started.has(name)) return;
  started.add(name);
  const module: Record<string, Service | undefined> = await import(/* @vite-ignore */ address);
  Object.values(module)
    .find((one) => one?.name === name)
    ?.start(options);
}

/** Deletes what services have stored for this site. Only they can delete what they store elsewhere. */
function deleteCookies(services: readonly StartedService[]): void {
  const names = services.flatMap(({ cookies = [] }) => cookies);
  // Matomo adds a dot and the number of the site.
  const isTheirs = (name: string) =>
    names.some((one) => (one.endsWith("*") ? name.startsWith(one.slice(0, -1)) : `${name}.`.startsWith(`${one}.`)));
  const labels = location.hostname.split(".");
  // A cookie is only deleted for the domain it was set for, which scripts cannot find out.
  const domains = ["", ...labels.map((_, index) => `; domain=${labels.slice(index).join(".")}`)];
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.split("=")[0] ?? "";
    if (!isTheirs(name)) continue;
    // The Cookie Store API needs HTTPS, and is not in every browser.
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}

/** Starts the services of a page. Those that need consent start once the visitor agrees, who is asked and can change their mind. */
export const services: Behaviour = (element, { lifetime }) => {
  const all = JSON.parse(element.dataset["services"] as string) as readonly StartedService[];
  const here = all.filter(({ pages }) => !pages || pages.includes(location.pathname));
  // One answer applies to all services in the question, on this page and others.
  const asked = all.filter(({ needsConsent }) => needsConsent);
  const [question, change] = [partOf(element, "question"), partOf(element, "change")];
  const show = (choice: Choice | undefined, isReopened = false) => {
    const isDecided = ({ name }: StartedService) => choice?.names.includes(name) === true;
    const isAsking = isReopened || here.some((one) => one.needsConsent && !isDecided(one));
    if (question) question.hidden = !isAsking;
    if (change) change.hidden = isAsking;
    for (const service of here)
      if (!service.needsConsent || (isDecided(service) && choice?.isAllowed)) void start(service);
  };
  const choose = (isAllowed: boolean) => {
    const choice = { isAllowed, names: asked.map(({ name }) => name) };
    try {
      localStorage.setItem(key, JSON.stringify(choice));
    } catch {
      // Then the visitor is asked on each page.
    }
    if (!isAllowed) deleteCookies(asked);
    // A service that has started only stops with a new document.
    if (!isAllowed && asked.some(({ name }) => started.has(name))) location.reload();
    else show(choice);
    // What the visitor is reading: from `main`, the next Tab would go back to the top of the page.
    const section = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest<HTMLElement>("main > section");
    if (section) section.tabIndex = -1;
    (section ?? change)?.focus({ preventScroll: true });
  };
  partOf(element, "allow")?.addEventListener("click", () => choose(true), lifetime);
  partOf(element, "decline")?.addEventListener("click", () => choose(false), lifetime);
  change?.addEventListener(
    "click",
    () => {
      show(undefined, true);
      question?.focus();
    },
    lifetime,
  );
  show(readChoice());
};
register("services", services);
