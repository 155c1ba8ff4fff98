import { publicationKeys, type Schema } from "../schema/schema-set.ts";
import { schemaText } from "../schema/schema-text.ts";

/** The block that new blocks are copied from: it has what every section can have, and little else. */
export const pattern = "check-list";

interface NewBlock {
  readonly type: string;
  readonly name: string;
  readonly schema: Schema;
  /** Whether it is a block of the renderer itself, which imports public modules by path. */
  readonly isOwn: boolean;
}

export function scaffoldBlock({ type, name, schema, isOwn }: NewBlock): Record<string, string> {
  const own = toSchema(schema, type);
  return {
    "block.schema.json": schemaText(own).replaceAll('"../shared/', '"yaml-pages/shared/'),
    [`${type}.tsx`]: toComponent(type, name, isOwn),
    [`${type}.module.css`]: ".list {\n  display: grid;\n  gap: var(--space-s);\n}\n",
  };
}

function toComponent(type: string, name: string, isOwn: boolean): string {
  const [parts, types] = isOwn ? ["../../block.ts", "../../content.gen.ts"] : ["yaml-pages/block", "../types.gen.ts"];
  return `import { type BlockProps, InlineMarkup, Section } from "${parts}";
import type { ${name} as ${name}Content } from "${types}";
import styles from "./${type}.module.css";

export function ${name}({ block }: BlockProps<${name}Content>) {
  return (
    <Section head={block}>
      <ul className={styles.list}>
        {block.items.map((item, index) => (
          <li key={index}>
            <InlineMarkup text={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
`;
}

/** The number of entries and the long word that the tests of all blocks require in one example. */
const longEntries = ["The Donaudampfschifffahrtsgesellschaft", "A second", "A third", "A fourth", "A fifth"];

function toSchema(schema: Schema, type: string): Schema {
  const words = type.replaceAll("-", " ");
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const { type: tag, items } = schema.properties ?? {};
  // Every block gets these automatically.
  const own = Object.entries(schema.properties ?? {}).filter(([key]) => !publicationKeys.includes(key));
  // The examples of a block are blocks: a test validates them.
  const examples = (schema.examples ?? []) as readonly Readonly<Record<string, unknown>>[];
  const [smallest, fullest] = [examples[0], examples.at(-1)];
  const { usualNames: _, ...rest } = schema;
  return {
    ...rest,
    title,
    description: "What the block is for, in a sentence that authors read in their editor.",
    properties: {
      ...Object.fromEntries(own),
      type: { ...tag, const: type },
      items: { ...items, description: "The entries, in order." },
    },
    examples: [
      { ...smallest, type, items: ["One entry"] },
      { type, title: `${title} with a long word and many entries`, items: longEntries },
      {
        ...fullest,
        type,
        id: type,
        title,
        description: "With everything that the block can hold.",
        items: ["One entry", "Another, with *emphasis*"],
      },
    ],
  };
}
