import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";

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

/**
 * What the check of a renderer reports of all sites.
 * @param {string} sites
 * @param {string} renderer
 * @returns {Report[]}
 */
export function checkSites(sites, renderer) {
  return sitesIn(sites).flatMap((site) => checkSite(join(sites, site), renderer));
}

/** @param {string} sites */
export function sitesIn(sites) {
  return readdirSync(sites, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .sort();
}

/**
 * @param {string} folder
 * @param {string} renderer
 * @returns {Report[]}
 */
function checkSite(folder, renderer) {
  const args = [join(renderer, "scripts/run.js"), "check", "--pages", resolve(folder), "--format", "json"];
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
