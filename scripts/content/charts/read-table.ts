import { isUtf8 } from "node:buffer";
import { startOfFile } from "../diagnostic/diagnostic.ts";
import { type Csv, type CsvProblem, readCsv } from "../read/read-csv.ts";

export const mostTableBytes = 262_144;

export function readTable(bytes: Uint8Array): Csv | readonly CsvProblem[] {
  const problem = (message: string): readonly CsvProblem[] => {
    const hint = "Export it again as CSV in UTF-8, with the column names in the first line.";
    return [{ range: startOfFile, message, hint }];
  };
  if (bytes.length > mostTableBytes)
    return problem(`The file is too large for a chart, expected at most ${mostTableBytes} bytes.`);
  if (!isUtf8(bytes)) return problem("The file is not in UTF-8, expected a CSV file in UTF-8.");
  const csv = readCsv(new TextDecoder().decode(bytes));
  if (!("rows" in csv)) return csv.map((one) => ({ ...one, message: `The file is not valid CSV. ${one.message}` }));
  return csv.rows.length > 0
    ? csv
    : problem("The file has no rows, expected a line of column names with rows below it.");
}

/** The number in a cell; undefined if it holds something else, or nothing. With semicolons between cells, numbers have decimal commas. */
export function numberInCell(cell: string, { delimiter }: Csv): number | undefined {
  const tidy = delimiter === ";" ? cell.replace(",", ".") : cell;
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(tidy) ? Number(tidy) : undefined;
}
