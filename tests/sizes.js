/**
 * Prints how large each room is, and how large it may be: `node tests/sizes.js` for the files that git tracks, as they are now,
 * and `node tests/sizes.js COMMIT` for those of a commit.
 */
import { execFileSync } from "node:child_process";
import { existsSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const commits = process.argv.slice(2);

/**
 * The rooms with their limits. A file is in the first whose pattern its path has.
 * @type {readonly (readonly [name: string, most: number, paths: RegExp])[]}
 */
const rooms = [
  ["scripts/content", 16_000, /^scripts\/content\//],
  ["scripts/editor", 3_500, /^scripts\/editor\//],
  ["the rest of scripts", 13_000, /^scripts\//],
  // The schemas of blocks were in `schema/` when the limits were set.
  ["src", 14_000, /^src\/.*(?<!\.schema\.json)$/],
  ["tests, code", 22_000, /^tests\/.*\.(?:ts|tsx|js)$/],
  ["tests, data", 12_000, /^tests\/.*(?<!\.md)$/],
];

/** @param {string[]} args */
function git(...args) {
  const answer = execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 27 });
  return answer.split("\n").filter(Boolean);
}

function countFiles() {
  const all = commits.length > 0 ? git("ls-tree", "-r", "--name-only", ...commits) : git("ls-files");
  return commits.length > 0 ? all.length : all.filter((path) => existsSync(join(root, path))).length;
}

/**
 * What the packages take on the disk, without the caches, which are no packages.
 * @param {string} folder
 */
function megabytes(folder) {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (path) => !/^\.(?:cache|vite)/.test(path),
  );
  const blocks = paths.reduce((sum, path) => sum + lstatSync(join(folder, path)).blocks, 0);
  return Math.round((blocks * 512) / 2 ** 20);
}

/** @type {(name: string, size: number, most: number, unit: string) => void} */
function print(name, size, most, unit) {
  const [own, limit] = [size, most].map((value) => value.toLocaleString("en").padStart(6));
  const over = size > most ? `  ${(size - most).toLocaleString("en")} too many` : "";
  process.stdout.write(`${name.padEnd(20)} ${own} of ${limit} ${unit}${over}\n`);
}

/** @type {Map<string | undefined, number>} The lines of the files of text in each room. Pictures and fonts have none. */
const sizes = new Map();
for (const counted of git("grep", "-I", "--count", "", ...commits)) {
  const [lines, path = ""] = counted.split(":").toReversed();
  const name = rooms.find(([, , paths]) => paths.test(path))?.[0];
  sizes.set(name, (sizes.get(name) ?? 0) + Number(lines));
}
for (const [name, most] of rooms) print(name, sizes.get(name) ?? 0, most, "lines");
print("files in all", countFiles(), 1200, "files");
const packages = join(root, "node_modules");
if (commits.length === 0 && existsSync(packages)) print("node_modules", megabytes(packages), 320, "MB");
