import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Project } from "./project.ts";

/** The parts of the frame that a project can take over, each with the files that it consists of, its component first. */
export const frameParts = {
  header: ["header.tsx", "header.module.css", "wide-menu.module.css", "submenu.module.css"],
  footer: ["footer/footer.tsx", "footer/footer.module.css", "footer/footer-groups.module.css"],
} as const;

export type FramePart = keyof typeof frameParts;

/** The places in the frame and beside the blocks of every page where a project can put a component, by the names of what exports it. */
export const slots = {
  "header.after": "HeaderAfter",
  "main.before": "MainBefore",
  "main.after": "MainAfter",
  "footer.before": "FooterBefore",
} as const;

function themeFolders({ folders }: Project): readonly string[] {
  return folders.map((folder) => join(folder, "theme"));
}

/** The file of the renderer that a part of the frame begins with, or another of its files. */
export function originalOf(root: string, file: string): string {
  return join(root, "src/layout", file);
}

/** The file of the component of a part: that of the project, if it has taken the part over. */
export function partFile(project: Project, part: FramePart): string {
  const [component] = frameParts[part];
  const own = themeFolders(project).map((folder) => join(folder, part, basename(component)));
  return own.findLast((file) => existsSync(file)) ?? originalOf(project.root, component);
}

/** The components that lie where no slot takes them, by a slip in their names or their place. */
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

/** Whether a name has the form of a slot's, or the letters of one that is empty: if that is filled, it may be a part of it. */
function isLikeSlot(project: Project, name: string): boolean {
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, "");
  // The cast is safe: these are its keys.
  const empty = (Object.keys(slots) as (keyof typeof slots)[]).filter((slot) => !slotFile(project, slot));
  return /^(?:header|main|footer)\.|\.(?:before|after)$/.test(name) || empty.map(letters).includes(letters(name));
}

/** The file of the component in a slot; undefined if nothing is there. An extension gives way to the project. */
export function slotFile(project: Project, name: keyof typeof slots): string | undefined {
  return themeFolders(project)
    .map((folder) => join(folder, "slots", `${name}.tsx`))
    .findLast((file) => existsSync(file));
}

/** The stylesheets of the slots, and of the parts that a project has taken over. */
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

/** Whether a file of the renderer has no use, because a project has taken its part over. */
export function isReplaced(project: Project, file: string): boolean {
  return (Object.keys(frameParts) as FramePart[]).some(
    (part) =>
      partFile(project, part) !== originalOf(project.root, frameParts[part][0]) &&
      frameParts[part].some((name) => originalOf(project.root, name) === file),
  );
}

/** Whether a file is one of a project's theme, of which pages are made. */
export function isOfTheme(project: Project, file: string): boolean {
  return themeFolders(project).includes(dirname(dirname(file)));
}
