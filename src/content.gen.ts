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

export type IconName = Icon;
export type CalendarDay = Day;
export type Tag = string;
export type PictureFile = ImageFile;
export type InlineMarkdown = InlineText;
export type PictureFileForDarkColours = ImageFile | undefined;
export type ShareImage = string;
export type Anchor = string;
export type Draft = boolean;
export type Publication = string;
export type Expiry = string;
export type OldAddress = string;
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
export type Link = string;
export type SectionBackground = "none" | "tint" | "dark" | "accent";
/**
 * @minItems 1
 * @maxItems 3
 */
export type Actions = Action[];
export type Eyebrow = string;
export type SectionAlign = "start" | "centre";
export type SectionTitle = string;
export type SectionPace = "statement" | "working" | "dense";
export type DataFile = string;
export type CodeLanguage =
  "bash" | "csharp" | "http" | "java" | "javascript" | "json" | "python" | "text" | "xml" | "yaml";
export type Code = readonly CodeToken[];
export type CollectedPagesOfAFolder = readonly CollectedPage[];
export type PagesOfAFolderWithoutARow = readonly CollectedPage[];
export type EmbedSource = YouTubeSource | VimeoSource | MapSource;
export type VideoAtYouTube = EmbedAddress;
export type VideoAtVimeo = EmbedAddress;
export type PlaceOnAMap = EmbedAddress;
export type BlockMarkdown = readonly ProseNode[];
export type NameOfAFormTarget = FormTarget;
export type VideoFile = string;
export type Captions = string;
export type PictureFileOfWhatHasAName = ImageFile;
export type PagesOfAFolder = readonly PageEntry[];
export type RichMarkdown = readonly ProseNode[];
export type LogoFile = Picture;
export type Origin = string;
export type SiteIcon = string;
export type Asset = string;
export type Typeface = string;
export type FontFile = string;
export type Moment = string;
export type FormAction = string;
export type FooterEntry = FooterLink | FooterFolder;
export type NetworkName = Icon;
export type Checks = Readonly<Record<string, unknown>>;

