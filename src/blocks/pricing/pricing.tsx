import { type BlockProps, type Labels, Paragraph, PhraseList, Section } from "../../block.ts";
import { OfferCard } from "../../components/offer-card.tsx";
import type { Plan, Pricing as PricingContent } from "../../content.gen.ts";
import styles from "./pricing.module.css";

export function Pricing({ block, labels }: BlockProps<PricingContent>) {
  const { id, title, periods = [], items, note } = block;
  return (
    <Section head={block}>
      <div className={`stack ${styles.pricing}`}>
        {periods.length > 0 && (
          <fieldset className={`row ${styles.periods}`}>
            <legend className="visually-hidden">{labels.billingPeriod}</legend>
            {periods.map((period, index) => (
              <label key={index} className={styles.period}>
                {/* The stylesheet sees which one is chosen, so prices change without a script. */}
                <input type="radio" name={`period-${id ?? title}`} defaultChecked={index === 0} />
                {period}
              </label>
            ))}
          </fieldset>
        )}
        <OfferCard.List>
          {items.map((plan, index) => (
            <OfferCard key={index} {...plan} title={plan.name}>
              <PlanContent plan={plan} periods={periods} labels={labels} />
            </OfferCard>
          ))}
        </OfferCard.List>
        <Paragraph text={note} className="small" />
      </div>
    </Section>
  );
}

interface PlanContentProps {
  readonly plan: Plan;
  readonly periods: readonly string[];
  readonly labels: Labels;
}

function PlanContent({ plan: { prices, features, notIncluded }, periods, labels }: PlanContentProps) {
  // A plan whose prices do not match the periods shows them all, whatever is chosen.
  const isSwitched = periods.length > 0 && prices.length === periods.length;
  return (
    <>
      <div className={isSwitched ? styles.switched : undefined}>
        {prices.map(({ amount, per, note }, index) => (
          <div key={index} className={styles.price}>
            {prices.length > 1 && periods[index] !== undefined && (
              <p className={`label ${styles.name}`}>{periods[index]}</p>
            )}
            <p>
              <span className={styles.amount}>{amount}</span> {per}
            </p>
            {note !== undefined && <p className="small">{note}</p>}
          </div>
        ))}
      </div>
      {features && <PhraseList items={features} mark="ticks" />}
      {notIncluded && <PhraseList label={labels.notIncluded} items={notIncluded} />}
    </>
  );
}
