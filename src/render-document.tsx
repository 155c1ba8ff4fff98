import { Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { InlineMarkup, Paragraph } from "./components/markup/inline-markup.tsx";
import type { Block } from "./content.gen.ts";
import type { InlineText } from "./content-values.ts";
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

/** What stands below the heading of a block, in this order. A document has no links: on paper they would lead nowhere. */
interface BlockPart {
  readonly title?: string;
  readonly text?: InlineText;
  readonly facts?: readonly (readonly [label: string, value: InlineText])[];
  readonly items?: readonly InlineText[];
}

function partsOf(block: Block, labels: Labels): readonly BlockPart[] {
  switch (block.type) {
    case "card-grid":
      return block.items.map(
        ({ title, badge, description, benefits = [], capabilities = [], useCases = [], processSteps = [] }) => ({
          title: badge === undefined ? title : `${title}: ${badge}`,
          text: description,
          items: [...benefits, ...capabilities, ...useCases, ...processSteps],
        }),
      );
    case "certification-levels":
      return block.items.map(({ level, badge, description, price, duration, prerequisites }) => ({
        title: `${level}: ${badge}`,
        text: description,
        facts: [
          [labels.price, price],
          [labels.duration, duration],
          [labels.prerequisites, prerequisites.join("; ")],
        ],
      }));
    case "check-list":
      return [{ items: block.items }];
    case "curriculum":
      return block.items.map(({ week, title, topics }) => ({
        title: `${withValue(labels.week, week)}: ${title}`,
        items: topics,
      }));
    case "exam-domains":
      return block.items.map(({ domain, weight, topics }) => ({
        title: `${domain} (${labels.weight} ${weight}%)`,
        items: topics,
      }));
    case "fact-list":
      return [
        {
          facts: block.items.map(({ label, value, description }) => [
            label,
            description === undefined ? value : [`${value}. `, description].flat(),
          ]),
        },
      ];
    default:
      throw Error(`No document can hold a block "${block.type}".`);
  }
}

function DocumentBlock({ block, labels }: { block: Block; labels: Labels }) {
  return (
    <section>
      {"title" in block && block.title !== undefined && <h3>{block.title}</h3>}
      {"description" in block && block.description !== undefined && <Paragraph text={block.description} />}
      {partsOf(block, labels).map(({ title, text, facts, items = [] }, index) => (
        <Fragment key={index}>
          {title !== undefined && <h4>{title}</h4>}
          <Paragraph text={text} />
          {facts && (
            <dl>
              {facts.map(([label, value], index) => (
                <div key={index}>
                  <dt>{label}</dt>
                  <Paragraph as="dd" text={value} />
                </div>
              ))}
            </dl>
          )}
          {items.length > 0 && (
            <ul>
              {items.map((item, index) => (
                <li key={index}>
                  <InlineMarkup text={item} />
                </li>
              ))}
            </ul>
          )}
        </Fragment>
      ))}
    </section>
  );
}
