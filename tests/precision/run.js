// How often is the check right about pages that were really published? [tests/PRECISION.md](../PRECISION.md) says it, and how to measure it again.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { codeTable, precision } from "./write-precision.js";
import { writeSite } from "./write-site.js";

const root = join(import.meta.dirname, "../..");
const usage = `node tests/precision/run.js convert CHECKOUTS SITES [SKIPPED]
node tests/precision/run.js check SITES REPORTS
node tests/precision/run.js write REPORTS VERDICTS
`;
const [command, first, second, third] = process.argv.slice(2);

if (command === "convert" && first && second) convert(first, second, Number(third ?? 0));
else if (command === "check" && first && second) check(first, second);
else if (command === "write" && first && second) write(first, second);
else {
  process.stderr.write(usage);
  process.exitCode = 2;
}

/**
 * Writes a site for each repository that is there, and beside them what they are of.
 * @param {string} checkouts
 * @param {string} sites
 * @param {number} skipped how many pages of each are left out, so that others are chosen
 */
function convert(checkouts, sites, skipped) {
  /** @type {import("./write-site.js").Origin[]} */
  const origins = JSON.parse(readFileSync(join(import.meta.dirname, "repositories.json"), "utf8"));
  mkdirSync(sites, { recursive: true });
  const written = origins.flatMap((origin) => {
    const checkout = join(checkouts, origin.repository.replace("/", "+"));
    if (!existsSync(checkout)) return [];
    const name = `${origin.repository.replace("/", "+")}${origin.language ? `-${origin.language}` : ""}`;
    const pages = writeSite(origin, checkout, join(sites, name), skipped);
    if (pages === 0) return [];
    process.stdout.write(`${String(pages).padStart(3)} ${name}\n`);
    return [{ ...origin, pages, commit: commitOf(checkout) }];
  });
  writeFileSync(join(sites, "origins.json"), `${JSON.stringify(written, undefined, 2)}\n`);
}

/** @param {string} checkout */
function commitOf(checkout) {
  const file = join(checkout, "COMMIT");
  return existsSync(file) ? readFileSync(file, "utf8").trim() : "";
}

/**
 * Checks every site, and writes each report as a line of JSON.
 * @param {string} sites
 * @param {string} file
 */
function check(sites, file) {
  const reports = sitesIn(sites).flatMap((site) => checkSite(join(sites, site)));
  const origins = readFileSync(join(sites, "origins.json"), "utf8");
  writeFileSync(file, reports.map((report) => `${JSON.stringify(report)}\n`).join(""));
  writeFileSync(`${file}.origins`, origins);
  process.stdout.write(`${codeTable(reports)}\n`);
}

/**
 * Prints how much of what was reported is right.
 * @param {string} reports
 * @param {string} verdicts
 */
function write(reports, verdicts) {
  const set = {
    reports: linesOf(reports),
    verdicts: new Map(linesOf(verdicts).map((line) => [line.id, line])),
    origins: JSON.parse(readFileSync(`${reports}.origins`, "utf8")),
  };
  process.stdout.write(precision(set));
}

/** @param {string} file */
function linesOf(file) {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/**
 * @typedef {object} Report
 * @property {string} id stays the same as long as the page has the text and the code is reported there
 * @property {string} site
 * @property {string} page
 * @property {string} code
 * @property {"error" | "warning"} severity
 * @property {string} message
 * @property {string} hint
 * @property {number} line
 * @property {string} quoted
 * @property {string} around
 */

/** @param {string} sites */
function sitesIn(sites) {
  return readdirSync(sites, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .sort();
}

/**
 * @param {string} folder
 * @returns {Report[]}
 */
function checkSite(folder) {
  const args = [join(root, "scripts/run.js"), "check", "--pages", resolve(folder), "--format", "json"];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", maxBuffer: 2 ** 28, cwd: folder });
  if (!stdout.startsWith("{")) throw new Error(`The check of ${folder} failed: ${stderr}`);
  /** @type {Map<string, number>} */
  const counts = new Map();
  /** @type {{ diagnostics: (Omit<Report, "severity"> & { file: string, column: number, endLine: number, endColumn: number, severity?: Report["severity"] })[] }} */
  const { diagnostics } = JSON.parse(stdout);
  return diagnostics.map(({ code, severity = "error", message, hint, file, ...place }) => {
    const page = relative(folder, resolve(folder, file));
    const lines = readFileSync(join(folder, page), "utf8").split("\n");
    const quoted = quotedText(lines, place);
    const own = [basename(folder), page, code, quoted, lines[place.line - 1]?.trim()].join("\n");
    const count = counts.get(own) ?? 0;
    counts.set(own, count + 1);
    const id = createHash("sha256").update(`${own}\n${count}`).digest("hex").slice(0, 12);
    const around = lines
      .slice(Math.max(0, place.line - 7), place.line + 6)
      .map((line) => (line.length > 600 ? `${line.slice(0, 600)}…` : line))
      .join("\n");
    return { id, site: basename(folder), page, code, severity, message, hint, line: place.line, quoted, around };
  });
}

/**
 * @param {string[]} lines
 * @param {{ line: number, column: number, endLine: number, endColumn: number }} place
 */
function quotedText(lines, { line, column, endLine, endColumn }) {
  const first = lines[line - 1] ?? "";
  if (endLine === line) return first.slice(column - 1, endColumn - 1);
  return [first.slice(column - 1), ...lines.slice(line, endLine)].join("\n").slice(0, 300);
}
