import { compareText } from "../diagnostic/diagnostic.ts";

/** The texts of the two files that list all blocks. */
export interface BlockLists {
  readonly union: string;
  readonly registry: string;
}

/** The file that holds the schemas of all blocks together. */
export const unionFile = "schema/block.schema.json";
/** The file that has the component of every type. */
export const registryFile = "src/blocks/registry.ts";

/** The files of a new block, by their path in the project: its own, and both lists with a line for it. */
export function scaffoldBlock(type: string, { union, registry }: BlockLists): Record<string, string> {
  return {
    [`schema/blocks/${type}.schema.json`]: schemaText(type),
    [`src/blocks/${type}.tsx`]: componentText(type),
    [`src/blocks/${type}.module.css`]: ".list {\n  display: grid;\n  gap: var(--space-s);\n}\n",
    [unionFile]: withReference(union, type),
    [registryFile]: withEntry(withImport(registry, type), type),
  };
}

/** The name of the component of a block: `PullQuote` for `pull-quote`. */
export function componentName(type: string): string {
  return type.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
}

function titleOf(type: string): string {
  const words = type.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function schemaText(type: string): string {
  const title = titleOf(type);
  return `{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "${title}",
  "description": "What the block is for, in a sentence that authors read in their editor.",
  "type": "object",
  "additionalProperties": false,
  "required": ["type", "title", "items"],
  "properties": {
    "type": {
      "description": "The type of the block.",
      "const": "${type}"
    },
    "id": {
      "$ref": "../shared/anchor.schema.json"
    },
    "title": {
      "description": "The heading of the section.",
      "type": "string",
      "minLength": 1
    },
    "description": {
      "$ref": "../shared/inline-markdown.schema.json"
    },
    "items": {
      "description": "The entries, in order.",
      "type": "array",
      "minItems": 1,
      "items": {
        "$ref": "../shared/inline-markdown.schema.json"
      }
    }
  },
  "examples": [
    {
      "type": "${type}",
      "title": "${title}",
      "items": ["One entry"]
    },
    {
      "type": "${type}",
      "id": "${type}",
      "title": "${title}",
      "description": "With everything that the block can hold.",
      "items": ["One entry", "Another, with *emphasis*"]
    }
  ]
}
`;
}

function componentText(type: string): string {
  const name = componentName(type);
  return `import { InlineMarkup } from "../components/markup/inline-markup.tsx";
import { Section } from "../components/section.tsx";
import type { ${name} as ${name}Content } from "../content.gen.ts";
import type { BlockProps } from "./block-props.ts";
import styles from "./${type}.module.css";

export function ${name}({ block }: BlockProps<${name}Content>) {
  return (
    <Section id={block.id} title={block.title} description={block.description}>
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
  /** What every name ends in where it is compared. */
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
