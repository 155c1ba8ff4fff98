import { spelt } from "../../src/page-address.ts";
import { plainAddress } from "../content/read/route-form.ts";
import type { DevSite } from "../dev-site/dev-site.ts";
import { llmsTexts } from "../output/llms-files.ts";
import { twinPath } from "../output/output-paths.ts";
import type { DevRenderer } from "./dev-renderer.ts";
import type { MakeFile } from "./serve-made-files.ts";

interface TwinsInput {
  readonly base: string;
  readonly site: DevSite;
  readonly renderer: DevRenderer;
}

/** Makes the pages in Markdown that a build writes, one by one and all in one file, from the pages as they are now. */
export function twinMaker({ base, site, renderer }: TwinsInput): MakeFile {
  // The addresses of scripts are no part of a text.
  const assets = { base, entry: "/", app: "/", behaviours: {}, services: {}, blocks: {} };
  const twinAt = async (path: string) => {
    const home = await site.answer("/");
    if (home?.kind !== "page" || !home.site.machines?.markdown) return undefined;
    const route = path === twinPath("/") ? "/" : `/${path.slice(0, -".md".length)}`;
    const answer = await site.answer(spelt(home.site, route));
    if (answer?.kind !== "page" || answer.route.path !== route || !answer.route.listed || !answer.isRight)
      return undefined;
    const { renderPage } = await renderer.load();
    const { pageTwin } = await import("../output/page-twin.ts");
    const page = { ...answer, assets, today: new Date(), indexed: false, forUnknownPaths: false };
    return pageTwin(answer.site, answer.route, renderPage(page).main);
  };
  return async (path) => {
    const [, file, ending] = /^\/(.*(\.md|llms-full\.txt))$/.exec(plainAddress(path)) ?? [];
    if (file === undefined) return undefined;
    if (ending === ".md") return twinAt(file);
    const list = file.replace("-full.txt", ".txt");
    const home = await site.answer("/");
    // No list for assistants is made from documents.
    const content = await site.file(`/${list}`, async () => undefined);
    if (home?.kind !== "page" || content === undefined) return undefined;
    const [texts] = await llmsTexts(home.site, [{ path: list, content }], twinAt);
    return texts?.content;
  };
}
