import { BlockList } from "./blocks/block-list.tsx";
import { labelsOf } from "./labels.ts";
import type { DocumentContent } from "./site.ts";
import { renderStatic } from "./static-markup.ts";

/** Renders a document as markup, which the build turns into a PDF: blocks as on pages, in one `<main>` per page. */
export function renderDocument({ brand, language, title, description, parts }: DocumentContent): string {
  return renderStatic(
    <article>
      <h1>{title}</h1>
      <p>{brand}</p>
      {description !== undefined && <p>{description}</p>}
      {parts.map((part, index) => (
        <section key={index} lang={part.language === language ? undefined : part.language}>
          <h2>{part.name}</h2>
          <p>{part.description}</p>
          <main>
            <BlockList blocks={part.blocks} modules={{}} labels={labelsOf(part.labels)} />
          </main>
        </section>
      ))}
    </article>,
  );
}
