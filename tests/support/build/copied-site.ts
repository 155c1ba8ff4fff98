import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../../scripts/program/project.ts";
import { runScript } from "../system/run-script.ts";
import { temporaryFolder } from "../system/temporary-folder.ts";
import { buildInto } from "./build-into.ts";
import { readContentPages } from "./built-site.ts";

/** A copy of a content folder of the project, with a way to add to it, to check it and to build it. */
export function copySite(name: string) {
  const folder = temporaryFolder();
  const pages = join(folder, "pages");
  cpSync(join(projectRoot, name), pages, { recursive: true });
  return {
    write: (path: string, text: string) => writeFileSync(join(pages, path), text),
    edit(path: string, change: (text: string) => string) {
      writeFileSync(join(pages, path), change(readFileSync(join(pages, path), "utf8")));
    },
    check: () => runScript("check.ts", ["--pages", pages]),
    build() {
      const out = join(folder, "dist");
      buildInto(out, pages);
      const addresses = [...readFileSync(join(out, "sitemap.xml"), "utf8").matchAll(/<loc>([^<]*)<\/loc>/g)];
      return { pages: readContentPages(out), sitemap: addresses.map(([, address]) => new URL(address ?? "").pathname) };
    },
  };
}
