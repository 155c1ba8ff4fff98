import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildInto, listFiles } from "../support/build/built-site.ts";
import { projectRoot } from "../support/system/own-project.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

interface LockedPackage {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

// It is written by npm.
const lock = JSON.parse(readFileSync(join(projectRoot, "package-lock.json"), "utf8")) as {
  packages: Record<string, LockedPackage>;
};
const packages = Object.entries(lock.packages).filter(([path]) => path !== "");

test("what npm ci installs needs no script of its own, so that npm ci --ignore-scripts is enough", () => {
  const withScripts = packages.flatMap(([path]) => {
    const file = join(projectRoot, path, "package.json");
    // A package for another system is not installed.
    if (!existsSync(file)) return [];
    const { scripts = {} } = JSON.parse(readFileSync(file, "utf8")) as { scripts?: Record<string, string> };
    return ["preinstall", "install", "postinstall"].some((name) => name in scripts) ? [path] : [];
  });
  expect(withScripts).toEqual([]);
});

test("what npm ci installs has a checksum, and is a file of a registry and no folder, repository or other address", () => {
  const loose = packages.filter(
    ([, { integrity = "", resolved = "https://registry", link }]) =>
      link || !integrity.startsWith("sha512-") || !resolved.startsWith("https://"),
  );
  expect(loose.map(([path]) => path)).toEqual([]);
});

test("a site names the licences of what browsers get: the code, the icons and the typefaces that it shows, each text once", () => {
  const folder = temporaryFolder();
  buildInto(join(folder, "dist"), join(projectRoot, "tests/fixtures/other-site"));
  const text = readFileSync(join(folder, "dist", "licences.txt"), "utf8");
  const names = text.match(/^(?:@[a-z-]+\/)?[a-z-]+(?= \d[\d.]* \([\w.-]+\)$)/gm);
  expect(names).toEqual([
    ...["@iconify-json/lucide", "react", "react-dom", "scheduler", "react-router"],
    "@fontsource-variable/schibsted-grotesk",
  ]);
  expect(text.split("Permission is hereby granted, free of charge")).toHaveLength(5);
  expect(text).toContain("SIL OPEN FONT LICENSE");
  // Pages do not load it.
  expect(readFileSync(join(folder, "dist", "index.html"), "utf8")).not.toContain("licences");
});

test("actions of others are pinned by the hash of a commit, with the version beside it", () => {
  const folder = join(projectRoot, ".github");
  const files = listFiles(folder).filter((path) => path.endsWith(".yml"));
  const used = files.flatMap((file) => readFileSync(join(folder, file), "utf8").match(/uses: .*/g) ?? []);
  expect(used.length).toBeGreaterThan(4);
  const unpinned = used.filter((line) => !/^uses: (?:\.\/|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/.test(line));
  expect(unpinned).toEqual([]);
});
