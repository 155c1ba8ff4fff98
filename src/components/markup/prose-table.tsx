import type { InlineText, ProseNode } from "../../content-values.ts";
import { type Labels, listed } from "../../labels.ts";
import styles from "./prose-table.module.css";
import { ShortValue } from "./short-value.tsx";
import { wordsOf } from "./words-of.ts";

type ProseTableNode = Extract<ProseNode, { kind: "table" }>;

/** A table in running text. If it is too wide it scrolls on its own, by keyboard too. */
export function ProseTable({ table, labels }: { table: ProseTableNode; labels: Labels }) {
  const { align, head, rows } = table;
  const name = listed(head.map(wordsOf).filter(Boolean), labels);
  const classOf = (column: number, cell: InlineText) => {
    const side = align[column];
    // Browsers would part a sign from its amount.
    const whole = /^[^\p{L}\s]+$/u.test(String(cell)) && styles.whole;
    return [side === "center" || side === "right" ? styles[side] : false, whole].filter(Boolean).join(" ") || undefined;
  };
  return (
    // It scrolls, so it must be reachable by keyboard.
    <div role="group" className={styles.scroll} aria-label={name} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell, column) =>
              // An empty corner is not a heading.
              cell === "" ? (
                <td key={column} />
              ) : (
                <th key={column} scope="col" className={classOf(column, cell)}>
                  <ShortValue text={cell} labels={labels} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} className={classOf(column, cell)}>
                  <ShortValue text={cell} labels={labels} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
