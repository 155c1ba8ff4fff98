import { withBody } from "../toolkit/examples.ts";
import { firstSign, seenPart, textCheck } from "./text-check.ts";

export const tableWithoutDelimiter = textCheck({
  code: "table-without-delimiter",
  meaning:
    "Lines between | look like the rows of a table and make none, because the line of hyphens below the first is missing or has another number of cells: they run into one paragraph.",
  bad: withBody("«| Rye | £4 |»", "| Oat | £5 |"),
  problem: "this row belongs to no table",
  hint: "Below the first row of a table write a line such as | --- | --- |, with as many cells as the row.",
  good: withBody("| Rye | £4 |", "| --- | --- |", "| Oat | £5 |"),
  find: (text) => (text.kind === "prose" && text.value.includes("|") ? firstSign(seenPart(text), rows) : []),
});

const rows = /^ {0,3}(\|[^\n|]{0,500}\|[^\n]{0,2000}\|)[ \t]*\n {0,3}\|[^\n]{0,3000}\|[ \t]*$/dm;
