import { withBody } from "../toolkit/examples.ts";
import { seenPart, signsIn, textCheck } from "./shown-texts.ts";

export const headingWithoutSpace = textCheck({
  code: "heading-without-space",
  meaning: "A line begins with the # of a heading but no space follows, so readers see the #.",
  bad: withBody("«##»Rye", "", "Dark and dense."),
  problem: "this is not read as a heading, expected a space after it",
  hint: "Write a space after it. If readers should see it, write a backslash before it.",
  good: withBody("## Rye", "", "Dark and dense."),
  find: (text) =>
    text.kind === "prose" && text.value.includes("##") ? signsIn(seenPart(text), /^ {0,3}(#{2,6})(?=\p{L})/dgmu) : [],
});
