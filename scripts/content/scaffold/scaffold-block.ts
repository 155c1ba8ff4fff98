import { compareText } from "../diagnostic/diagnostic.ts";
import type { Schema } from "../schema/schema-set.ts";
import { schemaText } from "../schema/schema-text.ts";

/** The block that new ones begin as: what every section can have it has, and little else. */
export const pattern = "check-list";
export const unionFile = "schema/block.schema.json";
export const registryFile = "src/blocks/registry.ts";

interface BlockSources {
  /** The texts of the files that list all blocks, and of the component of `pattern`. */
  readonly union: string;
  readonly registry: string;
  readonly component: string;
  readonly schema: Schema;
}

/** The files of a new block, by their path in the project: its own, and both lists with a line for it. */
export function scaffoldBlock(type: string, sources: BlockSources): Record<string, string> {
  const { union, registry, component, schema } = sources;
  return {
    [`schema/blocks/${type}.schema.json`]: schemaText(toSchema(schema, type)),
    [`src/blocks/${type}.tsx`]: component
      .replaceAll(componentName(pattern), componentName(type))
      .replaceAll(pattern, type),
    [`src/blocks/${type}.module.css`]: ".list {\n  display: grid;\n  gap: var(--space-s);\n}\n",
    [unionFile]: withReference(union, type),
    [registryFile]: withEntry(withImport(registry, type), type),
  };
}

/** The name of the component of a block: `PullQuote` for `pull-quote`. */
export function componentName(type: string): string {
  return type.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** As many entries, and as long a word, as the tests of all blocks ask of one example. */
const longEntries = ["The Donaudampfschifffahrtsgesellschaft", "A second", "A third", "A fourth", "A fifth"];

function toSchema(schema: Schema, type: string): Schema {
  const words = type.replaceAll("-", " ");
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const { type: tag, items } = schema.properties ?? {};
  // The examples of a block are blocks: a test validates them.
  const examples = (schema.examples ?? []) as readonly Readonly<Record<string, unknown>>[];
  const [smallest, fullest] = [examples[0], examples.at(-1)];
  return {
    ...schema,
    title,
    description: "What the block is for, in a sentence that authors read in their editor.",
    usualNames: [`${type}s`],
    properties: {
      ...schema.properties,
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

function withReference(union: string, type: string): string {
  // The file is a schema: a test reads it as one.
  const schema = JSON.parse(union) as Schema;
  const references = [...(schema.oneOf ?? []), { $ref: `blocks/${type}.schema.json` }];
  const nameOf = ({ $ref = "" }: Schema) => $ref.replace(".schema.json", "");
  return schemaText({ ...schema, oneOf: references.sort((a, b) => compareText(nameOf(a), nameOf(b))) });
}

function withImport(registry: string, type: string): string {
  const line = `import { ${componentName(type)} } from "./${type}.tsx";\n`;
  return withSorted(registry, /^import \{ \w+ \} from "\.\/[a-z-]+\.tsx";\n/gm, line, (text) =>
    text.replace(/^.*from/, ""),
  );
}

function withEntry(registry: string, type: string): string {
  const key = type.includes("-") ? `"${type}"` : type;
  const line = `  ${key}: { component: ${componentName(type)} },\n`;
  return withSorted(registry, /^ {2}"?[a-z-]+"?: \{ component: .*\},\n/gm, line, (text) =>
    text.replaceAll('"', "").replace(/:.*/, ""),
  );
}

/** A text with a line among others like it, which stand in the order of their keys. */
function withSorted(text: string, lines: RegExp, line: string, keyOf: (line: string) => string): string {
  const next = [...text.matchAll(lines)].find(([other]) => compareText(keyOf(other), keyOf(line)) > 0);
  const last = [...text.matchAll(lines)].at(-1);
  if (!last) throw new Error(`There is no list to which a line can be added: ${line}`);
  const at = next?.index ?? last.index + last[0].length;
  return text.slice(0, at) + line + text.slice(at);
}
