import { readdirSync } from "node:fs";
import { join } from "node:path";
import { allTokens } from "../appearance/all-tokens.ts";
import { projectRoot } from "../program/project.ts";
import type { SiteStyles, StylePart } from "./page-styles.ts";
import { bundledNames, bundleFolder, contentOf, runBundler } from "./run-bundler.ts";
import { baseStyles, classPrefix, styleName } from "./short-class-name.ts";
import { nameTokens, shortenTokens } from "./short-token-names.ts";

/** The stylesheets that are no modules, in the order of the cascade: what is the same for all sites, and what holds for every element. */
const siteSheets = ["tokens"];
const elementSheet = "base";

/** Compiles every stylesheet of `src/` alone: those that each page has, and the parts that pages take as they need them. */
export async function bundleStyles(): Promise<SiteStyles> {
  const sources = readdirSync(join(projectRoot, "src"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".css"))
    .map((path) => join(projectRoot, "src", path));
  const output = await runBundler({
    cssCodeSplit: true,
    rolldownOptions: {
      input: Object.fromEntries(sources.map((path) => [styleName(path), path])),
      output: bundledNames,
    },
  });
  const texts = new Map<string, string>();
  for (const file of output) {
    const [, name] = /^_app\/(.+)-.{8}\.css$/.exec(file.fileName) ?? [];
    if (name !== undefined) texts.set(name, withoutSpaces(String(contentOf(file))));
  }
  const tokens = nameTokens(siteSheets.map((name) => texts.get(name)).join("") + allTokens());
  const textOf = (name: string) => shortenTokens(texts.get(name) ?? "", tokens);
  const others = new Set<string>([...siteSheets, elementSheet, ...baseStyles]);
  const parts = [...texts.keys()]
    .filter((name) => !others.has(name))
    .sort()
    .map((name) => toPart(name, textOf(name), sources));
  const site = siteSheets.map(textOf).join("");
  const base = [elementSheet, ...baseStyles].map(textOf).join("");
  refuseSamePrefixes(parts, site + base);
  return { site, base, parts, tokens };
}

/** Vite leaves a line break at the end, and spaces in the values of custom properties. */
function withoutSpaces(text: string): string {
  return text.trim().replaceAll(/, /g, ",");
}

function toPart(name: string, text: string, sources: readonly string[]): StylePart {
  const prefix = classPrefix(sources.find((path) => styleName(path) === name) ?? name);
  return { prefix, address: `/${bundleFolder}/${name}-${prefix}.css`, text };
}

/** Two files whose class names would begin alike would style each other's elements, and pages could not tell which they have. */
function refuseSamePrefixes(parts: readonly StylePart[], others: string): void {
  const known = new Map<string, string>();
  for (const { prefix, address } of parts) {
    const other = known.get(prefix);
    const isTaken = other !== undefined || others.includes(`.${prefix}`);
    if (isTaken) throw new Error(`The class names of ${address} begin as something else: give its file another name.`);
    known.set(prefix, address);
  }
}
