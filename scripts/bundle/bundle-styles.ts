import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { projectRoot } from "../program/project.ts";
import { type ClassNames, noteClassNames } from "./class-names.ts";
import type { SiteStyles, StylePart } from "./page-styles.ts";
import { bundledNames, contentOf, runBundler } from "./run-bundler.ts";

/** The folders of the stylesheets that are modules, in the order of the cascade. */
const folders = ["components", "layout", "blocks"];

interface BundledStyles {
  readonly styles: SiteStyles;
  readonly classNames: ClassNames;
}

/** Compiles every stylesheet of `src/` alone: those that each page has, and the parts that pages take as they need them. */
export async function bundleStyles(): Promise<BundledStyles> {
  const modules = folders.flatMap(stylesheetsIn);
  const classNames: ClassNames = new Map();
  const inputs = ["src/styles/tokens.css", "src/styles/base.css", ...modules];
  const output = await runBundler(
    {
      cssCodeSplit: true,
      rolldownOptions: {
        // Names with a number, because two folders may have a stylesheet of one name.
        input: Object.fromEntries(inputs.map((path, index) => [`${index}`, join(projectRoot, path)])),
        output: bundledNames,
      },
    },
    { css: { modules: noteClassNames(classNames) } },
  );
  const texts = new Map<string, string>();
  for (const file of output) {
    const [, index] = /^_app\/(\d+)-.{8}\.css$/.exec(file.fileName) ?? [];
    if (index !== undefined) texts.set(inputs[Number(index)] ?? "", String(contentOf(file)).trim());
  }
  const textOf = (path: string) => texts.get(path) ?? "";
  const parts = modules.map((path): StylePart => {
    const classes = Object.values(classNames.get(join(projectRoot, path)) ?? {});
    return { path, classes: classes.flatMap((names) => names.split(" ")), text: textOf(path) };
  });
  refuseSameNames(parts);
  return { styles: { site: textOf("src/styles/tokens.css"), base: textOf("src/styles/base.css"), parts }, classNames };
}

/** The paths of the stylesheets in a folder of `src/`, in one order on every machine. */
function stylesheetsIn(folder: string): string[] {
  return readdirSync(join(projectRoot, "src", folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".module.css"))
    .map((name) => `src/${folder}/${name.replaceAll("\\", "/")}`)
    .sort();
}

/** Class names are short hashes: two that are alike would style each other's elements. */
function refuseSameNames(parts: readonly StylePart[]): void {
  const owners = new Map<string, string>();
  for (const { path, classes } of parts) {
    for (const name of classes) {
      const other = owners.get(name);
      if (other !== undefined && other !== path)
        throw new Error(`A class of ${path} and one of ${other} are both called ${name}: rename ${basename(path)}.`);
      owners.set(name, path);
    }
  }
}
