import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { peerDependencies, version } from "../../package.json";
import type { Flags } from "../command-line/options.ts";
import { displayPath } from "../content/read/read-content.ts";
import { UsageError } from "../program/usage-error.ts";

/** Names that begin with a dot have none in the template, because npm leaves some of them out of packages. */
const hidden = /^(?=(?:vscode|github|gitignore)(?:\/|$))/;

const scripts = {
  dev: "yaml-pages dev",
  edit: "yaml-pages edit",
  check: "yaml-pages check",
  build: "yaml-pages build",
  preview: "yaml-pages preview",
};

export function run({ folder, project: { root } }: Flags<"init">): number {
  const site = resolve(folder);
  const template = join(root, "scripts/template");
  const files = readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(template.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
  const targets = files.map((path) => ({ path, target: join(site, path.replace(hidden, ".")) }));
  // Existing settings of a folder are kept.
  const [there, missing] = [true, false].map((is) => targets.filter(({ target }) => existsSync(target) === is));
  const taken = there?.find(({ path }) => path.startsWith("pages/"));
  if (taken) throw new UsageError(`${show(taken.target)} exists already: nothing was written. Choose another folder.`);
  const manifest = manifestOf(site);
  for (const { path, target } of missing ?? []) {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, readFileSync(join(template, path)), { flag: "wx" });
  }
  writeFileSync(join(site, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
  const into = folder === "." ? "" : `cd ${folder} && `;
  process.stdout.write(`A site of three pages is in ${site === process.cwd() ? "this folder" : show(site)}:
${listOf(missing)}${there?.length ? `These existed and were not changed:\n${listOf(there)}` : ""}
See it while you write:  ${into}npm install && npm run dev
Check it:                npm run check
Build it:                npm run build && npm run preview
`);
  return 0;
}

function listOf(files: readonly { readonly target: string }[] = []): string {
  return files.map(({ target }) => `  ${show(target)}\n`).join("");
}

/** The package.json of the site: an existing one keeps all its values. */
function manifestOf(site: string): object {
  const file = join(site, "package.json");
  const known = existsSync(file) ? readManifest(file) : {};
  // One without a name is not anyone's project yet: npm writes it when installing into an empty folder. An existing project keeps its own values.
  const own = "name" in known ? {} : { name: nameFor(site), private: true, type: "module" };
  return {
    ...own,
    ...known,
    scripts: { ...scripts, ...(known["scripts"] as object | undefined) },
    dependencies: {
      ...peerDependencies,
      "yaml-pages": `^${version}`,
      ...(known["dependencies"] as object | undefined),
    },
  };
}

function readManifest(file: string): Readonly<Record<string, object | string | boolean>> {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new UsageError(`${show(file)} is not JSON: ${(error as Error).message}.`);
  }
}

/** A name that npm accepts, made from the name of the folder. */
function nameFor(site: string): string {
  return (
    basename(site)
      .toLowerCase()
      .replaceAll(/[^a-z0-9-]+/g, "-")
      .replaceAll(/^-+|-+$/g, "") || "site"
  );
}

function show(path: string): string {
  return displayPath(path, process.cwd());
}
