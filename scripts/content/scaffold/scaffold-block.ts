import { compareText } from "../diagnostic/diagnostic.ts";
import type { Schema } from "../schema/schema-set.ts";
import { schemaText } from "../schema/schema-text.ts";

/** The block that new ones begin as: what every section can have it has, and little else. */
export const pattern = "check-list";
/** The file that holds the schemas of all blocks together. */
export const unionFile = "schema/block.schema.json";
/** The file that has the component of every type. */
export const registryFile = "src/blocks/registry.ts";

/** The sources of a new block. */
interface BlockSources {
  /** The texts of the files that list all blocks, and of the component of `pattern`. */
  readonly union: string;
  readonly registry: string;
  readonly component: string;
  /** The schema of `pattern`. */
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
  const entry = `    {\n      "$ref": "blocks/${type}.schema.json"\n    }`;
  const entries = union.matchAll(/^ {4}\{\n {6}"\$ref": "blocks\/([a-z-]+)\.schema\.json"\n {4}\}/gm);
  return inserted(union, { entries: [...entries], name: type, entry, between: ",\n" });
}

function withImport(registry: string, type: string): string {
  const entry = `import { ${componentName(type)} } from "./${type}.tsx";`;
  const entries = registry.matchAll(/^import \{ \w+ \} from "\.\/([a-z-]+)\.tsx";/gm);
  // The formatter sorts by the whole path.
  return inserted(registry, { entries: [...entries], name: type, entry, between: "\n", ending: ".tsx" });
}

function withEntry(registry: string, type: string): string {
  const key = type.includes("-") ? `"${type}"` : type;
  const entries = registry.matchAll(/^ {2}"?([a-z-]+)"?: \{ component: .*\},/gm);
  return inserted(registry, {
    entries: [...entries],
    name: type,
    entry: `  ${key}: { component: ${componentName(type)} },`,
    between: "\n",
  });
}

interface Insertion {
  /** The entries that are there, each with its name, in their order. */
  readonly entries: readonly RegExpExecArray[];
  readonly name: string;
  readonly entry: string;
  readonly between: string;
  /** The ending of every name where it is compared. */
  readonly ending?: string;
}

/** A text with an entry before the first whose name comes later, or after the last. */
function inserted(text: string, { entries, name, entry, between, ending = "" }: Insertion): string {
  const next = entries.find(([, other]) => compareText(`${other}${ending}`, name + ending) > 0);
  if (next) return text.slice(0, next.index) + entry + between + text.slice(next.index);
  const last = entries.at(-1);
  if (!last) throw new Error(`There is no list to which ${name} can be added.`);
  const end = last.index + last[0].length;
  return text.slice(0, end) + between + entry + text.slice(end);
}
