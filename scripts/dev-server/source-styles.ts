import { sep } from "node:path";
import type { ViteDevServer } from "vite";
import { stylesheetsOf } from "../bundle/bundle-styles.ts";
import type { Project } from "../program/project.ts";

/**
 * The styles of the renderer as elements for the head, in the form in which Vite's client makes them from modules: it reuses those
 * that it finds. With them a page is styled without JavaScript, and before the modules have loaded. Styles that cannot be compiled
 * are left out: the client shows why.
 */
export async function sourceStyles(server: ViteDevServer, project: Project): Promise<string> {
  const { siteFile, baseFile, modules: parts, last } = stylesheetsOf(project);
  // Stylesheets of packages and of other folders of a project are found because something imports them.
  const imported = [...server.environments.ssr.moduleGraph.idToModuleMap.keys()].filter((id) =>
    id.endsWith(".module.css"),
  );
  const all = [siteFile, baseFile, ...imported.filter((id) => !parts.includes(id)), ...parts, ...last];
  const files = all.map((file) => sourceAddress(project.root, file));
  const modules = await Promise.allSettled(files.map((file) => server.transformRequest(file)));
  const styles = modules.flatMap((module) => {
    const code = module.status === "fulfilled" ? (module.value?.code ?? "") : "";
    const [id, css] = ["id", "css"].map((name) => new RegExp(`^const __vite__${name} = (".*")$`, "m").exec(code)?.[1]);
    return id && css ? [{ id: JSON.parse(id) as string, css: JSON.parse(css) as string }] : [];
  });
  return styleElements(styles);
}

/** A stylesheet under the name by which Vite's client knows it. */
export interface SourceStyle {
  readonly id: string;
  readonly css: string;
}

export function styleElements(styles: readonly SourceStyle[]): string {
  return styles.map(styleElement).join("");
}

function styleElement({ id, css }: SourceStyle): string {
  const quoted = id.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  // `</style>` in a comment or a string would end the element.
  return `<style type="text/css" data-vite-dev-id="${quoted}">${css.replaceAll("</", "<\\/")}</style>`;
}

/** The address at which Vite serves a file of the renderer, which is in `folder`, or of the project. */
export function sourceAddress(folder: string, file: string): string {
  const path = file.split(sep).join("/");
  const root = folder.split(sep).join("/");
  return path.startsWith(`${root}/`) ? path.slice(root.length) : `/@fs${path.startsWith("/") ? "" : "/"}${path}`;
}
