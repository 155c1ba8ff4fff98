import { type Schema, type SchemaSet, wholeSchema } from "./schema-set.ts";

/** A field of a form in Decap CMS: https://decapcms.org/docs/widgets. */
type DecapField = Readonly<Record<string, unknown>>;

/** The configuration of Decap CMS for the pages and the site file of a folder, given by its path in the repository. */
export function decapConfig(schemas: SchemaSet, folder: string): object {
  const formOf = (path: string) => fieldsOf(wholeSchema(schemas, path), { parts: [], isRequired: true });
  return {
    backend: { name: "git-gateway", branch: "main" },
    local_backend: true,
    media_folder: `${folder}/_assets`,
    public_folder: "/assets",
    collections: [
      {
        // Decap lists the site file here, too. It cannot be saved as a page by mistake, because it has no blocks.
        name: "pages",
        label: "Pages",
        label_singular: "Page",
        folder,
        extension: "yaml",
        create: true,
        nested: { depth: 8, summary: "{{title}}", subfolders: false },
        fields: formOf("page.schema.json"),
      },
      {
        name: "site",
        label: "Site",
        editor: { preview: false },
        files: [
          {
            name: "site",
            label: "What all pages share",
            file: `${folder}/_site.yaml`,
            fields: formOf("site.schema.json"),
          },
        ],
      },
    ],
  };
}

interface Above {
  readonly parts: readonly Schema[];
  /** Whether all parents are required, up to the list entry. */
  readonly isRequired: boolean;
}

/**
 * The fields of an object. Decap would ask for required fields even in an object that is left out: in optional objects none is required.
 * A recursive object, such as a group of a menu, is not offered within itself.
 */
function fieldsOf(schema: Schema, above: Above): DecapField[] | undefined {
  if (above.parts.some(({ description }) => description === schema.description)) return undefined;
  const { properties, required = [] } = withMergedBranches(schema);
  const fields = Object.entries(properties).flatMap(([name, property]) => {
    const isRequired = above.isRequired && required.includes(name);
    const field = fieldOf(name, property, { parts: [...above.parts, schema], isRequired });
    return field ? [isRequired ? field : { ...field, required: false as const }] : [];
  });
  return fields.length > 0 ? fields : undefined;
}

/** An object of one of several kinds gets the fields of all of them, and a choice of the kind. */
function withMergedBranches(schema: Schema): Schema & Required<Pick<Schema, "properties">> {
  const { discriminator, oneOf: branches, properties = {} } = schema;
  if (!discriminator || !branches) return { ...schema, properties };
  const tag = discriminator.propertyName;
  const tags = branches.map((branch) => branch.properties?.[tag]?.const);
  const merged = Object.assign({}, ...branches.map((branch) => branch.properties));
  return { ...schema, properties: { ...merged, [tag]: { enum: tags } } };
}

function fieldOf(name: string, schema: Schema, above: Above): DecapField | undefined {
  const { description: hint, minItems: min = 0, maxItems: max } = schema;
  const words = name.replaceAll(/([A-Z])/g, " $1").toLowerCase();
  const common = { name, label: words.charAt(0).toUpperCase() + words.slice(1), ...(hint && { hint }) };
  if (schema.enum) {
    const options = schema.enum.map((value) => ({ label: String(value), value }));
    return { ...common, widget: "select", options };
  }
  if (schema.type === "boolean") return { ...common, widget: "boolean" };
  if (schema.type === "integer" || schema.type === "number")
    return { ...common, widget: "number", value_type: schema.type === "integer" ? "int" : "float" };
  if (schema.type === "string") return { ...common, ...widgetOfText(schema) };
  if (schema.type === "array" && schema.items) {
    const entries = entriesOf(schema.items, { ...above, isRequired: true });
    return entries && { ...common, widget: "list", collapsed: true, ...entries, ...(max && { min, max }) };
  }
  const fields = fieldsOf(schema, above);
  return fields && { ...common, widget: "object", collapsed: true, fields };
}

/** The configuration of list entries: alternatives by their tag, the fields of an object, or the single field of a plain value. */
function entriesOf(schema: Schema, above: Above): object | undefined {
  const typeKey = schema.discriminator?.propertyName;
  if (typeKey) {
    const types = (schema.oneOf ?? []).flatMap((branch) => {
      const { [typeKey]: tag, ...properties } = branch.properties ?? {};
      const fields = fieldsOf({ ...branch, properties }, above);
      const name = tag?.const;
      if (!fields || !name) return [];
      const summary = "title" in properties ? `${branch.title}: {{fields.title}}` : branch.title;
      return [{ name, label: branch.title ?? name, widget: "object", summary, fields }];
    });
    return types.length > 0 ? { typeKey, types } : undefined;
  }
  if (schema.type === "object") {
    const fields = fieldsOf(schema, above);
    return fields && { fields };
  }
  const field = fieldOf("entry", schema, above);
  return field && { field };
}

function widgetOfText({ format = "", maxLength = 0, pattern }: Schema): { readonly widget: string } {
  const isPicture = /image|logo|site-icon/.test(format);
  if (isPicture) return { widget: "image" };
  if (/^(?:asset|(?:data|video|captions)-file|font)$/.test(format)) return { widget: "file" };
  // The Markdown widget rewrites parts of a text, such as its tables and links.
  const isLong = format === "code" || /markdown/.test(format) || maxLength > 200;
  return {
    widget: isLong ? "text" : "string",
    ...(pattern && { pattern: [pattern, "the form described in its hint"] }),
  };
}
