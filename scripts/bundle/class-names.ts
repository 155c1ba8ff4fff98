import { basename } from "node:path";
import type { CSSModulesOptions, Plugin } from "vite";

/** The names in the output of the classes of each stylesheet, by its path. */
export type ClassNames = Map<string, Readonly<Record<string, string>>>;

/** Lets a run of the bundler that compiles stylesheets say what their classes are called. */
export function noteClassNames(names: ClassNames): Pick<CSSModulesOptions, "getJSON"> {
  return { getJSON: (file, classes) => void names.set(file, classes) };
}

const ending = ".module.css";

/** The name of a class in development: it says where it comes from. */
export function readableName(name: string, file: string): string {
  return `${basename(file, ending)}_${name}`;
}

/** The readable names of classes by those that a build gives them. */
export function readableNames(names: ClassNames): Map<string, string> {
  const all = [...names].flatMap(([file, classes]) =>
    // Behind its own name stand those of the classes that it is composed of.
    Object.entries(classes).map(([name, value]) => [value.split(" ")[0] ?? "", readableName(name, file)] as const),
  );
  return new Map(all);
}

/** A text with readable names in place of those of a build. */
export function withReadableNames(text: string, readable: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\b[a-z]{4}\d+\b/gi, (name) => readable.get(name) ?? name);
}

/** Modules of a renderer that has this of a process have readable names. */
export const readableFlag = "yamlPagesReadableNames";

/**
 * Gives components the class names of stylesheets that have been compiled, and where they are told so the readable ones. To compile
 * stylesheets takes longer than everything else that the bundler does, and each run of it would do so again.
 */
export function withClassNames(names: ClassNames, readable?: ReadonlyMap<string, string>): Plugin {
  return {
    name: "class-names",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!source.endsWith(ending)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { id: `${resolved.id}.js`, moduleSideEffects: false };
    },
    load(id) {
      const classes = isClassModule(id) ? names.get(stylesheetOf(id)) : undefined;
      if (!classes) return undefined;
      const text = JSON.stringify(classes);
      return `export default ${readable ? `globalThis.${readableFlag} ? ${withReadableNames(text, readable)} : ` : ""}${text};`;
    },
  };
}

/** True for the id under which the bundler knows a module with the class names of a stylesheet. */
export function isClassModule(id: string): boolean {
  return id.endsWith(`${ending}.js`);
}

/** The stylesheet of such a module. */
export function stylesheetOf(id: string): string {
  return id.slice(0, -".js".length);
}
