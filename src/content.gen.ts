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
  ProseNode,
  ShownService
} from "./content-values.ts";
import type {Labels} from "./labels.ts";

export type IconName = Icon;
export type CalendarDay = Day;
export type Tag = string;
export type PictureFile = ImageFile;
export type InlineMarkdown = InlineText;
export type PictureFileForDarkColours = ImageFile | undefined;
export type ShareImage = string;
export type Anchor = string;
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
  | ServiceTable
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
export type Actions = Action[];
export type Eyebrow = string;
export type SectionAlign = "start" | "centre";
export type SectionTitle = string;
export type SectionPace = "statement" | "working" | "dense";
export type DataFile = string;
export type CodeLanguage =
  "bash" | "csharp" | "http" | "java" | "javascript" | "json" | "python" | "text" | "xml" | "yaml";
export type Code = readonly CodeToken[];
export type CollectedPagesOfAFolder = readonly CollectedPage<Image>[];
export type PagesOfAFolderWithoutARow = readonly CollectedPage<Image>[];
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
export type Services = readonly ShownService[];
export type LogoFile = Picture;
export type Origin = string;
export type SiteIcon = string;
export type Asset = string;
export type Typeface = string;
export type FontFile = string;
export type Moment = string;
export type FormService = {
  [k: string]: unknown;
} & {
  name: string;
  action?: FormAction;
  service?: "netlify" | "cloudflare";
  thanks?: string;
  thanksField?: string;
  trap?: string;
};
export type FormAction = string;
export type FooterEntry = FooterLink | FooterFolder;
export type NetworkName = Icon;
export type OwnLabels = Partial<Labels>;
export type Checks = Readonly<Record<string, unknown>>;

