import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { replaceFile } from "../../scripts/replace-file.ts";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "replace-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

describe("replaceFile", () => {
  test("writes the new text, keeps the mode and leaves no other file", () => {
    const file = join(dir, "a.yaml");
    writeFileSync(file, "old\n");
    chmodSync(file, 0o664);
    expect(replaceFile(file, "old\n", "new\n")).toBe(undefined);
    expect(readFileSync(file, "utf8")).toBe("new\n");
    expect(statSync(file).mode & 0o777).toBe(0o664);
    expect(readdirSync(dir)).toEqual(["a.yaml"]);
  });

  test("writes through a symbolic link and keeps the link", () => {
    writeFileSync(join(dir, "real.yaml"), "old\n");
    symlinkSync("real.yaml", join(dir, "link.yaml"));
    expect(replaceFile(join(dir, "link.yaml"), "old\n", "new\n")).toBe(undefined);
    expect(readFileSync(join(dir, "real.yaml"), "utf8")).toBe("new\n");
  });

  test("leaves a file alone that is no longer what was read", () => {
    const file = join(dir, "a.yaml");
    writeFileSync(file, "edited meanwhile\n");
    expect(replaceFile(file, "old\n", "new\n")).toBe("it changed meanwhile");
    expect(readFileSync(file, "utf8")).toBe("edited meanwhile\n");
  });

  test("says why a file cannot be written", () => {
    expect(replaceFile(join(dir, "gone.yaml"), "old\n", "new\n")).toContain("ENOENT");
  });
});