export interface Content {
  page: Page;
  site: SiteContent;
  section?: SectionHead;
}
export interface Page {
  title: string;
  description: string;
  language?: string;
  nav?: NavigationEntry;
  card?: PageCard;
  date?: CalendarDay;
  updated?: Day;
  /**
   * @minItems 1
   * @maxItems 12
   */
  authors?: string[];
  /**
   * @minItems 1
   * @maxItems 12
   */
  tags?: Tag[];
  image?: Image;
  share?: Share;
  subject?: "service" | "course";
  /**
   * @minItems 1
   * @maxItems 12
   */
  purposes?: ContactPurpose[];
  unlisted?: boolean;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
  /**
   * @minItems 1
   */
  redirectFrom?: OldAddress[];
  /**
   * @minItems 1
   */
  blocks: Block[];
}
export interface NavigationEntry {
  label?: string;
  order?: number;
}
export interface PageCard {
  icon?: IconName;
  title?: string;
  description?: string;
}
export interface Image {
  src: PictureFile;
  alt?: string;
  decorative?: boolean;
  caption?: InlineMarkdown;
  focus?: "top" | "bottom" | "left" | "right" | "top left" | "top right" | "bottom left" | "bottom right" | "whole";
  dark?: PictureFileForDarkColours;
}
export interface Share {
  image: ShareImage;
  alt?: string;
}
export interface ContactPurpose {
  id: Anchor;
  label: string;
  subject?: string;
}
export interface Banner {
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
export interface Action {
  label: string;
  href: Link;
  reload?: boolean;
}
export interface CallToAction {
  type: "call-to-action";
  id?: Anchor;
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
export interface CardGrid {
  type: "card-grid";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  layout?: "grid" | "rows";
  specimen?: Specimen;
  /**
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
export interface Specimen {
  id?: Anchor;
  layout?: "form" | "boxes" | "letter" | "card" | "certificate" | "cheque" | "slip";
  issuer?: string;
  title: string;
  caption: string;
  /**
   * @minItems 1
   */
  items: SpecimenItem[];
  table?: SpecimenTable;
  /**
   * @minItems 1
   */
  totals?: SpecimenItem[];
  signature?: string;
  stamp?: string;
  footer?: string;
}
export interface SpecimenItem {
  label?: string;
  text: string;
  field?: string;
  value?: string;
  check?: string;
}
export interface SpecimenTable {
  corner: string;
  /**
   * @minItems 1
   * @maxItems 3
   */
  columns: string[];
  /**
   * @minItems 1
   * @maxItems 6
   */
  items: SpecimenRow[];
}
export interface SpecimenRow {
  label: string;
  /**
   * @minItems 1
   * @maxItems 3
   */
  cells: string[];
}
export interface Card {
  icon?: IconName;
  image?: Image;
  title: string;
  badge?: string;
  featured?: boolean;
  description: InlineMarkdown;
  /**
   * @minItems 1
   */
  benefits?: string[];
  /**
   * @minItems 1
   */
  processSteps?: string[];
  /**
   * @minItems 1
   */
  useCases?: string[];
  /**
   * @minItems 1
   */
  capabilities?: string[];
  href?: Link;
  action?: Action;
}
export interface CertificationLevels {
  type: "certification-levels";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
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
export interface CertificationLevel {
  level: string;
  badge: string;
  featured?: boolean;
  duration: string;
  /**
   * @minItems 1
   */
  prerequisites: string[];
  description: InlineMarkdown;
  price: string;
  action?: Action;
}
export interface ChannelList {
  type: "channel-list";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
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
export interface Channel {
  icon?: IconName;
  title: string;
  description: InlineMarkdown;
  availability: string;
  /**
   * @minItems 1
   */
  features: string[];
  action?: Action;
}
export interface Chart {
  type: "chart";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  chart: ChartDrawing;
  caption?: string;
  labels?: string;
  /**
   * @minItems 1
   * @maxItems 6
   */
  series?: string[];
  /**
   * @minItems 1
   * @maxItems 60
   */
  items?: ChartEntry[];
  file?: DataFile;
  scale?: "linear" | "logarithmic";
  prefix?: string;
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
export interface ChartEntry {
  label: string;
  /**
   * @minItems 1
   */
  values: number[];
}
export interface CheckList {
  type: "check-list";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  /**
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
export interface CodeSamples {
  type: "code-samples";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
   * @minItems 1
   */
  items?: CodeSample[];
  /**
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
export interface CodeSample {
  label: string;
  language: CodeLanguage;
  install?: string;
  code: Code;
}
export interface SampleGroup {
  id?: Anchor;
  title: string;
  description?: InlineMarkdown;
  /**
   * @minItems 1
   */
  items: CodeSample[];
}
export interface Collection {
  type: "collection";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  folder: CollectedPagesOfAFolder;
  order?: "newest" | "oldest" | "title" | "menu";
  limit?: number;
  perPage?: PageNumbers;
  /**
   * @minItems 1
   * @maxItems 12
   */
  tags?: Tag[];
  lead?: boolean;
  /**
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
export interface ComparisonTable {
  type: "comparison-table";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  caption?: string;
  /**
   * @minItems 1
   */
  columns: ComparedThing[];
  /**
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
export interface ComparedThing {
  label: string;
  description?: string;
  badge?: string;
  featured?: boolean;
  action?: Action;
}
export interface FeatureGroup {
  title?: string;
  /**
   * @minItems 1
   */
  items: Feature[];
}
export interface Feature {
  label: string;
  description?: InlineMarkdown;
  /**
   * @minItems 1
   */
  cells: InlineMarkdown[];
}
export interface Contact {
  type: "contact";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  name?: string;
  /**
   * @minItems 1
   */
  ways: Way[];
  /**
   * @minItems 1
   */
  address?: string[];
  /**
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
export interface Way {
  label: string;
  text: string;
  href?: Link;
  icon?: IconName;
}
export interface Hours {
  days: string;
  hours: string;
}
export interface Contents {
  type: "contents";
  id?: Anchor;
  title: string;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
export interface CoverageMap {
  type: "coverage-map";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  folder?: PagesOfAFolderWithoutARow;
  /**
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
export interface CoverageRow {
  title: string;
  href?: Link;
  /**
   * @minItems 1
   * @maxItems 12
   */
  items: CoverageCell[];
}
export interface CoverageCell {
  label: string;
  href?: Link;
}
export interface Curriculum {
  type: "curriculum";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
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
export interface CurriculumWeek {
  week: number;
  title: string;
  /**
   * @minItems 1
   */
  topics: string[];
}
export interface Embed {
  type: "embed";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  source: EmbedSource;
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
export interface YouTubeSource {
  type: "youtube";
  video: VideoAtYouTube;
}
export interface VimeoSource {
  type: "vimeo";
  video: VideoAtVimeo;
}
export interface MapSource {
  type: "openstreetmap";
  place: PlaceOnAMap;
  zoom?: number;
}
export interface EndpointList {
  type: "endpoint-list";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  prefix: string;
  /**
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
export interface Endpoint {
  group?: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  description?: InlineMarkdown;
}
export interface ExamDomains {
  type: "exam-domains";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
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
export interface ExamDomain {
  domain: string;
  weight: number;
  /**
   * @minItems 1
   */
  topics: string[];
}
export interface FactList {
  type: "fact-list";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  /**
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
export interface Fact {
  icon?: IconName;
  label: string;
  value: string;
  description?: InlineMarkdown;
}
export interface QuestionsAndAnswers {
  type: "faq";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
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
export interface Question {
  id?: Anchor;
  question: string;
  answer: BlockMarkdown;
}
export interface Form {
  type: "form";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  form: NameOfAFormTarget;
  /**
   * @minItems 1
   * @maxItems 24
   */
  items: FormField[];
  consent?: InlineMarkdown;
  submit: string;
  note?: InlineMarkdown;
  /**
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
export interface FormField {
  name: string;
  label: string;
  input?:
    "text" | "long-text" | "email" | "tel" | "url" | "number" | "date" | "select" | "radio" | "checkboxes" | "checkbox";
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
   * @minItems 2
   * @maxItems 60
   */
  options?: string[];
  required?: boolean;
  hint?: string;
  maxLength?: number;
}
export interface FormValue {
  name: string;
  value: string;
}
export interface Gallery {
  type: "gallery";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  /**
   * @minItems 1
   */
  items: Image[];
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
export interface Hero {
  type: "hero";
  id?: Anchor;
  badge?: string;
  title: string;
  description?: InlineMarkdown;
  icon?: IconName;
  image?: Image;
  video?: Film;
  specimen?: Specimen;
  layout?: "split" | "cover" | "centred" | "below";
  actions?: Actions;
  trust?: Trust;
  background?: SectionBackground;
  align?: SectionAlign;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
export interface Film {
  src: VideoFile;
  captions?: Captions;
  silent?: boolean;
}
export interface Trust {
  rating?: 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 4.5 | 5;
  text: InlineMarkdown;
  /**
   * @minItems 1
   * @maxItems 8
   */
  logos?: Image[];
}
export interface LastUpdated {
  type: "last-updated";
  label: string;
  draft?: Draft;
  publishAt?: Publication;
  expireAt?: Expiry;
}
export interface ListGroups {
  type: "list-groups";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
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
export interface ListGroup {
  icon?: IconName;
  title: string;
  description?: InlineMarkdown;
  /**
   * @minItems 1
   */
  items: string[];
}
export interface LogoCloud {
  type: "logo-cloud";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  /**
   * @minItems 1
   */
  groups: GroupOfLogos[];
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
export interface GroupOfLogos {
  title?: string;
  /**
   * @minItems 1
   */
  items: Logo[];
}
export interface Logo {
  name: string;
  src: PictureFileOfWhatHasAName;
  dark?: PictureFileForDarkColours;
  href?: Link;
}
export interface MediaAndText {
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
  side?: "left" | "right" | "below";
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
export interface CodeExcerpt {
  language: CodeLanguage;
  code: Code;
}
export interface Testimonial {
  quote: InlineMarkdown;
  name: string;
  role?: string;
  image?: Image;
  logo?: Image;
  rating?: 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 4.5 | 5;
}
export interface MetricTiles {
  type: "metric-tiles";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  /**
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
export interface Metric {
  value: string;
  prefix?: string;
  suffix?: string;
  label: string;
  description?: string;
  source?: InlineMarkdown;
  leading?: boolean;
}
export interface PageList {
  type: "page-list";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  folder: PagesOfAFolder;
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
export interface People {
  type: "people";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
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
export interface Person {
  name: string;
  role: string;
  image?: Image;
  description?: InlineMarkdown;
  /**
   * @minItems 1
   */
  topics?: string[];
  /**
   * @minItems 1
   */
  links?: Action[];
}
export interface PriceList {
  type: "price-list";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
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
export interface PriceGroup {
  title?: string;
  price?: string;
  description?: InlineMarkdown;
  /**
   * @minItems 1
   */
  items: PricedThing[];
}
export interface PricedThing {
  name: string;
  price?: string;
  description?: InlineMarkdown;
  badge?: string;
}
export interface Pricing {
  type: "pricing";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
   * @minItems 2
   * @maxItems 4
   */
  periods?: string[];
  currency?: string;
  /**
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
export interface Plan {
  name: string;
  badge?: string;
  featured?: boolean;
  description?: InlineMarkdown;
  /**
   * @minItems 1
   */
  prices: Price[];
  /**
   * @minItems 1
   */
  features?: string[];
  /**
   * @minItems 1
   */
  notIncluded?: string[];
  action?: Action;
}
export interface Price {
  amount: string;
  per?: string;
  note?: string;
}
export interface Prose {
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
export interface Quote {
  type: "quote";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  quote: InlineMarkdown;
  name: string;
  role?: string;
  image?: Image;
  logo?: Image;
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
export interface RichText {
  type: "rich-text";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  body: RichMarkdown;
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
export interface SLATable {
  type: "sla-table";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  caption?: string;
  /**
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
export interface SLARow {
  metric: string;
  standard: string;
  premium: string;
  enterprise: string;
}
export interface StepThrough {
  type: "step-through";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
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
export interface GuideStep {
  title: string;
  description: InlineMarkdown;
}
export interface SupportTiers {
  type: "support-tiers";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
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
export interface SupportTier {
  name: string;
  badge?: string;
  featured?: boolean;
  description: InlineMarkdown;
  responseTime: string;
  availability: string;
  /**
   * @minItems 1
   */
  channels: string[];
  /**
   * @minItems 1
   */
  features: string[];
  action?: Action;
}
export interface Table {
  type: "table";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  caption?: string;
  corner?: string;
  /**
   * @minItems 1
   */
  columns: Column[];
  /**
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
export interface Column {
  label: string;
  align?: "start" | "end";
  featured?: boolean;
}
export interface Row {
  label: string;
  /**
   * @minItems 1
   */
  cells: InlineMarkdown[];
}
export interface Tabs {
  type: "tabs";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
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
export interface Panel {
  id?: Anchor;
  label: string;
  body: BlockMarkdown;
  image?: Image;
}
export interface Testimonials {
  type: "testimonials";
  id?: Anchor;
  title?: SectionTitle;
  description?: InlineMarkdown;
  /**
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
export interface TimeScale {
  type: "time-scale";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  every: number;
  start?: string;
  end: string;
  /**
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
export interface TimeSpan {
  title: string;
  featured?: boolean;
  from?: number;
  until: number;
  startText?: string;
  endText: string;
}
export interface Timeline {
  type: "timeline";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
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
export interface TimelineEntry {
  date?: string;
  title: string;
  description?: InlineMarkdown;
  icon?: IconName;
  badge?: string;
}
export interface TypewriterHero {
  type: "typewriter-hero";
  id?: Anchor;
  notice?: string;
  /**
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
export interface Video {
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
export interface WalkThrough {
  type: "walk-through";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
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
export interface WalkThroughStep {
  title: string;
  description: InlineMarkdown;
  document?: WalkThroughDocument;
  /**
   * @minItems 1
   * @maxItems 12
   */
  results?: WalkThroughResult[];
  code?: WalkThroughCode;
}
export interface WalkThroughDocument {
  title: string;
  /**
   * @minItems 1
   * @maxItems 12
   */
  lines: WalkThroughLine[];
}
export interface WalkThroughLine {
  label: string;
  text: string;
  marked?: boolean;
}
export interface WalkThroughResult {
  label: string;
  value: string;
  note?: string;
  open?: boolean;
}
export interface WalkThroughCode {
  language: "bash" | "csharp" | "http" | "java" | "javascript" | "json" | "python" | "text" | "xml" | "yaml";
  code: Code;
}
export interface WorkflowSteps {
  type: "workflow-steps";
  id?: Anchor;
  title: SectionTitle;
  description?: InlineMarkdown;
  /**
   * @minItems 2
   * @maxItems 4
   */
  lanes?: string[];
  /**
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
export interface WorkflowStep {
  step?: number;
  title: string;
  lane?: string;
  description?: InlineMarkdown;
  image?: Image;
}
export interface SiteContent {
  brand: Brand;
  origin: Origin;
  language: string;
  icon?: SiteIcon;
  touchIcon?: Asset;
  theme?: Theme;
  announcement?: Announcement;
  share?: Share;
  breadcrumbs?: boolean;
  feeds?: boolean;
  /**
   * @minItems 1
   */
  forms?: FormService[];
  header?: Header;
  footer?: Footer;
  /**
   * @minItems 1
   * @maxItems 20
   */
  documents?: PublishedDocument[];
  labels?: OwnLabels;
  budget?: {
    page?: number;
    pictures?: number;
    script?: number;
  };
  /**
   * @minItems 1
   */
  downloads?: Asset[];
  /**
   * @minItems 1
   */
  placeholders?: string[];
  checks?: Checks;
}
export interface Brand {
  name: string;
  tagline?: string;
  logo?: Logo1;
}
export interface Logo1 {
  src: LogoFile;
  dark?: LogoFile;
  alt?: string;
  footer?: boolean;
}
export interface Theme {
  colours?: {
    accent?: string;
    highlight?: string;
    neutral?: string;
    page?: string;
    dark?: {
      accent?: string;
      highlight?: string;
      neutral?: string;
      page?: string;
    };
  };
  scheme?: "light" | "dark" | "both";
  typeface?: TypefaceChoice;
  corners?: "sharp" | "crisp" | "soft" | "round";
  density?: "compact" | "regular" | "airy";
  decoration?: "plain" | "paper" | "grid" | "dots" | "bands" | "glow";
  sectionNumbers?: boolean;
}
export interface TypefaceChoice {
  headings?: Typeface;
  text?: Typeface;
  code?: Typeface;
  /**
   * @minItems 1
   */
  own?: OwnTypeface[];
}
export interface OwnTypeface {
  name: string;
  file: FontFile;
  bold?: FontFile;
  italic?: FontFile;
}
export interface Announcement {
  text: InlineMarkdown;
  action?: Action;
  until?: Moment;
}
export interface FormService {
  name: string;
  action: FormAction;
  trap?: string;
}
export interface Header {
  menu?: readonly Menu[];
  /**
   * @minItems 1
   * @maxItems 2
   */
  actions?: HeaderAction[];
}
export interface HeaderAction {
  label: string;
  href: Link;
  style?: "main" | "other";
}
export interface Footer {
  contact?: Contact1;
  /**
   * @minItems 1
   */
  groups?: FooterGroup[];
  /**
   * @minItems 1
   */
  social?: SocialLink[];
  /**
   * @minItems 1
   */
  legalLinks?: Action[];
  legalLine?: string;
  registrationNumber?: string;
  copyright?: string;
}
export interface Contact1 {
  id?: Anchor;
  title: string;
  description?: InlineMarkdown;
  /**
   * @minItems 1
   */
  items: ContactWay[];
  /**
   * @minItems 1
   * @maxItems 12
   */
  purposes?: ContactPurpose[];
  form?: NameOfAFormTarget;
  note?: InlineMarkdown;
}
export interface ContactWay {
  label: string;
  text: string;
  href?: Link;
}
export interface FooterGroup {
  title: string;
  /**
   * @minItems 1
   */
  entries: FooterEntry[];
}
export interface FooterLink {
  type: "link";
  label: string;
  href: Link;
}
export interface FooterFolder {
  type: "folder";
  folder: PagesOfAFolder;
}
export interface SocialLink {
  label: string;
  href: Link;
  network?: NetworkName;
}
export interface PublishedDocument {
  file: string;
  title: string;
  description?: string;
  /**
   * @minItems 1
   */
  pages: Link[];
  /**
   * @minItems 1
   */
  blocks: ("card-grid" | "certification-levels" | "check-list" | "curriculum" | "exam-domains" | "fact-list")[];
}
export interface OwnLabels {
  skipToContent?: string;
  mainNavigation?: string;
  breadcrumbs?: string;
  home?: string;
  openMenu?: string;
  closeMenu?: string;
  sideMenu?: string;
  footerNavigation?: string;
  legalNavigation?: string;
  socialNavigation?: string;
  announcement?: string;
  notFoundTitle?: string;
  notFoundDescription?: string;
  returnHome?: string;
  pauseMotion?: string;
  playMotion?: string;
  copyCode?: string;
  codeCopied?: string;
  benefits?: string;
  processSteps?: string;
  useCases?: string;
  capabilities?: string;
  week?: string;
  step?: string;
  topics?: string;
  responseTime?: string;
  availability?: string;
  channels?: string;
  features?: string;
  duration?: string;
  prerequisites?: string;
  price?: string;
  weight?: string;
  install?: string;
  metric?: string;
  standard?: string;
  premium?: string;
  enterprise?: string;
  previousStep?: string;
  nextStep?: string;
  extractedFields?: string;
  fieldsSure?: string;
  fieldsToCheck?: string;
  rating?: string;
  yes?: string;
  no?: string;
  billingPeriod?: string;
  notIncluded?: string;
  address?: string;
  openingHours?: string;
  picture?: string;
  previousPicture?: string;
  nextPicture?: string;
  close?: string;
  captions?: string;
  loadFrom?: string;
  writtenBy?: string;
  updated?: string;
  contents?: string;
  optional?: string;
  figures?: string;
  pageNumber?: string;
  pageNumbers?: string;
  previousPage?: string;
  nextPage?: string;
  subject?: string;
  senderName?: string;
  senderEmail?: string;
  message?: string;
  send?: string;
  openEmail?: string;
  emailOpens?: string;
}
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
