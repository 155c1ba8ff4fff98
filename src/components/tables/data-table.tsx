import type { ReactNode } from "react";
import type { InlineText } from "../../content-values.ts";
import type { Labels } from "../../labels.ts";
import { Paragraph } from "../markup/inline-markup.tsx";
import { ShortValue } from "../markup/short-value.tsx";
import styles from "./data-table.module.css";
import narrow from "./narrow-table.module.css";

interface TableColumn {
  readonly head?: ReactNode;
  readonly align?: "start" | "end" | undefined;
  readonly featured?: boolean | undefined;
}

interface TableRow {
  readonly label: string;
  readonly description?: InlineText | undefined;
  readonly cells: readonly InlineText[];
}

interface DataTableProps {
  /** The name of the table for screen readers, if it has no caption. */
  readonly name: string | undefined;
  readonly caption: string | undefined;
  /** The heading of the first column, which names the rows. */
  readonly corner?: string | undefined;
  readonly columns: readonly TableColumn[];
  readonly groups: readonly { readonly title?: string | undefined; readonly items: readonly TableRow[] }[];
  readonly labels: Labels;
}

/** On narrow screens, up to this many cells of a row go below its heading; with more, the table scrolls. */
const mostStacked = 3;

/** A table with row headings. Rows with too few cells get empty ones. */
export function DataTable({ name, caption, corner, columns: named, groups, labels }: DataTableProps) {
  const widest = Math.max(named.length, ...groups.flatMap(({ items }) => items.map(({ cells }) => cells.length)));
  const columns = Array.from({ length: widest }, (_, index): TableColumn => named[index] ?? {});
  const isStacked = columns.length <= mostStacked;
  const classOf = ({ align, featured }: TableColumn) =>
    [align === "end" && styles.end, featured && styles.featured].filter(Boolean).join(" ") || undefined;
  const table = (
    <table
      className={isStacked ? `${styles.table} ${narrow.stacked}` : styles.table}
      aria-label={caption === undefined && isStacked ? name : undefined}
    >
      {caption !== undefined && <caption className={`small ${styles.caption}`}>{caption}</caption>}
      <thead>
        <tr>
          {corner === undefined ? <td /> : <th scope="col">{corner}</th>}
          {columns.map((column, index) =>
            column.head === undefined ? (
              <td key={index} />
            ) : (
              <th key={index} scope="col" className={classOf(column)}>
                {column.head}
              </th>
            ),
          )}
        </tr>
      </thead>
      {groups.map(({ title, items }, group) => (
        <tbody key={group}>
          {title !== undefined && (
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1} className={styles.group}>
                {title}
              </th>
            </tr>
          )}
          {items.map((row, index) => (
            <tr key={index}>
              <th scope="row">
                <ShortValue text={row.label} labels={labels} />
                <Paragraph text={row.description} className="small" />
              </th>
              {columns.map((column, place) => (
                <td key={place} className={classOf(column)}>
                  <CellContent content={row.cells[place] ?? ""} labels={labels} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
  if (isStacked) return table;
  return (
    // It scrolls, so it must be reachable by keyboard.
    <div role="group" className={narrow.scroll} aria-label={name ?? caption} tabIndex={0}>
      {table}
    </div>
  );
}

/** A cell: a symbol for yes or no, or its text. */
function CellContent({ content, labels }: { content: InlineText; labels: Labels }) {
  const answer = typeof content === "string" ? content.toLowerCase() : undefined;
  if (answer !== "yes" && answer !== "no") return <ShortValue text={content} labels={labels} />;
  return (
    <span className={styles[answer]}>
      <span className="visually-hidden">{labels[answer]}</span>
    </span>
  );
}
