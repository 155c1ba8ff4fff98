import { Section } from "../../components/section/section.tsx";
import type { SLATable } from "../../content.gen.ts";
import type { BlockProps } from "../block-props.ts";
import styles from "./sla-table.module.css";

const tiers = ["standard", "premium", "enterprise"] as const;

// Narrow screens lay rows out as grids, and browsers then no longer expose them as parts of a table: the roles restore
// that.
export function SlaTable({ block, labels }: BlockProps<SLATable>) {
  return (
    <Section head={block} usualPace="dense">
      <table className={styles.table} role="table">
        {block.caption !== undefined && <caption className={styles.caption}>{block.caption}</caption>}
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {labels.metric}
            </th>
            {tiers.map((tier) => (
              <th key={tier} role="columnheader" scope="col">
                {labels[tier]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {block.items.map((row, index) => (
            <tr key={index} role="row">
              <th role="rowheader" scope="row">
                {row.metric}
              </th>
              {tiers.map((tier) => (
                <td key={tier} role="cell">
                  {row[tier]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
