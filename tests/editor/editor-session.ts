import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { fromPointer } from "../../scripts/content/diagnostic/path.ts";
import { withValue } from "../../scripts/content/edit/with-value.ts";
import { createEditor, type Editor } from "../../scripts/editor/session/create-editor.ts";
import { openEditedContent } from "../../scripts/editor/session/edited-content.ts";
import type { OpenFile } from "../../scripts/editor/session/open-file.ts";
import { listFiles } from "../support/build/built-site.ts";
import { type Files, startFiles, writeFiles } from "../support/build/edited-site.ts";
import { ownProject, projectRoot } from "../support/system/own-project.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

export interface EditedFolder {
  readonly pages: string;
  readonly editor: Editor;
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
  const editor = createEditor(openEditedContent(ownProject, pages));
  return {
    ...{ pages, editor },
    text: (path) => readFileSync(join(pages, path), "utf8"),
    all: () => Object.fromEntries(listFiles(pages).map((path) => [path, readFileSync(join(pages, path), "latin1")])),
  };
}

/** Changes one value of a file as it is now; undefined removes it. */
export function save(
  { editor }: EditedFolder,
  path: string,
  { pointer, value, group }: { readonly pointer: string; readonly value?: unknown; readonly group?: string },
): OpenFile {
  const { data: base } = editor.open({ path });
  const data = withValue(base, fromPointer(pointer), value);
  const answer = editor.write({ path, wanted: { data, base }, label: "Change", group });
  expect(answer.conflicts).toEqual([]);
  return answer.file;
}
