import type { CSSModulesOptions, Plugin } from "vite";

/** The names in the output of the classes of each stylesheet, by its path. */
export type ClassNames = Map<string, Readonly<Record<string, string>>>;

/** Lets a run of the bundler that compiles stylesheets say what their classes are called. */
export function noteClassNames(names: ClassNames): Pick<CSSModulesOptions, "getJSON"> {
  return { getJSON: (file, classes) => void names.set(file, classes) };
}

const ending = ".module.css";

/**
 * Gives components the class names of stylesheets that have been compiled. To compile stylesheets takes longer than everything else that
 * the bundler does, and each run of it would do so again. `onUnknown` is told of those that have not been.
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

/** True for the id under which the bundler knows a module with the class names of a stylesheet. */
export function isClassModule(id: string): boolean {
  return id.endsWith(`${ending}.js`);
}

/** The stylesheet of such a module. */
export function stylesheetOf(id: string): string {
  return id.slice(0, -".js".length);
}
