import type { Image } from "../../../src/content.gen.ts";
import type { FormTarget, PageEntry, ShownService, TagLink } from "../../../src/content-values.ts";
import { groupBy } from "../diagnostic/group-by.ts";
import type { Span } from "../markdown/markdown-links.ts";
import type { PictureInspector } from "../pictures/inspect-picture.ts";
import type { AddressForm } from "../read/address-form.ts";
import type { AssetReader } from "../read/asset-reader.ts";

/**
 * A format that a schema can give to a text: how such a text is checked, corrected, resolved and scaffolded. Components
 * decide how it is shown. `all-formats.ts` finds those that the modules beside this one export; `npm run types`
 * writes their schemas.
 */
export interface ContentFormat {
  /** The keyword `format` of a schema. */
  readonly name: string;
  /** Title and description of the format's schema: editors show them beside a value. */
  readonly title: string;
  readonly description: string;
  /** The names that others have for a key with such a value: whoever writes such a name is told the key's own. */
  readonly usualNames?: readonly string[];
  /** Completes "expected …" in a diagnostic. */
  readonly expected: string;
  /** A name of something, one paragraph, running text, or code. */
  readonly kind: "name" | "sentence" | "prose" | "code";
  /** The fewest visible characters of a text. Without it a text may be empty. */
  readonly minLength?: number;
  /** The most characters that readers see of a text. Each text for readers has such a limit. */
  readonly maxLength?: number;
  /**
   * Whether a text has the right form. Without this function the schema accepts every text, and a check reports wrong
   * ones.
   */
  accepts?(value: string): boolean;
  /** Corrects a text that is not accepted. The result may not be accepted either: the caller tests it. */
  correct?(value: string): string;
  /** True where other pages depend on such texts of a page, as on its anchors: a build knows those of every page. */
  readonly isShared?: true;
  /** True where the text is the id of a part of its page, where links lead. */
  readonly isAnchor?: true;
  readonly listsPages?: true;
  /** True where that list can go on over several pages, by `perPage` beside the text, and have one for each tag, by `tagPages`. */
  readonly goesOn?: true;
  /** The keys beside the text without which other files cannot be checked against it. */
  readonly neighbours?: readonly string[];
  /** Where the text is the address of an asset: what that file has to be. */
  readonly asset?: "file" | "table" | "picture" | "icon" | "image" | "video" | "captions";
  /** Whether some texts are addresses of assets, where others are not. */
  namesAsset?(value: string): boolean;
  /** Of an image: its author describes it, the name beside it stands for it, or it stands in for another one in dark colours. */
  readonly image?: "described" | "named" | "dark";
  /** Values that editors propose, where there are others, too. */
  readonly suggestions?: readonly string[];
  /** Values that editors propose in one site, or that are too many for the schemas of all. */
  proposals?(site: SiteNames): readonly string[];
  /**
   * The addresses that such a text on a page has the page's Content-Security-Policy allow, as the target of a form does. Only the pages that hold
   * it are allowed that; in the site file all pages are.
   */
  opens?(value: string): Openings;
  /** The targets of the links in a text, in order, and where each stands, unless it is all of it. */
  links?(value: string): readonly { readonly href: string; readonly span?: Span | undefined }[];
  /** The anchors that parts of a text have, where links can lead to them. `owner` is the mapping that the text is a value of. */
  anchors?(value: string, owner: ResolveContext["owner"]): readonly { readonly anchor: string; readonly span: Span }[];
  /**
   * The value that the build puts in place of the text, and the name of its TypeScript type. Without it the text stays.
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

/** What a new page can name of a site. */
export interface ScaffoldContext {
  /** A folder that has pages, for blocks that list them. */
  readonly folder: string;
  /** The name of a form, where the site has one. */
  readonly form?: string | undefined;
  readonly picture: string;
}

export interface SiteNames {
  /** In order. */
  readonly routes: readonly string[];
  /** The folders that hold pages, such as `/services`, in order. */
  readonly folders: readonly string[];
  /** The addresses of its assets, in order. */
  readonly assets: readonly string[];
}

export interface ListedPage extends PageEntry {
  /** The heading below which it stands in a list with such. */
  readonly group?: string;
  readonly article?: ArticleFacts;
}

/** The facts of a page that is an article: absent are those that it does not give. */
export interface ArticleFacts {
  /** The day of its publication, such as 2031-06-30. */
  readonly date?: string;
  readonly event?: WrittenEvent;
  readonly authors?: readonly string[];
  readonly tags?: readonly TagLink[];
  readonly image?: Image;
}

/** An event as its page says it: days, or moments by the clock of its place. */
export interface WrittenEvent {
  readonly start: string;
  readonly end?: string;
  readonly place?: string;
}

/** The surroundings of a text that its resolved value may depend on. */
export interface ResolveContext extends AddressForm {
  readonly owner: Readonly<Record<string, unknown>>;
  /** The address of the page, where the text stands on one. */
  readonly address?: string | undefined;
  readonly language: string;
  /** The pages of a folder, in menu order; those that a collection chooses where its mapping is given. */
  pagesIn(folder: string, collection?: ResolveContext["owner"]): readonly ListedPage[];
  readonly readAsset?: AssetReader | undefined;
  /** The target of forms that the site calls by a name. */
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

/** Permissions that a page can have beyond those of every page: to send a form, to show frames or media, to load or connect elsewhere. */
export type OpenedDirective =
  "connect-src" | "form-action" | "frame-src" | "img-src" | "media-src" | "script-src" | "style-src";

/** The sources that a text, a page or a site opens, by the directives of Content-Security-Policy. */
export type Openings = Readonly<Partial<Record<OpenedDirective, readonly string[]>>>;

/** Joins openings: every directive with all its sources once, sorted. */
export function joinOpenings(all: Iterable<Openings>): Openings {
  const groups = groupBy([...all].flatMap(Object.entries), ([directive]) => directive);
  return Object.fromEntries(
    [...groups]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([directive, openings]) => [directive, [...new Set(openings.flatMap(([, sources]) => sources))].sort()]),
  );
}

/** Whether a policy can name a source. Anything else, such as a space or a semicolon, could open more than is meant. */
export function isPolicySource(text: string): boolean {
  return (
    /^(?:'self'|'unsafe-inline'|https:|mailto:)$/.test(text) ||
    /^(?:https|wss):\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?(?:\/[\w./~-]*)?$/.test(text)
  );
}
