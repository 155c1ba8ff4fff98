import { OfferCard } from "../../components/offer-card.tsx";
import { PhraseList } from "../../components/phrase-list.tsx";
import { Section } from "../../components/section/section.tsx";
import type { CertificationLevels as CertificationLevelsContent } from "../../content.gen.ts";
import type { BlockProps } from "../block-props.ts";

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
