// What the build replaces content values with. The generated types refer to these.

/** An icon of 24 × 24. */
export interface Icon {
  readonly path: string;
}

/** A run of text: plain, or with inline markup. */
export type InlineText = string | readonly InlineNode[];

export type InlineNode =
  | string
  | { readonly kind: "strong" | "emphasis" | "deleted"; readonly children: InlineText }
  | { readonly kind: "code"; readonly children: string }
  | { readonly kind: "link"; readonly href: string; readonly children: InlineText }
  | { readonly kind: "break" };

export type ProseNode =
  | { readonly kind: "paragraph"; readonly children: InlineText }
  /** A paragraph of a tight list. */
  | { readonly kind: "line"; readonly children: InlineText }
  /** Level 1 is the first below the heading of the block. */
  | { readonly kind: "heading"; readonly level: number; readonly id?: string; readonly children: InlineText }
  | {
      readonly kind: "list";
      /** The number of the first entry, if entries are numbered. */
      readonly start?: number;
      readonly items: readonly (readonly ProseNode[])[];
    }
  | { readonly kind: "quote"; readonly children: readonly ProseNode[] }
  | { readonly kind: "code"; readonly code: readonly CodeToken[]; readonly language?: string }
  | {
      readonly kind: "table";
      readonly align: readonly ("left" | "center" | "right" | null)[];
      readonly head: readonly InlineText[];
      readonly rows: readonly (readonly InlineText[])[];
    }
  | { readonly kind: "rule" };

/** A piece of code: plain text, or text with the colour of its kind of token. */
export type CodeToken = string | readonly [colour: "comment" | "string" | "number" | "keyword" | "name", text: string];

/** A page as shown in menus and lists of pages. */
export interface PageEntry {
  readonly href: string;
  /** The label in menus. */
  readonly label: string;
  /** The heading in lists of pages. */
  readonly title: string;
  readonly description: string;
  readonly icon?: Icon;
}

/** A day, for programs (`2031-06-30`) and in words. */
export interface Day {
  readonly iso: string;
  readonly text: string;
}

export interface EventFacts {
  /** When it begins, for programs. */
  readonly iso: string;
  readonly until?: string;
  readonly text: string;
  readonly place?: string;
}

/** A tag, with the address of its page if it has one. */
export interface TagLink {
  readonly name: string;
  readonly href?: string;
  readonly isCurrent?: boolean;
}

/** The calendar link below a list of events. */
export interface ListedEvents {
  /** The address of a calendar file with all events of the folder or the tag: only below upcoming events. */
  readonly calendar?: string;
}

/** A page as collections show it, with only what they show. `Image` is the generated type. */
export interface CollectedPage<Image> extends Pick<PageEntry, "href" | "title" | "icon"> {
  /** The heading it is under, if pages are grouped. */
  readonly group?: string | undefined;
  readonly event?: EventFacts;
  readonly description?: string;
  readonly image?: Image;
  readonly date?: Day;
  readonly authors?: readonly string[];
  readonly tags?: readonly TagLink[];
}

/** The position of a page among those that its list is spread over. */
export interface PageNumbers {
  readonly current: number;
  /** The numbers and addresses of the first, the last and those around this one, in order. */
  readonly links: readonly (readonly [number: number, href: string])[];
}

export interface FormTarget {
  /** The address it is sent to; without one, the page itself. */
  readonly action?: string;
  /** Attributes of the form that a service reads in the HTML of the page. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Hidden values sent with the answers. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The name of a field that stays empty unless a bot has filled it in. */
  readonly trap?: string;
}

/** A chart as drawn: positions and lengths in hundredths of its space. */
export interface ChartDrawing {
  readonly kind: "bar" | "stacked-bar" | "line" | "range" | "part-of-whole";
  /** The names in the legend, in order. A single series has an empty name. */
  readonly series: readonly string[];
  readonly rows?: readonly {
    readonly label: string;
    /** The numbers of the row. */
    readonly text: string;
    readonly bars: readonly ChartBar[];
  }[];
  /** SVG path data within 100 by 100. */
  readonly lines?: readonly string[];
  readonly ticks?: readonly ChartTick[];
  /** The labels below a line, each below its point. */
  readonly marks?: readonly ChartTick[];
  readonly table: {
    readonly corner: string;
    readonly columns: readonly string[];
    readonly items: readonly { readonly label: string; readonly cells: readonly string[] }[];
  };
}

export interface ChartBar {
  readonly from: number;
  readonly to: number;
  /** The index of its series. */
  readonly series: number;
}

export interface ChartTick {
  readonly at: number;
  readonly text: string;
}

/** A picture file of the site, with its size if known. */
export interface Picture {
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
}

/** A picture file on a page, in the widths and formats that its place needs. `src` is for browsers that support none of these. */
export interface ImageFile extends Picture {
  readonly sizes?: string;
  /** The values of `srcset` by file type, the best type first. */
  readonly sources?: readonly (readonly [type: string, srcset: string])[];
  readonly isFirst?: true;
  /** The address of a larger file, in places that link to one. */
  readonly large?: string;
}

export interface EmbedAddress {
  readonly provider: string;
  readonly frame: string;
  readonly page: string;
}

/** A link in a list of a menu. In a wide list it may have a description and an icon. */
export interface MenuLink {
  readonly href: string;
  readonly label: string;
  readonly description?: string;
  readonly icon?: Icon;
}

/** An entry of the header's menu: a link, or a list of links, which may be wide. */
export type Menu =
  | Pick<MenuLink, "href" | "label">
  | { readonly label: string; readonly items: readonly MenuLink[]; readonly wide?: true };

export interface ShownService {
  readonly name: string;
  readonly title: string;
  readonly provider: string;
  readonly purpose: string;
  readonly needsConsent: boolean;
  /** Only the provider of a video or a map knows those. */
  readonly cookies?: readonly { readonly name: string; readonly lasts: string }[];
  readonly options: Readonly<Record<string, string>>;
  /** The addresses of the pages that have it, if not all do. */
  readonly pages?: readonly string[];
}

/** A service, as the script that starts it reads it from the page. */
export interface StartedService extends Pick<ShownService, "name" | "needsConsent" | "options" | "pages"> {
  readonly address: string;
  /** The names of its cookies; a final `*` matches anything. */
  readonly cookies?: readonly string[];
}
