import { type BlockProps, Section } from "../../block.ts";
import { DataTable } from "../../components/tables/data-table.tsx";
import type { Table as TableContent } from "../../content.gen.ts";

export function Table({ block, labels }: BlockProps<TableContent>) {
  const { title, caption, corner, columns, items } = block;
  return (
    <Section head={block}>
      <DataTable
        name={title}
        caption={caption}
        corner={corner}
        columns={columns.map(({ label, ...column }) => ({ ...column, head: label }))}
        groups={[{ items }]}
        labels={labels}
      />
    </Section>
  );
}
