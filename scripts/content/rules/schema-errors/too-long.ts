import { shownLength } from "../../schema/shown-length.ts";
import { examplePage } from "../toolkit/examples.ts";
import type { SchemaRule } from "../toolkit/rule.ts";

/** Texts for which their place has no room. */
export const tooLong: SchemaRule = {
  code: "too-long",
  meaning:
    "A text is longer than its place can show: it would break the layout, or be cut off in menus, tabs and search results. What readers do not see, as where a link leads, does not count.",
  bad: `${examplePage}    badge: «The bakery in the old lifeboat station at the foot of the lane that leads to the sea»\n`,
  says: {
    message: "The text has 84 characters, expected at most 60.",
    hint: "Shorten it by 24 characters, or say the rest where there is room for it.",
  },
  good: `${examplePage}    badge: The bakery in the old lifeboat station\n`,
  keywords: ["maxLength"],
  explain({ error, schema }) {
    const limit = Number(error.params["limit"]);
    const length = shownLength(String(error.data), schema.format);
    const surplus = length - limit;
    return {
      message: `The text has ${length} characters, expected at most ${limit}.`,
      hint: `Shorten it by ${surplus === 1 ? "a character" : `${surplus} characters`}, or say the rest where there is room for it.`,
    };
  },
};
