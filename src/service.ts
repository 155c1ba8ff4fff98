// For the services of a project: `yaml-pages/service`.

/** The directives of the Content-Security-Policy that a service can widen, each by sources such as https://stats.example. */
type OpenedBy = "script-src" | "style-src" | "connect-src" | "frame-src" | "img-src" | "media-src";

/** An option that a site passes to a service, such as its number there. */
interface ServiceOption {
  readonly description: string;
  /** A regular expression for the whole value. */
  readonly pattern: string;
  readonly example: string;
}

type Options = Readonly<Record<string, ServiceOption>>;
type ValuesOf<Own extends Options> = Readonly<Record<keyof Own, string>>;

export interface Provider {
  readonly company: string;
  /** The two letters of its country (ISO 3166). */
  readonly country: string;
  /** Whether the operator of the site can also run the service. */
  readonly orOperator?: boolean;
}

/** A third-party service on the pages of a site. */
export interface Service<Own extends Options = Options> {
  /** Lower-case words with hyphens, the name of the file. */
  readonly name: string;
  readonly title: string;
  /** Who runs it, and in which country: as text, or as data that is worded in each language. */
  readonly provider: string | Provider;
  /** What it does with the data of a visitor, in a sentence. */
  readonly purpose: string;
  /** Whether it may only start once the visitor has agreed: it stores something, or recognises people. */
  readonly needsConsent: boolean;
  /** What it stores on the visitor's device, and for how long. */
  readonly cookies: readonly { readonly name: string; readonly lasts: string }[];
  readonly options: Own;
  /** The sources that it needs. A page allows these and no others. */
  opens(options: ValuesOf<Own>): Readonly<Partial<Record<OpenedBy, readonly string[]>>>;
  /** Starts it in the browser, once per document. */
  start(options: ValuesOf<Own>): void;
}

export function defineService<const Own extends Options>(service: Service<Own>): Service<Own> {
  return service;
}

/** Adds a script of another host to the page, with `data-` attributes that it reads. */
export function addScript(src: string, data: Readonly<Record<string, string>> = {}): HTMLScriptElement {
  const script = Object.assign(document.createElement("script"), { src, async: true });
  Object.assign(script.dataset, data);
  document.head.append(script);
  return script;
}
