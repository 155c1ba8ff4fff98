import type { CSSModulesOptions, Plugin } from "vite";

/** The class names in the output for each stylesheet, by its path. */
export type ClassNames = Map<string, Readonly<Record<string, string>>>;

/** Lets a bundler run that compiles stylesheets record their class names. */
export function noteClassNames(names: ClassNames): Pick<CSSModulesOptions, "getJSON"> {
  return { getJSON: (file, classes) => void names.set(file, classes) };
}

const ending = ".module.css";

/**
 * Gives components the class names of compiled stylesheets. Compiling stylesheets takes longer than everything else the bundler does, and
 * every run would do it again. `onUnknown` is called for stylesheets that have not been compiled.
 */
export function withClassNames(names: ClassNames, onUnknown = (_file: string) => {}): Plugin {
  return {
    name: "class-names",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!source.endsWith(ending)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { id: `${resolved.id}.js`, moduleSideEffects: false };
    },
    load(id) {
      if (!isClassModule(id)) return undefined;
      const file = stylesheetOf(id);
      if (!names.has(file)) onUnknown(file);
      return `export default ${JSON.stringify(names.get(file) ?? {})};`;
    },
  };
}

/** Whether an id is the bundler's for a module with the class names of a stylesheet. */
export function isClassModule(id: string): boolean {
  return id.endsWith(`${ending}.js`);
}

/** The stylesheet of such a module. */
export function stylesheetOf(id: string): string {
  return id.slice(0, -".js".length);
}
