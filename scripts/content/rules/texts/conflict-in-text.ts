import { withoutCode } from "../../markdown/markdown-masks.ts";
import { withBody } from "../toolkit/examples.ts";
import { signsIn, textCheck } from "./shown-texts.ts";

export const conflictInText = textCheck({
  code: "conflict-in-text",
  severity: "error",
  meaning:
    "A text contains a conflict marker, a line of <<<<<<< or >>>>>>> that Git left because it could not merge two changes: both versions, or part of one, may still be there.",
  bad: withBody("We bake at night.", "«>>>>>>> spring»"),
  problem: "this merge conflict marker is part of the text",
  hint: "Remove the line, and check whether both versions are there.",
  good: withBody("We bake at night."),
  find: ({ value, kind }) =>
    /<{7}|>{7}/.test(value) ? signsIn(kind === "plain" ? value : withoutCode(value, kind), marker) : [],
});

/** The first marker of each conflict. */
const marker = /^(<{7}(?: [^\n]*|$))(?:[^]*?^>{7}(?: [^\n]*|$))?|^>{7}(?: [^\n]*|$)/dgm;
