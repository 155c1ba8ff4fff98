import type { ComponentType } from "react";
import type { Block } from "../content.gen.ts";
import { Banner } from "./banner.tsx";
import type { BlockProps } from "./block-props.ts";
import { CallToAction } from "./call-to-action.tsx";
import { CardGrid } from "./card-grid.tsx";
import { CertificationLevels } from "./certification-levels.tsx";
import { ChannelList } from "./channel-list.tsx";
import { Chart } from "./chart.tsx";
import { CheckList } from "./check-list.tsx";
import { CodeSamples } from "./code-samples.tsx";
import { Collection } from "./collection.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { Contact } from "./contact.tsx";
import { Contents } from "./contents.tsx";
import { CoverageMap } from "./coverage-map.tsx";
import { Curriculum } from "./curriculum.tsx";
import { Embed } from "./embed.tsx";
import { EndpointList } from "./endpoint-list.tsx";
import { ExamDomains } from "./exam-domains.tsx";
import { FactList } from "./fact-list.tsx";
import { Faq } from "./faq.tsx";
import { Form } from "./form.tsx";
import { Gallery } from "./gallery.tsx";
import { Hero } from "./hero.tsx";
import { LastUpdated } from "./last-updated.tsx";
import { ListGroups } from "./list-groups.tsx";
import { LogoCloud } from "./logo-cloud.tsx";
import { MediaText } from "./media-text.tsx";
import { MetricTiles } from "./metric-tiles.tsx";
import { PageList } from "./page-list.tsx";
import { People } from "./people.tsx";
import { PriceList } from "./price-list.tsx";
import { Pricing } from "./pricing.tsx";
import { Prose } from "./prose.tsx";
import { Quote } from "./quote.tsx";
import { RichText } from "./rich-text.tsx";
import { SlaTable } from "./sla-table.tsx";
import { StepThrough } from "./step-through.tsx";
import { SupportTiers } from "./support-tiers.tsx";
import { Table } from "./table.tsx";
import { Tabs } from "./tabs.tsx";
import { Testimonials } from "./testimonials.tsx";
import { TimeScale } from "./time-scale.tsx";
import { Timeline } from "./timeline.tsx";
import { TypewriterHero } from "./typewriter-hero.tsx";
import { Video } from "./video.tsx";
import { WalkThrough } from "./walk-through.tsx";
import { WorkflowSteps } from "./workflow-steps.tsx";

interface BlockEntry<Content> {
  readonly component: ComponentType<BlockProps<Content>>;
  /** True if the block needs React in the browser: a page with such a block is hydrated when the browser is idle. */
  readonly interactive?: true;
  /** True if the block shows the day of the build: a page with such a block is rendered anew when the day changes. */
  readonly showsToday?: true;
}

/** The component of every block type. The compiler names a type that is missing. */
export const registry: { readonly [Type in Block["type"]]: BlockEntry<Extract<Block, { type: Type }>> } = {
  banner: { component: Banner },
  "call-to-action": { component: CallToAction },
  "card-grid": { component: CardGrid },
  "certification-levels": { component: CertificationLevels },
  "channel-list": { component: ChannelList },
  chart: { component: Chart },
  "check-list": { component: CheckList },
  "code-samples": { component: CodeSamples },
  collection: { component: Collection },
  "comparison-table": { component: ComparisonTable },
  contact: { component: Contact },
  contents: { component: Contents },
  "coverage-map": { component: CoverageMap },
  curriculum: { component: Curriculum },
  embed: { component: Embed },
  "endpoint-list": { component: EndpointList },
  "exam-domains": { component: ExamDomains },
  "fact-list": { component: FactList },
  faq: { component: Faq },
  form: { component: Form },
  gallery: { component: Gallery },
  hero: { component: Hero },
  "last-updated": { component: LastUpdated, showsToday: true },
  "list-groups": { component: ListGroups },
  "logo-cloud": { component: LogoCloud },
  "media-text": { component: MediaText },
  "metric-tiles": { component: MetricTiles },
  "page-list": { component: PageList },
  people: { component: People },
  "price-list": { component: PriceList },
  pricing: { component: Pricing },
  prose: { component: Prose },
  quote: { component: Quote },
  "rich-text": { component: RichText },
  "sla-table": { component: SlaTable },
  "step-through": { component: StepThrough, interactive: true },
  "support-tiers": { component: SupportTiers },
  table: { component: Table },
  tabs: { component: Tabs },
  testimonials: { component: Testimonials },
  "time-scale": { component: TimeScale },
  timeline: { component: Timeline },
  "typewriter-hero": { component: TypewriterHero },
  video: { component: Video },
  "walk-through": { component: WalkThrough },
  "workflow-steps": { component: WorkflowSteps },
};
