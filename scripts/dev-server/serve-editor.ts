import { existsSync, lstatSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { isAbsolute, relative, resolve, sep } from "node:path";
import type { Connect } from "vite";
import { z } from "zod";
import { openAddress } from "../../src/dev/dev-data.ts";
import { findDetour } from "../content/read/find-detour.ts";
import { pathBelow } from "../dev-site/path-below.ts";
import { projectRoot } from "../program/project.ts";
import type { Visitors } from "./visitors.ts";

interface EditorInput {
  readonly pages: string;
  readonly base: string;
  readonly visitors: Visitors;
  readonly open: OpenInEditor;
}

/** Opens a place, as in `page.yaml:3:7`, in the editor. Where there is none it says so at once. */
export type OpenInEditor = (place: string, onError: (file: string, message: string | null) => void) => void;

const placeToOpen = z.strictObject({
  file: z.string().min(1).max(1000),
  line: z.int().min(1),
  column: z.int().min(1),
});

/** The most bytes of a request to open a file. */
const longestRequest = 4096;

const noEditor = "No editor could be opened: name one in LAUNCH_EDITOR, such as LAUNCH_EDITOR=code npm run dev.";

/**
 * Opens files of the content folder and of the renderer in the editor, for pages of this server that a browser on this
 * machine shows. Vite's own address for that, which opens any file for anybody, is closed.
 */
export function serveEditor({ pages, base, visitors, open }: EditorInput): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const path = pathBelow(base, request);
    const say = (status: number, text: string) => {
      response.statusCode = status;
      response.setHeader("Content-Type", "text/plain;charset=utf-8");
      response.end(text);
    };
    if (`${request.url}`.includes("/__open-in-editor")) return say(404, "");
    if (path !== openAddress) return next();
    if (request.method !== "POST") return say(405, "");
    if (!visitors.mayAct(request)) return say(403, "Only a page that this machine shows can open files.");
    const place = placeToOpen.safeParse(await readJson(request));
    if (!place.success) return say(400, "");
    const { file, line, column } = place.data;
    const found = [pages, projectRoot].map((folder) => findBelow(folder, file)).find(Boolean);
    if (found === undefined) return say(403, `${file} is no file of the site or the renderer.`);
    let failure: string | undefined;
    open(`${found}:${line}:${column}`, (_file, message) => {
      failure = message ?? noEditor;
    });
    say(failure === undefined ? 204 : 500, failure ?? "");
  };
}

/** A file below a folder, named as reports name it; undefined if it is none, is hidden, or stands behind a link. */
function findBelow(folder: string, file: string): string | undefined {
  const found = resolve(file);
  const path = relative(folder, found).split(sep).join("/");
  const isInside = path !== "" && !isAbsolute(path) && !/(?:^|\/)(?:\.|node_modules\/)/.test(path) && existsSync(found);
  return isInside && findDetour(folder, path) === undefined && lstatSync(found).isFile() ? found : undefined;
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const part of request) {
    text += part;
    if (text.length > longestRequest) return undefined;
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
