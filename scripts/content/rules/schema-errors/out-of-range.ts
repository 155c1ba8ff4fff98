import { shownLength } from "../../schema/shown-length.ts";
import { examplePage } from "../toolkit/examples.ts";
import type { SchemaRule, Violation, ViolationFinding } from "../toolkit/rule.ts";
import { count } from "../toolkit/wording.ts";

const page = (weight: string) => `${examplePage}  - type: exam-domains
    title: The baker's exam
    items:
      - domain: Dough
        weight: ${weight}
        topics: [Flour]
`;

export const outOfRange: SchemaRule = {
  code: "out-of-range",
  renamedFrom: ["empty-text", "too-few-items", "too-long", "too-many-items"],
  meaning:
    "A number is smaller or larger than allowed, a text is empty, too short or longer than its place can show, or a list has fewer or more entries than allowed. Parts of a text that readers do not see, such as the target of a link, do not count.",
  bad: page("«120»"),
  good: page("100"),
  keywords: ["minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems"],
  explain(violation) {
    const { path } = violation;
    const { keyword, data, params } = violation.error;
    const limit = Number(params["limit"]);
    const isTooSmall = keyword.startsWith("min");
    if (typeof data === "string") return isTooSmall ? shortText(violation, limit) : longText(violation, limit);
    const isChoice = path.at(-3) === "items" && path.at(-1) === "options";
    if (Array.isArray(data)) return isTooSmall ? shortList(data, limit) : longList(data, limit, isChoice);
    return {
      message: `Unexpected ${String(data)}, expected ${isTooSmall ? "at least" : "at most"} ${limit}.`,
      hint: "Write a number in that range.",
    };
  },
};

function shortText({ error }: Violation, limit: number): ViolationFinding {
  const tooFew = limit > 1 ? `is too short, expected at least ${limit} characters` : "has nothing but whitespace";
  return {
    message: `The text ${error.data === "" ? "is empty, expected words" : tooFew}.`,
    hint: "Write the text, or remove the line if the key is optional. A purely decorative picture has decorative: true.",
  };
}

function longText({ error, schema }: Violation, limit: number): ViolationFinding {
  const length = shownLength(String(error.data), schema.format);
  return {
    message: `The text has ${length} characters, expected at most ${limit}.`,
    hint: `Shorten it by ${count(length - limit, "character")}, or move the rest to where there is room for it.`,
  };
}

function shortList(list: readonly unknown[], limit: number): ViolationFinding {
  const isEmpty = list.length === 0;
  return {
    message: `The list ${isEmpty ? "is empty" : "is too short"}, expected at least ${limit} ${limit === 1 ? "entry" : "entries"}.`,
    hint: "Add what is missing, or remove the key if it is optional.",
    // A missing entry has no place of its own.
    ...(isEmpty ? {} : { part: "key" }),
  };
}

function longList(list: readonly unknown[], limit: number, isChoice: boolean): ViolationFinding {
  return {
    message: `The list has ${list.length} entries, expected at most ${limit}.`,
    // Whoever does not find their country could not answer.
    hint: isChoice
      ? "If all are needed, let visitors type the answer: input: text, for countries with autocomplete: country-name."
      : "Remove the least important ones.",
    below: [limit],
  };
}
