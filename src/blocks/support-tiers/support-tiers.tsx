import { type BlockProps, PhraseList, Section } from "../../block.ts";
import { OfferCard } from "../../components/offer-card.tsx";
import type { SupportTiers as SupportTiersContent } from "../../content.gen.ts";

export function SupportTiers({ block, labels }: BlockProps<SupportTiersContent>) {
  return (
    <Section head={block}>
      <OfferCard.List>
        {block.items.map((tier, index) => (
          <OfferCard
            key={index}
            {...tier}
            title={tier.name}
            facts={[
              [labels.responseTime, tier.responseTime],
              [labels.availability, tier.availability],
            ]}
          >
            <PhraseList label={labels.channels} items={tier.channels} />
            <PhraseList label={labels.features} items={tier.features} mark="ticks" />
          </OfferCard>
        ))}
      </OfferCard.List>
    </Section>
  );
}
