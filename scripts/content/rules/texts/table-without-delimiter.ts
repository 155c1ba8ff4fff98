import { withBody } from "../toolkit/examples.ts";
import { seenPart, signsIn, textCheck } from "./shown-texts.ts";

export const tableWithoutDelimiter = textCheck({
  code: "table-without-delimiter",
  meaning:
    "Lines between | look like table rows but do not make a table, because the line of hyphens below the first row is missing or has a different number of cells: they run together into one paragraph.",
  bad: withBody("«| Rye | £4 |»", "| Oat | £5 |"),
  problem: "this row is not part of a table",
  hint: "Below the first row of the table, write a line such as | --- | --- | with as many cells as that row.",
  good: withBody("| Rye | £4 |", "| --- | --- |", "| Oat | £5 |"),
  find: (text) => (text.kind === "prose" && text.value.includes("|") ? signsIn(seenPart(text), rows) : []),
});

/** The first of at least two rows. */
const rows = /^ {0,3}(\|[^\n|]{0,500}\|[^\n]{0,2000}\|)[ \t]*(?:\n {0,3}\|[^\n]{0,3000}\|[ \t]*$)+/dgm;
