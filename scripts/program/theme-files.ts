import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Project } from "./project.ts";

/** The parts of the frame that a project can replace, each with its files, the component first. */
export const frameParts = {
  header: ["header.tsx", "header.module.css", "wide-menu.module.css", "submenu.module.css"],
  footer: ["footer/footer.tsx", "footer/footer.module.css", "footer/footer-groups.module.css"],
} as const;

export type FramePart = keyof typeof frameParts;

/** The slots in the frame and around the blocks of every page in which a project can put a component, with the name of its export. */
export const slots = {
  "header.after": "HeaderAfter",
  "main.before": "MainBefore",
  "main.after": "MainAfter",
  "footer.before": "FooterBefore",
} as const;

function themeFolders({ folders }: Project): readonly string[] {
  return folders.map((folder) => join(folder, "theme"));
}

/** The renderer's own file for a file of a part of the frame. */
export function originalOf(root: string, file: string): string {
  return join(root, "src/layout", file);
}

/** The file of the component of a part: the project's, if it replaces the part. */
export function partFile(project: Project, part: FramePart): string {
  const [component] = frameParts[part];
  const own = themeFolders(project).map((folder) => join(folder, part, basename(component)));
  return own.findLast((file) => existsSync(file)) ?? originalOf(project.root, component);
}

/** The components that no slot uses, because their name or folder is wrong. */
export function strayThemeFiles(project: Project): string[] {
  return themeFolders(project)
    .flatMap((folder) => [folder, join(folder, "slots")])
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith(".tsx") && isLikeSlot(project, basename(name, ".tsx")))
        .filter((name) => basename(folder) !== "slots" || !(basename(name, ".tsx") in slots))
        .map((name) => join(folder, name)),
    );
}

/** Whether a name looks like a slot's, or has the letters of an empty one. If that slot is filled, the file may belong to its component. */
function isLikeSlot(project: Project, name: string): boolean {
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, "");
  // The cast is safe: these are its keys.
  const empty = (Object.keys(slots) as (keyof typeof slots)[]).filter((slot) => !slotFile(project, slot));
  return /^(?:header|main|footer)\.|\.(?:before|after)$/.test(name) || empty.map(letters).includes(letters(name));
}

/** The file of the component in a slot; undefined if it is empty. The project overrides its extensions. */
export function slotFile(project: Project, name: keyof typeof slots): string | undefined {
  return themeFolders(project)
    .map((folder) => join(folder, "slots", `${name}.tsx`))
    .findLast((file) => existsSync(file));
}

/** The stylesheets of the slots, and of the parts that a project replaces. */
export function themeModules(project: Project): string[] {
  const folders = themeFolders(project).flatMap((folder) =>
    ["slots", ...Object.keys(frameParts)].map((name) => join(folder, name)),
  );
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith(".module.css"))
        .sort()
        .map((name) => join(folder, name)),
    );
}

/** Whether a file of the renderer is unused, because a project replaces its part. */
export function isReplaced(project: Project, file: string): boolean {
  return (Object.keys(frameParts) as FramePart[]).some(
    (part) =>
      partFile(project, part) !== originalOf(project.root, frameParts[part][0]) &&
      frameParts[part].some((name) => originalOf(project.root, name) === file),
  );
}

/** Whether a file belongs to a project's theme and is used to make pages. */
export function isOfTheme(project: Project, file: string): boolean {
  return themeFolders(project).includes(dirname(dirname(file)));
}
