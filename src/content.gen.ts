// Generated from schema/ by `npm run types`. Do not edit.
// The types are those of content after the build: a text with a format has become what its `tsType` names.
import type {
  ChartDrawing,
  CodeToken,
  CollectedPage,
  Day,
  EmbedAddress,
  FormTarget,
  Icon,
  ImageFile,
  InlineText,
  Menu,
  PageEntry,
  PageNumbers,
  Picture,
  ProseNode
} from "./site.ts";

/**
 * The name of a Lucide icon (https://lucide.dev/icons), such as file-text.
 */
export type IconName = Icon;
/**
 * A day, as year, month and day: 2031-06-30.
 */
export type CalendarDay = Day;
/**
 * A subject that several pages have, in a word or two, such as sourdough: spelt alike on all of them, capitals too.
 */
export type Tag = string;
/**
 * A picture in the _assets folder, written as /assets/file-name.jpg: JPEG, PNG, WebP, AVIF or SVG. The build makes from it the sizes and formats that pages need, and publishes those.
 */
export type PictureFile = ImageFile;
/**
 * One paragraph of Markdown: *emphasis*, **strong**, ~~struck~~, `code`, [a link](/route), <https://…>, a backslash at the end of a line for a line break. Headings, lists, quotes, tables, pictures and HTML are not allowed.
 */
export type InlineMarkdown = InlineText;
/**
 * The same picture for pages in dark colours, in the _assets folder as well, where it is another one. A film has one picture for both.
 */
export type PictureFileForDarkColours = ImageFile | undefined;
/**
 * The picture that other sites show with a link: page for one that is drawn with the title of the page, site for one that is drawn with the name of the site, or a picture in the _assets folder, written as /assets/file-name.png, best 1200 pixels wide and 630 high.
 */
export type ShareImage = string;
/**
 * The anchor of this block: a link to #name leads here, one from another page to /page#name. Lower-case letters, digits and hyphens, starting with a letter.
 */
export type Anchor = string;
/**
 * Whether this is not ready: npm run dev shows it, marked, and no build publishes it.
 */
export type Draft = boolean;
/**
 * When it is published: builds before that moment leave it out. A day, a T, a time and its zone, such as 2031-06-30T18:00+01:00 or 2031-06-30T17:00Z, with seconds or without.
 */
export type Publication = string;
/**
 * When it expires: builds from that moment on leave it out. A day, a T, a time and its zone, such as 2031-06-30T18:00+01:00 or 2031-06-30T17:00Z, with seconds or without.
 */
export type Expiry = string;
/**
 * An address that the page had before on this host, with or without a query: /old, /Old/Page.html, /index.php?id=7.
 */
export type OldAddress = string;
/**
 * A typed block: a part of a page.
 */
export type Block =
  | Banner
  | CallToAction
  | CardGrid
  | CertificationLevels
  | ChannelList
  | Chart
  | CheckList
  | CodeSamples
  | Collection
  | ComparisonTable
  | Contact
  | Contents
  | CoverageMap
  | Curriculum
  | Embed
  | EndpointList
  | ExamDomains
  | FactList
  | QuestionsAndAnswers
  | Form
  | Gallery
  | Hero
  | LastUpdated
  | ListGroups
  | LogoCloud
  | MediaAndText
  | MetricTiles
  | PageList
  | People
  | PriceList
  | Pricing
  | Prose
  | Quote
  | RichText
  | SLATable
  | StepThrough
  | SupportTiers
  | Table
  | Tabs
  | Testimonials
  | TimeScale
  | Timeline
  | TypewriterHero
  | Video
  | WalkThrough
  | WorkflowSteps;
/**
 * Where a link leads: a route (/services/support), a route with a query (/contact?topic=sales) or an anchor (/#about), an anchor on this page (#about), an https: address, mailto: (mailto:desk@example.org?subject=Order) or tel: without spaces (tel:+441632960123).
 */
export type Link = string;
/**
 * The ground of the section: that of the page (none, the default), one a little apart from it (tint), a dark one (dark) or the colour of the brand (accent).
 */
export type SectionBackground = "none" | "tint" | "dark" | "accent";
/**
 * Up to three actions. The first is the main one.
 *
 * @minItems 1
 * @maxItems 3
 */
export type Actions = Action[];
/**
 * A few words above the heading, such as the subject of the section.
 */
export type Eyebrow = string;
/**
 * Whether heading and description stand at the start of the line (start, the default) or in its middle (centre).
 */
export type SectionAlign = "start" | "centre";
/**
 * The heading of the section.
 */
export type SectionTitle = string;
/**
 * How much room the section takes: little is said and set large (statement), things are shown (working), or many are set close, to be looked up (dense). Without it the type of the block decides.
 */
export type SectionPace = "statement" | "working" | "dense";
/**
 * A CSV file in the _assets folder, written as /assets/file-name.csv: the names of its columns stand in the first line.
 */
export type DataFile = string;
/**
 * The language of the code, for its colours.
 */
export type CodeLanguage =
  "bash" | "csharp" | "http" | "java" | "javascript" | "json" | "python" | "text" | "xml" | "yaml";
/**
 * The code.
 */
export type Code = readonly CodeToken[];
/**
 * A folder of pages, such as /journal. The build replaces it by those of its pages that order, limit and tags choose, but for the page on which they are listed.
 */
export type CollectedPagesOfAFolder = readonly CollectedPage[];
/**
 * A folder of pages, such as /industries. The build replaces it by those of its pages that no row leads to, in the order of their nav.order.
 */
export type PagesOfAFolderWithoutARow = readonly CollectedPage[];
/**
 * What is shown of another site: a video at YouTube or Vimeo, or a map of OpenStreetMap.
 */
export type EmbedSource = YouTubeSource | VimeoSource | MapSource;
/**
 * The name of a video at YouTube: the eleven characters behind v= in its address.
 */
export type VideoAtYouTube = EmbedAddress;
/**
 * The number of a video at Vimeo, in quotes: the digits at the end of its address, and where the video is unlisted what stands behind them, as in 76979871/8272103f6e.
 */
export type VideoAtVimeo = EmbedAddress;
/**
 * Latitude and longitude in degrees, as maps give them for a place: 57.14972, -2.09442.
 */
export type PlaceOnAMap = EmbedAddress;
/**
 * Markdown of any length: CommonMark with the tables, ~~strike-through~~ and links of GitHub. Paragraphs are separated by an empty line; - or 1. begins an entry of a list, > a quote, ## a heading below that of the block, ``` code. Pictures, footnotes, check boxes and HTML are not allowed.
 */
export type BlockMarkdown = readonly ProseNode[];
/**
 * Where the form is sent: the name of one of the forms in _site.yaml.
 */
export type NameOfAFormTarget = FormTarget;
/**
 * A film in the _assets folder, written as /assets/file-name.mp4: MP4 or WebM. It is published as it is.
 */
export type VideoFile = string;
/**
 * What is said and heard in a film, as WebVTT in the _assets folder, written as /assets/file-name.vtt.
 */
export type Captions = string;
/**
 * A picture in the _assets folder, written as /assets/file-name.svg, that the name beside it stands for where it cannot be seen: SVG, PNG, WebP, AVIF or JPEG.
 */
export type PictureFileOfWhatHasAName = ImageFile;
/**
 * A folder of pages, such as /industries. The build replaces it by the pages in that folder, in the order of their nav.order.
 */
export type PagesOfAFolder = readonly PageEntry[];
/**
 * Markdown of any length: CommonMark with the tables, ~~strike-through~~ and links of GitHub. Paragraphs are separated by an empty line; - or 1. begins an entry of a list, > a quote, ## a heading below that of the block, ``` code. Pictures, footnotes, check boxes and HTML are not allowed. Every heading of a block with an id has an anchor, which begins with that: ## Our prices in the block about is #about-our-prices.
 */
export type RichMarkdown = readonly ProseNode[];
/**
 * A picture in the _assets folder, written as /assets/logo.svg: SVG, PNG, WebP, AVIF, JPEG or GIF.
 */
export type LogoFile = Picture;
/**
 * The address of the site, without a slash at its end: https://www.example.com, or with a path, https://example.github.io/library.
 */
export type Origin = string;
/**
 * A square picture in the _assets folder, written as /assets/icon.svg: an SVG, or a PNG of at least 512 × 512 pixels. From it the build makes the icons of browsers and telephones.
 */
export type SiteIcon = string;
/**
 * A file in the _assets folder, written as /assets/file-name.svg.
 */
export type Asset = string;
/**
 * The name of a typeface: Schibsted Grotesk (a grotesque with character), Inter (a neutral grotesque), Source Sans 3 (a humanist sans), Source Serif 4 (a serif for long texts), Bitter (a slab), Source Code Pro (a monospace for code), System (the fonts of the visitor's system), or one of your own below `own`.
 */
