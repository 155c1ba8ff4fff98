import type { Block, ContactPurpose, Image, Page, SiteContent } from "./content.gen.ts";

/** An icon of 24 × 24. */
export interface Icon {
  /** The instructions of the path that draws it. */
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

/** A part of running text. */
export type ProseNode =
  | { readonly kind: "paragraph"; readonly children: InlineText }
  /** A paragraph of a list whose entries stand close together. */
  | { readonly kind: "line"; readonly children: InlineText }
  /** Level 1 is the first below the heading of the block. */
  | { readonly kind: "heading"; readonly level: number; readonly id?: string; readonly children: InlineText }
  | {
      readonly kind: "list";
      /** The number of the first entry, where entries are numbered. */
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

/** A page as menus and lists of pages show it. */
export interface PageEntry {
  readonly href: string;
  /** The words in menus. */
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

/** A page as collections show it, without what they do not show. */
export interface CollectedPage extends Pick<PageEntry, "href" | "title" | "icon"> {
  readonly description?: string;
  readonly image?: Image;
  readonly date?: Day;
  readonly authors?: readonly string[];
  readonly tags?: readonly string[];
}

/** Where a page stands among those over which its list is spread. */
export interface PageNumbers {
  /** The number of this page. They count from 1. */
  readonly current: number;
  /** The numbers and addresses of the first, the last and those around this one, in order. */
  readonly links: readonly (readonly [number: number, href: string])[];
}

/** The line below the opening of an article. */
export interface ByLine {
  readonly date?: Day;
  readonly updated?: Day;
  readonly authors?: readonly string[];
  readonly tags?: readonly string[];
}

/** Where a form is sent. */
export interface FormTarget {
  readonly action: string;
  /** The name of a field that stays empty unless a program has filled it. */
  readonly trap?: string;
}

/** A chart as it is drawn: places and lengths in hundredths of the room that it gets. */
export interface ChartDrawing {
  readonly kind: "bar" | "stacked-bar" | "line" | "range" | "part-of-whole";
  /** The names of what is told apart, in the order of the legend. Empty names are those of a single series. */
  readonly series: readonly string[];
  readonly rows?: readonly {
    readonly label: string;
    /** The numbers of the row. */
    readonly text: string;
    readonly bars: readonly ChartBar[];
  }[];
  /** The instructions of paths through a room of 100 by 100. */
  readonly lines?: readonly string[];
  readonly ticks?: readonly ChartTick[];
  /** The labels below a line, each below its point. */
  readonly marks?: readonly ChartTick[];
  /** All numbers, as texts. */
  readonly table: {
    readonly corner: string;
    readonly columns: readonly string[];
    readonly items: readonly { readonly label: string; readonly cells: readonly string[] }[];
  };
}

export interface ChartBar {
  readonly from: number;
  readonly to: number;
  /** The index of what it belongs to. */
  readonly series: number;
}

/** A number on the scale of a chart. */
export interface ChartTick {
  readonly at: number;
  readonly text: string;
}

/** A picture file of the site. A file whose size is not known has none. */
export interface Picture {
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
}

/** A file of a picture on a page, in the widths and formats that its place needs. */
export interface ImageFile {
  /** The address of the file for browsers that know none of the other formats. */
  readonly src: string;
  /** The pixels of the picture, where they are known. The files are as wide as their place needs. */
  readonly width?: number;
  readonly height?: number;
  /** How wide its place is. */
  readonly sizes?: string;
  /** The files by their types, the best type first: the values of `srcset`. */
  readonly sources?: readonly (readonly [type: string, srcset: string])[];
  /** Whether visitors see it first on a page. */
  readonly isFirst?: true;
  /** The address of a larger file, in places that lead to one. */
  readonly large?: string;
}

/** Something at another site. */
export interface EmbedAddress {
  /** The name of the site. */
  readonly provider: string;
  /** The address that a frame shows it at. */
  readonly frame: string;
  /** The address of the page that shows it there. */
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

/** A step on the way from the home page to a page. */
export interface Crumb {
  readonly label: string;
  /** Absent for a folder without a page of its own, and for the page that the way ends with. */
  readonly href?: string;
}

/** What somebody may write for from a page. */
export interface OfferedPurpose extends ContactPurpose {
  /** What is sent for it. */
  readonly subject: string;
  /** On the one that is chosen from the start. */
  readonly isChosen?: true;
}

/** The picture that other sites show with a link to a page. */
export interface PageShareImage {
  /** Its path below the origin. */
  readonly path: string;
  /** The words that say what it shows, where they are known. */
  readonly alt?: string | undefined;
  /** Width and height in pixels, where they are known. */
  readonly size?: readonly [width: number, height: number];
}

/** The data from which the app shows a page: the content of `<main>`, the title and language of the document, and what the footer says of the page. */
export interface PageData {
  /** The whole document title. */
  readonly title: string;
  readonly language: string;
  readonly blocks: readonly Block[];
  /** The address of the home page, where the page shows the way from it. */
  readonly home?: string;
  /** The way from the home page to this page, which it ends with. The home page itself is not in it; pages beside it have none. */
  readonly trail?: readonly Crumb[];
  /** The purposes that people may write for, in the contact section of the footer. */
  readonly purposes?: readonly OfferedPurpose[];
  /** On articles alone. */
  readonly byLine?: ByLine;
  /** The site's own words for the interface, where it has any. */
  readonly labels?: SiteContent["labels"];
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
  readonly labels?: SiteContent["labels"];
}

/** A page of the site. */
export interface Route extends PageData {
  /** The path below that of the site, as authors write it: `/`, `/services/support`. */
  readonly path: string;
  /** The title of the page without the brand. */
  readonly name: string;
  readonly description: string;
  readonly share?: PageShareImage;
  /** The picture by which lists show the page. */
  readonly image?: Image;
  /** The addresses of the feeds that tell of new pages like this one, or of those that it lists. */
  readonly feeds?: readonly string[];
  /** The kind of offer that the page as a whole describes. */
  readonly subject?: Page["subject"];
  /** True if lists of pages and the sitemap show the page. */
  readonly listed: boolean;
}

/** The addresses of the files that pages load. */
export interface PageAssets {
  /** The path that the site is served below, without a slash at its end; mostly empty. All addresses begin with it. */
  readonly base: string;
  /** The address of the script that runs on every page. */
  readonly entry: string;
  /** The address of the script that brings React, fetched on demand. */
  readonly app: string;
  /** The addresses of the fonts that the first paint needs. */
  readonly fonts?: readonly string[] | undefined;
  /** The colours of the ground of the page, by scheme. */
  readonly ground?: { readonly light?: string; readonly dark?: string } | undefined;
  /** The text of the site's own styles, in development only: else they are part of the styles of a page. */
  readonly siteStyle?: string | undefined;
  /** The addresses of the scripts of behaviours that only some pages need, by the names of the behaviours. */
  readonly behaviours: Readonly<Record<string, string>>;
  /** The modules of the components of blocks, by the types of the blocks. */
  readonly blocks: Readonly<Record<string, BlockAssets>>;
  /** Further scripts, in development only. */
  readonly scripts?: readonly string[];
}

/** The files of the component of a type of block. */
export interface BlockAssets {
  /** The address of the module with the component. */
  readonly address: string;
  /** Whether that module has many, by the types of their blocks; else the component is its only export. */
  readonly isShared: boolean;
  /** The addresses of the modules that it imports, beside the app. */
  readonly imports: readonly string[];
  /** The paths of all stylesheets whose classes it may have. */
  readonly stylesheets: readonly string[];
}

/** The styles of a page: the text of its one `<style>`, with the parts that its elements need and no others. */
export interface PageStyle {
  readonly text: string;
  /** The hash of the text, as a Content-Security-Policy names it. */
  readonly hash: string;
  /** The addresses of the parts beside those of every page, as files that client navigations add to other pages. */
  readonly addresses: readonly string[];
}

/** What a page may do. */
export interface PagePolicy {
  /** Its Content-Security-Policy but for its style. */
  readonly directives: string;
  /** Everything that is allowed here and not on every page, to compare two pages by; empty on most. */
  readonly name: string;
}
