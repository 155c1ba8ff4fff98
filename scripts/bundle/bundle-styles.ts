import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Project } from "../program/project.ts";
import { isReplaced, themeModules } from "../program/theme-files.ts";
import { blockStylesheets } from "./blocks-plugin.ts";
import { type ClassNames, noteClassNames } from "./class-names.ts";
import type { OutputFile } from "./output-file.ts";
import type { StylePart } from "./page-styles.ts";
import { bundledNames, contentOf, isChunk, runBundler } from "./run-bundler.ts";
import { siteStylesheets } from "./site-stylesheet.ts";
import { sourceName } from "./source-name.ts";

/** Compiles each stylesheet separately: those that every page has, and the parts that pages take as needed, including `others`. */
export async function bundleStyles(project: Project, others: readonly string[]) {
  const { siteFile, baseFile, modules: own, last } = stylesheetsOf(project);
  // The styles of a project's own blocks override those that the blocks import.
  const modules = [...others, ...own];
  const classNames: ClassNames = new Map();
  const inputs = [siteFile, baseFile, ...modules, ...last];
  const output = await runBundler(
    project,
    {
      cssCodeSplit: true,
      rolldownOptions: {
        // Numbered, because two folders may have stylesheets of the same name.
        input: Object.fromEntries(inputs.map((file, index) => [`${index}`, file])),
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
  const split = new Map(inputs.map((file) => [file, splitByDirection(texts.get(file) ?? "")]));
  const textOf = (file: string) => split.get(file)?.always ?? "";
  const parts = modules.map((file): StylePart => {
    const classes = Object.values(classNames.get(file) ?? {});
    const path = sourceName(project, file);
    return { path, classes: classes.flatMap((names) => names.split(" ")), text: textOf(file) };
  });
  refuseSameNames(parts);
  return {
    styles: {
      site: textOf(siteFile),
      base: textOf(baseFile),
      parts,
      rightToLeft: [baseFile, ...modules].map((file) => split.get(file)?.rightToLeft ?? "").join(""),
      ofLanguages: {},
      last: last.map((file) => texts.get(file) ?? "").join(""),
    },
    classNames,
    /** The files that stylesheets use: pictures and fonts next to them. */
    files: output
      .filter((file) => !isChunk(file) && !file.fileName.endsWith(".css"))
      .map((file): OutputFile => ({ path: file.fileName, content: contentOf(file) })),
  };
}

/** All stylesheets in cascade order, the same on every machine. */
export function stylesheetsOf(project: Project) {
  const source = join(project.root, "src");
  const own = ["components", "layout"].flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".module.css"))
      .sort()
      .map((name) => join(source, folder, name))
      .filter((file) => !isReplaced(project, file)),
  );
  return {
    siteFile: join(source, "styles/tokens.css"),
    baseFile: join(source, "styles/base.css"),
    modules: [...own, ...themeModules(project), ...blockStylesheets(project)],
    last: siteStylesheets(project),
  };
}

/** Class names are short hashes: two that are the same would style each other's elements. */
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

/**
 * Splits a minified stylesheet into the rules that only concern right-to-left text, those for `[dir="rtl"]`, and all others: pages in
 * other languages do without them. Each part keeps the at-rules around its rules.
 */
export function splitByDirection(text: string): { readonly always: string; readonly rightToLeft: string } {
  const isRightToLeft = (selector: string) => selector.includes("[dir=rtl]");
  return {
    always: keepRules(text, (selector) => !isRightToLeft(selector)),
    rightToLeft: text.includes("[dir=rtl]") ? keepRules(text, isRightToLeft) : "",
  };
}

function keepRules(text: string, isKept: (selector: string) => boolean): string {
  const rules = text.replaceAll(/([^{};]+)(\{[^{}]*\})/g, (_, selectors: string, declarations: string) => {
    // Not at commas inside `:is()`.
    const kept = selectors.split(/,(?![^()]*\))/).filter(isKept);
    return kept.length > 0 ? kept.join(",") + declarations : "";
  });
  return rules.replaceAll(/@[^{};]+\{\}/g, "");
}
