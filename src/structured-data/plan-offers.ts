import type { Pricing } from "../content.gen.ts";
import type { PageFacts, Thing } from "./thing.ts";

/** The plans whose prices are known, of blocks that name their currency. */
export function planOffers(blocks: readonly Pricing[], { name }: PageFacts): Thing | undefined {
  const offers = blocks.flatMap(({ currency, periods = [], items }) =>
    currency === undefined
      ? []
      : items.flatMap((plan) =>
          plan.prices.flatMap(({ amount }, index) => {
            const price = numberIn(amount);
            const period = periods[index];
            if (price === undefined) return [];
            const offered = period === undefined ? plan.name : `${plan.name}, ${period}`;
            return [{ "@type": "Offer", name: offered, price, priceCurrency: currency }];
          }),
        ),
  );
  return offers.length > 0 ? { "@type": "OfferCatalog", name, itemListElement: offers } : undefined;
}

/**
 * The number in a price as people write it: a sign before the last digit or two parts the fraction, all others part
 * thousands. Undefined where there is none, or several.
 */
export function numberIn(amount: string): number | undefined {
  const numbers = amount.match(/\d[\d.,'’\u00a0\u202f]*/g) ?? [];
  const [number] = numbers;
  if (number === undefined || numbers.length > 1) return undefined;
  const [, whole = "", fraction = "0"] = /^(.*?)(?:[.,](\d{1,2})|(?<!\D))\D*$/.exec(number) ?? [];
  return Number(`${whole.replaceAll(/\D/g, "")}.${fraction}`);
}
