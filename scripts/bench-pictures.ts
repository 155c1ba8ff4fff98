import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { RetiredCaches } from "./bench/measure/retired-caches.ts";
import { createStepLine } from "./bench/measure/step-line.ts";
import { measurePictureBuilds } from "./bench/pictures/measure-builds.ts";
import { measurePage } from "./bench/pictures/measure-page.ts";
import { photographsIn, writeAstroPage, writeOwnPage } from "./bench/pictures/picture-page.ts";
import { picturesDocument } from "./bench/pictures-document.ts";
import { parseBenchPicturesFlags } from "./command-line/options.ts";
import { runCommand } from "./command-line/run-command.ts";
import { onInterruption } from "./program/interruption.ts";
import { type Command, scriptCommand } from "./program/script-command.ts";
import { UsageError } from "./program/usage-error.ts";

/** The newest that runs on Node 20. */
const astroVersion = "5.18.2";

void runCommand(async () => {
  const { pictures, size, markdown } = parseBenchPicturesFlags(process.argv.slice(2));
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const forget = onInterruption(remove);
  const progress = createStepLine(process.stderr);
  const caches = new RetiredCaches();
  try {
    const originals = photographsIn(resolve(pictures)).map((name) => resolve(pictures, name));
    if (originals.length === 0) throw new UsageError(`There is no JPEG in ${pictures}.`);
    const [own, theirs] = [join(folder, "own"), join(folder, "astro")];
    for (const site of [own, theirs]) mkdirSync(site);
    writeOwnPage({ pictures: resolve(pictures), site: join(own, "pages") });
    writeAstroPage({ pictures: resolve(pictures), site: theirs });
    progress.step("Building the page");
    run(scriptCommand("build", ["--pages", join(own, "pages"), "--out", join(own, "dist")]));
    progress.step(`Installing Astro ${astroVersion}`);
    writeFileSync(join(theirs, "package.json"), JSON.stringify({ private: true, type: "module" }));
    // Of what encodes pictures both have the same version.
    const packages = [`astro@${astroVersion}`, `sharp@${sharp.versions["sharp"]}`];
    run({ program: "npm", args: ["install", "--no-audit", "--no-fund", ...packages], folder: theirs });
    progress.step("Building the page with Astro");
    run({ program: join(theirs, "node_modules/.bin/astro"), args: ["build", "--silent"], folder: theirs });
    progress.step(`Building ${size} pages with ${2 * size} pictures`);
    const many = join(folder, "many");
    mkdirSync(many);
    const builds = await measurePictureBuilds(originals, { pages: size, folder: many, caches });
    progress.step("Looking at both");
    const result = {
      node: process.version,
      pictures: originals.length,
      astro: astroVersion,
      own: await measurePage(join(own, "dist"), originals),
      theirs: await measurePage(join(theirs, "dist"), originals),
      builds,
    };
    progress.end();
    const text = picturesDocument(result);
    if (markdown !== undefined) writeFileSync(resolve(markdown), text);
    process.stdout.write(text);
    return 0;
  } finally {
    progress.end();
    forget();
    caches.delete();
    remove();
  }
});

/** Runs a program to its end. Throws with what it has said where it fails. */
function run({ program, args, folder }: Command): void {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, env, encoding: "utf8" });
  if (status !== 0) throw new UsageError(`${program} ${args.join(" ")} has failed:\n${stdout}${stderr}`);
}
