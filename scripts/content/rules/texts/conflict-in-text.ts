import { withoutCode } from "../../markdown/markdown-masks.ts";
import { withBody } from "../toolkit/examples.ts";
import { firstSign, textCheck } from "./text-check.ts";

export const conflictInText = textCheck({
  code: "conflict-in-text",
  severity: "error",
  meaning:
    "A text has a mark that Git left where it could not merge two changes, a line of <<<<<<< or >>>>>>>: both versions, or a part of one, may be there.",
  bad: withBody("We bake at night.", "«>>>>>>> spring»"),
  problem: "this mark of a merge conflict is part of the text",
  hint: "Remove the line, and look whether both versions are there.",
  good: withBody("We bake at night."),
  find: ({ value, kind }) =>
    /<{7}|>{7}/.test(value)
      ? firstSign(kind === "plain" ? value : withoutCode(value, kind), /^(?:<{7}|>{7})(?: [^\n]*|$)/dm)
      : [],
});
