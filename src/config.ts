// For the `yaml-pages.config.ts` of a project: `yaml-pages/config`.

/** The settings of a site besides its content. All are optional. */
export interface Config {
  /** The npm packages whose blocks, rules, services and styles the site uses, such as yaml-pages-maps. */
  readonly extensions?: readonly string[];
  /** The folders that commands use unless a flag says otherwise. */
  readonly folders?: {
    /** The content folder, next to this file: the default of `--pages`. Without it, `pages`. */
    readonly pages?: string;
    /** The folder for the built site, relative to this file: the default of `--out`. Without it, `dist`. */
    readonly out?: string;
  };
}

/** Defines the settings of a site. Returns them as they are, with their types checked. */
export function defineConfig(config: Config): Config {
  return config;
}
