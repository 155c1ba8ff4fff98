import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bugs } from "../../package.json";
import { writeChecksummed } from "../../scripts/cache/checksummed-file.ts";
import { contentHash } from "../../scripts/cache/content-hash.ts";
import { ownCode } from "../support/code/own-code.ts";

test("an error of the renderer's own ends the build with 70, named as one, and writes no site", () => {
  const { code, out, run } = ownCode();
  const bundle = join(code, "bundle");
  const broken = `${readFileSync(join(bundle, "renderer.js"), "utf8")}
exports.renderPage = () => { throw new TypeError("broken"); };`;
  const manifestFile = join(bundle, "manifest.json");
  const [, manifest = ""] = readFileSync(manifestFile, "utf8").split("\n");
  const known = JSON.parse(manifest);
  writeFileSync(join(bundle, "renderer.js"), broken);
  writeChecksummed(
    manifestFile,
    JSON.stringify({ ...known, files: { ...known.files, "renderer.js": contentHash(broken) } }),
  );
  const { status, stdout, stderr } = run("build");
  // A slow machine shows how far it has come before; which page is rendered first is open.
  const [first = "", second] = stderr.slice(stderr.indexOf("This is")).split("\n");
  expect({ status, stdout, first: first.replace(/[\w/-]+\.yaml/, "PAGE"), second, isBuilt: existsSync(out) }).toEqual({
    status: 70,
    stdout: "",
    first: `This is a bug of the renderer while reading PAGE, not a mistake in the content. Please report it at ${bugs.url} with these lines:`,
    second: "TypeError: broken",
    isBuilt: false,
  });
});
