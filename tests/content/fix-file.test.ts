import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { replaceFile } from "../../scripts/cache/replace-file.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

let dir: string;
beforeEach(() => {
  dir = temporaryFolder();
});

describe("replaceFile", () => {
  test("writes the new text, keeps the mode and leaves no other file", () => {
    const file = join(dir, "a.yaml");
    writeFileSync(file, "old\n");
    chmodSync(file, 0o664);
    expect(replaceFile({ folder: dir, path: "a.yaml" }, "old\n", "new\n")).toBe(undefined);
    expect(readFileSync(file, "utf8")).toBe("new\n");
    expect(statSync(file).mode & 0o777).toBe(0o664);
    expect(readdirSync(dir)).toEqual(["a.yaml"]);
  });

  test("writes through no link: neither one in the place of the file, nor one to its folder, nor one beside it", () => {
    mkdirSync(join(dir, "outside"));
    mkdirSync(join(dir, "pages"));
    writeFileSync(join(dir, "outside/real.yaml"), "old\n");
    writeFileSync(join(dir, "pages/a.yaml"), "old\n");
    symlinkSync("../outside/real.yaml", join(dir, "pages/link.yaml"));
    symlinkSync("../outside", join(dir, "pages/folder"));
    symlinkSync("../outside/real.yaml", join(dir, `pages/.a.yaml.${process.pid}.tmp`));
    const replace = (path: string) => replaceFile({ folder: join(dir, "pages"), path }, "old\n", "new\n");
    expect(replace("link.yaml")).toBe('it is a symbolic link to "../outside/real.yaml"');
    expect(replace("folder/real.yaml")).toBe("it does not exist");
    expect(replace("a.yaml")).toBe("file already exists");
    expect(readFileSync(join(dir, "outside/real.yaml"), "utf8")).toBe("old\n");
    expect(readdirSync(join(dir, "pages")).sort()).toEqual([
      `.a.yaml.${process.pid}.tmp`,
      "a.yaml",
      "folder",
      "link.yaml",
    ]);
  });

  test("leaves a file alone that is no longer what was read", () => {
    const file = join(dir, "a.yaml");
    writeFileSync(file, "edited meanwhile\n");
    expect(replaceFile({ folder: dir, path: "a.yaml" }, "old\n", "new\n")).toBe("it changed in the meantime");
    expect(readFileSync(file, "utf8")).toBe("edited meanwhile\n");
  });

  test("says why a file cannot be written", () => {
    expect(replaceFile({ folder: dir, path: "gone.yaml" }, "old\n", "new\n")).toBe("it does not exist");
  });
});
