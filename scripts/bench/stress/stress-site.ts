import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runBuild } from "../../build/run-build.ts";
import { storeFolder } from "../../build/saved-build.ts";
import { buildMemory } from "../../program/project.ts";
import { revisePage } from "../workload/revise-page.ts";
import { writeWorkload } from "../workload/write-workload.ts";
import { readSite, type SiteFiles } from "./judge-output.ts";

/** The versions of the content: another text on one page; and other pages and assets, and something else on every page. */
export const versions = ["first", "edited", "other"] as const;
export type Version = (typeof versions)[number];

/** The day on which all of it is built. */
export const today = new Date("2025-05-03");

/** A site whose builds are disturbed. */
export interface StressSite {
  readonly pages: string;
  readonly out: string;
  /** The files that a build of each version writes. */
  readonly clean: ReadonlyMap<Version, SiteFiles>;
  /** Makes the content folder hold a version. */
  turnTo(version: Version): void;
  /** Builds what stands in the content folder. */
  build(): Promise<void>;
  /** Removes what builds have saved. */
  forget(): void;
}

/** Writes and builds a site in a folder. It has so few pages that one thread renders them, and that many builds do not take long. */
export async function createStressSite(folder: string): Promise<StressSite> {
  const [pages, out] = [join(folder, "pages"), join(folder, "site")];
  const turnTo = (version: Version) => {
    rmSync(pages, { recursive: true, force: true });
    writeWorkload(pages, version === "other" ? 16 : 20);
    mkdirSync(join(pages, "_assets/notes"), { recursive: true });
    writeFileSync(join(pages, "_assets/logo.txt"), version);
    writeFileSync(join(pages, `_assets/notes/${version === "other" ? "b" : "a"}.txt`), "note");
    if (version === "edited") revisePage(join(pages, "section-1/page-7.yaml"), 1);
    const file = join(pages, "_site.yaml");
    if (version === "other") writeFileSync(file, readFileSync(file, "utf8").replace("name: Workload", "name: Other"));
  };
  const build = (to: string) => buildQuietly({ pages, out: to, memory: buildMemory });
  const clean = new Map<Version, SiteFiles>();
  for (const version of versions) {
    const to = join(folder, `clean-${version}`);
    turnTo(version);
    await build(to);
    clean.set(version, readSite(to));
  }
  return {
    pages,
    out,
    clean,
    turnTo,
    build: () => build(out),
    forget: () => rmSync(storeFolder(buildMemory, { pages, out }), { recursive: true, force: true }),
  };
}

interface BuildPlace {
  readonly pages: string;
  readonly out: string;
  readonly memory: string;
}

/** Builds without a word. Throws as builds do. */
async function buildQuietly(place: BuildPlace): Promise<void> {
  const built = await runBuild({
    ...place,
    today,
    origin: undefined,
    release: false,
    drafts: false,
    report: false,
    onPhase: () => () => {},
    onWait: () => () => {},
    warn: () => {},
  });
  if ("mistakes" in built) throw new Error("The content of this site should have no mistakes.");
}