export type Typeface = string;
/**
 * A WOFF2 file in the _assets folder, written as /assets/file-name.woff2.
 */
export type FontFile = string;
/**
 * A day, a T, a time and the zone of that time, such as 2031-06-30T18:00+01:00. Z is the zone of universal time; seconds may follow the minutes; a space in place of the T is refused.
 */
export type Moment = string;
/**
 * The address that takes a form, such as https://forms.example/send.
 */
export type FormAction = string;
/**
 * An entry of a list in the footer: a link, or the pages of a folder.
 */
export type FooterEntry = FooterLink | FooterFolder;
/**
 * The name of a network, such as instagram: its mark is that of Simple Icons (https://simpleicons.org).
 */
export type NetworkName = Icon;
/**
 * The severities of codes on this site, and options of some: an error stops the check and the build, a warning nothing.
 */
export type Checks = Readonly<Record<string, unknown>>;

export interface Content {
  page: Page;
  site: SiteContent;
  section?: SectionHead;
}
/**
 * A page of the site. The path of its file is its route.
 */
export interface Page {
  /**
   * The title of the page, as in the browser's tab and in search results. The brand is added to it.
   */
  title: string;
  /**
   * What the page is about, in one or two sentences, as in search results.
   */
  description: string;
  /**
   * The language of the page where it is not the site's, such as fr.
   */
  language?: string;
  nav?: NavigationEntry;
  card?: PageCard;
  date?: CalendarDay;
  /**
   * The day of its last change, as year, month and day: 2031-06-30.
   */
  updated?: Day;
  /**
   * Who wrote the page, by their names.
   *
   * @minItems 1
   * @maxItems 12
   */
  authors?: string[];
  /**
   * What the page is about: collections choose pages by these.
   *
   * @minItems 1
   * @maxItems 12
   */
  tags?: Tag[];
  image?: Image;
  share?: Share;
  /**
   * The kind of offer that the page as a whole describes, for search engines: a service or a course. Blocks such as a curriculum say it by themselves.
   */
  subject?: "service" | "course";
  /**
   * What people may write for from this page, before the purposes of every page, which `_site.yaml` names in `footer.contact.purposes` and must name for this.
   *
   * @minItems 1
   * @maxItems 12
   */
  purposes?: ContactPurpose[];
  /**
   * Whether menus, lists of pages and the sitemap leave this page out.
   */
  unlisted?: boolean;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
  /**
   * Addresses that the page had before, such as /old, /Old/Page.html or /index.php?id=7: they lead here.
   *
   * @minItems 1
   */
  redirectFrom?: OldAddress[];
  /**
   * The blocks of the page, from top to bottom.
   *
   * @minItems 1
   */
  blocks: Block[];
}
/**
 * How menus show the page.
 */
export interface NavigationEntry {
  /**
   * The words in the menu.
   */
  label?: string;
  /**
   * The place in the menu: lower numbers come first.
   */
  order?: number;
}
/**
 * How lists of pages show the page. What is left out comes from the page itself.
 */
export interface PageCard {
  icon?: IconName;
  /**
   * The title in the list.
   */
  title?: string;
  /**
   * The description in the list.
   */
  description?: string;
}
/**
 * A picture: a photograph, a drawing, an illustration. Either alt says what it shows, or decorative is true.
 */
export interface Image {
  src: PictureFile;
  /**
   * What the picture shows, in a sentence for people who cannot see it.
   */
  alt?: string;
  /**
   * True for a picture that tells nothing: it is passed over where a page is read aloud.
   */
  decorative?: boolean;
  caption?: InlineMarkdown;
  /**
   * The part that stays in view where the picture is cut to its place. Without it the centre does. Of the mark of a company nothing is cut off with whole: it stands in a low field, no larger than it is.
   */
  focus?: "top" | "bottom" | "left" | "right" | "top left" | "top right" | "bottom left" | "bottom right" | "whole";
  dark?: PictureFileForDarkColours;
}
/**
 * How other sites show a link to a page. What a page leaves out comes from the site file.
 */
export interface Share {
  image: ShareImage;
  /**
   * What a picture of your own shows, for people who cannot see it. A drawn one says it by itself.
   */
  alt?: string;
}
/**
 * What somebody may write for: a choice in the form of the contact section.
 */
export interface ContactPurpose {
  id: Anchor;
  /**
   * The words of the choice, such as Arrange a demonstration.
   */
  label: string;
  /**
   * What is sent as `subject`, in one line; the name of the page is added to it. Without it the label is sent.
   */
  subject?: string;
}
/**
 * A strip with a short notice: an offer, a change, a date. Nothing in it is a heading.
 */
