import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { stringify } from "yaml";
import { scriptCommand } from "../../program/script-command.ts";
import { type Measurement, measureCommand } from "../measure/measure-command.ts";
import type { RetiredCaches } from "../measure/retired-caches.ts";
import { picturesOfPage } from "./picture-page.ts";

/** The cost of building a site with many pictures: first without anything of earlier builds, then with nothing changed. */
export interface PictureBuilds {
  readonly pages: number;
  readonly cold: Measurement;
  readonly warm: Measurement;
}

/** How large the pictures are, in pixels. */
export const sourceSize = { width: 640, height: 427 };

/**
 * Builds a site of so many pages, each with two pictures that no other page has, in the folder. They are cut from
 * photographs at different places, because pictures that a machine invents are encoded faster.
 */
export async function measurePictureBuilds(
  photographs: readonly string[],
  { pages, folder, caches }: { pages: number; folder: string; caches: RetiredCaches },
): Promise<PictureBuilds> {
  const [site, out] = [join(folder, "pages"), join(folder, "dist")];
  await writeSite(photographs, { pages, site });
  const build = scriptCommand("build", ["--pages", site, "--out", out]);
  // The renderer is compiled as `npm ci` leaves it; no picture of an earlier measurement is there.
  caches.retire();
  await measureCommand(scriptCommand("prepare", []), folder);
  const cold = await measureCommand(build, folder);
  return { pages, cold, warm: await measureCommand(build, folder) };
}

async function writeSite(
  photographs: readonly string[],
  { pages, site }: { pages: number; site: string },
): Promise<void> {
  mkdirSync(join(site, "_assets"), { recursive: true });
  const origin = "https://www.example.com";
  writeFileSync(join(site, "_site.yaml"), stringify({ brand: { name: "Pictures" }, origin, language: "en-GB" }));
  for (let at = 0; at < pages; at++) {
    const names = [`view-${at}-left.jpg`, `view-${at}-right.jpg`];
    for (const [side, name] of names.entries()) {
      await cut(photographs[(2 * at + side) % photographs.length] ?? "", 2 * at + side, join(site, "_assets", name));
    }
    const title = at === 0 ? "Pictures" : `View ${at}`;
    const page = {
      title,
      description: `Two pictures that only the page ${title} has.`,
      ...(at > 0 && { unlisted: true }),
      blocks: [{ type: "hero", title }, ...picturesOfPage(names)],
    };
    writeFileSync(join(site, at === 0 ? "index.yaml" : `view-${at}.yaml`), stringify(page));
  }
}

/** A prime beside which no photograph is as wide: numbers multiplied by it share no place before all places are taken. */
const stride = 10_007;

/** Writes the part of a photograph that begins at a place of its own for each number. */
async function cut(photograph: string, number: number, file: string): Promise<void> {
  const { width, height } = await sharp(photograph).metadata();
  const [columns, rows] = [width - sourceSize.width + 1, height - sourceSize.height + 1];
  const place = (number * stride) % (columns * rows);
  const [left, top] = [place % columns, Math.floor(place / columns)];
  await sharp(photograph)
    .extract({ left, top, ...sourceSize })
    .jpeg({ quality: 85 })
    .toFile(file);
}
