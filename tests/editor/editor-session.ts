import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Api } from "../../scripts/editor/api/api.ts";
import { createEditor } from "../../scripts/editor/create-editor.ts";
import { openEditedContent } from "../../scripts/editor/edited-content.ts";
import { listFiles } from "../support/build/built-site.ts";
import { type Files, startFiles, writeFiles } from "../support/build/edited-site.ts";
import { ownProject, projectRoot } from "../support/system/own-project.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

export interface EditedFolder {
  readonly pages: string;
  readonly editor: Api;
  /** The text of a file as it is on disk. */
  text(path: string): string;
  /** The bytes of all files by their paths, as text. */
  all(): Readonly<Record<string, string>>;
}

/** An editor over a content folder of these files, or over a copy of a fixture. */
export function editFolder(content: Files | string = startFiles): EditedFolder {
  const pages = join(temporaryFolder(), "pages");
  if (typeof content === "string") cpSync(join(projectRoot, "tests/fixtures", content), pages, { recursive: true });
  else writeFiles(pages, content);
  const editor = createEditor(openEditedContent(ownProject, pages, (message) => expectNoWarning(message)));
  return {
    ...{ pages, editor },
    text: (path) => readFileSync(join(pages, path), "utf8"),
    all: () => Object.fromEntries(listFiles(pages).map((path) => [path, readFileSync(join(pages, path), "latin1")])),
  };
}

function expectNoWarning(message: string): void {
  throw new Error(message);
}
