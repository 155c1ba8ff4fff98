import { existsSync, lstatSync } from "node:fs";
import { isAbsolute, relative, resolve, sep } from "node:path";
import { z } from "zod";
import { findDetour } from "../content/read/open-regular-file.ts";
import { projectRoot } from "../program/project.ts";
import type { ActionResult } from "./serve-actions.ts";

/** Opens a place, as in `page.yaml:3:7`, in the editor. Where there is none it says so at once. */
export type OpenInEditor = (place: string, onError: (file: string, message: string | null) => void) => void;

/** A place in a file, which is named as reports name it. */
const placeToOpen = z.strictObject({
  file: z.string().min(1).max(1000),
  line: z.int().min(1),
  column: z.int().min(1),
});

const noEditor = "No editor could be opened: name one in LAUNCH_EDITOR, such as LAUNCH_EDITOR=code npm run dev.";

/** Opens a place in the editor, but only in files of the content folder and of the renderer. */
export function openPlace(wanted: unknown, pages: string, open: OpenInEditor): ActionResult {
  const place = placeToOpen.safeParse(wanted);
  if (!place.success) return { status: 400, text: "" };
  const { file, line, column } = place.data;
  const found = [pages, projectRoot].map((folder) => findBelow(folder, file)).find(Boolean);
  if (found === undefined) return { status: 403, text: `${file} is no file of the site or the renderer.` };
  let failure: string | undefined;
  open(`${found}:${line}:${column}`, (_file, message) => {
    failure = message ?? noEditor;
  });
  return failure === undefined ? { status: 200, text: "" } : { status: 500, text: failure };
}

/** A file below a folder; undefined if it is none, is hidden, or stands behind a link. */
function findBelow(folder: string, file: string): string | undefined {
  const found = resolve(file);
  const path = relative(folder, found).split(sep).join("/");
  const isInside = path !== "" && !isAbsolute(path) && !/(?:^|\/)(?:\.|node_modules\/)/.test(path) && existsSync(found);
  return isInside && findDetour(folder, path) === undefined && lstatSync(found).isFile() ? found : undefined;
}
