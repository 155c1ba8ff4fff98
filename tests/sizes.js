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

/** @type {(path: string) => boolean} */
const isCode = (path) => /\.(?:ts|tsx|js)$/.test(path);
/** @type {(folder: string) => (path: string) => boolean} */
const isIn = (folder) => (path) => path.startsWith(`${folder}/`);

const rooms = [
  { name: "scripts/content", most: 16_000, has: isIn("scripts/content") },
  {
    name: "the rest of scripts",
    most: 13_000,
    has: (/** @type {string} */ path) =>
      isIn("scripts")(path) && !isIn("scripts/content")(path) && !isIn("scripts/editor")(path),
  },
  { name: "scripts/editor", most: 3_500, has: isIn("scripts/editor") },
  // The schemas of blocks were in `schema/` when the limits were set.
  {
    name: "src",
    most: 14_000,
    has: (/** @type {string} */ path) => isIn("src")(path) && !path.endsWith(".schema.json"),
  },
  { name: "tests, code", most: 22_000, has: (/** @type {string} */ path) => isIn("tests")(path) && isCode(path) },
  {
    name: "tests, data",
    most: 12_000,
    has: (/** @type {string} */ path) => isIn("tests")(path) && !isCode(path) && !path.endsWith(".md"),
  },
];

/** @param {string[]} args */
function git(...args) {
  const answer = execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 27 });
  return answer.split("\n").filter(Boolean);
}

/** Each file of text with its number of lines. Pictures and fonts have none. */
function countLines() {
  const counted = git("grep", "-I", "--count", "", ...commits);
  return counted.map((line) => {
    const [lines = "", path = ""] = line.split(":").toReversed();
    return { path, lines: Number(lines) };
  });
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

const files = countLines();
const rows = rooms.map(({ name, most, has }) => {
  const size = files.filter(({ path }) => has(path)).reduce((sum, { lines }) => sum + lines, 0);
  return { name, size, most, unit: "lines" };
});
rows.push({ name: "files in all", size: countFiles(), most: 1200, unit: "files" });
const packages = join(root, "node_modules");
if (commits.length === 0 && existsSync(packages)) {
  rows.push({ name: "node_modules", size: megabytes(packages), most: 320, unit: "MB" });
}

/** @type {(value: number) => string} */
const format = (value) => value.toLocaleString("en").padStart(6);
for (const { name, size, most, unit } of rows) {
  const over = size > most ? `  ${(size - most).toLocaleString("en")} too many` : "";
  process.stdout.write(`${name.padEnd(20)} ${format(size)} of ${format(most)} ${unit}${over}\n`);
}
