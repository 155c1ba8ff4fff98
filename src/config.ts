// What `yaml-pages.config.ts` of a project is written with: `yaml-pages/config`.

/** What a site chooses beside its content. Everything can be left out. */
export interface Config {
  /** The npm packages whose blocks, rules, services and styles the site has, such as yaml-pages-maps. */
  readonly extensions?: readonly string[];
  /** The folders that commands use where no flag names others. */
  readonly folders?: {
    /** The content folder, which lies beside this file: the default of `--pages`. Without it `pages`. */
    readonly pages?: string;
    /** The folder for the built site, as seen from this file: the default of `--out`. Without it `dist`. */
    readonly out?: string;
  };
}

/** Defines what a site has chosen. It gives back what it gets, with its types checked. */
export function defineConfig(config: Config): Config {
  return config;
}
