// How often is the check right about pages that were really published? [tests/PRECISION.md](../PRECISION.md) says it, and how to measure it again.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { checkSites } from "./check-sites.js";
import { codeTable, precision } from "./write-precision.js";
import { writeSite } from "./write-site.js";

const root = join(import.meta.dirname, "../..");
const usage = `node tests/precision/run.js convert CHECKOUTS SITES [SKIPPED]
node tests/precision/run.js check SITES REPORTS [RENDERER]
node tests/precision/run.js write FILE NAME REPORTS VERDICTS [NAME REPORTS VERDICTS]
`;
const [command, first, second, third, ...others] = process.argv.slice(2);

if (command === "convert" && first && second) convert(first, second, Number(third ?? 0));
else if (command === "check" && first && second) check(first, second, third ?? root);
else if (command === "write" && first && second && third) write(first, [second, third, ...others]);
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
 * Checks every site with the renderer in a folder, and writes each report as a line of JSON.
 * @param {string} sites
 * @param {string} file
 * @param {string} renderer
 */
function check(sites, file, renderer) {
  const reports = checkSites(sites, resolve(renderer));
  const origins = readFileSync(join(sites, "origins.json"), "utf8");
  writeFileSync(file, reports.map((report) => `${JSON.stringify(report)}\n`).join(""));
  writeFileSync(`${file}.origins`, origins);
  process.stdout.write(`${codeTable(reports)}\n`);
}

/**
 * @param {string} out
 * @param {readonly string[]} sets name, reports and verdicts of each set of pages, one behind the other
 */
function write(
  out,
  [name = "", reports = "", verdicts = "", ...others],
  known = /** @type {import("./write-precision.js").Judged[]} */ ([]),
) {
  const set = {
    name,
    reports: linesOf(reports),
    verdicts: new Map(linesOf(verdicts).map((line) => [line.id, line])),
    origins: JSON.parse(readFileSync(`${reports}.origins`, "utf8")),
  };
  const sets = [...known, set];
  if (others.length > 0) write(out, others, sets);
  else writeFileSync(out, precision(sets));
}

/** @param {string} file */
function linesOf(file) {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
