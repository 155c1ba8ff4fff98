import type { Block, ContactPurpose, Image, Page, SiteContent } from "./content.gen.ts";
import type { Day, EventFacts, TagLink } from "./content-values.ts";
import type { Labels } from "./labels.ts";

export interface ByLine {
  /** The address of its calendar file. */
  readonly event?: EventFacts & { readonly calendar: string };
  readonly date?: Day;
  readonly updated?: Day;
  readonly authors?: readonly string[];
  readonly tags?: readonly TagLink[];
}

/** A target of the language switch of a page. */
export interface LanguageLink {
  readonly code: string;
  /** The language's own name. */
  readonly name: string;
  readonly href: string;
  /** Whether the page is the translation, not just the closest page. */
  readonly isTranslation: boolean;
}

export interface Crumb {
  readonly label: string;
  /** Absent for a folder without its own page, and for the last page of the breadcrumbs. */
  readonly href?: string;
}

export interface OfferedPurpose extends ContactPurpose {
  readonly subject: string;
  readonly isChosen?: true;
}

/** The picture that other sites show with a link to a page. */
export interface PageShareImage {
  readonly path: string;
  readonly alt?: string | undefined;
  readonly size?: readonly [width: number, height: number];
}

/** The content of a document of the site: the blocks of some pages, of kinds that documents can hold. */
export interface DocumentContent {
  readonly brand: string;
  readonly language: string;
  readonly title: string;
  readonly description?: string;
  readonly parts: readonly Pick<Route, "name" | "description" | "language" | "labels" | "blocks">[];
}

export interface Site extends SiteContent {
  /** The attributes of the texts that it takes from the site in another language, by their keys: `legalLine`. */
  readonly inherited?: Readonly<Record<string, { readonly lang: string; readonly dir?: "ltr" | "rtl" }>>;
}

export interface Route {
  /** The path below that of the site, as authors write it: `/`, `/services/support`. */
  readonly path: string;
  readonly title: string;
  readonly language: string;
  /** Those of its language, if that is not one of the site. */
  readonly labels?: Partial<Labels> | undefined;
  readonly blocks: readonly Block[];
  /** The address of the home page, if the page shows breadcrumbs. */
  readonly home?: string;
  /** The breadcrumbs, ending with this page. The home page is not included; pages at its level have none. */
  readonly trail?: readonly Crumb[];
  /** The purposes to choose from in the contact section of the footer. */
  readonly purposes?: readonly OfferedPurpose[];
  readonly languages?: readonly LanguageLink[];
  /** Only on articles, events and pages that say when they last changed. */
  readonly byLine?: ByLine;
  /** The title of the page without the brand. */
  readonly name: string;
  readonly description: string;
  readonly share?: PageShareImage;
  readonly image?: Image;
  /** The addresses of the feeds with new pages like this one, or with those that it lists. */
  readonly feeds?: readonly string[];
  readonly subject?: Page["subject"];
  readonly listed: boolean;
}

export interface PageAssets {
  /** The path that the site is served under, without a final slash; usually empty. All addresses begin with it. */
  readonly base: string;
  /** The address of the script that runs on every page. */
  readonly entry: string;
  /** The address of the script with React, fetched on demand. */
  readonly app: string;
  readonly fonts?: readonly string[] | undefined;
  readonly ground?: { readonly light?: string; readonly dark?: string } | undefined;
  /** The text of the site's own styles, in development only: otherwise they are part of a page's styles. */
  readonly siteStyle?: string | undefined;
  /** The addresses of the scripts of behaviours that only some pages need, by the names of the behaviours. */
  readonly behaviours: Readonly<Record<string, string>>;
  readonly services: Readonly<Record<string, string>>;
  /** The modules that hydrate interactive blocks in the browser, by block type. */
  readonly blocks: Readonly<Record<string, BlockAssets>>;
  /** Further scripts, in development only. */
  readonly scripts?: readonly string[];
}

/** The files of the component of an interactive block. */
export interface BlockAssets {
  readonly address: string;
  readonly imports: readonly string[];
  /** The paths of all stylesheets whose classes it may use. */
  readonly stylesheets: readonly string[];
}

/** The styles of a page: the text of its `<style>`, with only the parts that its elements need. */
export interface PageStyle {
  readonly text: string;
  /** The hash of the text, as written in a Content-Security-Policy. */
  readonly hash: string;
}

export interface PagePolicy {
  /** Its Content-Security-Policy, without its style. */
  readonly directives: string;
  /** The sources of styles, if a service brings its own: next to a hash, a browser would block its inline styles. */
  readonly styles?: string;
  /** Everything allowed here but not on every page, for comparing two pages; usually empty. */
  readonly name: string;
}
