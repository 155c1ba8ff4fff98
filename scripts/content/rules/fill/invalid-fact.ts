import { examplePage } from "../toolkit/examples.ts";
import type { CodeEntry } from "../toolkit/rule.ts";
import { describeValue, excerpt } from "../toolkit/wording.ts";

const index = `${examplePage}    description: A loaf is {price.loaf}.\n`;

export const invalidFact = {
  code: "invalid-fact",
  meaning:
    "A fact is a text, a number, a day such as 2031-06-30, an amount with its currency, or a group of such facts, and its name has only letters, digits and hyphens. A fact cannot refer back to itself.",
  bad: { "_facts.yaml": "price:\n  loaf: { amount: 3.8, currency: «pounds» }\n", "index.yaml": index },
  good: { "_facts.yaml": "price:\n  loaf: { amount: 3.8, currency: GBP }\n", "index.yaml": index },
  say: (value: unknown) => ({
    message: `Unexpected ${describeValue(value)}, expected a fact.`,
    hint: "Write a text, a number, a day, an amount such as { amount: 12.5, currency: GBP }, or a group of facts.",
  }),
  sayName: (name: string) => ({
    message: `No text can use the name "${excerpt(name)}", expected a name of letters, digits and hyphens that begins with a letter.`,
    hint: "Give it another name. The facts of a group are indented below it.",
  }),
  sayDay: (value: string) => ({
    message: `There is no day ${value}, expected one from the calendar.`,
    hint: "Write a day that exists, such as 2031-06-30, or a text in another form.",
  }),
  sayZero: (source: string) => ({
    message: `YAML reads ${excerpt(source)} as a number, so its first character is lost.`,
    hint: `Put it in quotes: "${source}".`,
    suggestion: source,
  }),
  sayAmount: (unexpected: string) => ({
    message: `Unexpected ${unexpected}, expected an amount such as { amount: 12.5, currency: GBP }.`,
    hint: "Write a number with a point before its fraction, the three letters of a currency (ISO 4217), and nothing else.",
  }),
  sayCircle: (own: string, name: string) => ({
    message: `The fact "${own}" refers to ${own === name ? "itself" : `"${name}", which leads back to it`}.`,
    hint: "Write a text instead of one of the names.",
  }),
} satisfies CodeEntry & Readonly<Record<string, unknown>>;
