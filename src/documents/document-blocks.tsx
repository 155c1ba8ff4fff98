import { Fragment, type ReactNode } from "react";
import { InlineMarkup } from "../components/markup/inline-markup.tsx";
import type {
  CardGrid,
  CertificationLevels,
  CheckList,
  Curriculum,
  ExamDomains,
  FactList,
  SectionHead,
} from "../content.gen.ts";
import type { Labels } from "../labels.ts";

interface DocumentBlockProps<Content> {
  readonly block: Content;
  readonly labels: Labels;
}

/** The weeks of a course. */
export function CurriculumDocument({ block, labels }: DocumentBlockProps<Curriculum>) {
  return (
    <DocumentSection head={block}>
      {block.items.map(({ week, title, topics }, index) => (
        <Topics key={index} title={`${labels.week} ${week}: ${title}`} topics={topics} />
      ))}
    </DocumentSection>
  );
}

/** The subjects of an exam with their weights. */
export function ExamDomainsDocument({ block, labels }: DocumentBlockProps<ExamDomains>) {
  return (
    <DocumentSection head={block}>
      {block.items.map(({ domain, weight, topics }, index) => (
        <Topics key={index} title={`${domain} (${labels.weight} ${weight}%)`} topics={topics} />
      ))}
    </DocumentSection>
  );
}

/** Facts, each beside what it is called. */
export function FactListDocument({ block }: DocumentBlockProps<FactList>) {
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

/** The levels of a certificate with what each asks for. */
export function CertificationLevelsDocument({ block, labels }: DocumentBlockProps<CertificationLevels>) {
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
export function CardGridDocument({ block }: DocumentBlockProps<CardGrid>) {
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

/** A list of what holds, or has to. */
export function CheckListDocument({ block }: DocumentBlockProps<CheckList>) {
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
