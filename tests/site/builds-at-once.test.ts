import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../scripts/program/project.ts";
import { generatePages } from "../support/build/generate-pages.ts";
import { hashFolder } from "../support/build/hash-folder.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

/** Enough for the builds to work in several threads. */
const pages = 300;
const otherOrigin = ["--origin", "https://other.example"];

function build(content: string, out: string): Promise<{ status: number; stderr: string }> {
  const args = [join(projectRoot, "scripts/run.js"), "build", "--pages", content, "--out", out, ...otherOrigin];
  return new Promise((resolve) => {
    execFile(process.execPath, args, (error, _, stderr) => resolve({ status: Number(error?.code ?? 0), stderr }));
  });
}

test.each([
  ["a new folder", false],
  ["the folder of an earlier build", true],
])(
  "of two builds at once into %s each succeeds or says that it met the other, and one whole site stays",
  async (_, isBuilt) => {
    const folder = temporaryFolder();
    const [content, out, clean] = [join(folder, "pages"), join(folder, "out"), join(temporaryFolder(), "out")];
    generatePages(content, pages);
    if (isBuilt) expect(runScript("build.ts", ["--pages", content, "--out", out])).toMatchObject({ status: 0 });

    // Another origin changes every page.
    const results = await Promise.all([build(content, out), build(content, out)]);

    const met = results.filter(({ status }) => status !== 0);
    expect(met.length).toBeLessThan(2);
    for (const { status, stderr } of met) {
      expect(status).toBe(2);
      expect(stderr).toBe(`Another build is writing into ${out}. Wait until it has ended, and build again.\n`);
    }
    expect(readdirSync(folder).sort()).toEqual(["out", "pages"]);
    expect(runScript("build.ts", ["--pages", content, "--out", clean, ...otherOrigin])).toMatchObject({ status: 0 });
    expect(hashFolder(out)).toEqual(hashFolder(clean));
  },
);
