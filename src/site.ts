import type { Block, Page, SiteContent } from "./content.gen.ts";

/** An icon as the drawing instructions of a 24 × 24 SVG: element names with their attributes. */
export interface Icon {
  readonly name: string;
  readonly shapes: readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];
}

/** A run of text: plain, or with inline markup. */
export type InlineText = string | readonly InlineNode[];

export type InlineNode =
  | string
  | { readonly kind: "strong" | "emphasis" | "code"; readonly children: InlineText }
  | { readonly kind: "link"; readonly href: string; readonly children: InlineText };

/** A paragraph or a list of running text. */
export type ProseNode =
  | { readonly kind: "paragraph"; readonly children: InlineText }
  | { readonly kind: "list"; readonly items: readonly InlineText[] };

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

/** A picture file of the site. A file whose size is not known has none. */
export interface Picture {
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
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

/** The picture that other sites show with a link to a page. */
export interface ShareImage {
  /** Its path below the origin. */
  readonly path: string;
  /** What it shows, where that is known. */
  readonly alt?: string | undefined;
  /** Width and height in pixels, where they are known. */
  readonly size?: readonly [width: number, height: number];
}

/** The data from which the app shows a page: the content of `<main>`, and the title and language of the document. */
export interface PageData {
  /** The whole document title. */
  readonly title: string;
  readonly language: string;
  readonly blocks: readonly Block[];
  /** The address of the home page, where the page shows the way from it. */
  readonly home?: string;
  /** The way from the home page to this page, which it ends with. The home page itself is not in it; pages beside it have none. */
  readonly trail?: readonly Crumb[];
  /** The site's own words for the interface, where it has any. */
  readonly labels?: SiteContent["labels"];
}

/** A page of the site. */
export interface Route extends PageData {
  /** The path below that of the site, as authors write it: `/`, `/services/support`. */
  readonly path: string;
  /** The title of the page without the brand. */
  readonly name: string;
  readonly description: string;
  readonly share?: ShareImage;
  /** The kind of offer that the page as a whole describes. */
  readonly subject?: Page["subject"];
  /** True if lists of pages and the sitemap show the page. */
  readonly listed: boolean;
}

/** The addresses of the files that a page loads, and its styles. */
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
  /** The text of the site's own styles, which stand before the stylesheet: what it makes of the theme. */
  readonly siteStyle?: string | undefined;
  /** The text of the stylesheet. In development there is none, and the scripts bring the styles. */
  readonly stylesheet?: string | undefined;
  /** Further scripts, in development only. */
  readonly scripts?: readonly string[];
}
