import { type BlockProps, PhraseList, Section } from "../../block.ts";
import { OfferCard } from "../../components/offer-card.tsx";
import type { CertificationLevels as CertificationLevelsContent } from "../../content.gen.ts";

export function CertificationLevels({ block, labels }: BlockProps<CertificationLevelsContent>) {
  return (
    <Section head={block}>
      <OfferCard.List>
        {block.items.map((level, index) => (
          <OfferCard
            key={index}
            {...level}
            title={level.level}
            facts={[
              [labels.price, level.price],
              [labels.duration, level.duration],
            ]}
          >
            <PhraseList label={labels.prerequisites} items={level.prerequisites} />
          </OfferCard>
        ))}
      </OfferCard.List>
    </Section>
  );
}
