import { exampleTemplate } from "../toolkit/examples.ts";
import type { CodeEntry } from "../toolkit/rule.ts";
import { adviseOr, suggest } from "../toolkit/suggest.ts";
import { orList } from "../toolkit/wording.ts";

/** The extensions of spreadsheets. */
const spreadsheet = /\.(?:xlsx?|ods|numbers)$/i;

const table = "slug,city\nbath,Bath\n";

export const invalidTemplate = {
  code: "invalid-template",
  meaning:
    'A file with a name in brackets, such as shops/[slug].yaml, makes one page per row of a table: "each" is the address of the table, and the name in brackets is the column with the last part of the page address.',
  bad: { "shops/[slug].yaml": exampleTemplate("«/data/shop.csv»"), "_data/shops.csv": table },
  good: { "shops/[slug].yaml": exampleTemplate(), "_data/shops.csv": table },
  noTable: (path: string, names: readonly string[]) => ({
    message: `${path} makes one page per row of a table, but does not say which table.`,
    hint: `Give the table at the top of the file, such as each: ${names[0] ?? "/data/shops.csv"}, or give the file a name without brackets.`,
  }),
  unknownTable: (
    address: string,
    { names, folder }: { readonly names: readonly string[]; readonly folder: string },
  ) => ({
    message: `There is no table ${address}.`,
    ...(spreadsheet.test(address)
      ? { hint: `Save it as CSV, ${address.replace(spreadsheet, ".csv")}: spreadsheets are not read.` }
      : adviseOr(
          address,
          suggest(address, names),
          names.length === 0
            ? `Put the table in the folder ${folder}: ${folder}/shops.csv is /data/shops.csv.`
            : `Tables are ${orList(names)}.`,
        )),
  }),
  sayTwice: (route: string) => ({
    message: `Another template makes pages from the same rows at the same addresses, such as ${route}.`,
    hint: "Remove one of the two, or move it to another folder.",
  }),
  noColumn: (key: string, columns: readonly string[]) =>
    columns.length === 0
      ? {
          message: "The table is empty, expected its columns and a row for each page.",
          hint: `Write its rows, with a column "${key}", or remove the template.`,
        }
      : {
          message: `The table has no column "${key}", which the name of this file requires.`,
          hint: `Rename the file after one of the columns, in brackets: ${orList(columns.map((name) => `[${name}].yaml`))}. Or add the column.`,
        },
} satisfies CodeEntry & Readonly<Record<string, unknown>>;
