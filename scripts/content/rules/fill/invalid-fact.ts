import { examplePage } from "../toolkit/examples.ts";
import type { CodeEntry } from "../toolkit/rule.ts";
import { describeValue, excerpt } from "../toolkit/wording.ts";

const index = `${examplePage}    description: A loaf is {price.loaf}.\n`;

export const invalidFact = {
  code: "invalid-fact",
  meaning:
    "A fact is a text, a number, a day such as 2031-06-30, an amount with its currency, or a group of such facts, and its name has letters, digits and hyphens alone. No fact leads back to itself.",
  bad: { "_facts.yaml": "price:\n  loaf: { amount: 3.8, currency: «pounds» }\n", "index.yaml": index },
  good: { "_facts.yaml": "price:\n  loaf: { amount: 3.8, currency: GBP }\n", "index.yaml": index },
  say: (value: unknown) => ({
    message: `Unexpected ${describeValue(value)}, expected a fact.`,
    hint: "Write a text, a number, a day, an amount such as { amount: 12.5, currency: GBP }, or a group of facts.",
  }),
  sayName: (name: string) => ({
    message: `No text can name "${excerpt(name)}", expected a name of letters, digits and hyphens that begins with a letter.`,
    hint: "Give it another name. A group has its facts indented below it.",
  }),
  sayDay: (value: string) => ({
    message: `There is no day ${value}, expected one of the calendar.`,
    hint: "Write a day that there is, as 2031-06-30; or a text that has another form.",
  }),
  sayZero: (source: string) => ({
    message: `YAML takes ${excerpt(source)} for a number, and its first sign is lost.`,
    hint: `Put it in quotes: "${source}".`,
    suggestion: source,
  }),
  sayAmount: (unexpected: string) => ({
    message: `Unexpected ${unexpected}, expected an amount such as { amount: 12.5, currency: GBP }.`,
    hint: "Write a number with a point before its fraction, the three letters of a currency (ISO 4217), and nothing else.",
  }),
  sayCircle: (own: string, name: string) => ({
    message:
      own === name ? `The fact "${own}" names itself.` : `The fact "${own}" names "${name}", which leads back to it.`,
    hint: "Write a text in place of one of the names.",
  }),
} satisfies CodeEntry & Readonly<Record<string, unknown>>;
