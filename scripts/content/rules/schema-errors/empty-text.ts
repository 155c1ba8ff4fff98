import { type ValuePath, valueAt } from "../../diagnostic/path.ts";
import { examplePage, withPageTitle } from "../toolkit/examples.ts";
import type { SchemaRule } from "../toolkit/rule.ts";

/** Texts without a character that can be seen, or with too few. */
export const emptyText: SchemaRule = {
  code: "empty-text",
  meaning: "A text is empty, has nothing but white space, or is shorter than it must be.",
  bad: withPageTitle(`«""»`),
  says: {
    message: "The text is empty, expected words.",
    hint: "Write the text, or remove the line where the key is optional.",
  },
  good: examplePage,
  keywords: ["minLength"],
  explain({ error, path, file }) {
    const limit = Number(error.params["limit"]);
    const tooFew = limit > 1 ? `is too short, expected at least ${limit} characters` : "has nothing but white space";
    return {
      message: `The text ${error.data === "" ? "is empty, expected words" : tooFew}.`,
      hint: isOfPicture(file.data, path)
        ? 'Say what the picture shows, or write "decorative: true" in place of this line where it tells nothing.'
        : "Write the text, or remove the line where the key is optional.",
    };
  },
};

/** Whether a text stands in place of a picture. In HTML an empty one says that the picture tells nothing. */
function isOfPicture(data: unknown, path: ValuePath): boolean {
  return path.at(-1) === "alt" && valueAt(data, [...path.slice(0, -1), "src"]) !== undefined;
}
