import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { UsageError } from "../../program/usage-error.ts";
import type { SiteGenerator } from "./site-generator.ts";
import { writeHugoSite } from "./write-hugo-site.ts";

export const hugoGenerator: SiteGenerator = {
  describe() {
    const { status, stdout } = spawnSync("hugo", ["version"], { encoding: "utf8" });
    const version = stdout?.match(/v(\d+\.\d+\.\d+)/)?.[1];
    if (status === 0 && version) return `Hugo ${version}`;
    throw new UsageError(
      "--against hugo: hugo is not installed. Put it on the PATH (https://gohugo.io/installation/, or apt-get install hugo), or leave the flag out.",
    );
  },
  writeSite: writeHugoSite,
  buildCommand: (site, out) => ({ program: "hugo", args: ["--quiet", "--source", site, "--destination", out] }),
  contentFile: (site, page) => join(site, "content", `${page}.md`),
};
