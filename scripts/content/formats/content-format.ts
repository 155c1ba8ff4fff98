import type { Image } from "../../../src/content.gen.ts";
import type { FormTarget, PageEntry, ShownService, TagLink } from "../../../src/content-values.ts";
import { groupBy } from "../diagnostic/group-by.ts";
import type { Span } from "../markdown/markdown-links.ts";
import type { PictureInspector } from "../pictures/inspect-picture.ts";
import type { AddressForm } from "../read/address-form.ts";
import type { AssetReader } from "../read/asset-reader.ts";

/**
 * A format that a schema can give to a text: how such a text is checked, corrected, resolved and scaffolded. Components
 * decide how it is shown. `all-formats.ts` finds the formats that the modules in this folder export; `npm run types`
 * generates their schemas.
 */
export interface ContentFormat {
  /** The keyword `format` of a schema. */
  readonly name: string;
  /** Title and description of the format's schema, which editors show next to a value. */
  readonly title: string;
  readonly description: string;
  /** Names that other systems use for a key with such a value: messages suggest the right key instead. */
  readonly usualNames?: readonly string[];
  /** Completes "expected …" in a diagnostic. */
  readonly expected: string;
  /** A name of something, one paragraph, running text, or code. */
  readonly kind: "name" | "sentence" | "prose" | "code";
  /** The fewest visible characters of a text. If absent, a text may be empty. */
  readonly minLength?: number;
  /** The most characters of a text that readers see. Each text for readers has such a limit. */
  readonly maxLength?: number;
  /**
   * Whether a text has the right form. If absent, the schema accepts every text, and a check reports wrong ones.
   */
  accepts?(value: string): boolean;
  /** Corrects a text that is not accepted. The result may not be accepted either: the caller tests it. */
  correct?(value: string): string;
  /** What to do about a text that has the right form and is wrong all the same. */
  advise?(value: string): string | undefined;
  /** Whether other pages depend on such texts of a page, for example on its anchors: a build knows those of every page. */
  readonly isShared?: true;
  /** Whether the text is the id of a part of its page, to which links can lead. */
  readonly isAnchor?: true;
  readonly listsPages?: true;
  /** Whether that list can be split over several pages by `perPage` next to the text, and have a page for each tag by `tagPages`. */
  readonly goesOn?: true;
  /** The neighbouring keys needed to check other files against the text. */
  readonly neighbours?: readonly string[];
  /** The required kind of file, if the text is the address of an asset. */
  readonly asset?: "file" | "table" | "picture" | "icon" | "image" | "video" | "captions";
  /** Whether a text is the address of an asset, if not all texts of this format are. */
  namesAsset?(value: string): boolean;
  /** For an image: its author describes it, the name next to it describes it, or it replaces another one on dark pages. */
  readonly image?: "described" | "named" | "dark";
  /** Values that editors propose, besides which others are possible. */
  readonly suggestions?: readonly string[];
  /** Values that editors propose for one site, or that are too many for the schemas of all sites. */
  proposals?(site: SiteNames): readonly string[];
  /**
   * The addresses that the Content-Security-Policy of a page has to allow for such a text, such as the target of a form. If the text is in the
   * site file, the policy of every page allows them.
   */
  opens?(value: string): Openings;
  /** The targets of the links in a text, in order, each with its place unless it is the whole text. */
  links?(value: string): readonly { readonly href: string; readonly span?: Span | undefined }[];
  /** The anchors of parts of a text, to which links can lead. `owner` is the mapping that contains the text. */
  anchors?(value: string, owner: ResolveContext["owner"]): readonly { readonly anchor: string; readonly span: Span }[];
  /**
   * The value with which the build replaces the text, and the name of its TypeScript type. If absent, the text stays.
   */
  readonly resolved?: {
    readonly type: string;
    resolve(value: string, context: ResolveContext): unknown;
  };
  /**
   * Replaces a text of a block's example in a new page, because the pages that the example names do not exist there.
   */
  scaffold?(value: string, context: ScaffoldContext): string;
}

/** The names of a site that a new page can use. */
export interface ScaffoldContext {
  /** A folder that has pages, for blocks that list them. */
  readonly folder: string;
  /** The name of a form, if the site has one. */
  readonly form?: string | undefined;
  readonly picture: string;
}

export interface SiteNames {
  /** Sorted. */
  readonly routes: readonly string[];
  /** The folders with pages, such as `/services`, sorted. */
  readonly folders: readonly string[];
  /** The addresses of its assets, sorted. */
  readonly assets: readonly string[];
}

export interface ListedPage extends PageEntry {
  /** Its heading in a grouped list. */
  readonly group?: string;
  readonly article?: ArticleFacts;
}

/** The facts of a page that is an article. Those that it does not give are absent. */
export interface ArticleFacts {
  /** The day of its publication, such as 2031-06-30. */
  readonly date?: string;
  readonly event?: WrittenEvent;
  readonly authors?: readonly string[];
  readonly tags?: readonly TagLink[];
  readonly image?: Image;
}

/** An event as its page has it: days, or moments in local time. */
export interface WrittenEvent {
  readonly start: string;
  readonly end?: string;
  readonly place?: string;
}

/** The surroundings of a text that its resolved value may depend on. */
export interface ResolveContext extends AddressForm {
  readonly owner: Readonly<Record<string, unknown>>;
  /** The address of the page, if the text is on one. */
  readonly address?: string | undefined;
  readonly language: string;
  /** The pages of a folder, in menu order, or those that `collection` selects. */
  pagesIn(folder: string, collection?: ResolveContext["owner"]): readonly ListedPage[];
  readonly readAsset?: AssetReader | undefined;
  /** The target of the form with this name. */
  formTarget?(name: string): FormTarget | undefined;
  readonly inspectPicture: PictureInspector;
  readonly scheme: "light" | "dark" | "both";
  /** The services of the site. */
  readonly services?: readonly ShownService[] | undefined;
  /** The providers of the videos and maps of all pages. */
  readonly embeds?: readonly ShownService[] | undefined;
  /** The name of the place that the schema of the block gives to a picture. */
  readonly place?: string | undefined;
}

/** Permissions that a page can have besides those of every page: to send a form, to show frames or media, to load or connect elsewhere. */
export type OpenedDirective =
  "connect-src" | "form-action" | "frame-src" | "img-src" | "media-src" | "script-src" | "style-src";

/** The sources that a text, a page or a site needs, by Content-Security-Policy directive. */
export type Openings = Readonly<Partial<Record<OpenedDirective, readonly string[]>>>;

/** Merges openings: every directive with all its sources, sorted and without duplicates. */
export function joinOpenings(all: Iterable<Openings>): Openings {
  const groups = groupBy([...all].flatMap(Object.entries), ([directive]) => directive);
  return Object.fromEntries(
    [...groups]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([directive, openings]) => [directive, [...new Set(openings.flatMap(([, sources]) => sources))].sort()]),
  );
}

/** Whether a source is valid in a policy. Others, such as with a space or a semicolon, could allow more than is meant. */
export function isPolicySource(text: string): boolean {
  return (
    /^(?:'self'|'unsafe-inline'|https:|mailto:)$/.test(text) ||
    /^(?:https|wss):\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?(?:\/[\w./~-]*)?$/.test(text)
  );
}
