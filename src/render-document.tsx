import { Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { InlineMarkup } from "./components/markup/inline-markup.tsx";
import type {
  Block,
  CardGrid,
  CertificationLevels,
  CheckList,
  Curriculum,
  ExamDomains,
  FactList,
  SectionHead,
} from "./content.gen.ts";
import { type Labels, labelsOf, withValue } from "./labels.ts";
import type { DocumentContent } from "./site.ts";

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

function DocumentBlock({ block, labels }: { block: Block; labels: Labels }) {
  if (block.type === "card-grid") return <CardGridDocument block={block} labels={labels} />;
  if (block.type === "certification-levels") return <CertificationLevelsDocument block={block} labels={labels} />;
  if (block.type === "check-list") return <CheckListDocument block={block} labels={labels} />;
  if (block.type === "curriculum") return <CurriculumDocument block={block} labels={labels} />;
  if (block.type === "exam-domains") return <ExamDomainsDocument block={block} labels={labels} />;
  if (block.type === "fact-list") return <FactListDocument block={block} labels={labels} />;
  throw Error(`No document can hold a block "${block.type}".`);
}

interface DocumentBlockProps<Content> {
  readonly block: Content;
  readonly labels: Labels;
}

function CurriculumDocument({ block, labels }: DocumentBlockProps<Curriculum>) {
  return (
    <DocumentSection head={block}>
      {block.items.map(({ week, title, topics }, index) => (
        <Topics key={index} title={`${withValue(labels.week, week)}: ${title}`} topics={topics} />
      ))}
    </DocumentSection>
  );
}

function ExamDomainsDocument({ block, labels }: DocumentBlockProps<ExamDomains>) {
  return (
    <DocumentSection head={block}>
      {block.items.map(({ domain, weight, topics }, index) => (
        <Topics key={index} title={`${domain} (${labels.weight} ${weight}%)`} topics={topics} />
      ))}
    </DocumentSection>
  );
}

function FactListDocument({ block }: DocumentBlockProps<FactList>) {
  return (
    <DocumentSection head={block}>
      <dl>
        {block.items.map(({ label, value, description }, index) => (
          <Fact key={index} label={label}>
            {value}
            {description !== undefined && (
              <>
                . <InlineMarkup text={description} />
              </>
            )}
          </Fact>
        ))}
      </dl>
    </DocumentSection>
  );
}

function CertificationLevelsDocument({ block, labels }: DocumentBlockProps<CertificationLevels>) {
  return (
    <DocumentSection head={block}>
      {block.items.map(({ level, badge, description, price, duration, prerequisites }, index) => (
        <Fragment key={index}>
          <h4>{`${level}: ${badge}`}</h4>
          <p>
            <InlineMarkup text={description} />
          </p>
          <dl>
            <Fact label={labels.price}>{price}</Fact>
            <Fact label={labels.duration}>{duration}</Fact>
            <Fact label={labels.prerequisites}>{prerequisites.join("; ")}</Fact>
          </dl>
        </Fragment>
      ))}
    </DocumentSection>
  );
}

/** Cards with their badges and lists, but not where they lead. */
function CardGridDocument({ block }: DocumentBlockProps<CardGrid>) {
  return (
    <DocumentSection head={block}>
      {block.items.map(({ title, badge, description, benefits, capabilities, useCases, processSteps }, index) => (
        <Fragment key={index}>
          <h4>{badge === undefined ? title : `${title}: ${badge}`}</h4>
          <p>
            <InlineMarkup text={description} />
          </p>
          <Items items={[benefits, capabilities, useCases, processSteps].flatMap((list) => list ?? [])} />
        </Fragment>
      ))}
    </DocumentSection>
  );
}

function CheckListDocument({ block }: DocumentBlockProps<CheckList>) {
  return (
    <DocumentSection head={block}>
      <Items items={block.items.map((item, index) => <InlineMarkup key={index} text={item} />)} />
    </DocumentSection>
  );
}

/** The heading of a block and what is below it. A document has no links: on paper they would lead nowhere. */
function DocumentSection({ head, children }: { head: SectionHead; children: ReactNode }) {
  return (
    <section>
      {head.title !== undefined && <h3>{head.title}</h3>}
      {head.description !== undefined && (
        <p>
          <InlineMarkup text={head.description} />
        </p>
      )}
      {children}
    </section>
  );
}

function Topics({ title, topics }: { title: string; topics: readonly string[] }) {
  return (
    <>
      <h4>{title}</h4>
      <Items items={topics} />
    </>
  );
}

function Items({ items }: { items: readonly ReactNode[] }) {
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
