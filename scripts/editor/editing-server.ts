import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { InlineConfig, ViteDevServer } from "vite";
import { createDevServer } from "../dev-server/create-dev-server.ts";
import { readBase } from "../dev-site/read-base.ts";
import { isInstalled } from "../program/cache-folders.js";
import type { Project } from "../program/project.ts";
import { editorAddress, editorPlugin } from "./editor-plugin.ts";
import { bundlePanel } from "./panel/bundle-panel.js";

interface EditedPlace {
  readonly project: Project;
  /** The content folder. */
  readonly pages: string;
  /** Port 0 lets the system choose. */
  readonly port: number;
}

/**
 * Creates the dev server of a content folder with the editor beside the pages, for this machine alone. `options` are passed on to Vite.
 * Whoever has the `address`, with the token of this server, may write.
 */
export async function createEditingServer(
  { project, pages, port }: EditedPlace,
  options: InlineConfig = {},
): Promise<{ server: ViteDevServer; address: string }> {
  const base = readBase(pages);
  const token = randomBytes(18).toString("base64url");
  let folder: Promise<string> | undefined;
  const panel = async (name: string) => {
    folder ??= panelFolder(project);
    return readFileSync(join(await folder, name), "utf8");
  };
  const editor = editorPlugin({ project, pages, base, token, panel });
  const address = editorAddress(base);
  const place = { project, pages, port, plugins: [editor], scripts: [`${address.slice(base.length)}button.js`] };
  return { server: await createDevServer(place, options), address: `${address}?token=${token}` };
}

/** The folder with the script and the styles of the panel. A package brings them; here they are made once for each version of the code. */
async function panelFolder({ root, codeFolder }: Project): Promise<string> {
  if (isInstalled(root)) return join(root, "lib/editor");
  const folder = join(codeFolder, "editor");
  if (existsSync(folder)) return folder;
  const beside = `${folder}.${process.pid}`;
  await bundlePanel(root, beside);
  // Another server may have been quicker.
  if (existsSync(folder)) rmSync(beside, { recursive: true });
  else renameSync(beside, folder);
  return folder;
}