export interface Banner {
  /**
   * The type of the block.
   */
  type: "banner";
  id?: Anchor;
  text: InlineMarkdown;
  icon?: IconName;
  action?: Action;
  background?: SectionBackground;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * A labelled link that invites the reader to do something.
 */
export interface Action {
  /**
   * The words on the link. They must make sense on their own.
   */
  label: string;
  href: Link;
  /**
   * Whether following the link always loads the whole page anew.
   */
  reload?: boolean;
}
/**
 * An invitation at the end of a page or a section.
 */
export interface CallToAction {
  /**
   * The type of the block.
   */
  type: "call-to-action";
  id?: Anchor;
  /**
   * The invitation, in a few words.
   */
  title: string;
  description?: InlineMarkdown;
  actions: Actions;
  eyebrow?: Eyebrow;
  background?: SectionBackground;
  align?: SectionAlign;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * A handful of things side by side, each with a heading, a description and, where they help, lists of benefits, steps, uses and capabilities.
 */
export interface CardGrid {
  /**
   * The type of the block.
   */
  type: "card-grid";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  /**
   * How the cards stand: in a grid, or in rows, each card over the whole width with its lists beside it. Rows suit things that are read in order or compared.
   */
  layout?: "grid" | "rows";
  specimen?: Specimen;
  /**
   * The cards, in order.
   *
   * @minItems 1
   */
  items: Card[];
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * A document drawn beside the heading: what is printed on it, which passages are marked, and the fields that are read from them.
 */
export interface Specimen {
  id?: Anchor;
  /**
   * What kind of paper it is: a form, whose lines have a label and a value (form, the default), a form of boxes with small labels (boxes), running text (letter), an identity card with a portrait (card), a certificate with a border (certificate), a cheque (cheque), or the narrow slip of a till or a scale (slip).
   */
  layout?: "form" | "boxes" | "letter" | "card" | "certificate" | "cheque" | "slip";
  /**
   * Who has issued the document, printed above its heading.
   */
  issuer?: string;
  /**
   * The heading printed on the document.
   */
  title: string;
  /**
   * What the illustration shows, in a sentence.
   */
  caption: string;
  /**
   * The lines of the document, in order.
   *
   * @minItems 1
   */
  items: SpecimenItem[];
  table?: SpecimenTable;
  /**
   * The lines below the table, such as sums.
   *
   * @minItems 1
   */
  totals?: SpecimenItem[];
  /**
   * The name of the person who has signed. It is drawn as a signature and printed below.
   */
  signature?: string;
  /**
   * The words of a stamp on the document.
   */
  stamp?: string;
  /**
   * What is printed at the foot of the document in the letters of a machine, such as the number of a form.
   */
  footer?: string;
}
/**
 * A line of the document. With a field or a value its text is marked, and a line leads from there to what is read.
 */
export interface SpecimenItem {
  /**
   * The label printed on the document, or in running text the words before the text.
   */
  label?: string;
  /**
   * The text printed on the document.
   */
  text: string;
  /**
   * The name of the field that is read from the text.
   */
  field?: string;
  /**
   * The value of the field, where it is not the text as it is printed.
   */
  value?: string;
  /**
   * What a person must look at before the field is used, in a few words. Fields without it are shown as sure.
   */
  check?: string;
}
/**
 * A small table below the lines.
 */
export interface SpecimenTable {
  /**
   * The heading of the first column, which names the rows.
   */
  corner: string;
  /**
   * The headings of the columns beside the first, in order.
   *
   * @minItems 1
   * @maxItems 3
   */
  columns: string[];
  /**
   * The rows, in order.
   *
   * @minItems 1
   * @maxItems 6
   */
  items: SpecimenRow[];
}
/**
 * A row of the small table.
 */
export interface SpecimenRow {
  /**
   * What the row is about.
   */
  label: string;
  /**
   * What each column holds for this row, in the order of the columns.
   *
   * @minItems 1
   * @maxItems 3
   */
  cells: string[];
}
/**
 * A thing worth a closer look: what it is, what it brings, how it works. With href the whole card leads there, and its title is the link; an action beside it leads elsewhere.
 */
export interface Card {
  icon?: IconName;
  image?: Image;
  /**
   * The name of the thing.
   */
  title: string;
  /**
   * A short mark beside the title, such as a duration.
   */
  badge?: string;
  /**
   * Whether the card stands out in a grid: over two columns, with a larger title and picture. One card at most.
   */
  featured?: boolean;
  description: InlineMarkdown;
  /**
   * What the reader gains, a short phrase each.
   *
   * @minItems 1
   */
  benefits?: string[];
  /**
   * The steps of the process in order, a few words each.
   *
   * @minItems 1
   */
  processSteps?: string[];
  /**
   * Where it is used, a short phrase each.
   *
   * @minItems 1
   */
  useCases?: string[];
  /**
   * What it can do, a short phrase each.
   *
   * @minItems 1
   */
  capabilities?: string[];
  href?: Link;
  action?: Action;
}
/**
 * The levels of a certification with what each needs and costs.
 */
export interface CertificationLevels {
  /**
   * The type of the block.
   */
  type: "certification-levels";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
   * The levels, from the first to the last.
   *
   * @minItems 1
   */
  items: CertificationLevel[];
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * A level of the certification.
 */
export interface CertificationLevel {
  /**
   * The name of the level.
   */
  level: string;
  /**
   * A short mark, such as Most Popular.
   */
  badge: string;
  /**
   * Whether the level stands out from the others; one of them can.
   */
  featured?: boolean;
  /**
   * How long it takes to prepare.
   */
  duration: string;
  /**
   * What a candidate needs first, a short phrase each.
   *
   * @minItems 1
   */
  prerequisites: string[];
  description: InlineMarkdown;
  /**
   * The price with its currency and unit.
   */
  price: string;
  action?: Action;
}
/**
 * Ways to get in touch or to get something delivered, each with when it is available and what it offers.
 */
export interface ChannelList {
  /**
   * The type of the block.
   */
  type: "channel-list";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
   * The channels, in order.
   *
   * @minItems 1
   */
  items: Channel[];
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * A way to get in touch.
 */
export interface Channel {
  icon?: IconName;
  /**
   * The name of the channel.
   */
  title: string;
  description: InlineMarkdown;
  /**
   * When the channel is available.
   */
  availability: string;
  /**
   * What the channel offers, a short phrase each.
   *
   * @minItems 1
   */
  features: string[];
  action?: Action;
}
/**
 * Numbers that are drawn: bars, stacked bars, lines, ranges or the parts of a whole, with all numbers as a table below. They stand in the block or in a CSV file.
 */
export interface Chart {
  /**
   * The type of the block.
   */
  type: "chart";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  /**
   * How the numbers are drawn: as bars, stacked bars (stacked-bar), lines over an order such as years (line), ranges from one number to another, of two series (range), or the parts of a whole (part-of-whole), which in per cent add up to 100.
   */
  chart: ChartDrawing;
  /**
   * What the chart shows and what it says, in a sentence: it names the table for people who cannot see the drawing.
   */
  caption?: string;
  /**
   * What the entries are, such as Year; of a CSV file the column that names them, and without it the first.
   */
  labels?: string;
  /**
   * The names of the numbers that each entry has, such as Rye and Oats; of a CSV file its columns with numbers, and without it all of them.
   *
   * @minItems 1
   * @maxItems 6
   */
  series?: string[];
  /**
   * The entries, in order.
   *
   * @minItems 1
   * @maxItems 60
   */
  items?: ChartEntry[];
  file?: DataFile;
  /**
   * Whether equal lengths are equal differences (linear, the default) or equal ratios (logarithmic), for numbers from small to very large.
   */
  scale?: "linear" | "logarithmic";
  /**
   * What stands before each number, such as £: the numbers themselves have no sign of a currency.
   */
  prefix?: string;
  /**
   * What stands behind each number, such as % or kg; a word has a space before it.
   */
  suffix?: string;
  source?: InlineMarkdown;
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * An entry with its numbers.
 */
export interface ChartEntry {
  /**
   * What the numbers are of, such as a year or a place.
   */
  label: string;
  /**
   * A number for each of the series; one where they have no names.
   *
   * @minItems 1
   */
  values: number[];
}
/**
 * A list of short statements that all hold or are all included.
 */
export interface CheckList {
  /**
   * The type of the block.
   */
  type: "check-list";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  /**
   * The statements, a phrase or a sentence each.
   *
   * @minItems 1
   */
  items: InlineMarkdown[];
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * The same example in one or several languages, each under a tab. Several examples stand in groups, to which an index leads. Choosing a language chooses it in all samples of the page. Without JavaScript all of them are shown one below the other.
 */
export interface CodeSamples {
  /**
   * The type of the block.
   */
  type: "code-samples";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
   * The samples of one example, in order.
   *
   * @minItems 1
   */
  items?: CodeSample[];
  /**
   * Several examples, in order. Two or more get an index.
   *
   * @minItems 1
   */
  groups?: SampleGroup[];
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * The example in one language.
 */
export interface CodeSample {
  /**
   * The name on the tab, such as Python.
   */
  label: string;
  language: CodeLanguage;
  /**
   * The command that installs what the code needs.
   */
  install?: string;
  code: Code;
}
/**
 * An example and its samples.
 */
export interface SampleGroup {
  id?: Anchor;
  /**
   * The heading of the example.
   */
  title: string;
  description?: InlineMarkdown;
  /**
   * Its samples, in order.
   *
   * @minItems 1
   */
  items: CodeSample[];
}
/**
 * The pages of a folder that have a date, such as the posts of a journal or news, the newest first, or in another order. A new page in the folder appears by itself. A list in which nothing would stand is refused: while the only page of the folder is a draft or not published yet, leave the block out or give it the same publishAt.
 */
export interface Collection {
  /**
   * The type of the block.
   */
  type: "collection";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  folder: CollectedPagesOfAFolder;
  /**
   * Which pages come first: the newest by their date (the default), the oldest, those first in the alphabet (title), or those first in menus (menu).
   */
  order?: "newest" | "oldest" | "title" | "menu";
  /**
   * The most pages that are listed, also where perPage shares them out. Give the block an action that leads to all of them, or list them over several pages with perPage.
   */
  limit?: number;
  /**
   * So many pages are listed on the page itself, and as many on each of the pages that the build adds for the others: /journal/page/2 and so on, with links from each to the next.
   */
  perPage?: PageNumbers;
  /**
   * Only pages with one of these tags are listed.
   *
   * @minItems 1
   * @maxItems 12
   */
  tags?: Tag[];
  /**
   * Whether the first page stands out: over two columns, with a larger title and picture, which needs a width of 800 pixels.
   */
  lead?: boolean;
  /**
   * What is shown of each page beside its title. Without it its picture, or else its icon, its date and its description.
   *
   * @minItems 1
   * @maxItems 6
   */
  show?: ("image" | "icon" | "date" | "description" | "authors" | "tags")[];
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * Several things compared feature by feature: plans, products, versions. Cells are yes, no or a few words, and one column can stand out.
 */
export interface ComparisonTable {
  /**
   * The type of the block.
   */
  type: "comparison-table";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
   * What is compared, in a sentence above the table.
   */
  caption?: string;
  /**
   * What is compared, in order.
   *
   * @minItems 1
   */
  columns: ComparedThing[];
  /**
   * The features, in groups.
   *
   * @minItems 1
   */
  groups: FeatureGroup[];
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * A thing that is compared, as the head of a column.
 */
export interface ComparedThing {
  /**
   * Its name.
   */
  label: string;
  /**
   * A few words below the name, such as a price.
   */
  description?: string;
  /**
   * A short mark above the name, such as popular.
   */
  badge?: string;
  /**
   * Whether the column stands out; one of them can.
   */
  featured?: boolean;
  action?: Action;
}
/**
 * Features that belong together.
 */
export interface FeatureGroup {
  /**
   * The heading of the group.
   */
  title?: string;
  /**
   * The features, in order.
   *
   * @minItems 1
   */
  items: Feature[];
}
/**
 * A feature, and what each column has of it.
 */
export interface Feature {
  /**
   * The name of the feature.
   */
  label: string;
  description?: InlineMarkdown;
  /**
   * What each column holds for this row, in the order of the columns. yes and no are drawn as marks; elsewhere the words are true and false.
   *
   * @minItems 1
   */
  cells: InlineMarkdown[];
}
/**
 * How to reach a place or a company: telephone, email and other ways, address, opening hours and a link to a map.
 */
export interface Contact {
  /**
   * The type of the block.
   */
  type: "contact";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
   * The name of the place or company, for search engines. Without it the name of the site is used.
   */
  name?: string;
  /**
   * The ways to get in touch, in order.
   *
   * @minItems 1
   */
  ways: Way[];
  /**
   * The address, a line each.
   *
   * @minItems 1
   *
   * Items: A line of the address.
   */
  address?: string[];
  /**
   * When it is open, in order.
   *
   * @minItems 1
   */
  hours?: Hours[];
  map?: Action;
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * A way to get in touch.
 */
export interface Way {
  /**
   * What it is, such as Telephone.
   */
  label: string;
  /**
   * The number, the address or the name.
   */
  text: string;
  href?: Link;
  icon?: IconName;
}
/**
 * When it is open on some days.
 */
export interface Hours {
  /**
   * The days, each in one entry: Tuesday to Saturday, Sunday, Monday and Wednesday.
   */
  days: string;
  /**
   * The hours, on a clock of 24 hours or with am and pm: 7.30 to 13.00, 9am to 5.30pm, 8.00 to 12.00, 14.00 to 18.00, Closed. What is open past midnight can say so: 18.30 to 8.00 overnight.
   */
  hours: string;
}
/**
 * A list of what stands on the page: a link to every block that has an `id` and a `title`, in their order.
 */
export interface Contents {
  /**
   * The type of the block.
   */
  type: "contents";
  id?: Anchor;
  /**
   * The heading of the list, such as On this page.
   */
  title: string;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * What is covered at a glance: a row a subject, such as an industry, and in it a cell for each thing that is done there. Cells that lead to a page of their own stand out.
 */
export interface CoverageMap {
  /**
   * The type of the block.
   */
  type: "coverage-map";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  folder?: PagesOfAFolderWithoutARow;
  /**
   * The rows, in order. With a folder, its other pages follow them, each with its description in place of cells.
   *
   * @minItems 1
   */
  items: CoverageRow[];
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * A subject and what is covered of it.
 */
export interface CoverageRow {
  /**
   * What the row is about.
   */
  title: string;
  href?: Link;
  /**
   * The cells of the row, in order.
   *
   * @minItems 1
   * @maxItems 12
   */
  items: CoverageCell[];
}
/**
 * One thing that is covered, with a link where a page is about it.
 */
export interface CoverageCell {
  /**
   * What is covered, in a few words.
   */
  label: string;
  href?: Link;
}
/**
 * What a course covers, week by week.
 */
export interface Curriculum {
  /**
   * The type of the block.
   */
  type: "curriculum";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
   * The weeks, in order.
   *
   * @minItems 1
   */
  items: CurriculumWeek[];
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * A week of the course.
 */
export interface CurriculumWeek {
  /**
   * The number of the week: 1, 2, 3 and so on, without gaps.
   */
  week: number;
  /**
   * The subject of the week.
   */
  title: string;
  /**
   * What is covered, a short phrase each.
   *
   * @minItems 1
   */
  topics: string[];
}
/**
 * A video or a map of another site. Until the visitor asks for it a picture of your own stands there, and nothing is loaded from elsewhere; without JavaScript it is a link to that site.
 */
export interface Embed {
  /**
   * The type of the block.
   */
  type: "embed";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  source: EmbedSource;
  /**
   * What is shown, in a few words: the name of the video or of the map.
   */
  label: string;
  image: Image;
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * A video at YouTube.
 */
export interface YouTubeSource {
  type: "youtube";
  video: VideoAtYouTube;
}
/**
 * A video at Vimeo.
 */
export interface VimeoSource {
  type: "vimeo";
  video: VideoAtVimeo;
}
/**
 * A map of OpenStreetMap around a place.
 */
export interface MapSource {
  type: "openstreetmap";
  place: PlaceOnAMap;
  /**
   * How near the map is: 5 shows countries, 10 towns, 16 streets (the default), 19 houses.
   */
  zoom?: number;
}
/**
 * The calls of an HTTP API, for reading only.
 */
export interface EndpointList {
  /**
   * The type of the block.
   */
  type: "endpoint-list";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
   * The path that all calls start with, such as /v1.
   */
  prefix: string;
  /**
   * The calls, in order.
   *
   * @minItems 1
   */
  items: Endpoint[];
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * A call of the API.
 */
export interface Endpoint {
  /**
   * The heading of a group that begins with this call: what it and the calls after it are about. Several groups get an index.
   */
  group?: string;
  /**
   * The HTTP method.
   */
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /**
   * The path after the prefix, without a leading slash. Parameters stand in braces.
   */
  path: string;
  description?: InlineMarkdown;
}
/**
 * The subjects of an exam with their weights, which add up to 100 %.
 */
export interface ExamDomains {
  /**
   * The type of the block.
   */
  type: "exam-domains";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
   * The subjects, in order.
   *
   * @minItems 1
   */
  items: ExamDomain[];
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * A subject of the exam.
 */
export interface ExamDomain {
  /**
   * The name of the subject.
   */
  domain: string;
  /**
   * Its share of the exam in per cent. All shares together are 100.
   */
  weight: number;
  /**
   * What is asked, a short phrase each.
   *
   * @minItems 1
   */
  topics: string[];
}
/**
 * Named facts, as on a form: a label and a value a line.
 */
export interface FactList {
  /**
   * The type of the block.
   */
  type: "fact-list";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  /**
   * The facts, in order.
   *
   * @minItems 1
   */
  items: Fact[];
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * A named fact.
 */
export interface Fact {
  icon?: IconName;
  /**
   * The name of the fact.
   */
  label: string;
  /**
   * The fact.
   */
  value: string;
  description?: InlineMarkdown;
}
/**
 * Frequently asked questions: each opens its answer, and a search in the page does too. A question with an id is the target of a link: /prices#refunds opens it.
 */
export interface QuestionsAndAnswers {
  /**
   * The type of the block.
   */
  type: "faq";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
   * The questions, in order.
   *
   * @minItems 1
   */
  items: Question[];
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * A question and its answer.
 */
export interface Question {
  id?: Anchor;
  /**
   * The question, as readers would ask it.
   */
  question: string;
  answer: BlockMarkdown;
}
/**
 * Questions that visitors answer and send to a service, such as an enquiry, a booking or a newsletter. The browser says what is missing or wrong; no script is needed. One question without a title stands close below the block above it, as an address does in the opening of a page.
 */
export interface Form {
  /**
   * The type of the block.
   */
  type: "form";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  form: NameOfAFormTarget;
  /**
   * The questions, in order. A form with one of them, and without consent, stands in one line with its button.
   *
   * @minItems 1
   * @maxItems 24
   */
  items: FormField[];
  consent?: InlineMarkdown;
  /**
   * The words of the button, such as Send.
   */
  submit: string;
  note?: InlineMarkdown;
  /**
   * What is sent along without being seen, such as the number of a mailing list.
   *
   * @minItems 1
   * @maxItems 12
   */
  values?: FormValue[];
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * A question and how it is answered.
 */
export interface FormField {
  /**
   * The name under which the answer is sent, such as email or order-number.
   */
  name: string;
  /**
   * The question, or what is to be written, in a few words.
   */
  label: string;
  /**
   * How it is answered: in a line of text (text, the default), several lines (long-text), an email address, a telephone number (tel), a web address (url), a number, a day (date), a choice of one from a list (select) or from buttons (radio), a choice of several (checkboxes), or yes or no (checkbox).
   */
  input?:
    "text" | "long-text" | "email" | "tel" | "url" | "number" | "date" | "select" | "radio" | "checkboxes" | "checkbox";
  /**
   * What the browser may fill in, such as name, organization or postal-code. Email addresses and telephone numbers it knows by themselves.
   */
  autocomplete?:
    | "name"
    | "given-name"
    | "family-name"
    | "organization"
    | "organization-title"
    | "email"
    | "tel"
    | "street-address"
    | "address-line1"
    | "address-line2"
    | "address-level2"
    | "postal-code"
    | "country-name"
    | "url"
    | "username"
    | "bday"
    | "language"
    | "off";
  /**
   * The answers to choose from.
   *
   * @minItems 2
   * @maxItems 60
   */
  options?: string[];
  /**
   * True where the form is not sent without an answer. All others are marked as optional. Of several checkboxes none can be required.
   */
  required?: boolean;
  /**
   * What helps to answer, such as where a number is found.
   */
  hint?: string;
  /**
   * The most characters of the answer.
   */
  maxLength?: number;
}
/**
 * A name and a value that are sent along.
 */
export interface FormValue {
  /**
   * The name under which the answer is sent, such as email or order-number.
   */
  name: string;
  /**
   * What is sent under that name.
   */
  value: string;
}
/**
 * Pictures side by side. Each opens in large over the page, where fingers and arrow keys lead to the others; without JavaScript it is a link to the large picture.
 */
export interface Gallery {
  /**
   * The type of the block.
   */
  type: "gallery";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  /**
   * The pictures, in order.
   *
   * @minItems 1
   */
  items: Image[];
  /**
   * How the pictures stand: in rows below each other (grid, the default), or in one row that is scrolled (row).
   */
  layout?: "grid" | "row";
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * The opening of a page: its main heading, what the page is about in a sentence or two, and what to do next. Every page begins with one hero or typewriter-hero, and has no second one: it is the main heading.
 */
export interface Hero {
  /**
   * The type of the block.
   */
  type: "hero";
  id?: Anchor;
  /**
   * A few words above the heading that say what kind of page this is.
   */
  badge?: string;
  /**
   * The main heading of the page.
   */
  title: string;
  description?: InlineMarkdown;
  icon?: IconName;
  image?: Image;
  video?: Film;
  specimen?: Specimen;
  /**
   * Where the picture, the film or the document stands: beside the text (split, the default), behind it over the whole width (cover), or below it, and the text is centred (centred) or in two columns (below). A film stands behind no text: it is centred there. Only a picture can stand behind the text.
   */
  layout?: "split" | "cover" | "centred" | "below";
  actions?: Actions;
  trust?: Trust;
  background?: SectionBackground;
  align?: SectionAlign;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * A film of the site's own. It plays when the visitor starts it. Either captions say what is heard in it, or silent is true.
 */
export interface Film {
  src: VideoFile;
  captions?: Captions;
  /**
   * True for a film without a sound that tells anything: it needs no captions.
   */
  silent?: boolean;
}
/**
 * Why visitors can trust what they read: a rating and who gave it, or the marks of those who use it already.
 */
export interface Trust {
  /**
   * The stars that others gave, from 1 to 5, in halves.
   */
  rating?: 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 4.5 | 5;
  text: InlineMarkdown;
  /**
   * The marks of companies that use it already, each with the name as its alternative text.
   *
   * @minItems 1
   * @maxItems 8
   */
  logos?: Image[];
}
/**
 * A line that carries the current date: the visitor's own where JavaScript runs, the day of the build elsewhere.
 */
export interface LastUpdated {
  /**
   * The type of the block.
   */
  type: "last-updated";
  /**
   * The words before the date.
   */
  label: string;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * Several short lists side by side, each under a heading of its own.
 */
export interface ListGroups {
  /**
   * The type of the block.
   */
  type: "list-groups";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
   * The groups, in order.
   *
   * @minItems 1
   */
  items: ListGroup[];
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * A list under a heading.
 */
export interface ListGroup {
  icon?: IconName;
  /**
   * The heading of the list.
   */
  title: string;
  description?: InlineMarkdown;
  /**
   * The entries of the list, a short phrase each.
   *
   * @minItems 1
   */
  items: string[];
}
/**
 * The pictures of customers, partners, publications or awards, each with its name.
 */
export interface LogoCloud {
  /**
   * The type of the block.
   */
  type: "logo-cloud";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  /**
   * The logos in groups, in order: one without a title where they need none.
   *
   * @minItems 1
   */
  groups: GroupOfLogos[];
  /**
   * Whether the names stand below the pictures.
   */
  names?: boolean;
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * Logos that belong together.
 */
export interface GroupOfLogos {
  /**
   * What the logos of the group have in common, such as Partners.
   */
  title?: string;
  /**
   * The logos, in order.
   *
   * @minItems 1
   */
  items: Logo[];
}
/**
 * A company, a partner, a publication or an award, and its picture.
 */
export interface Logo {
  /**
   * The name, which is read aloud in place of the picture.
   */
  name: string;
  src: PictureFileOfWhatHasAName;
  dark?: PictureFileForDarkColours;
  href?: Link;
}
/**
 * A picture, a film, a specimen, code or a quote beside text: what something looks like, and what there is to say about it. It has one of them; a film plays in the place of its picture. With side: below it stands below the text, over the whole width.
 */
export interface MediaAndText {
  /**
   * The type of the block.
   */
  type: "media-text";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  body?: BlockMarkdown;
  image?: Image;
  video?: Film;
  specimen?: Specimen;
  code?: CodeExcerpt;
  quote?: Testimonial;
  /**
   * Where the picture, or what stands in its place, is on wide screens: left, right (the default), or below the text over the whole width.
   */
  side?: "left" | "right" | "below";
  /**
   * Whether the picture, or what stands in its place, is above the text on narrow screens, instead of below it.
   */
  pictureFirst?: boolean;
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * Code in one language; code-samples shows it in several.
 */
export interface CodeExcerpt {
  language: CodeLanguage;
  code: Code;
}
/**
 * What somebody says, in their own words, and who it is.
 */
export interface Testimonial {
  quote: InlineMarkdown;
  /**
   * Who said it.
   */
  name: string;
  /**
   * What that person does, and where.
   */
  role?: string;
  image?: Image;
  logo?: Image;
  /**
   * The stars that came with it, from 1 to 5, in halves.
   */
  rating?: 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 4.5 | 5;
}
/**
 * Figures with what they measure: a value and a label a tile.
 */
export interface MetricTiles {
  /**
   * The type of the block.
   */
  type: "metric-tiles";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  /**
   * The figures, in order.
   *
   * @minItems 1
   */
  items: Metric[];
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * A figure and what it measures.
 */
export interface Metric {
  /**
   * The figure with its unit, such as 98%.
   */
  value: string;
  /**
   * A word before the figure that is set small, such as under or up to.
   */
  prefix?: string;
  /**
   * A sign or a word after the figure that is set small, such as + or a day.
   */
  suffix?: string;
  /**
   * What the figure measures.
   */
  label: string;
  /**
   * When and how the figure holds, in one sentence.
   */
  description?: string;
  source?: InlineMarkdown;
  /**
   * True for the one figure that matters most: it stands before the others, and larger.
   */
  leading?: boolean;
}
/**
 * The pages of a folder as a list of links. A new page in the folder appears by itself.
 */
export interface PageList {
  /**
   * The type of the block.
   */
  type: "page-list";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  folder: PagesOfAFolder;
  /**
   * Whether the pages show the icons of their cards, as they do unless this is false.
   */
  icons?: boolean;
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * People with their pictures, roles and links: a team, speakers, authors.
 */
export interface People {
  /**
   * The type of the block.
   */
  type: "people";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
   * The people, in order.
   *
   * @minItems 1
   */
  items: Person[];
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * A person.
 */
export interface Person {
  /**
   * The name of the person.
   */
  name: string;
  /**
   * What the person does.
   */
  role: string;
  image?: Image;
  description?: InlineMarkdown;
  /**
   * Subjects the person knows well.
   *
   * @minItems 1
   */
  topics?: string[];
  /**
   * Where to find or reach the person, such as a page of their own or an address.
   *
   * @minItems 1
   */
  links?: Action[];
}
/**
 * Things and their prices, line by line: the menu of a café, the treatments of a practice, the fees of a service.
 */
export interface PriceList {
  /**
   * The type of the block.
   */
  type: "price-list";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
   * The things, in groups.
   *
   * @minItems 1
   */
  groups: PriceGroup[];
  note?: InlineMarkdown;
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * Things that belong together.
 */
export interface PriceGroup {
  /**
   * The heading of the group.
   */
  title?: string;
  /**
   * One price for whatever is taken of the group, such as £2.95 each. Its things have none of their own then.
   */
  price?: string;
  description?: InlineMarkdown;
  /**
   * The things, in order.
   *
   * @minItems 1
   */
  items: PricedThing[];
}
/**
 * A thing and its price.
 */
export interface PricedThing {
  /**
   * Its name.
   */
  name: string;
  /**
   * Its price as readers see it, with the sign of the currency, such as £3.20. It needs one where its group has none.
   */
  price?: string;
  description?: InlineMarkdown;
  /**
   * A short mark beside the name, such as vegan.
   */
  badge?: string;
}
/**
 * Plans to choose from, each with its price and what it includes. With several periods, such as monthly and yearly, readers switch between their prices.
 */
export interface Pricing {
  /**
   * The type of the block.
   */
  type: "pricing";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
   * The periods that readers switch between. Each plan has a price for each.
   *
   * @minItems 2
   * @maxItems 4
   *
   * Items: The name of a period, such as Monthly.
   */
  periods?: string[];
  /**
   * The currency of all prices as three letters, such as GBP, for programs; the sign that readers see stands in each amount. With it search engines are told the prices.
   */
  currency?: string;
  /**
   * The plans, in order.
   *
   * @minItems 1
   */
  items: Plan[];
  note?: InlineMarkdown;
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * A plan to choose.
 */
export interface Plan {
  /**
   * The name of the plan.
   */
  name: string;
  /**
   * A short mark beside the name, such as popular.
   */
  badge?: string;
  /**
   * Whether the plan stands out; one of them can.
   */
  featured?: boolean;
  description?: InlineMarkdown;
  /**
   * The price in each period, in the order of the periods; one price where there are none.
   *
   * @minItems 1
   */
  prices: Price[];
  /**
   * What the plan includes, a short phrase each.
   *
   * @minItems 1
   *
   * Items: Something that is included.
   */
  features?: string[];
  /**
   * What it does not include and others do, a short phrase each.
   *
   * @minItems 1
   *
   * Items: Something that is not included.
   */
  notIncluded?: string[];
  action?: Action;
}
/**
 * A price as readers see it.
 */
export interface Price {
  /**
   * The price with its currency, such as £12, or words in its place, such as On request.
   */
  amount: string;
  /**
   * What it is paid for, such as a month.
   */
  per?: string;
  /**
   * A few words below it, such as billed yearly.
   */
  note?: string;
}
/**
 * Running text under a heading.
 */
export interface Prose {
  /**
   * The type of the block.
   */
  type: "prose";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  body: BlockMarkdown;
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * What one person says, set large: a customer, a review, a motto with its author.
 */
export interface Quote {
  /**
   * The type of the block.
   */
  type: "quote";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  quote: InlineMarkdown;
  /**
   * Who said it.
   */
  name: string;
  /**
   * What that person does, and where.
   */
  role?: string;
  image?: Image;
  logo?: Image;
  /**
   * The stars that came with it, from 1 to 5, in halves.
   */
  rating?: 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 4.5 | 5;
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * A long text of Markdown with headings: an article, a guide, terms. With an id, links of every page can lead to each heading by the id and its words, as /terms#rules-opening-hours does.
 */
export interface RichText {
  /**
   * The type of the block.
   */
  type: "rich-text";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  body: RichMarkdown;
  /**
   * Whether a list of the headings stands before the text, each a link to its part. The block needs an id for them.
   */
  contents?: boolean;
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * Service levels compared: a row for each measure, a column for each support tier.
 */
export interface SLATable {
  /**
   * The type of the block.
   */
  type: "sla-table";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  /**
   * What the table shows, in a sentence above it.
   */
  caption?: string;
  /**
   * The rows, in order.
   *
   * @minItems 1
   */
  items: SLARow[];
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * A measure and its value in each tier.
 */
export interface SLARow {
  /**
   * What is measured.
   */
  metric: string;
  /**
   * The value in the standard tier.
   */
  standard: string;
  /**
   * The value in the premium tier.
   */
  premium: string;
  /**
   * The value in the enterprise tier.
   */
  enterprise: string;
}
/**
 * A short guide that shows one step at a time, with buttons to go on and back. Without JavaScript all steps are shown.
 */
export interface StepThrough {
  /**
   * The type of the block.
   */
  type: "step-through";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
   * The steps, in order.
   *
   * @minItems 1
   */
  items: GuideStep[];
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * A step of the guide.
 */
export interface GuideStep {
  /**
   * What to do, in a few words.
   */
  title: string;
  description: InlineMarkdown;
}
/**
 * Levels of support to choose from.
 */
export interface SupportTiers {
  /**
   * The type of the block.
   */
  type: "support-tiers";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
   * The tiers, from the smallest to the largest.
   *
   * @minItems 1
   */
  items: SupportTier[];
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * A level of support.
 */
export interface SupportTier {
  /**
   * The name of the tier.
   */
  name: string;
  /**
   * A short mark, such as Recommended.
   */
  badge?: string;
  /**
   * Whether the tier stands out from the others; one of them can.
   */
  featured?: boolean;
  description: InlineMarkdown;
  /**
   * How soon the first answer comes.
   */
  responseTime: string;
  /**
   * The hours in which support answers.
   */
  availability: string;
  /**
   * The ways to reach support.
   *
   * @minItems 1
   */
  channels: string[];
  /**
   * What else the tier includes, a short phrase each.
   *
   * @minItems 1
   */
  features: string[];
  action?: Action;
}
/**
 * Figures or facts in rows and columns, such as sizes, opening hours or results.
 */
export interface Table {
  /**
   * The type of the block.
   */
  type: "table";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  /**
   * What the table shows, in a sentence above it.
   */
  caption?: string;
  /**
   * The heading of the first column, which names the rows.
   */
  corner?: string;
  /**
   * The columns beside the first, in order.
   *
   * @minItems 1
   */
  columns: Column[];
  /**
   * The rows, in order.
   *
   * @minItems 1
   */
  items: Row[];
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * A column of a table.
 */
export interface Column {
  /**
   * The heading of the column.
   */
  label: string;
  /**
   * Where its cells stand: at the start of the column (start, the default) or at its end, as figures do (end).
   */
  align?: "start" | "end";
  /**
   * Whether the column stands out; one of them can.
   */
  featured?: boolean;
}
/**
 * A row of a table.
 */
export interface Row {
  /**
   * What the row is about.
   */
  label: string;
  /**
   * What each column holds for this row, in the order of the columns. yes and no are drawn as marks.
   *
   * @minItems 1
   */
  cells: InlineMarkdown[];
}
/**
 * Panels of which a tab shows one, each with text, lists, tables or code and a picture beside them. Links to a panel that has an id and the search of the browser show it; without JavaScript and on paper all are shown one below the other.
 */
export interface Tabs {
  /**
   * The type of the block.
   */
  type: "tabs";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
   * The panels, in order.
   *
   * @minItems 2
   */
  items: Panel[];
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * What one tab shows.
 */
export interface Panel {
  id?: Anchor;
  /**
   * The words on the tab, which differ from those on the others.
   */
  label: string;
  body: BlockMarkdown;
  image?: Image;
}
/**
 * What several people say: reviews and references of customers, each with a name.
 */
export interface Testimonials {
  /**
   * The type of the block.
   */
  type: "testimonials";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  /**
   * What they say, in order.
   *
   * @minItems 1
   */
  items: Testimonial[];
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * How long things take, drawn to one scale: a row for each, with a bar from when it begins to when it ends and both in words, such as levels of support from first response to resolution, or courses over weeks.
 */
export interface TimeScale {
  /**
   * The type of the block.
   */
  type: "time-scale";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
   * The distance between two lines of the scale, such as 24 for hours by the day.
   */
  every: number;
  /**
   * What the beginning of a bar is, such as First response. Without it bars begin at 0 and have no words for it.
   */
  start?: string;
  /**
   * What the end of a bar is, such as Resolution.
   */
  end: string;
  /**
   * The rows, in order.
   *
   * @minItems 1
   * @maxItems 12
   */
  items: TimeSpan[];
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * How long one thing takes.
 */
export interface TimeSpan {
  /**
   * What takes this long.
   */
  title: string;
  /**
   * Whether the row stands out; one of them can.
   */
  featured?: boolean;
  /**
   * Where on the scale the bar begins: 0, unless said otherwise.
   */
  from?: number;
  /**
   * Where on the scale the bar ends.
   */
  until: number;
  /**
   * The beginning in words, such as 24 hours.
   */
  startText?: string;
  /**
   * The end in words, such as 72 hours.
   */
  endText: string;
}
/**
 * What happened, or will happen, in its order: a history, a plan, a list of releases. Entries with a date show it; where none has one, they are numbered.
 */
export interface Timeline {
  /**
   * The type of the block.
   */
  type: "timeline";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
   * The entries, in order.
   *
   * @minItems 1
   */
  items: TimelineEntry[];
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * Something at its time.
 */
export interface TimelineEntry {
  /**
   * When, as readers should read it, such as March 2024.
   */
  date?: string;
  /**
   * What happened, in a few words.
   */
  title: string;
  description?: InlineMarkdown;
  icon?: IconName;
  /**
   * A short mark beside the title, such as planned.
   */
  badge?: string;
}
/**
 * The opening of a home page: a headline that types itself, a notice, and a specimen document whose marked passages become fields as the headline goes on. All of it is there without JavaScript, for screen readers and under reduced motion.
 */
export interface TypewriterHero {
  /**
   * The type of the block.
   */
  type: "typewriter-hero";
  id?: Anchor;
  /**
   * A short announcement above the headline.
   */
  notice?: string;
  /**
   * The headline in the pieces in which it is typed. Read one after the other they are the main heading of the page.
   *
   * @minItems 1
   */
  segments: string[];
  description?: InlineMarkdown;
  actions?: Actions;
  specimen?: Specimen;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * A film of the site's own, with a picture that stands until it is started.
 */
export interface Video {
  /**
   * The type of the block.
   */
  type: "video";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  video: Film;
  image: Image;
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * A demonstration: what becomes of one thing in a few steps, each opened by the visitor. A step shows a document, results or code beside its text. It needs no JavaScript.
 */
export interface WalkThrough {
  /**
   * The type of the block.
   */
  type: "walk-through";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
   * The steps, in order.
   *
   * @minItems 2
   * @maxItems 8
   */
  items: WalkThroughStep[];
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * A step, with one thing that it shows.
 */
export interface WalkThroughStep {
  /**
   * What happens, in a word or two.
   */
  title: string;
  description: InlineMarkdown;
  document?: WalkThroughDocument;
  /**
   * What was found, in order.
   *
   * @minItems 1
   * @maxItems 12
   */
  results?: WalkThroughResult[];
  code?: WalkThroughCode;
}
/**
 * A document, as it is at this step.
 */
export interface WalkThroughDocument {
  /**
   * What the document is, such as Invoice.
   */
  title: string;
  /**
   * Its lines, from top to bottom.
   *
   * @minItems 1
   * @maxItems 12
   */
  lines: WalkThroughLine[];
}
/**
 * A line of the document.
 */
export interface WalkThroughLine {
  /**
   * What stands before the value.
   */
  label: string;
  /**
   * The value as it stands on the document.
   */
  text: string;
  /**
   * Whether the value is marked.
   */
  marked?: boolean;
}
/**
 * A result, with a note on what it means.
 */
export interface WalkThroughResult {
  /**
   * What it is.
   */
  label: string;
  /**
   * The value.
   */
  value: string;
  /**
   * What was decided, or has to be.
   */
  note?: string;
  /**
   * Whether somebody still has to decide.
   */
  open?: boolean;
}
/**
 * What a program gets at this step.
 */
export interface WalkThroughCode {
  /**
   * The language, for the colours of the code.
   */
  language: "bash" | "csharp" | "http" | "java" | "javascript" | "json" | "python" | "text" | "xml" | "yaml";
  code: Code;
}
/**
 * A process in numbered steps, in one column, or in lanes by who acts.
 */
export interface WorkflowSteps {
  /**
   * The type of the block.
   */
  type: "workflow-steps";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
   * Who acts, such as the platform and your staff: each turn of one of them then has its name and its steps, and each step names its lane.
   *
   * @minItems 2
   * @maxItems 4
   */
  lanes?: string[];
  /**
   * The steps, in order.
   *
   * @minItems 1
   */
  items: WorkflowStep[];
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
/**
 * A step of the process.
 */
export interface WorkflowStep {
  /**
   * The number of the step: 1, 2, 3 and so on, without gaps. Without it the steps count by themselves.
   */
  step?: number;
  /**
   * What happens in this step, in a few words.
   */
  title: string;
  /**
   * Who takes this step: one of the lanes.
   */
  lane?: string;
  description?: InlineMarkdown;
  image?: Image;
}
/**
 * What all pages of the site share.
 */
export interface SiteContent {
  brand: Brand;
  origin: Origin;
  /**
   * The language of the site, such as en-GB.
   */
  language: string;
  icon?: SiteIcon;
  touchIcon?: Asset;
  theme?: Theme;
  announcement?: Announcement;
  share?: Share;
  /**
   * Whether a page below a folder shows the way to it from the home page, and tells it to search engines. It does where nothing else is said.
   */
  breadcrumbs?: boolean;
  /**
   * Whether each folder whose pages have a date gets an Atom feed of them, at feed.xml in that folder. It does where nothing else is said.
   */
  feeds?: boolean;
  /**
   * Where the forms of the site are sent. Only pages with such a form may send one there. The service gets the answers as the fields of an ordinary form, by POST in the form of application/x-www-form-urlencoded, and answers with a page, or leads back to one; without a trap nothing keeps programs from filling it in.
   *
   * @minItems 1
   */
  forms?: FormService[];
  header?: Header;
  footer?: Footer;
  /**
   * PDF documents that the build makes of blocks of some pages, such as a programme to take away.
   *
   * @minItems 1
   * @maxItems 20
   */
  documents?: PublishedDocument[];
  labels?: OwnLabels;
  /**
   * The most bytes, compressed with brotli, that a visitor's first look at a page may cost, and the most that its pictures may. A build refuses a page that is heavier.
   */
  budget?: {
    /**
     * A page with its styles and its scripts.
     */
    page?: number;
    /**
     * The pictures of a page, each as the largest AVIF that a browser can choose, or as SVG: what a visitor with the finest screen loads. They are not compressed again.
     */
    pictures?: number;
    /**
     * The scripts of a page alone: that of every page, and those of its own behaviours.
     */
    script?: number;
  };
  /**
   * Files of the _assets folder that others link to, though no page does. Files that pages show as pictures are published only with this, or where a page links to them.
   *
   * @minItems 1
   */
  downloads?: Asset[];
  /**
   * Pointers to values of this file that stand in for real ones, such as /origin. A release build refuses them.
   *
   * @minItems 1
   */
  placeholders?: string[];
  checks?: Checks;
}
/**
 * Whose site it is.
 */
export interface Brand {
  /**
   * The name of the brand, as in the header and in page titles.
   */
  name: string;
  /**
   * What the brand does, in a few words.
   */
  tagline?: string;
  logo?: Logo1;
}
/**
 * The logo of the brand, in the header of every page.
 */
export interface Logo1 {
  src: LogoFile;
  dark?: LogoFile;
  /**
   * The words of the logo. Where they are given, the logo replaces the name of the brand and is read out as them; without them it stands beside the name.
   */
  alt?: string;
  /**
   * Whether the footer begins with the logo too.
   */
  footer?: boolean;
}
/**
 * How all pages look. Everything that is left out is chosen so that it goes with the rest.
 */
export interface Theme {
  /**
   * The colours. One accent is enough: the build derives all others, light and dark, so that everything can be read. Each is written as in CSS with three or six hexadecimal digits, in quotes: "#2a3ccb".
   */
  colours?: {
    /**
     * The colour of the brand. Buttons have it, and links one of its hue that can be read.
     */
    accent?: string;
    /**
     * The ground of what is read from a document, and of nothing else.
     */
    highlight?: string;
    /**
     * The colour of text, which also tints greys and dark grounds.
     */
    neutral?: string;
    /**
     * The ground of pages.
     */
    page?: string;
    /**
     * Colours of the dark scheme in place of those that the build derives. They are taken as they are.
     */
    dark?: {
      /**
       * The colour of buttons and links in the dark.
       */
      accent?: string;
      /**
       * The ground of what is read from a document, in the dark.
       */
      highlight?: string;
      /**
       * The colour of text in the dark.
       */
      neutral?: string;
      /**
       * The ground of pages in the dark.
       */
      page?: string;
    };
  };
  /**
   * Whether pages are light, dark, or both, as the visitor's system asks (the default).
   */
  scheme?: "light" | "dark" | "both";
  typeface?: TypefaceChoice;
  /**
   * The corners: sharp; crisp, on controls alone; soft (the default); or round.
   */
  corners?: "sharp" | "crisp" | "soft" | "round";
  /**
   * The space between things: compact, regular (the default) or airy.
   */
  density?: "compact" | "regular" | "airy";
  /**
   * What adorns pages: nothing (plain, the default), paper with a ruled margin, the lines of a grid, dots, bands (heroes and every other section on a ground of their own), or a glow.
   */
  decoration?: "plain" | "paper" | "grid" | "dots" | "bands" | "glow";
  /**
   * Whether sections are numbered. They are not unless this is true.
   */
  sectionNumbers?: boolean;
}
/**
 * The typefaces of headings and the brand's name (without a choice, that of the text), of text (Schibsted Grotesk) and of code and small labels (System). Visitors fetch only what is named here, and only the letters that the pages have.
 */
export interface TypefaceChoice {
  headings?: Typeface;
  text?: Typeface;
  code?: Typeface;
  /**
   * The site's own typefaces.
   *
   * @minItems 1
   */
  own?: OwnTypeface[];
}
/**
 * A typeface whose files are in the _assets folder: its upright letters, best in all weights (a variable font); where that file has one weight only, bold letters in another; and, where there are any, italic ones.
 */
export interface OwnTypeface {
  /**
   * Its name, by which headings, text and code ask for it.
   */
  name: string;
  file: FontFile;
  bold?: FontFile;
  italic?: FontFile;
}
/**
 * A line above the header of every page, such as for holidays.
 */
export interface Announcement {
  text: InlineMarkdown;
  action?: Action;
  until?: Moment;
}
/**
 * A service that takes what visitors send.
 */
export interface FormService {
  /**
   * The name by which pages mean it, such as enquiry.
   */
  name: string;
  action: FormAction;
  /**
   * The name of a field that nobody sees and that stays empty. Programs fill it in: set the service so that it takes a form with anything in that field for spam.
   */
  trap?: string;
}
/**
 * The header of every page, beside the brand.
 */
export interface Header {
  /**
   * The entries of the menu, in order. Without any there is no menu.
   */
  menu?: readonly Menu[];
  /**
   * Up to two buttons beside the menu. The first is the main one, unless `style` says otherwise.
   *
   * @minItems 1
   * @maxItems 2
   */
  actions?: HeaderAction[];
}
/**
 * A button of the header.
 */
export interface HeaderAction {
  /**
   * The words on the button, as few as possible.
   */
  label: string;
  href: Link;
  /**
   * `main` stands out, `other` steps back.
   */
  style?: "main" | "other";
}
/**
 * The footer of every page. What it leaves out is not shown.
 */
export interface Footer {
  contact?: Contact1;
  /**
   * The lists of links, in order.
   *
   * @minItems 1
   */
  groups?: FooterGroup[];
  /**
   * The brand's pages in social networks, in order.
   *
   * @minItems 1
   */
  social?: SocialLink[];
  /**
   * The links to legal pages.
   *
   * @minItems 1
   */
  legalLinks?: Action[];
  /**
   * Who is responsible for the site, as the law wants it said.
   */
  legalLine?: string;
  /**
   * The company's registration number with what it is. It is shown behind the legal line as it is written, with or without a full stop. One that is listed under placeholders is left out of the pages.
   */
  registrationNumber?: string;
  /**
   * The copyright line with its year.
   */
  copyright?: string;
}
/**
 * How to get in touch.
 */
export interface Contact1 {
  id?: Anchor;
  /**
   * The heading.
   */
  title: string;
  description?: InlineMarkdown;
  /**
   * The ways to get in touch, in order.
   *
   * @minItems 1
   */
  items: ContactWay[];
  /**
   * What people may write for, in order: the choices of a short form (name, address, message) at the foot of every page. It is sent to `form`, or by mail to the first email address among the ways; `note` says in a sentence what happens then. A link to the id of a choice, such as #contact-demonstration, leads to the form with that choice made. Until then it is the one that the first such link of the page means.
   *
   * @minItems 1
   * @maxItems 12
   */
  purposes?: ContactPurpose[];
  form?: NameOfAFormTarget;
  note?: InlineMarkdown;
}
/**
 * A way to get in touch.
 */
export interface ContactWay {
  /**
   * What it is, such as Email.
   */
  label: string;
  /**
   * The address as it is shown.
   */
  text: string;
  href?: Link;
}
/**
 * A list of links under a heading.
 */
export interface FooterGroup {
  /**
   * The heading of the list.
   */
  title: string;
  /**
   * The entries, in order.
   *
   * @minItems 1
   */
  entries: FooterEntry[];
}
/**
 * An entry that leads somewhere.
 */
export interface FooterLink {
  type: "link";
  /**
   * The words of the link.
   */
  label: string;
  href: Link;
}
/**
 * The pages of a folder, each as an entry of the list.
 */
export interface FooterFolder {
  type: "folder";
  folder: PagesOfAFolder;
}
/**
 * The brand's page in a social network.
 */
export interface SocialLink {
  /**
   * The words of the link, such as Instagram. Where it has a mark they are read out, and without one they are shown.
   */
  label: string;
  href: Link;
  network?: NetworkName;
}
/**
 * A PDF document.
 */
export interface PublishedDocument {
  /**
   * The name of the file, such as programme.pdf. Links lead to it as /assets/programme.pdf.
   */
  file: string;
  /**
   * The title of the document.
   */
  title: string;
  /**
   * What the document is, below its title.
   */
  description?: string;
  /**
   * The pages that it takes blocks from, in order.
   *
   * @minItems 1
   */
  pages: Link[];
  /**
   * The types of the blocks that it takes from them.
   *
   * @minItems 1
   *
   * Items: A type of block that documents can hold.
   */
  blocks: ("card-grid" | "certification-levels" | "check-list" | "curriculum" | "exam-domains" | "fact-list")[];
}
/**
 * Words of the interface in place of the built-in English ones. A site in another language gives all of them.
 */
export interface OwnLabels {
  /**
   * The link that skips the header.
   */
  skipToContent?: string;
  /**
   * The name of the header's menu.
   */
  mainNavigation?: string;
  /**
   * The name of the way to a page.
   */
  breadcrumbs?: string;
  /**
   * The home page, at the beginning of that way.
   */
  home?: string;
  /**
   * The button that opens the side menu.
   */
  openMenu?: string;
  /**
   * The button that closes the side menu.
   */
  closeMenu?: string;
  /**
   * The name of the side menu.
   */
  sideMenu?: string;
  /**
   * The name of the footer's menu.
   */
  footerNavigation?: string;
  /**
   * The name of the list of legal pages.
   */
  legalNavigation?: string;
  /**
   * The name of the list of social networks.
   */
  socialNavigation?: string;
  /**
   * The name of the line above the header.
   */
  announcement?: string;
  /**
   * The heading of the not-found page of a site that writes none itself.
   */
  notFoundTitle?: string;
  /**
   * What that page says.
   */
  notFoundDescription?: string;
  /**
   * The link of that page to the home page.
   */
  returnHome?: string;
  /**
   * The button that stops all movement.
   */
  pauseMotion?: string;
  /**
   * The button that starts movement again.
   */
  playMotion?: string;
  /**
   * The button that copies code.
   */
  copyCode?: string;
  /**
   * The button after copying.
   */
  codeCopied?: string;
  /**
   * Above the benefits of a card.
   */
  benefits?: string;
  /**
   * Above the steps of a card.
   */
  processSteps?: string;
  /**
   * Above the uses of a card.
   */
  useCases?: string;
  /**
   * Above the capabilities of a card.
   */
  capabilities?: string;
  /**
   * Before the number of a week.
   */
  week?: string;
  /**
   * Before the number of a step.
   */
  step?: string;
  /**
   * Above the topics of a week or a subject.
   */
  topics?: string;
  /**
   * Before the response time of a tier.
   */
  responseTime?: string;
  /**
   * Before the hours of a tier or channel.
   */
  availability?: string;
  /**
   * Above the channels of a tier.
   */
  channels?: string;
  /**
   * Above the features of a tier or channel.
   */
  features?: string;
  /**
   * Before the duration of a level.
   */
  duration?: string;
  /**
   * Above the prerequisites of a level.
   */
  prerequisites?: string;
  /**
   * Before the price of a level.
   */
  price?: string;
  /**
   * Before the weight of a subject.
   */
  weight?: string;
  /**
   * Before the command that installs a package.
   */
  install?: string;
  /**
   * Head of the first column of an SLA table.
   */
  metric?: string;
  /**
   * Head of the standard tier's column.
   */
  standard?: string;
  /**
   * Head of the premium tier's column.
   */
  premium?: string;
  /**
   * Head of the enterprise tier's column.
   */
  enterprise?: string;
  /**
   * The button that goes one step back.
   */
  previousStep?: string;
  /**
   * The button that goes one step on.
   */
  nextStep?: string;
  /**
   * Above the fields that are read from a specimen.
   */
  extractedFields?: string;
  /**
   * Behind the number of fields of a specimen that are sure.
   */
  fieldsSure?: string;
  /**
   * Behind the number of fields of a specimen that a person must look at, and before what is to be looked at.
   */
  fieldsToCheck?: string;
  /**
   * The words before the number of stars, for people who hear the page.
   */
  rating?: string;
  /**
   * What stands for yes in a table, for people who hear the page.
   */
  yes?: string;
  /**
   * What stands for no in a table, for people who hear the page.
   */
  no?: string;
  /**
   * The name of the switch between the periods of prices, for people who hear the page.
   */
  billingPeriod?: string;
  /**
   * The words before a feature that a plan does not have, for people who hear the page.
   */
  notIncluded?: string;
  /**
   * The heading of an address.
   */
  address?: string;
  /**
   * The heading of opening hours.
   */
  openingHours?: string;
  /**
   * A picture without a name of its own, before its number.
   */
  picture?: string;
  /**
   * The button that shows the picture before.
   */
  previousPicture?: string;
  /**
   * The button that shows the next picture.
   */
  nextPicture?: string;
  /**
   * The button that closes what lies over the page.
   */
  close?: string;
  /**
   * The name of the captions of a video.
   */
  captions?: string;
  /**
   * Before the name of another site, on what loads something from there.
   */
  loadFrom?: string;
  /**
   * Stands before the names of the authors of a page.
   */
  writtenBy?: string;
  /**
   * Stands before the day on which a page was last changed.
   */
  updated?: string;
  /**
   * The name of the list of the parts of a long text.
   */
  contents?: string;
  /**
   * Stands behind the questions of a form that need no answer.
   */
  optional?: string;
  /**
   * Opens the numbers of a chart as a table.
   */
  figures?: string;
  /**
   * Stands before the number of a page of a long list: Page 2.
   */
  pageNumber?: string;
  /**
   * Names the links to all pages of a long list.
   */
  pageNumbers?: string;
  /**
   * Leads to the page before, of a long list.
   */
  previousPage?: string;
  /**
   * Leads to the next page of a long list.
   */
  nextPage?: string;
  /**
   * The question that the choices of the contact section answer.
   */
  subject?: string;
  /**
   * The field of the contact section for the name.
   */
  senderName?: string;
  /**
   * The field of the contact section for the address to answer to.
   */
  senderEmail?: string;
  /**
   * The field of the contact section for the message.
   */
  message?: string;
  /**
   * The button of the contact section where a service takes the message.
   */
  send?: string;
  /**
   * The button of the contact section where the message goes by mail.
   */
  openEmail?: string;
  /**
   * What happens after that button.
   */
  emailOpens?: string;
}
/**
 * What every section can begin with, and the ground that it stands on. The schema of a block that is a section repeats these lines.
 */
export interface SectionHead {
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  eyebrow?: Eyebrow;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
}
