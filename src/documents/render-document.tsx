import { renderToStaticMarkup } from "react-dom/server";
import type { Block } from "../content.gen.ts";
import { labelsOf } from "../labels.ts";
import type { DocumentContent } from "../site.ts";
import {
  CardGridDocument,
  CertificationLevelsDocument,
  CheckListDocument,
  CurriculumDocument,
  ExamDomainsDocument,
  FactListDocument,
} from "./document-blocks.tsx";

/** Renders a document as markup: headings, paragraphs and lists, from which the build makes a PDF. */
export function renderDocument({ brand, title, description, parts, labels }: DocumentContent): string {
  const words = labelsOf(labels);
  return renderToStaticMarkup(
    <article>
      <h1>{title}</h1>
      <p>{brand}</p>
      {description !== undefined && <p>{description}</p>}
      {parts.map(({ title, description, blocks }, index) => (
        <section key={index}>
          <h2>{title}</h2>
          <p>{description}</p>
          {blocks.map((block, index) => (
            <DocumentBlock key={index} block={block} labels={words} />
          ))}
        </section>
      ))}
    </article>,
  );
}

function DocumentBlock({ block, labels }: { block: Block; labels: ReturnType<typeof labelsOf> }) {
  if (block.type === "card-grid") return <CardGridDocument block={block} labels={labels} />;
  if (block.type === "certification-levels") return <CertificationLevelsDocument block={block} labels={labels} />;
  if (block.type === "check-list") return <CheckListDocument block={block} labels={labels} />;
  if (block.type === "curriculum") return <CurriculumDocument block={block} labels={labels} />;
  if (block.type === "exam-domains") return <ExamDomainsDocument block={block} labels={labels} />;
  if (block.type === "fact-list") return <FactListDocument block={block} labels={labels} />;
  throw Error(`No document can hold a block "${block.type}".`);
}
