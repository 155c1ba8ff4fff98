import type { Thing as SchemaThing } from "schema-dts";
import { wordsOf } from "../components/markup/words-of.ts";
import type { Block, Contact, Pricing, QuestionsAndAnswers } from "../content.gen.ts";
import type { ProseNode } from "../content-values.ts";
import { sideBySide } from "../labels.ts";
import type { Route } from "../site.ts";

/** A thing as described by https://schema.org, for search engines. Unknown types do not compile. */
export type Thing = Extract<SchemaThing, { readonly "@type": string }>;

export interface Provider {
  readonly "@type": "Organization";
  readonly "@id": string;
  readonly name: string;
}

export interface PageFacts {
  /** The title without the brand. */
  readonly name: string;
  readonly description: string;
  readonly language: string;
  readonly provider: Provider;
  readonly image?: string | undefined;
}

type Blocks = Pick<Route, "blocks" | "subject">;

/** The things that a page is about, one per type: first from its author, then from its blocks. */
export function thingsOnPage({ blocks, subject }: Blocks, page: PageFacts): Thing[] {
  const types = [...new Set(blocks.map(({ type }) => type))];
  const found = types.flatMap((type) => {
    // The table gives each function the blocks of its key, but TypeScript loses that connection in a look-up.
    const describe = blockThings[type] as BlockThing<Route["blocks"][number]> | undefined;
    const ofType = blocks.filter((block) => block.type === type);
    return describe?.(ofType, page) ?? [];
  });
  if (subject === "product") {
    const pricing = blocks.filter((block) => block.type === "pricing");
    const offers = planOffers(pricing, page);
    const others = found.filter((thing) => thing["@type"] !== "OfferCatalog");
    // Google calls a product without offers invalid.
    return offers.length > 0 ? [productOf(page, offers), ...others] : others;
  }
  const things = subject ? [offerOf(subject === "course" ? "Course" : "Service", page), ...found] : found;
  return things.filter((thing, index) => things.findIndex((other) => other["@type"] === thing["@type"]) === index);
}

/** Describes all blocks of one type on a page; undefined if a required property is missing. */
type BlockThing<Content> = (blocks: readonly Content[], page: PageFacts) => Thing | undefined;

/** The data of blocks for search engines, by type. Other types have none. */
type BlockThings = { readonly [Type in Block["type"]]?: BlockThing<Extract<Block, { type: Type }>> };

const blockThings: BlockThings = {
  "certification-levels": (_, page) => offerOf("Course", page),
  contact: localBusiness,
  curriculum: (_, page) => offerOf("Course", page),
  faq: faqPage,
  pricing: offerCatalog,
  "support-tiers": (_, page) => offerOf("Service", page),
};

/** The offer of a page as a whole. Name and description are what Google requires, and every page has them. */
function offerOf(type: "Course" | "Service", { name, description, provider }: PageFacts): Thing {
  return { "@type": type, name, description, provider };
}

function productOf({ name, description, provider, image }: PageFacts, offers: readonly Offer[]): Thing {
  return {
    "@type": "Product",
    name,
    description,
    brand: provider,
    ...(image === undefined ? {} : { image }),
    offers,
  };
}

function faqPage(blocks: readonly QuestionsAndAnswers[], { language }: PageFacts): Thing {
  const mainEntity = blocks.flatMap(({ items }) =>
    items.map(({ question, answer }): Extract<Thing, { readonly "@type": "Question" }> => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainProse(answer, language) },
    })),
  );
  return { "@type": "FAQPage", mainEntity };
}

/** Running text as plain text, one line per paragraph, list entry and table row. */
function plainProse(nodes: readonly ProseNode[], language: string): string {
  return nodes
    .map((node) => linesOf(node, language))
    .filter(Boolean)
    .join("\n");
}

function linesOf(node: ProseNode, language: string): string {
  switch (node.kind) {
    case "list":
      return node.items.map((item) => plainProse(item, language)).join("\n");
    case "quote":
      return plainProse(node.children, language);
    case "code":
      return node.code.map((token) => (typeof token === "string" ? token : token[1])).join("");
    case "table":
      return [node.head, ...node.rows].map((row) => sideBySide(row.map(wordsOf), language)).join("\n");
    case "rule":
      return "";
    default:
      return wordsOf(node.children);
  }
}

/** The local business of the first block with an address: without one there is nowhere to go. */
function localBusiness(blocks: readonly Contact[], { provider, language }: PageFacts): Thing | undefined {
  const block = blocks.find(({ address }) => address !== undefined);
  if (!block?.address) return undefined;
  const { name = provider.name, address, ways, map } = block;
  const after = (scheme: string) => ways.find(({ href }) => href?.startsWith(scheme))?.href?.slice(scheme.length);
  const telephone = after("tel:");
  const email = after("mailto:")?.replace(/\?.*/, "");
  return {
    "@type": "LocalBusiness",
    name,
    address: sideBySide(address, language),
    ...(telephone === undefined ? {} : { telephone }),
    ...(email === undefined ? {} : { email }),
    ...(map?.href.startsWith("https:") ? { hasMap: map.href } : {}),
  };
}

type Offer = Extract<Thing, { readonly "@type": "Offer" }>;

function offerCatalog(blocks: readonly Pricing[], page: PageFacts): Thing | undefined {
  const offers = planOffers(blocks, page);
  return offers.length > 0 ? { "@type": "OfferCatalog", name: page.name, itemListElement: offers } : undefined;
}

/** The plans with known prices, from blocks that give their currency. */
function planOffers(blocks: readonly Pricing[], { language }: PageFacts): readonly Offer[] {
  return blocks.flatMap(({ currency, periods = [], items }) =>
    items.flatMap((plan) =>
      plan.prices.flatMap(({ amount }, index): Offer[] => {
        const price = currency && priceIn(amount, currency, language);
        const period = periods[index];
        if (!currency || typeof price !== "number") return [];
        const offered = period === undefined ? plan.name : sideBySide([plan.name, period], language);
        return [{ "@type": "Offer", name: offered, price, priceCurrency: currency }];
      }),
    ),
  );
}

/**
 * The number in a price as people write it: a separator before the last one or two digits starts the fraction, all others
 * separate thousands. Undefined without one number, or with words but no sign of the currency: 99p is not 99 pounds.
 */
function priceIn(amount: string, currency: string, language: string): number | undefined {
  const [number, other] = amount.match(/\d(?:[\d.,'’\u00a0\u202f]| (?=\d{3}(?!\d)))*/g) ?? [];
  if (number === undefined || other !== undefined) return undefined;
  const [, whole = "", fraction = "0"] = /^(.*?)(?:[.,](\d{1,2})|(?<!\D))\D*$/.exec(number) ?? [];
  const price = Number(`${whole.replaceAll(/\D/g, "")}.${fraction}`);
  const plain = (text: string) => text.toLowerCase().replaceAll(/[.\u200e\u200f]/g, "");
  const words: readonly string[] = plain(amount.replace(number, " ")).match(/[\p{L}\p{M}\p{Sc}]+/gu) ?? [];
  const isSign = (["symbol", "narrowSymbol", "code", "name"] as const).some((currencyDisplay) => {
    const format = new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay });
    return format.formatToParts(price).some(({ type, value }) => type === "currency" && words.includes(plain(value)));
  });
  // "£12 250 g" has two numbers.
  return words.length === 0 || (isSign && (words.length === 1 || !number.includes(" "))) ? price : undefined;
}
