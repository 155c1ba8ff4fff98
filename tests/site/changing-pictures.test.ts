import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inspectPicture } from "../../scripts/content/pictures/inspect-picture.ts";
import { pictureFiles } from "../../scripts/content/pictures/picture-files.ts";
import { imageMaker } from "../../scripts/dev-server/image-maker.ts";
import { makeImages } from "../../scripts/images/make-images.ts";
import { createPictureMemory } from "../../scripts/images/picture-memory.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const drawing = (path: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="${path}"/></svg>`);
const [before, after] = [drawing("M0 0h40v20z"), drawing("M0 0h20v20z")];
const facts = inspectPicture(before) ?? expect.fail("It is a picture.");
const file = pictureFiles(facts, { widths: [640], sizes: "100vw", widest: 640 }).fallback;

test("a build gives nothing the name of a picture that has been replaced since it was inspected", async () => {
  const made: string[] = [];
  const images = [{ address: "/assets/plan.svg", file }];
  const make = (source: Uint8Array) =>
    makeImages({ images, readAsset: () => source, onMade: (path) => made.push(path) });
  await expect(make(after)).rejects.toThrow("/assets/plan.svg changed while it was being built. Build again.");
  expect(made).toEqual([]);
  await make(before);
  expect(made).toEqual([file.path]);
});

test("the dev server answers with nothing else at the address of a picture that has been replaced", async () => {
  const pages = temporaryFolder();
  mkdirSync(join(pages, "_assets"));
  const pictures = createPictureMemory(pages);
  const make = imageMaker(pages, pictures);
  const ask = async () => String((await make(`/${file.path}`)) ?? "nothing");
  writeFileSync(join(pages, "_assets/plan.svg"), before);
  pictures.inspect("/assets/plan.svg");
  writeFileSync(join(pages, "_assets/plan.svg"), after);
  expect(await ask()).toBe("nothing");
  writeFileSync(join(pages, "_assets/plan.svg"), before);
  expect(await ask()).toContain("M0 0h40v20z");
});
