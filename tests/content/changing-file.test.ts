import { appendFileSync, closeSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openRegularFile, type RegularFile } from "../../scripts/content/read/open-regular-file.ts";
import { createFileWriter } from "../../scripts/publish/file-writer.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

/** What somebody else does while a file is being read: after each piece of it. */
let meanwhile = () => {};

vi.mock("node:fs", async (importOriginal) => {
  const original = await importOriginal<typeof import("node:fs")>();
  return {
    ...original,
    readSync(...input: Parameters<typeof original.readSync>) {
      const length = original.readSync(...input);
      meanwhile();
      return length;
    },
  };
});

function createFile(text: string): { folder: string; file: string } {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "a.yaml"), text);
  onTestFinished(() => {
    meanwhile = () => {};
  });
  return { folder, file: join(folder, "a.yaml") };
}

describe("an asset that is written while it is copied", () => {
  function copy(text: string, change: (file: string) => void) {
    const { folder, file } = createFile(text);
    mkdirSync(join(folder, "out"));
    const asset = openRegularFile(folder, "a.yaml", 10_000_000) as RegularFile;
    onTestFinished(() => closeSync(asset.descriptor));
    meanwhile = () => change(file);
    const written = createFileWriter(join(folder, "out")).copy("b/a.txt", asset);
    return { written: written?.bytes, copied: readFileSync(join(folder, "out/b/a.txt"), "utf8").length };
  }

  test("is copied whole where nobody writes it, in as many pieces as it takes", () => {
    expect(copy("a", () => {})).toEqual({ written: 1, copied: 1 });
    expect(copy("", () => {})).toEqual({ written: 0, copied: 0 });
    expect(copy("a".repeat(3_000_000), () => {})).toEqual({ written: 3_000_000, copied: 3_000_000 });
  });

  test("is given up where it grows without end, after one byte more than there were", () => {
    expect(copy("aaa", (file) => appendFileSync(file, "aaa"))).toEqual({ written: undefined, copied: 4 });
  });
});
