import { BlockList } from "./blocks/block-list.tsx";
import { labelsOf } from "./labels.ts";
import type { DocumentContent } from "./site.ts";
import { renderStatic } from "./static-markup.ts";

/** Renders a document as markup, which the build turns into a PDF: blocks as on pages, in one `<main>` per page. */
export function renderDocument({ brand, title, description, parts, labels }: DocumentContent): string {
  return renderStatic(
    <article>
      <h1>{title}</h1>
      <p>{brand}</p>
      {description !== undefined && <p>{description}</p>}
      {parts.map(({ title, description, blocks }, index) => (
        <section key={index}>
          <h2>{title}</h2>
          <p>{description}</p>
          <main>
            <BlockList blocks={blocks} modules={{}} labels={labelsOf(labels)} />
          </main>
        </section>
      ))}
    </article>,
  );
}
