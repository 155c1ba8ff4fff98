import type { ForeignSign } from "./foreign-sign.ts";

const noFormulas = {
  problem: "texts have no formulas, and readers would see this as it is written",
  hint: "Write it with letters, digits and signs, such as 20 g or 3 × 4, or in backticks.",
};

/** A formula between dollar signs. */
export const formulaInDollars: ForeignSign = { pattern: /\$[^$\n]{0,200}\\[a-z]+[^$\n]{0,200}\$/d, ...noFormulas };

/** A formula as assistants and scientists write it, looked for in a text with its backslashes. */
export const formula: ForeignSign = {
  pattern:
    /\\[([][^\n]{0,80}?\\(?:,|[a-z]{2,12}\b)[^\n]{0,80}?\\[)\]]|\\(?:text|frac|mathrm|sqrt)\{[^{}\n]{0,80}\}|\\(?:times|cdot|approx|leq|geq)(?![\w\\])/d,
  kinds: ["sentence", "prose"],
  ...noFormulas,
};
