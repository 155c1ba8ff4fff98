import { readdirSync } from "node:fs";
import { join } from "node:path";
import { allTokens } from "../appearance/all-tokens.ts";
import { projectRoot } from "../program/project.ts";
import { type ClassNames, noteClassNames } from "./class-names.ts";
import type { SiteStyles, StylePart } from "./page-styles.ts";
import { physicalNames } from "./physical-names.ts";
import { bundledNames, bundleFolder, contentOf, runBundler } from "./run-bundler.ts";
import { baseStyles, classPrefix, commonStyles, frameStyles, styleName } from "./short-class-name.ts";
import { nameTokens, shortenTokens } from "./site-tokens.ts";

/** The stylesheets that are no modules, in the order of the cascade: what is the same for all sites, and what holds for every element. */
const siteSheets = ["tokens"];
const elementSheet = "base";

/** The styles that pages of the dev server have beside. */
const devFolder = /^dev[\\/]/;

interface BundledStyles {
  readonly styles: SiteStyles;
  readonly classNames: ClassNames;
}

/** Compiles every stylesheet of `src/` alone: those that each page has, and the parts that pages take as they need them. */
export async function bundleStyles(): Promise<BundledStyles> {
  const sources = readdirSync(join(projectRoot, "src"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".css") && !devFolder.test(path))
    .map((path) => join(projectRoot, "src", path));
  const names = sources.map(styleName);
  const twin = names.find((name, index) => names.indexOf(name) !== index);
  if (twin !== undefined) throw new Error(`Two stylesheets are called ${twin}: give one of them another name.`);
  const classNames: ClassNames = new Map();
  const output = await runBundler(
    {
      cssCodeSplit: true,
      rolldownOptions: {
        input: Object.fromEntries(sources.map((path) => [styleName(path), path])),
        output: bundledNames,
      },
    },
    { css: { modules: noteClassNames(classNames) } },
  );
  const texts = new Map<string, string>();
  for (const file of output) {
    const [, name] = /^_app\/(.+)-.{8}\.css$/.exec(file.fileName) ?? [];
    if (name !== undefined) texts.set(name, physicalNames(sortDeclarations(compactStyles(String(contentOf(file))))));
  }
  const tokens = nameTokens(siteSheets.map((name) => texts.get(name)).join("") + allTokens());
  const textOf = (name: string) => shortenTokens(texts.get(name) ?? "", tokens);
  const others = new Set<string>([...siteSheets, elementSheet, ...baseStyles]);
  const partNames = [...texts.keys()].filter((name) => !others.has(name) && !frameStyles.includes(name)).sort();
  const parts = [...frameStyles, ...partNames].map((name) => toPart(name, textOf(name), sources));
  const site = siteSheets.map(textOf).join("");
  const base = [elementSheet, ...baseStyles].map(textOf).join("");
  const unknown = [...frameStyles, ...commonStyles].find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no stylesheet ${unknown}: take it out of the common styles.`);
  refuseSamePrefixes(parts, site + base);
  return { styles: { site, base, parts, tokens }, classNames };
}

/**
 * Vite leaves a line break at the end, and spaces in the values of custom properties; and a prefix that no browser needs which is
 * new enough for what else these styles use.
 */
function compactStyles(text: string): string {
  return text
    .trim()
    .replaceAll(/, /g, ",")
    .replaceAll(/-webkit-text-decoration-color:[^;}]*;/g, "");
}

/**
 * Puts the declarations of each rule into one order, in which rules are more alike, so that they compress better. Those that could
 * overrule each other are of one family, and keep their order.
 */
function sortDeclarations(text: string): string {
  return text.replaceAll(/\{([^{}]*)\}/g, (rule, body: string) => {
    // A semicolon inside a value.
    if (/url\(|"[^";]*;[^"]*"/.test(body)) return rule;
    const declarations = body.split(";").map((declaration) => ({ declaration, family: familyOf(declaration) }));
    // Sorting is stable.
    declarations.sort((one, other) => (one.family < other.family ? -1 : Number(one.family > other.family)));
    return `{${declarations.map(({ declaration }) => declaration).join(";")}}`;
  });
}

const families: Readonly<Record<string, string>> = {
  ...{ line: "font", justify: "align", place: "align", row: "gap", column: "gap", columns: "gap" },
  ...{
    top: "inset",
    right: "inset",
    bottom: "inset",
    left: "inset",
    width: "inline",
    height: "inline",
    block: "inline",
  },
};

/** The first word of a property, by which shorthands and what they hold are alike; or another one where they are not. */
function familyOf(declaration: string): string {
  const [, custom, word = ""] = /^(--[^:]+)|^(?:-(?:webkit|moz)-)?([a-z]+)/.exec(declaration) ?? [];
  return custom ?? families[word] ?? word;
}

function toPart(name: string, text: string, sources: readonly string[]): StylePart {
  const prefix = classPrefix(sources.find((path) => styleName(path) === name) ?? name);
  return { prefix, address: `/${bundleFolder}/${name}.css`, text };
}

/** Two files whose class names would begin alike would style each other's elements, and pages could not tell which they have. */
function refuseSamePrefixes(parts: readonly StylePart[], others: string): void {
  const known = new Map<string, string>();
  for (const { prefix, address = prefix } of parts) {
    const other = known.get(prefix);
    const isTaken = other !== undefined || others.includes(`.${prefix}`);
    if (isTaken) throw new Error(`The class names of ${address} begin as something else: give its file another name.`);
    known.set(prefix, address);
  }
}