export interface Content {
  page: Page;
  site: SiteContent;
}
export interface Page {
  title: string;
  description: string;
  language?: string;
  nav?: NavigationEntry;
  card?: PageCard;
  date?: CalendarDay;
  updated?: Day;
  authors?: string[];
  tags?: Tag[];
  image?: Image;
  share?: Share;
  subject?: "service" | "course";
  purposes?: ContactPurpose[];
  unlisted?: boolean;
  redirectFrom?: OldAddress[];
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
}
export interface CardGrid extends SectionHead {
  type: "card-grid";
  layout?: "grid" | "rows";
  specimen?: Specimen;
  items: Card[];
}
export interface Specimen {
  id?: Anchor;
  layout?: "form" | "boxes" | "letter" | "card" | "certificate" | "cheque" | "slip";
  issuer?: string;
  title: string;
  caption: string;
  items: SpecimenItem[];
  table?: SpecimenTable;
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
  columns: string[];
  items: SpecimenRow[];
}
export interface SpecimenRow {
  label: string;
  cells: string[];
}
export interface Card {
  icon?: IconName;
  image?: Image;
  title: string;
  badge?: string;
  featured?: boolean;
  description: InlineMarkdown;
  benefits?: string[];
  processSteps?: string[];
  useCases?: string[];
  capabilities?: string[];
  href?: Link;
  action?: Action;
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
export interface CertificationLevels extends SectionHead {
  type: "certification-levels";
  title: SectionTitle;
  items: CertificationLevel[];
}
export interface CertificationLevel {
  level: string;
  badge: string;
  featured?: boolean;
  duration: string;
  prerequisites: string[];
  description: InlineMarkdown;
  price: string;
  action?: Action;
}
export interface ChannelList extends SectionHead {
  type: "channel-list";
  title: SectionTitle;
  items: Channel[];
}
export interface Channel {
  icon?: IconName;
  title: string;
  description: InlineMarkdown;
  availability: string;
  features: string[];
  action?: Action;
}
export interface Chart extends SectionHead {
  type: "chart";
  chart: ChartDrawing;
  caption?: string;
  labels?: string;
  series?: string[];
  items?: ChartEntry[];
  file?: DataFile;
  scale?: "linear" | "logarithmic";
  prefix?: string;
  suffix?: string;
  source?: InlineMarkdown;
}
export interface ChartEntry {
  label: string;
  values: number[];
}
export interface CheckList extends SectionHead {
  type: "check-list";
  items: InlineMarkdown[];
}
export interface CodeSamples extends SectionHead {
  type: "code-samples";
  title: SectionTitle;
  items?: CodeSample[];
  groups?: SampleGroup[];
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
  items: CodeSample[];
}
export interface Collection extends SectionHead {
  type: "collection";
  folder: CollectedPagesOfAFolder;
  order?: "newest" | "oldest" | "title" | "menu";
  limit?: number;
  perPage?: PageNumbers;
  tags?: Tag[];
  lead?: boolean;
  show?: ("image" | "icon" | "date" | "description" | "authors" | "tags")[];
}
export interface ComparisonTable extends SectionHead {
  type: "comparison-table";
  title: SectionTitle;
  caption?: string;
  columns: ComparedThing[];
  groups: FeatureGroup[];
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
  items: Feature[];
}
export interface Feature {
  label: string;
  description?: InlineMarkdown;
  cells: InlineMarkdown[];
}
export interface Contact extends SectionHead {
  type: "contact";
  title: SectionTitle;
  name?: string;
  ways: Way[];
  address?: string[];
  hours?: Hours[];
  map?: Action;
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
}
export interface CoverageMap extends SectionHead {
  type: "coverage-map";
  folder?: PagesOfAFolderWithoutARow;
  items: CoverageRow[];
}
export interface CoverageRow {
  title: string;
  href?: Link;
  items: CoverageCell[];
}
export interface CoverageCell {
  label: string;
  href?: Link;
}
export interface Curriculum extends SectionHead {
  type: "curriculum";
  title: SectionTitle;
  items: CurriculumWeek[];
}
export interface CurriculumWeek {
  week: number;
  title: string;
  topics: string[];
}
export interface Embed extends SectionHead {
  type: "embed";
  source: EmbedSource;
  label: string;
  image: Image;
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
export interface EndpointList extends SectionHead {
  type: "endpoint-list";
  title: SectionTitle;
  prefix: string;
  items: Endpoint[];
}
export interface Endpoint {
  group?: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  description?: InlineMarkdown;
}
export interface ExamDomains extends SectionHead {
  type: "exam-domains";
  title: SectionTitle;
  items: ExamDomain[];
}
export interface ExamDomain {
  domain: string;
  weight: number;
  topics: string[];
}
export interface FactList extends SectionHead {
  type: "fact-list";
  items: Fact[];
}
export interface Fact {
  icon?: IconName;
  label: string;
  value: string;
  description?: InlineMarkdown;
}
export interface QuestionsAndAnswers extends SectionHead {
  type: "faq";
  title: SectionTitle;
  items: Question[];
}
export interface Question {
  id?: Anchor;
  question: string;
  answer: BlockMarkdown;
}
export interface Form extends SectionHead {
  type: "form";
  form: NameOfAFormTarget;
  items: FormField[];
  consent?: InlineMarkdown;
  submit: string;
  note?: InlineMarkdown;
  values?: FormValue[];
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
  options?: string[];
  required?: boolean;
  hint?: string;
  maxLength?: number;
}
export interface FormValue {
  name: string;
  value: string;
}
export interface Gallery extends SectionHead {
  type: "gallery";
  items: Image[];
  layout?: "grid" | "row";
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
}
export interface Film {
  src: VideoFile;
  captions?: Captions;
  silent?: boolean;
}
export interface Trust {
  rating?: 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 4.5 | 5;
  text: InlineMarkdown;
  logos?: Image[];
}
export interface LastUpdated {
  type: "last-updated";
  label: string;
}
export interface ListGroups extends SectionHead {
  type: "list-groups";
  title: SectionTitle;
  items: ListGroup[];
}
export interface ListGroup {
  icon?: IconName;
  title: string;
  description?: InlineMarkdown;
  items: string[];
}
export interface LogoCloud extends SectionHead {
  type: "logo-cloud";
  groups: GroupOfLogos[];
  names?: boolean;
}
export interface GroupOfLogos {
  title?: string;
  items: Logo[];
}
export interface Logo {
  name: string;
  src: PictureFileOfWhatHasAName;
  dark?: PictureFileForDarkColours;
  href?: Link;
}
export interface MediaAndText extends SectionHead {
  type: "media-text";
  title: SectionTitle;
  body?: BlockMarkdown;
  image?: Image;
  video?: Film;
  specimen?: Specimen;
  code?: CodeExcerpt;
  quote?: Testimonial;
  side?: "left" | "right" | "below";
  pictureFirst?: boolean;
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
export interface MetricTiles extends SectionHead {
  type: "metric-tiles";
  items: Metric[];
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
export interface PageList extends SectionHead {
  type: "page-list";
  title: SectionTitle;
  folder: PagesOfAFolder;
  icons?: boolean;
}
export interface People extends SectionHead {
  type: "people";
  title: SectionTitle;
  items: Person[];
}
export interface Person {
  name: string;
  role: string;
  image?: Image;
  description?: InlineMarkdown;
  topics?: string[];
  links?: Action[];
}
export interface PriceList extends SectionHead {
  type: "price-list";
  title: SectionTitle;
  groups: PriceGroup[];
  note?: InlineMarkdown;
}
export interface PriceGroup {
  title?: string;
  price?: string;
  description?: InlineMarkdown;
  items: PricedThing[];
}
export interface PricedThing {
  name: string;
  price?: string;
  description?: InlineMarkdown;
  badge?: string;
}
export interface Pricing extends SectionHead {
  type: "pricing";
  title: SectionTitle;
  periods?: string[];
  currency?: string;
  items: Plan[];
  note?: InlineMarkdown;
}
export interface Plan {
  name: string;
  badge?: string;
  featured?: boolean;
  description?: InlineMarkdown;
  prices: Price[];
  features?: string[];
  notIncluded?: string[];
  action?: Action;
}
export interface Price {
  amount: string;
  per?: string;
  note?: string;
}
export interface Prose extends SectionHead {
  type: "prose";
  title: SectionTitle;
  body: BlockMarkdown;
}
export interface Quote extends SectionHead {
  type: "quote";
  quote: InlineMarkdown;
  name: string;
  role?: string;
  image?: Image;
  logo?: Image;
  rating?: 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 4.5 | 5;
}
export interface RichText extends SectionHead {
  type: "rich-text";
  body: RichMarkdown;
  contents?: boolean;
}
export interface ServiceTable extends SectionHead {
  type: "service-table";
  services: Services;
}
export interface SLATable extends SectionHead {
  type: "sla-table";
  caption?: string;
  items: SLARow[];
}
export interface SLARow {
  metric: string;
  standard: string;
  premium: string;
  enterprise: string;
}
export interface StepThrough extends SectionHead {
  type: "step-through";
  title: SectionTitle;
  items: GuideStep[];
}
export interface GuideStep {
  title: string;
  description: InlineMarkdown;
}
export interface SupportTiers extends SectionHead {
  type: "support-tiers";
  title: SectionTitle;
  items: SupportTier[];
}
export interface SupportTier {
  name: string;
  badge?: string;
  featured?: boolean;
  description: InlineMarkdown;
  responseTime: string;
  availability: string;
  channels: string[];
  features: string[];
  action?: Action;
}
export interface Table extends SectionHead {
  type: "table";
  caption?: string;
  corner?: string;
  columns: Column[];
  items: Row[];
}
export interface Column {
  label: string;
  align?: "start" | "end";
  featured?: boolean;
}
export interface Row {
  label: string;
  cells: InlineMarkdown[];
}
export interface Tabs extends SectionHead {
  type: "tabs";
  title: SectionTitle;
  items: Panel[];
}
export interface Panel {
  id?: Anchor;
  label: string;
  body: BlockMarkdown;
  image?: Image;
}
export interface Testimonials extends SectionHead {
  type: "testimonials";
  items: Testimonial[];
}
export interface TimeScale extends SectionHead {
  type: "time-scale";
  title: SectionTitle;
  every: number;
  start?: string;
  end: string;
  items: TimeSpan[];
}
export interface TimeSpan {
  title: string;
  featured?: boolean;
  from?: number;
  until: number;
  startText?: string;
  endText: string;
}
export interface Timeline extends SectionHead {
  type: "timeline";
  title: SectionTitle;
  items: TimelineEntry[];
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
  segments: string[];
  description?: InlineMarkdown;
  actions?: Actions;
  specimen?: Specimen;
}
export interface Video extends SectionHead {
  type: "video";
  video: Film;
  image: Image;
}
export interface WalkThrough extends SectionHead {
  type: "walk-through";
  title: SectionTitle;
  items: WalkThroughStep[];
}
export interface WalkThroughStep {
  title: string;
  description: InlineMarkdown;
  document?: WalkThroughDocument;
  results?: WalkThroughResult[];
  code?: WalkThroughCode;
}
export interface WalkThroughDocument {
  title: string;
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
export interface WorkflowSteps extends SectionHead {
  type: "workflow-steps";
  title: SectionTitle;
  lanes?: string[];
  items: WorkflowStep[];
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
  urls?: "file" | "directory";
  trailingSlash?: boolean;
  language: string;
  icon?: SiteIcon;
  touchIcon?: Asset;
  theme?: Theme;
  announcement?: Announcement;
  share?: Share;
  breadcrumbs?: boolean;
  feeds?: boolean;
  forms?: FormService[];
  services?: readonly ShownService[];
  header?: Header;
  footer?: Footer;
  documents?: PublishedDocument[];
  labels?: OwnLabels;
  budget?: {
    page?: number;
    script?: number;
  };
  downloads?: Asset[];
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
  tokens?: Tokens;
}
export interface TypefaceChoice {
  headings?: Typeface;
  text?: Typeface;
  code?: Typeface;
  own?: OwnTypeface[];
}
export interface OwnTypeface {
  name: string;
  file: FontFile;
  bold?: FontFile;
  italic?: FontFile;
}
export interface Tokens {
  light?: Tints;
  dark?: Tints;
  "space-xs"?: string;
  "space-s"?: string;
  "space-m"?: string;
  "space-l"?: string;
  "space-xl"?: string;
  "space-section"?: string;
  "radius-s"?: string;
  "radius-m"?: string;
  "radius-l"?: string;
  "size-small"?: string;
  "size-body"?: string;
  "size-lead"?: string;
  "size-title"?: string;
  "size-display"?: string;
  gutter?: string;
  "measure-page"?: string;
  "measure-text"?: string;
}
export interface Tints {
  paper?: string;
  sheet?: string;
  wash?: string;
  ink?: string;
  "ink-soft"?: string;
  rule?: string;
  "rule-strong"?: string;
  accent?: string;
  fill?: string;
  "accent-strong"?: string;
  "on-accent"?: string;
  mark?: string;
  "on-mark"?: string;
  desk?: string;
  "on-desk"?: string;
  "on-desk-soft"?: string;
  "desk-rule"?: string;
}
export interface Announcement {
  text: InlineMarkdown;
  action?: Action;
  until?: Moment;
}
export interface Header {
  menu?: readonly Menu[];
  actions?: HeaderAction[];
}
export interface HeaderAction {
  label: string;
  href: Link;
  style?: "main" | "other";
}
export interface Footer {
  contact?: Contact1;
  groups?: FooterGroup[];
  social?: SocialLink[];
  legalLinks?: Action[];
  legalLine?: string;
  registrationNumber?: string;
  copyright?: string;
}
export interface Contact1 {
  id?: Anchor;
  title: string;
  description?: InlineMarkdown;
  items: ContactWay[];
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
  pages: Link[];
  blocks: ("card-grid" | "certification-levels" | "check-list" | "curriculum" | "exam-domains" | "fact-list")[];
}
