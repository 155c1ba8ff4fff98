import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { ferrySite } from "../support/browser/served-site.ts";
import { listFiles } from "../support/build/built-site.ts";
import { projectRoot } from "../support/system/own-project.ts";

const { out } = ferrySite;
const files = listFiles(out);

/** The size of a file of the built site, compressed as hosts send it. */
function weightOf(path: string): number {
  return brotliCompressSync(readFileSync(join(out, path))).length;
}

function onlyFile(pattern: RegExp): string {
  const [file, ...others] = files.filter((path) => pattern.test(path));
  if (file === undefined || others.length > 0) throw new Error(`${pattern}: expected one file.`);
  return file;
}

const app = onlyFile(/^_app\/app-.*\.js$/);
const react = onlyFile(/^_app\/react-.*\.js$/);

test("the app with React and all else that it needs weighs at most 90,000 bytes", () => {
  const weights = [app, react, onlyFile(/^_app\/rolldown-runtime-.*\.js$/)].map(weightOf);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(90_000);
});

test("of blocks nothing is written but the pages: their components only where they need React, their styles in the pages", () => {
  const others = files.filter(
    (path) =>
      /^_app\/.*\.(?:js|css)$/.test(path) &&
      !/^_app\/(?:app|react|rolldown-runtime|entry|start-navigation|forms)-/.test(path),
  );
  const behaviours = readdirSync(join(projectRoot, "src/behaviours")).map((name) => name.replace(/\.ts$/, ""));
  expect(
    others.map((path) => path.replace(/^_app\/|-.{8}\.js$/g, "")).filter((name) => !behaviours.includes(name)),
  ).toEqual([]);
});

test("no file of a build belongs to the gallery or the editor, or has anything that pages of the dev server have beside", () => {
  expect(files.filter((file) => /__blocks|__dev/.test(file))).toEqual([]);
  const texts = files.filter((file) => /\.(html|xml|js|css|json)$/.test(file) || /^(?:_redirects|\.h)/.test(file));
  const own = ["__blocks", "__dev", "__edit", "dev-data", "dev-mistakes", "@vite"];
  const found = texts.flatMap((file) => {
    const text = readFileSync(join(out, file), "utf8");
    return own.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});
