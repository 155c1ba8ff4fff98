import { type BlockProps, Section } from "../../block.ts";
import { DataTable } from "../../components/tables/data-table.tsx";
import type { SLATable } from "../../content.gen.ts";

const tiers = ["standard", "premium", "enterprise"] as const;

export function SlaTable({ block: { items, ...block }, labels }: BlockProps<SLATable>) {
  return (
    <Section head={block} usualPace="dense">
      <DataTable
        name={block.title}
        caption={block.caption}
        corner={labels.metric}
        columns={tiers.map((tier) => ({ head: labels[tier] }))}
        groups={[{ items: items.map((row) => ({ label: row.metric, cells: tiers.map((tier) => row[tier]) })) }]}
        labels={labels}
      />
    </Section>
  );
}
