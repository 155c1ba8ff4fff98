import { spawnSync } from "node:child_process";
import { join, relative } from "node:path";
import { UsageError } from "../../program/usage-error.ts";
import type { SiteGenerator } from "./site-generator.ts";
import { writeEleventySite } from "./write-eleventy-site.ts";

export const eleventyGenerator: SiteGenerator = {
  describe() {
    const { status, stdout } = spawnSync("eleventy", ["--version"], { encoding: "utf8" });
    const version = stdout?.match(/^v?(\d+\.\d+\.\d+)/)?.[1];
    if (status === 0 && version) return `Eleventy ${version}`;
    throw new UsageError(
      "--against eleventy: eleventy is not installed. Put it on the PATH (npm install --global @11ty/eleventy@3), or leave the flag out.",
    );
  },
  writeSite: writeEleventySite,
  // Eleventy takes only paths relative to the folder that it runs in.
  buildCommand: (site, out) => ({
    program: "eleventy",
    args: ["--quiet", "--output", relative(site, out)],
    folder: site,
  }),
  contentFile: (site, page) => join(site, "content", `${page}.md`),
};
