import type { SpecimenTable as SpecimenTableContent } from "../../content.gen.ts";
import styles from "./specimen-table.module.css";

export function SpecimenTable({ table: { corner, columns, items } }: { table: SpecimenTableContent }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {[corner, ...columns].map((column, index) => (
            <th key={index} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ label, cells }, row) => (
          <tr key={row}>
            <th scope="row">{label}</th>
            {Array.from({ length: Math.max(columns.length, cells.length) }, (_, index) => (
              <td key={index}>{cells[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
