import { cpSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { picturePlaces } from "../../content/pictures/picture-places.ts";

/** A folder with pictures, and where to write a site whose one page shows them. */
interface PicturePage {
  readonly pictures: string;
  readonly site: string;
}

const { sizes, widths } = picturePlaces.half;

/** The photographs in a folder. */
export function photographsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /\.jpe?g$/.test(name))
    .sort();
}

/** Writes a site of the renderer: each picture stands beside a line of text, in half of the page. */
export function writeOwnPage({ pictures, site }: PicturePage): void {
  mkdirSync(join(site, "_assets"), { recursive: true });
  const names = photographsIn(pictures);
  for (const name of names) cpSync(join(pictures, name), join(site, "_assets", name));
  const origin = "https://www.example.com";
  writeFileSync(join(site, "_site.yaml"), stringify({ brand: { name: "Pictures" }, origin, language: "en-GB" }));
  const description = "Every picture of a folder beside a line of text.";
  const hero = { type: "hero", title: "Pictures" };
  writeFileSync(
    join(site, "index.yaml"),
    stringify({ title: "Pictures", description, blocks: [hero, ...picturesOfPage(names)] }),
  );
}

/** The blocks of a page that show the assets with the names. */
export function picturesOfPage(names: readonly string[]): readonly object[] {
  return names.map((name) => ({
    type: "media-text",
    title: titleOf(name),
    body: `A line beside the picture ${titleOf(name)}.`,
    image: { src: `/assets/${name}`, alt: `What ${titleOf(name)} shows.` },
  }));
}

/** Writes a site of Astro with the same pictures, in the same widths, sizes and formats, by its own component and its own settings. */
export function writeAstroPage({ pictures, site }: PicturePage): void {
  for (const folder of ["pages", "pictures"]) mkdirSync(join(site, "src", folder), { recursive: true });
  const names = photographsIn(pictures);
  for (const name of names) cpSync(join(pictures, name), join(site, "src/pictures", name));
  const shown = names.map(
    (name, index) =>
      `<Picture src={picture${index}} alt="What ${titleOf(name)} shows." widths={[${widths.join(", ")}]} sizes="${sizes}" formats={["avif", "webp"]} />`,
  );
  const imports = names.map((name, index) => `import picture${index} from "../pictures/${name}";`);
  writeFileSync(
    join(site, "src/pages/index.astro"),
    `---\nimport { Picture } from "astro:assets";\n${imports.join("\n")}\n---\n<!doctype html><html lang="en-GB"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>Pictures</title></head><body>${shown.join("\n")}</body></html>\n`,
  );
}

function titleOf(name: string): string {
  return name.replace(/\.\w+$/, "").replaceAll("-", " ");
}
