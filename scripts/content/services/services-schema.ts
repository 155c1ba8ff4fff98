import type { Service } from "../../../src/service.ts";
import type { Schema } from "../schema/schema-set.ts";

export const servicesPath = "shared/services.schema.json";

export function servicesSchema(services: readonly Service[]): Schema {
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    $comment: "Generated from the services in src/services/ by `npm run types`.",
    title: "Service",
    description: "A third-party service on the pages of the site, such as one that counts visits.",
    type: "object",
    discriminator: { propertyName: "use" },
    required: ["use"],
    oneOf: services.map(schemaOf),
  };
}

function schemaOf({ name, title, purpose, options }: Service): Schema {
  const own = Object.entries(options).map(([key, { description: words, pattern, example }]): [string, Schema] => {
    // Every option shows an example.
    const description = words.includes(example) ? words : `${words.replace(/\.$/, "")}, such as ${example}.`;
    return [key, { description, type: "string", pattern, maxLength: 200, examples: [example] }];
  });
  return {
    title,
    description: purpose,
    type: "object",
    additionalProperties: false,
    required: ["use", ...Object.keys(options)],
    properties: {
      use: { description: "The service.", const: name },
      pages: {
        description: "The pages that use it, such as /contact. All pages by default.",
        type: "array",
        minItems: 1,
        items: { type: "string", format: "link", pattern: "^/[^?#]*$" },
      },
      purpose: {
        description: "What it does, by language code, such as { de: Zählt Besuche. }, instead of its own description.",
        type: "object",
        additionalProperties: { type: "string", minLength: 1, maxLength: 200 },
      },
      ...Object.fromEntries(own),
    },
  };
}
