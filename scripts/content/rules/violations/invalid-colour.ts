import { colourFormat } from "../../formats/names/colour-format.ts";
import type { ViolationRule } from "../kinds/violation-rule.ts";
import { exampleSite } from "../words/example-site.ts";
import { formatFinding } from "../words/format-finding.ts";

const themed = (accent: string) => ({ "_site.yaml": `${exampleSite}theme:\n  colours:\n    accent: ${accent}\n` });

/** Colours in another notation, or with a slip. */
export const invalidColour: ViolationRule = {
  code: "invalid-colour",
  isOneByForm: true,
  meaning:
    "A colour is written as CSS does with three or six hexadecimal digits, and this is something else. Other notations of CSS, such as names and rgb(), are known, and the hint says what they are in that one.",
  bad: themed("«rgb(179 84 30)»"),
  says: {
    message: 'Unexpected "rgb(179 84 30)", expected a colour of three or six digits such as "#2a3ccb".',
    hint: 'Write "#b3541e" instead.',
  },
  good: themed('"#b3541e"'),
  keywords: ["format"],
  explain: (violation) => formatFinding(violation, colourFormat),
};
