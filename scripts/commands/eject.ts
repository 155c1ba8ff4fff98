import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, posix, relative } from "node:path";
import { z } from "zod";
import type { Flags } from "../command-line/options.ts";
import { type FramePart, frameParts, originalOf } from "../program/theme-files.ts";
import { UsageError } from "../program/usage-error.ts";
import { addTypeScript } from "./add-typescript.ts";

/** Says from which version a part comes, with its files as they were there: an update is compared with them. */
const recordForm = z.object({ version: z.string(), files: z.record(z.string(), z.string()) });
const recordName = ".ejected.json";

export function run({ part, done, project: { root, site } }: Flags<"eject">): number {
  if (site === undefined || site === root) throw new UsageError("eject needs a project that has yaml-pages installed.");
  const folder = join(site, "theme", part);
  const originals = originalsOf(root, part);
  const record = join(folder, recordName);
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of Object.entries(originals))
      writeFileSync(join(folder, name), withPublicImports(part, text));
    writeRecord(root, record, originals);
    addTypeScript(site);
    const names = Object.keys(originals).map((name) => `  ${shown(join(folder, name))}\n`);
    process.stdout.write(`The ${part} is yours now:\n${names.join("")}
It imports private parts of the renderer, which change with each version. After an update run
\`npx yaml-pages eject ${part}\` again: it shows what has changed in the ${part} since.
`);
    return 0;
  }
  if (!existsSync(record))
    throw new UsageError(`${shown(folder)} has no ${recordName}, so there is no record of what it was copied from.`);
  const before = recordForm.parse(JSON.parse(readFileSync(record, "utf8")));
  const changed = Object.keys({ ...before.files, ...originals }).filter(
    (name) => before.files[name] !== originals[name],
  );
  if (done) writeRecord(root, record, originals);
  if (changed.length === 0) {
    process.stdout.write(`Nothing in the ${part} of the renderer has changed since version ${before.version}.\n`);
    return 0;
  }
  process.stdout.write(`The ${part} of the renderer has changed since version ${before.version}:\n\n`);
  for (const name of changed) process.stdout.write(difference(name, before.files[name] ?? "", originals[name] ?? ""));
  if (!done) process.stdout.write(`\nOnce you have taken over what you want: npx yaml-pages eject ${part} --done\n`);
  return 0;
}

function originalsOf(root: string, part: FramePart): Record<string, string> {
  return Object.fromEntries(
    frameParts[part].map((file) => [basename(file), readFileSync(originalOf(root, file), "utf8")]),
  );
}

function writeRecord(root: string, file: string, files: Readonly<Record<string, string>>): void {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  writeFileSync(file, `${JSON.stringify({ version, files }, undefined, 2)}\n`);
}

/** A module with its imports as they are in another folder: files of the part next to it, all others from the package. */
function withPublicImports(part: FramePart, text: string): string {
  const [component] = frameParts[part];
  const own = frameParts[part].map((file) => basename(file));
  return text.replaceAll(/(?<=^import .*")\.{1,2}\/[^"]+(?=";$)/gm, (path) =>
    own.includes(posix.basename(path)) && path.startsWith("./")
      ? path
      : posix.join("yaml-pages/internal/layout", posix.dirname(component), path),
  );
}

/** What differs between two versions of a file, as Git shows it. */
function difference(name: string, before: string, now: string): string {
  const folder = mkdtempSync(join(tmpdir(), "eject-"));
  try {
    for (const [side, text] of [
      ["before", before],
      ["now", now],
    ] as const) {
      mkdirSync(join(folder, side));
      writeFileSync(join(folder, side, name), text);
    }
    const args = ["diff", "--no-index", "--no-color", "--", join("before", name), join("now", name)];
    const { stdout } = spawnSync("git", args, { cwd: folder, encoding: "utf8" });
    return stdout ? stdout.replace(/^diff .*\n(?:index .*\n)?/, "") : `${name} (install Git to see how)\n`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function shown(path: string): string {
  return relative(process.cwd(), path) || dirname(path);
}
