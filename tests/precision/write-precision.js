/** @typedef {import("./run.js").Report} Report */
/** @typedef {{ verdict: "true" | "taste" | "false", reason: string, guide?: boolean }} Verdict */
/** @typedef {{ reports: readonly Report[], verdicts: ReadonlyMap<string, Verdict>, origins: readonly { pages: number }[] }} Judged */

/**
 * The table of codes, as text.
 * @param {readonly Report[]} reports
 */
export function codeTable(reports) {
  const rows = [...groupBy(reports, ({ code, severity }) => `${code} ${severity}`)].map(([key, found]) => [
    ...key.split(" "),
    found.length,
    new Set(found.map(({ site, page }) => `${site}/${page}`)).size,
    new Set(found.map(({ site }) => site)).size,
  ]);
  rows.sort((one, other) => Number(other[2]) - Number(one[2]));
  return table(["code", "severity", "reports", "pages", "sites"], rows);
}

/**
 * How much of what is reported of some pages is right, as text for the record.
 * @param {Judged} set
 */
export function precision({ reports, verdicts, origins }) {
  const pages = origins.reduce((sum, { pages }) => sum + pages, 0);
  const judged = reports.map((report) => ({ ...report, judged: verdicts.get(report.id) }));
  const errors = judged.filter(({ severity }) => severity === "error");
  const warnings = judged.filter(({ severity }) => severity === "warning");
  const wrong = errors.filter(({ judged }) => judged?.verdict !== "true");
  const byPage = groupBy(errors, ({ site, page }) => `${site}/${page}`);
  const refused = [...byPage.values()].filter((found) =>
    found.every(({ judged }) => judged?.verdict !== "true"),
  ).length;
  const thanked = warnings.filter(({ judged }) => judged?.verdict === "true" || judged?.guide === true);
  const open = judged.filter(({ judged }) => judged === undefined).length;
  return `${pages} pages of ${origins.length} sites:

- Errors that are not true mistakes: ${wrong.length} of ${errors.length}
- Pages refused without a true mistake: ${refused} (${percent(refused, pages)})
- Warnings that are true, or in a named style guide: ${thanked.length} of ${warnings.length} (${percent(thanked.length, warnings.length)})
${open > 0 ? `- Not judged yet: ${open}\n` : ""}
${table(["code", "severity", "reports", "true", "taste, in a style guide", "taste", "false"], codeRows(judged))}
`;
}

/** @param {readonly (Report & { judged: Verdict | undefined })[]} judged */
function codeRows(judged) {
  const groups = [...groupBy(judged, ({ code, severity }) => `${code} ${severity}`)];
  const rows = groups.map(([key, found]) => {
    const count = (/** @type {Verdict["verdict"]} */ wanted, inGuide = false) =>
      found.filter(({ judged }) => judged?.verdict === wanted && (judged.guide ?? false) === inGuide).length;
    const isTrue = count("true") + count("true", true);
    return [...key.split(" "), found.length, isTrue, count("taste", true), count("taste"), count("false")];
  });
  return rows.sort((one, other) => Number(other[2]) - Number(one[2]));
}

/**
 * Node 20 has no Map.groupBy.
 * @template T
 * @param {readonly T[]} all
 * @param {(one: T) => string} keyOf
 */
function groupBy(all, keyOf) {
  /** @type {Map<string, T[]>} */
  const groups = new Map();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/**
 * @param {number} part
 * @param {number} whole
 */
function percent(part, whole) {
  return whole === 0 ? "0 %" : `${((part / whole) * 100).toFixed(1)} %`;
}

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly (string | number)[])[]} rows
 */
function table(head, rows) {
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}
