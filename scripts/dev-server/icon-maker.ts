import type { DevSite } from "../dev-site/dev-site.ts";
import { iconFiles, isIconAddress } from "../output/icon-files.ts";
import type { MakeFile } from "./serve-made-files.ts";

/** Makes the icons that a build makes from the one of the site, and the manifest that lists them. */
export function iconMaker(codeFolder: string, pages: string, site: DevSite): MakeFile {
  return async (path) => {
    if (!isIconAddress(path)) return undefined;
    const home = await site.answer("/");
    const files = home?.kind === "page" ? await iconFiles(codeFolder, home.site, pages) : undefined;
    return files?.find((one) => `/${one.path}` === path)?.content;
  };
}
