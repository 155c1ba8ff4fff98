import { dataFolder, isTable } from "../content/read/content-path.ts";
import { folderBeside } from "../content/read/disk-path.ts";
import { type FolderListener, type FolderWatch, watchFolders } from "./watch-folders.ts";

/** Watches a content folder and, if it belongs to a project, the tables next to it. */
export function watchContentFolder(pages: string, listener: FolderListener): FolderWatch {
  const beside = folderBeside(pages);
  const watches = [watchFolders(pages, listener)];
  // A program of the project may constantly write other files there.
  const concerns = (name: string) => isTable(`${dataFolder}/${name}`);
  if (beside !== undefined) watches.push(watchFolders(beside, { ...listener, concerns }));
  return {
    ready: Promise.all(watches.map(({ ready }) => ready)).then(() => {}),
    close: () => {
      for (const watch of watches) watch.close();
    },
  };
}
