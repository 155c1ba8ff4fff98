import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectRoot } from "../program/project.ts";
import type { Program } from "./measure-command.ts";

/** A page that every generator can build: a title and a text in Markdown. */
export interface NeutralPage {
  /** The path of its file without an ending. */
  readonly path: string;
  readonly title: string;
  readonly body: string;
}

/** A program that builds sites from Markdown. */
export interface Generator {
  readonly name: string;
  /** Asks for the version; a failure says that the program is not installed. */
  readonly version: Program;
  /** The files that the program needs beside the pages, by their paths. */
  readonly files: Readonly<Record<string, string>>;
  pageFile(page: NeutralPage): readonly [path: string, text: string];
  build(site: string, out: string): Program;
}

const frontMatter = ({ title, body }: NeutralPage, layout = "") =>
  `---\ntitle: ${title}\ndescription: A text about ${title}.\n${layout}---\n\n${body}`;

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, "      ");

/** This renderer. */
export const ownGenerator: Generator = {
  name: "this renderer",
  version: { program: process.execPath, args: ["--version"] },
  files: { "_site.yaml": "brand:\n  name: Workload\norigin: https://workload.example\nlanguage: en\n" },
  pageFile: ({ path, title, body }) => [
    `${path}.yaml`,
    `title: ${title}\ndescription: A text about ${title}.\nblocks:\n  - type: hero\n    title: ${title}\n  - type: prose\n    title: About ${title}\n    body: |\n${indented(body)}`,
  ],
  build: (site, out) => ({
    program: process.execPath,
    args: [join(projectRoot, "scripts/run.js"), "build", "--pages", site, "--out", out],
  }),
};

const head = (title: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>`;

const hugo: Generator = {
  name: "Hugo",
  version: { program: "hugo", args: ["version"] },
  files: {
    "hugo.toml":
      'baseURL = "https://workload.example/"\ndisableKinds = ["taxonomy", "term", "rss", "sitemap", "section"]\n',
    "layouts/_default/single.html": `${head("{{ .Title }}")}<body><main><h1>{{ .Title }}</h1>{{ .Content }}</main></body></html>\n`,
    "layouts/index.html": `${head("{{ .Title }}")}<body><main><h1>{{ .Title }}</h1>{{ .Content }}</main></body></html>\n`,
  },
  pageFile: (page) => [`content/${page.path === "index" ? "_index" : page.path}.md`, frontMatter(page)],
  build: (site, out) => ({ program: "hugo", args: ["--quiet", "--source", site, "--destination", out] }),
};

const eleventy: Generator = {
  name: "Eleventy",
  version: { program: "eleventy", args: ["--version"] },
  files: {
    "content/_includes/page.html": `${head("{{ title }}")}<body><main><h1>{{ title }}</h1>{{ content }}</main></body></html>\n`,
  },
  pageFile: (page) => [`content/${page.path}.md`, frontMatter(page, "layout: page.html\n")],
  // Eleventy takes only paths relative to the folder that it runs in.
  build: (site, out) => ({
    program: "eleventy",
    args: ["--quiet", "--input=content", `--output=${join("..", out.slice(dirname(site).length + 1))}`],
    folder: site,
  }),
};

/** The generators that are installed on this machine, each with what it says of its version. */
export function installedGenerators(): readonly (readonly [generator: Generator, version: string])[] {
  return [hugo, eleventy].flatMap((generator) => {
    const { program, args } = generator.version;
    const { status, stdout } = spawnSync(program, args, { encoding: "utf8" });
    const version = /\d+\.\d+\.\d+/.exec(stdout ?? "")?.[0];
    return status === 0 && version !== undefined ? [[generator, version] as const] : [];
  });
}

/** Writes a site of these pages for a generator. */
export function writeNeutralSite({ files, pageFile }: Generator, pages: readonly NeutralPage[], site: string): void {
  const all = [...Object.entries(files), ...pages.map(pageFile)];
  for (const [path, text] of all) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), text);
  }
}
