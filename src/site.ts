import type { Block, ContactPurpose, Image, Page } from "./content.gen.ts";
import type { Day, EventFacts, TagLink } from "./content-values.ts";
import type { Labels } from "./labels.ts";

export interface ByLine {
  /** The file for calendars is at an address of its own. */
  readonly event?: EventFacts & { readonly calendar: string };
  readonly date?: Day;
  readonly updated?: Day;
  readonly authors?: readonly string[];
  readonly tags?: readonly TagLink[];
}

/** Where the switch of languages leads from a page. */
export interface LanguageLink {
  readonly code: string;
  /** What the language is called in itself. */
  readonly name: string;
  readonly href: string;
  /** Whether the page there says the same, and is not only the nearest. */
  readonly isTranslation: boolean;
}

export interface Crumb {
  readonly label: string;
  /** Absent for a folder without a page of its own, and for the page that the way ends with. */
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
  readonly title: string;
  readonly description?: string;
  readonly parts: readonly {
    readonly title: string;
    readonly description: string;
    readonly blocks: readonly Block[];
  }[];
  readonly labels?: Partial<Labels>;
}

export interface Route {
  /** The path below that of the site, as authors write it: `/`, `/services/support`. */
  readonly path: string;
  readonly title: string;
  readonly language: string;
  readonly blocks: readonly Block[];
  /** The address of the home page, where the page shows the way from it. */
  readonly home?: string;
  /** The way from the home page to this page, which it ends with. The home page itself is not in it; pages beside it have none. */
  readonly trail?: readonly Crumb[];
  /** The purposes that people may write for, in the contact section of the footer. */
  readonly purposes?: readonly OfferedPurpose[];
  readonly languages?: readonly LanguageLink[];
  /** On articles and events alone. */
  readonly byLine?: ByLine;
  /** The title of the page without the brand. */
  readonly name: string;
  readonly description: string;
  readonly share?: PageShareImage;
  readonly image?: Image;
  /** The addresses of the feeds that tell of new pages like this one, or of those that it lists. */
  readonly feeds?: readonly string[];
  readonly subject?: Page["subject"];
  readonly listed: boolean;
}

export interface PageAssets {
  /** The path that the site is served below, without a slash at its end; mostly empty. All addresses begin with it. */
  readonly base: string;
  /** The address of the script that runs on every page. */
  readonly entry: string;
  /** The address of the script that brings React, fetched on demand. */
  readonly app: string;
  readonly fonts?: readonly string[] | undefined;
  readonly ground?: { readonly light?: string; readonly dark?: string } | undefined;
  /** The text of the site's own styles, in development only: else they are part of the styles of a page. */
  readonly siteStyle?: string | undefined;
  /** The addresses of the scripts of behaviours that only some pages need, by the names of the behaviours. */
  readonly behaviours: Readonly<Record<string, string>>;
  readonly services: Readonly<Record<string, string>>;
  /** The modules that take over interactive blocks in the browser, by the types of the blocks. */
  readonly blocks: Readonly<Record<string, BlockAssets>>;
  /** Further scripts, in development only. */
  readonly scripts?: readonly string[];
}

/** The files of the component of an interactive block. */
export interface BlockAssets {
  readonly address: string;
  readonly imports: readonly string[];
  /** The paths of all stylesheets whose classes it may have. */
  readonly stylesheets: readonly string[];
}

/** The styles of a page: the text of its one `<style>`, with the parts that its elements need and no others. */
export interface PageStyle {
  readonly text: string;
  /** The hash of the text, as a Content-Security-Policy names it. */
  readonly hash: string;
}

export interface PagePolicy {
  /** Its Content-Security-Policy but for its style. */
  readonly directives: string;
  /** The sources of styles, where a service brings its own: a browser would let in nothing but what has the hash beside it. */
  readonly styles?: string;
  /** Everything that is allowed here and not on every page, to compare two pages by; empty on most. */
  readonly name: string;
}
