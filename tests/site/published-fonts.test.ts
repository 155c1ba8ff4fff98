import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { packageFile } from "../../scripts/appearance/font-files.ts";
import { typefaces } from "../../scripts/content/fonts/typefaces.ts";
import { buildInto } from "../support/build/build-into.ts";
import { listFiles } from "../support/build/built-site.ts";
import { page, startFiles, writeFiles } from "../support/build/edited-site.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const [first] = typefaces;
if (!first) throw new Error("There is a default.");
const house = readFileSync(packageFile(first, `files/${first.stem}-latin-wght-normal.woff2`));

test("a build publishes the fonts that the theme names, of their letters those in the texts, and none else", () => {
  const folder = temporaryFolder();
  const pages = join(folder, "pages");
  const theme = (typeface: string) => `theme:\n  typeface: ${typeface}\n`;
  const build = (typeface: string, title: string) => {
    writeFiles(pages, {
      ...startFiles,
      "_site.yaml": `${startFiles["_site.yaml"]}${theme(typeface)}`,
      "shops/athens.yaml": page(title),
    });
    buildInto(join(folder, "dist"), pages);
    const html = readFileSync(join(folder, "dist/index.html"), "utf8");
    const fonts = listFiles(join(folder, "dist")).filter((path) => path.endsWith(".woff2"));
    const addresses = [...html.matchAll(/url\((\/_app\/[^)]*)\)/g)].map(([, url]) => url?.slice(1)).sort();
    expect(addresses).toEqual(fonts);
    const preloads = [...html.matchAll(/<link rel="preload" href="\/([^"]*)"/g)].map(([, href]) => href);
    const nameOf = (path = "") => path.replace(/^_app\/|-[\w-]{8}\.woff2$/g, "");
    return { fonts: fonts.map(nameOf), preloads: preloads.map(nameOf) };
  };

  expect(build("{ text: Source Sans 3 }", "Athens")).toEqual({
    fonts: ["source-sans-3-basic"],
    preloads: ["source-sans-3-basic"],
  });
  // The second build takes over what has not changed of the first.
  expect(build("{ text: Source Sans 3 }", "Αθήνα")).toEqual({
    fonts: ["source-sans-3-basic", "source-sans-3-greek"],
    preloads: ["source-sans-3-basic"],
  });
  expect(build("{ text: System, headings: Source Sans 3 }", "Athens")).toEqual({
    fonts: ["source-sans-3-basic"],
    preloads: ["source-sans-3-basic"],
  });
});

test("a site's own font is published under the hash of what is in it, and anew when the file is another one", () => {
  const folder = temporaryFolder();
  const pages = join(folder, "pages");
  writeFiles(pages, {
    ...startFiles,
    "_site.yaml": `${startFiles["_site.yaml"]}theme:
  typeface: { text: House, own: [{ name: House, file: /assets/house.woff2 }] }
`,
  });
  const fontsOf = (bytes: Uint8Array) => {
    writeFileSync(join(pages, "_assets/house.woff2"), bytes);
    buildInto(join(folder, "dist"), pages);
    const fonts = listFiles(join(folder, "dist")).filter((path) => /^_app.*woff2$/.test(path));
    expect(fonts.map((path) => readFileSync(join(folder, "dist", path)).equals(bytes))).toEqual([true]);
    expect(readFileSync(join(folder, "dist/shops/market.html"), "utf8")).toContain(`url(/${fonts[0]})`);
    return fonts;
  };
  const other = readFileSync(packageFile(typefaces[1] ?? first, `files/${typefaces[1]?.stem}-latin-wght-normal.woff2`));
  expect(fontsOf(house)).not.toEqual(fontsOf(other));
});
