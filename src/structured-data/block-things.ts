import type { Block } from "../content.gen.ts";
import { faqPage } from "./faq-page.ts";
import { localBusiness } from "./local-business.ts";
import { offerOf } from "./offer.ts";
import { planOffers } from "./plan-offers.ts";
import type { PageFacts, Thing } from "./thing.ts";

/** Says what all blocks of one type on a page are about, or nothing where a required property is missing. */
export type BlockThing<Content> = (blocks: readonly Content[], page: PageFacts) => Thing | undefined;

/** The data of blocks for search engines, by their types. A type that is not here says nothing. */
export type BlockThings = { readonly [Type in Block["type"]]?: BlockThing<Extract<Block, { type: Type }>> };

export const blockThings: BlockThings = {
  "certification-levels": (_, page) => offerOf("Course", page),
  contact: localBusiness,
  curriculum: (_, page) => offerOf("Course", page),
  faq: faqPage,
  pricing: planOffers,
  "support-tiers": (_, page) => offerOf("Service", page),
};
