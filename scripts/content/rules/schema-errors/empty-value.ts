import { examplePage } from "../toolkit/examples.ts";
import type { SchemaRule } from "../toolkit/rule.ts";
import { describeType, excerpt, orList } from "../toolkit/wording.ts";

/** Keys and list entries without a value. */
export const emptyValue: SchemaRule = {
  code: "empty-value",
  isOneByForm: true,
  meaning: "A key, or the hyphen of a list entry, has nothing after it.",
  bad: examplePage.replace(/description: .*/, "«description»:"),
  says: {
    message: 'The key "description" has no value, expected text.',
    hint: "Write the value, or remove the line.",
  },
  good: examplePage,
  keywords: ["type", "enum", "const", "discriminator"],
  explain({ error, schema, path, file }) {
    const tag = error.keyword === "discriminator" ? String(error.params["tag"]) : undefined;
    const value: unknown = tag === undefined ? error.data : error.params["tagValue"];
    if (value !== null) return undefined;
    const name = tag ?? path.at(-1);
    const isKey = typeof name === "string" && !/^\d+$/.test(name);
    const expected =
      error.keyword === "type"
        ? describeType(String(error.params["type"]))
        : orList((schema.enum ?? [schema.const]).flatMap((word) => (word === undefined ? [] : String(word))));
    const isWritten = tag === undefined && /^null$/i.test(file.sourceText(path));
    const lack = isWritten ? "the value null, which is no value" : "no value";
    return {
      message: `${isKey ? `The key "${excerpt(name)}"` : "This entry"} has ${lack}${expected ? `, expected ${expected}` : ""}.`,
      hint: "Write the value, or remove the line.",
      ...(tag === undefined ? {} : { below: [tag] }),
    };
  },
};
