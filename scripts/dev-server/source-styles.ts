import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { blockStylesheets } from "../bundle/blocks-plugin.ts";
import { siteStylesheets } from "../bundle/site-stylesheet.ts";
import { projectRoot } from "../program/project.ts";
import { isReplaced, themeModules } from "../program/theme-files.ts";
import { sourceAddress } from "./source-address.ts";

/** The addresses of the files that `src/dev/dev-styles.ts` imports, in its order. */
function styleFiles(): readonly string[] {
  const found = ["components", "layout"].flatMap((folder) =>
    readdirSync(join(projectRoot, "src", folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".css"))
      .sort()
      .map((name) => join(projectRoot, "src", folder, name))
      .filter((file) => !isReplaced(file)),
  );
  return [
    "/src/styles/tokens.css",
    "/src/styles/base.css",
    ...[...found, ...themeModules(), ...blockStylesheets(), ...siteStylesheets()].map(sourceAddress),
  ];
}

/**
 * The styles of the renderer as elements for the head, as Vite's client itself makes them of their modules: it takes over those that
 * it finds. With them a page is styled without JavaScript, and before the modules have come. What cannot be compiled is left out:
 * the client shows why.
 */
export async function sourceStyles(server: ViteDevServer): Promise<string> {
  const modules = await Promise.allSettled(styleFiles().map((file) => server.transformRequest(file)));
  return modules
    .flatMap((module) => {
      const code = module.status === "fulfilled" ? (module.value?.code ?? "") : "";
      const [id, css] = ["id", "css"].map(
        (name) => new RegExp(`^const __vite__${name} = (".*")$`, "m").exec(code)?.[1],
      );
      return id && css ? [styleElement(JSON.parse(id) as string, JSON.parse(css) as string)] : [];
    })
    .join("");
}

function styleElement(id: string, css: string): string {
  const quoted = id.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  // `</style>` in a comment or a text would end the element.
  return `<style type="text/css" data-vite-dev-id="${quoted}">${css.replaceAll("</", "<\\/")}</style>`;
}
