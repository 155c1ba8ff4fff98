/** @typedef {import("./run.js").Report} Report */
/** @typedef {{ verdict: "true" | "taste" | "false", reason: string, guide?: boolean }} Verdict */
/** @typedef {{ repository: string, commit: string, kind: string, pages: number, language?: string }} Origin */
/** @typedef {{ name: string, reports: readonly Report[], verdicts: ReadonlyMap<string, Verdict>, origins: readonly Origin[] }} Judged */

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
 * The document: what was checked, what was reported, and how much of it is right.
 * @param {readonly Judged[]} sets
 */
export function precision(sets) {
  const origins = sets.flatMap(({ origins }) => origins);
  const first = origins.filter(({ repository, language }, at) => at === firstIndex(origins, repository, language));
  return `# What the check says of published pages

Pages of ${first.length} public sites were chosen by chance, written as pages of this renderer by \`tests/precision/\`, and checked. Somebody who had written none of the rules judged each report: true, a matter of taste, or false. The guides that ask for a taste are those of GOV.UK, Google and Microsoft, the techniques of WCAG, and for titles Google Search Central. The text of the pages is theirs, so it is not here.

Links with \`http:\` were written with \`https:\`, which is the one thing that the check refuses although browsers take it. Blocks that Markdown does not have (lists of cards, questions, steps) were made of lists and tables. Code in titles and descriptions, which have none, got the backslash that says that its brackets are meant.

${sets.map(setText).join("\n")}
## Again

With the repositories as folders \`owner+name\` in \`CHECKOUTS\`; with \`SKIPPED\` so many pages of each are left out, and others chosen:

\`\`\`sh
node tests/precision/run.js convert CHECKOUTS SITES [SKIPPED]
node tests/precision/run.js check SITES REPORTS
node tests/precision/run.js write FILE NAME REPORTS VERDICTS [NAME REPORTS VERDICTS]
\`\`\`

A verdict is a line of JSON: \`{ "id": "…", "verdict": "true", "reason": "…" }\`, with \`"guide": true\` for what a style guide asks.
The id of a report stays the same as long as its page, its code and the text at its place do: after a change of the rules only new reports need a verdict.

## The sites

${table(
  ["repository", "commit", "kind"],
  first.map(({ repository, commit, kind, language }) => [
    language === undefined ? repository : `${repository} (${language})`,
    commit.slice(0, 10),
    kind,
  ]),
)}
`;
}

/**
 * @param {readonly Origin[]} origins
 * @param {string} repository
 * @param {string | undefined} language
 */
function firstIndex(origins, repository, language) {
  return origins.findIndex((origin) => origin.repository === repository && origin.language === language);
}

/** @param {Judged} set */
function setText({ name, reports, verdicts, origins }) {
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
  return `## ${name}

${pages} pages of ${origins.length} sites:

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
