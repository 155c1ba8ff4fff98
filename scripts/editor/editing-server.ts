import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { InlineConfig, ViteDevServer } from "vite";
import { writeWhole } from "../cache/replace-file.ts";
import { createDevServer, type DevServerPlace } from "../dev-server/create-dev-server.ts";
import { readBase } from "../dev-site/read-base.ts";
import { isInstalled } from "../program/cache-folders.js";
import type { Project } from "../program/project.ts";
import { editorAddress, editorPlugin } from "./editor-plugin.ts";
import { bundlePanel } from "./panel/bundle-panel.js";

/**
 * Creates the dev server of a content folder with the editor, for this machine only. `options` are passed on to Vite.
 * Anyone with the `address`, which has the token of the project, may write.
 */
export async function createEditingServer(
  { project, pages, port }: DevServerPlace,
  options: InlineConfig = {},
): Promise<{ server: ViteDevServer; address: string }> {
  const base = readBase(pages);
  const token = keptToken(project);
  let script: Promise<string> | undefined;
  const editor = editorPlugin({ project, pages, base, token, panel: () => (script ??= panelScript(project)) });
  const address = editorAddress(base);
  const place = { project, pages, port, plugins: [editor], scripts: [`${address.slice(base.length)}button.js`] };
  return { server: await createDevServer(place, options), address: `${address}?token=${token}` };
}

/** The token of a project, kept for this user alone: a window that was open before the server started again can save what was typed. */
function keptToken({ cache }: Project): string {
  const file = join(cache, "editor-token");
  const known = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (/^[\w-]{24}$/.test(known)) return known;
  const token = randomBytes(18).toString("base64url");
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, token, { mode: 0o600 });
  return token;
}

/** The script of the panel. The package includes it; here it is built once per version of the code. */
async function panelScript({ root, codeFolder }: Project): Promise<string> {
  const file = isInstalled(root) ? join(root, "lib/editor/panel.js") : join(codeFolder, "panel.js");
  if (!existsSync(file)) writeWhole(file, await bundlePanel(root));
  return readFileSync(file, "utf8");
}
