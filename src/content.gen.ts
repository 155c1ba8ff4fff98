// Generated from schema/ by `npm run types`. Do not edit.
// These types describe content after the build: a text with a format has become the type in its `tsType`.
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
  ListedEvents,
  Menu,
  PageEntry,
  PageNumbers,
  Picture,
  ProseNode,
  ShownService,
  TagLink
} from "./content-values.ts";
import type {Labels} from "./labels.ts";

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
export type SectionBackground = "none" | "tint" | "dark" | "accent";
export type Actions = Action[];
export type SectionAlign = "start" | "centre";
export type SectionPace = "statement" | "working" | "dense";
export type CodeLanguage =
  | "bash"
  | "csharp"
  | "go"
  | "http"
  | "java"
  | "javascript"
  | "json"
  | "php"
  | "python"
  | "ruby"
  | "text"
  | "typescript"
  | "xml"
  | "yaml";
export type EmbedSource = YouTubeSource | VimeoSource | MapSource;
export type Tokens = Readonly<Partial<Record<"light" | "dark", Readonly<Record<string, string>>>>> &
  Readonly<Record<`${string}-${string}`, string>>;
export type FooterEntry = FooterLink | FooterFolder;
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
  translates?: string;
  translatedFrom?: string;
  parent?: string;
  nav?: NavigationEntry;
  card?: PageCard;
  date?: Day;
  updated?: Day;
  authors?: string[];
  tags?: string[];
  event?: Event;
  data?: Readonly<Record<string, unknown>>;
  image?: Image;
  share?: Share;
  subject?: "service" | "course" | "product";
  purposes?: ContactPurpose[];
  unlisted?: boolean;
  redirectFrom?: string[];
  blocks: Block[];
}
export interface NavigationEntry {
  label?: string;
  order?: number;
}
export interface PageCard {
  icon?: Icon;
  title?: string;
  description?: string;
}
export interface Event {
  start: string;
  end?: string;
  place?: string;
}
export interface Image {
  src: ImageFile;
  alt?: string;
  decorative?: boolean;
  caption?: InlineText;
  focus?: "top" | "bottom" | "left" | "right" | "top left" | "top right" | "bottom left" | "bottom right" | "whole";
  dark?: ImageFile | undefined;
}
export interface Share {
  image: "page" | "site" | Picture;
  alt?: string;
}
export interface ContactPurpose {
  id: string;
  label: string;
  subject?: string;
}
export interface Banner {
  type: "banner";
  id?: string;
  text: InlineText;
  icon?: Icon;
  action?: Action;
  background?: SectionBackground;
}
export interface Action {
  label: string;
  href: string;
  reload?: boolean;
}
export interface CallToAction {
  type: "call-to-action";
  id?: string;
  title: string;
  description?: InlineText;
  actions: Actions;
  eyebrow?: string;
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
  id?: string;
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
  icon?: Icon;
  image?: Image;
  title: string;
  badge?: string;
  featured?: boolean;
  description: InlineText;
  benefits?: string[];
  processSteps?: string[];
  useCases?: string[];
  capabilities?: string[];
  href?: string;
  action?: Action;
}
export interface SectionHead {
  id?: string;
  title?: string;
  description?: InlineText;
  eyebrow?: string;
  actions?: Actions;
  background?: SectionBackground;
  align?: SectionAlign;
  pace?: SectionPace;
}
export interface CertificationLevels extends TitledSection {
  type: "certification-levels";
  items: CertificationLevel[];
}
export interface CertificationLevel {
  level: string;
  badge: string;
  featured?: boolean;
  duration: string;
  prerequisites: string[];
  description: InlineText;
  price: string;
  action?: Action;
}
export interface TitledSection extends SectionHead {
  title: string;
}
export interface ChannelList extends TitledSection {
  type: "channel-list";
  items: Channel[];
}
export interface Channel {
  icon?: Icon;
  title: string;
  description: InlineText;
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
  file?: string;
  scale?: "linear" | "logarithmic";
  prefix?: string;
  suffix?: string;
  source?: InlineText;
}
export interface ChartEntry {
  label: string;
  values: number[];
}
export interface CheckList extends SectionHead {
  type: "check-list";
  items: InlineText[];
}
export interface CodeSamples extends TitledSection {
  type: "code-samples";
  items?: CodeSample[];
  groups?: SampleGroup[];
}
export interface CodeSample {
  label: string;
  language: CodeLanguage;
  install?: string;
  code: readonly CodeToken[];
}
export interface SampleGroup {
  id?: string;
  title: string;
  description?: InlineText;
  items: CodeSample[];
}
export interface Collection extends SectionHead {
  type: "collection";
  folder: readonly CollectedPage<Image>[];
  where?: Readonly<Record<string, unknown>>;
  events?: ListedEvents;
  order?: string;
  group?: "year" | "letter";
  limit?: number;
  perPage?: PageNumbers;
  tagPages?: readonly TagLink[];
  tags?: string[];
  lead?: boolean;
  show?: ("image" | "icon" | "date" | "event" | "description" | "authors" | "tags")[];
}
export interface ComparisonTable extends TitledSection {
  type: "comparison-table";
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
  description?: InlineText;
  cells: InlineText[];
}
export interface Contact extends TitledSection {
  type: "contact";
  name?: string;
  ways: Way[];
  address?: string[];
  hours?: Hours[];
  map?: Action;
}
export interface Way {
  label: string;
  text: string;
  href?: string;
  icon?: Icon;
}
export interface Hours {
  days: string;
  hours: string;
}
export interface Contents {
  type: "contents";
  id?: string;
  title: string;
}
export interface CoverageMap extends SectionHead {
  type: "coverage-map";
  folder?: readonly CollectedPage<Image>[];
  items: CoverageRow[];
}
export interface CoverageRow {
  title: string;
  href?: string;
  items: CoverageCell[];
}
export interface CoverageCell {
  label: string;
  href?: string;
}
export interface Curriculum extends TitledSection {
  type: "curriculum";
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
  video: EmbedAddress;
}
export interface VimeoSource {
  type: "vimeo";
  video: EmbedAddress;
}
export interface MapSource {
  type: "openstreetmap";
  place: EmbedAddress;
  zoom?: number;
}
export interface EndpointList extends TitledSection {
  type: "endpoint-list";
  prefix: string;
  items: Endpoint[];
}
export interface Endpoint {
  group?: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  description?: InlineText;
}
export interface ExamDomains extends TitledSection {
  type: "exam-domains";
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
  icon?: Icon;
  label: string;
  value: string;
  description?: InlineText;
}
export interface QuestionsAndAnswers extends TitledSection {
  type: "faq";
  items: Question[];
}
export interface Question {
  id?: string;
  question: string;
  answer: readonly ProseNode[];
}
export interface Form extends SectionHead {
  type: "form";
  form: FormTarget;
  items: FormField[];
  consent?: InlineText;
  submit: string;
  note?: InlineText;
  values?: FormValue[];
}
export interface FormField {
  name: string;
  label: string;
  input?:
    "text" | "long-text" | "email" | "tel" | "url" | "number" | "date" | "select" | "radio" | "checkboxes" | "checkbox";
  autocomplete?: string;
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
  id?: string;
  badge?: string;
  title: string;
  description?: InlineText;
  icon?: Icon;
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
  src: string;
  captions?: string;
  silent?: boolean;
}
export interface Trust {
  rating?: 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 4.5 | 5;
  text: InlineText;
  logos?: Image[];
}
export interface LastUpdated {
  type: "last-updated";
  label: string;
}
export interface ListGroups extends TitledSection {
  type: "list-groups";
  items: ListGroup[];
}
export interface ListGroup {
  icon?: Icon;
  title: string;
  description?: InlineText;
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
  src: ImageFile;
  dark?: ImageFile | undefined;
  href?: string;
}
export interface MediaAndText extends TitledSection {
  type: "media-text";
  body?: readonly ProseNode[];
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
  code: readonly CodeToken[];
}
export interface Testimonial {
  quote: InlineText;
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
  source?: InlineText;
  leading?: boolean;
}
export interface PageList extends TitledSection {
  type: "page-list";
  folder: readonly PageEntry[];
  icons?: boolean;
}
export interface People extends TitledSection {
  type: "people";
  items: Person[];
}
export interface Person {
  name: string;
  role: string;
  image?: Image;
  description?: InlineText;
  topics?: string[];
  links?: Action[];
}
export interface PriceList extends TitledSection {
  type: "price-list";
  groups: PriceGroup[];
  note?: InlineText;
}
export interface PriceGroup {
  title?: string;
  price?: string;
  description?: InlineText;
  items: PricedThing[];
}
export interface PricedThing {
  name: string;
  price?: string;
  description?: InlineText;
  badge?: string;
}
export interface Pricing extends TitledSection {
  type: "pricing";
  periods?: string[];
  currency?: string;
  items: Plan[];
  note?: InlineText;
}
export interface Plan {
  name: string;
  badge?: string;
  featured?: boolean;
  description?: InlineText;
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
export interface Prose extends TitledSection {
  type: "prose";
  body: readonly ProseNode[];
}
export interface Quote extends SectionHead {
  type: "quote";
  quote: InlineText;
  name: string;
  role?: string;
  image?: Image;
  logo?: Image;
  rating?: 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 4.5 | 5;
}
export interface RichText extends SectionHead {
  type: "rich-text";
  body: readonly ProseNode[];
  contents?: boolean;
}
export interface ServiceTable extends SectionHead {
  type: "service-table";
  services: readonly ShownService[];
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
export interface StepThrough extends TitledSection {
  type: "step-through";
  items: GuideStep[];
}
export interface GuideStep {
  title: string;
  description: InlineText;
}
export interface SupportTiers extends TitledSection {
  type: "support-tiers";
  items: SupportTier[];
}
export interface SupportTier {
  name: string;
  badge?: string;
  featured?: boolean;
  description: InlineText;
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
  cells: InlineText[];
}
export interface Tabs extends TitledSection {
  type: "tabs";
  items: Panel[];
}
export interface Panel {
  id?: string;
  label: string;
  body: readonly ProseNode[];
  image?: Image;
}
export interface Testimonials extends SectionHead {
  type: "testimonials";
  items: Testimonial[];
}
export interface TimeScale extends TitledSection {
  type: "time-scale";
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
export interface Timeline extends TitledSection {
  type: "timeline";
  items: TimelineEntry[];
}
export interface TimelineEntry {
  date?: string;
  title: string;
  description?: InlineText;
  icon?: Icon;
  badge?: string;
}
export interface TypewriterHero {
  type: "typewriter-hero";
  id?: string;
  notice?: string;
  segments: string[];
  description?: InlineText;
  actions?: Actions;
  specimen?: Specimen;
}
export interface Video extends SectionHead {
  type: "video";
  video: Film;
  image: Image;
}
export interface WalkThrough extends TitledSection {
  type: "walk-through";
  items: WalkThroughStep[];
}
export interface WalkThroughStep {
  title: string;
  description: InlineText;
  document?: WalkThroughDocument;
  results?: WalkThroughResult[];
  code?: CodeExcerpt;
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
export interface WorkflowSteps extends TitledSection {
  type: "workflow-steps";
  lanes?: string[];
  items: WorkflowStep[];
}
export interface WorkflowStep {
  step?: number;
  title: string;
  lane?: string;
  description?: InlineText;
  image?: Image;
}
export interface SiteContent {
  brand: Brand;
  origin: string;
  urls?: "file" | "directory";
  trailingSlash?: boolean;
  language: string;
  languages?: SiteLanguage[];
  icon?: string;
  touchIcon?: string;
  theme?: Theme;
  announcement?: Announcement;
  share?: Share;
  breadcrumbs?: boolean;
  feeds?: boolean;
  machines?: ForMachines;
  search?: string;
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
  downloads?: string[];
  placeholders?: string[];
  checks?: Checks;
}
export interface Brand {
  name: string;
  tagline?: string;
  logo?: Logo1;
}
export interface Logo1 {
  src: Picture;
  dark?: Picture;
  alt?: string;
  footer?: boolean;
}
export interface SiteLanguage {
  code: string;
  path?: string;
  name: string;
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
  headings?: string;
  text?: string;
  code?: string;
  own?: OwnTypeface[];
}
export interface OwnTypeface {
  name: string;
  file: string;
  bold?: string;
  italic?: string;
}
export interface Announcement {
  text: InlineText;
  action?: Action;
  until?: string;
}
export interface ForMachines {
  structuredData?: boolean;
  llms?: boolean;
  markdown?: boolean;
}
export interface FormService {
  name: string;
  action?: string;
  service?: "netlify" | "cloudflare";
  thanks?: string;
  thanksField?: string;
  trap?: string;
}
export interface Header {
  menu?: readonly Menu[];
  actions?: HeaderAction[];
}
export interface HeaderAction {
  label: string;
  href: string;
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
  id?: string;
  title: string;
  description?: InlineText;
  items: ContactWay[];
  purposes?: ContactPurpose[];
  form?: FormTarget;
  note?: InlineText;
}
export interface ContactWay {
  label: string;
  text: string;
  href?: string;
}
export interface FooterGroup {
  title: string;
  entries: FooterEntry[];
}
export interface FooterLink {
  type: "link";
  label: string;
  href: string;
}
export interface FooterFolder {
  type: "folder";
  folder: readonly PageEntry[];
}
export interface SocialLink {
  label: string;
  href: string;
  network?: Icon;
}
export interface PublishedDocument {
  file: string;
  title: string;
  description?: string;
  pages: string[];
  blocks: ("card-grid" | "certification-levels" | "check-list" | "curriculum" | "exam-domains" | "fact-list")[];
}
