import { ActionLink, Badge, type BlockProps, Section } from "../../block.ts";
import { DataTable } from "../../components/tables/data-table.tsx";
import type { ComparedThing, ComparisonTable as ComparisonTableContent } from "../../content.gen.ts";
import styles from "./comparison-table.module.css";

export function ComparisonTable({ block, labels }: BlockProps<ComparisonTableContent>) {
  const { title, caption, columns, groups } = block;
  return (
    <Section head={block}>
      <DataTable
        name={title}
        caption={caption}
        columns={columns.map((thing) => ({ head: <ThingHead thing={thing} />, featured: thing.featured }))}
        groups={groups}
        labels={labels}
      />
    </Section>
  );
}

function ThingHead({ thing: { label, description, badge, featured, action } }: { thing: ComparedThing }) {
  return (
    <div className={styles.thing}>
      {badge !== undefined && <Badge>{badge}</Badge>}
      <span className={styles.label}>{label}</span>
      {description !== undefined && <span className={`small ${styles.description}`}>{description}</span>}
      {action && <ActionLink action={action} emphasis={featured ? "main" : "other"} />}
    </div>
  );
}
