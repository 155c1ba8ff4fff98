import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { textReport } from "../../../scripts/content/report/text.ts";
import { createDevSite, type DevAnswer, type DevSite, type PageMistakes } from "../../../scripts/dev-site/dev-site.ts";
import { createContentChecker } from "../../../scripts/watch/content-checker.ts";
import { contentModel, indexYaml, siteYaml } from "../../content/memory-site.ts";
import { ownProject } from "../system/own-project.ts";
import { temporaryFolder } from "../system/temporary-folder.ts";

/** A site in its own folder, as the dev server shows it. */
interface TestSite {
  readonly site: DevSite;
  /** Writes a file as editors do: to a temporary file that is renamed. `null` removes it. */
  write(path: string, text: string | Uint8Array | null): void;
  /** A summary of an answer: the labels of the page's menu or list, or the report. */
  show(path: string): Promise<string>;
  /** Checks the whole content as the background check does. Returns whether a page may look different now. */
  check(): boolean;
}

/** A site file whose menu lists the pages in `bread`. */
export const breadSite = siteYaml.replace(
  "  menu:\n",
  "  menu:\n    - type: folder\n      label: Bread\n      folder: /bread\n",
);

/** A page with a main heading and a link. `more` are further keys. */
export function breadPage(title: string, more = "", href = "/"): string {
  return `title: ${title}
description: What ${title} is made of.
${more}blocks:
  - type: hero
    title: ${title}
    actions: [{ label: More, href: ${href} }]
`;
}

/** A site with a menu of the pages in `bread`, and these files; those beginning with `../` make it a project. */
export function openDevSite(files: Readonly<Record<string, string>> = {}): TestSite {
  const cwd = temporaryFolder();
  const pages = join(cwd, "pages");
  const isProject = "../package.json" in files;
  const site = createDevSite({
    project: isProject ? { ...ownProject, folders: [cwd] } : ownProject,
    pages,
    cwd,
    firstCheck: Promise.resolve(),
  });
  const checker = createContentChecker({ project: ownProject, pages, cwd }, contentModel());
  const write: TestSite["write"] = (path, text) => {
    if (text === null) return rmSync(join(pages, path));
    mkdirSync(dirname(join(pages, path)), { recursive: true });
    writeFileSync(join(cwd, "new"), text);
    renameSync(join(cwd, "new"), join(pages, path));
  };
  const first = { "_site.yaml": breadSite, "index.yaml": indexYaml, "bread/rye.yaml": breadPage("Rye"), ...files };
  for (const [path, text] of Object.entries(first)) write(path, text);
  const show = async (path: string) => describeAnswer(await site.answer(path));
  return { site, write, show, check: () => site.accept(checker()) };
}

/** The title of a page with the labels of its menu, and its mistakes. */
function describeAnswer(answer: DevAnswer | undefined): string {
  if (!answer) return "nothing";
  if (answer.kind === "redirect") return `redirect to ${answer.to}`;
  if (answer.kind === "report") return describeMistakes(answer);
  const [item] = answer.site.header?.menu ?? [];
  const menu = item && "items" in item ? item.items.map(({ label }) => label).join(", ") : "";
  const page = `${answer.isFound ? "" : "not found: "}${answer.route.title} (menu: ${menu})`;
  return answer.mistakes ? `${page}\n${describeMistakes(answer.mistakes)}` : page;
}

function describeMistakes({ report }: PageMistakes): string {
  return textReport(report, false);
}
