import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { page, startFiles } from "../support/build/edited-site.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";
import { type EditedFolder, editFolder, save } from "./editor-session.ts";

let site: EditedFolder;

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: dirname(site.pages), encoding: "utf8" });
  expect([stderr, status]).toEqual([expect.any(String), 0]);
  return stdout;
}

beforeEach(() => {
  site = editFolder(startFiles);
});

function startRepository(): void {
  git("init", "-q", "-b", "main");
  git("config", "user.name", "A");
  git("config", "user.email", "a@b.example");
  git("add", ".");
  git("commit", "-qm", "Start");
}

function rename(title: string): void {
  save(site, "shops/market.yaml", { pointer: "/title", value: title });
}

test("says what would be published, and why nothing can be", () => {
  expect(() => site.editor.publication({})).toThrow("is not in a Git repository");
  startRepository();
  expect(() => site.editor.publication({})).toThrow("Nothing has changed since the last commit.");
  rename("Square");
  expect(site.editor.publication({})).toEqual({
    branch: "main",
    branches: ["main"],
    remote: undefined,
    changes: [{ part: "/shops/market – Square", lines: ["title: “Market” → “Square”"] }],
    files: ["shops/market.yaml"],
    message: "Change /shops/market – Square\n\n/shops/market – Square\n- title: “Market” → “Square”\n",
    errors: 0,
  });
});

test("commits the tables beside the content of which pages are made, and nothing else there", () => {
  const write = (path: string, text: string) => writeFileSync(join(site.pages, "..", path), text);
  mkdirSync(join(site.pages, "../data"));
  write("package.json", "{}");
  write("pages/shops/[slug].yaml", `each: /data/mills.csv\n${page("Mill of {slug}")}`);
  write("data/mills.csv", "slug\nhill\n");
  write("data/kept.json", "{}");
  startRepository();
  write("data/mills.csv", "slug\nhills\n");
  write("data/kept.json", "[]");
  const { changes, files, message } = site.editor.publication({});
  expect(changes.map(({ part }) => part)).toEqual(["/shops/hill – Mill of hill", "/shops/hills – Mill of hills"]);
  expect(files).toEqual(["../data/mills.csv"]);
  site.editor.publish({ branch: "main", message, push: false });
  expect(git("show", "--format=", "--name-only")).toBe("data/mills.csv\n");
  expect(git("status", "--porcelain")).toBe(" M data/kept.json\n");
});

test("commits the content alone, to a branch of its own, and sends it only where that is asked", () => {
  startRepository();
  const remote = temporaryFolder();
  spawnSync("git", ["init", "-q", "--bare"], { cwd: remote });
  git("remote", "add", "origin", remote);
  writeFileSync(join(dirname(site.pages), "notes.txt"), "mine\n");
  git("add", "notes.txt");
  rename("Square");
  writeFileSync(join(site.pages, "new.yaml"), page("New"));
  const first = site.editor.publish({ branch: "words", message: "Say it\n\nBecause.", push: false });
  expect(first).toEqual({ commit: git("rev-parse", "--short", "HEAD").trim(), branch: "words", pushed: false });
  expect(git("log", "-1", "--format=%B", "--name-only").trim().split("\n")).toEqual([
    ...["Say it", "", "Because.", "", "", "pages/new.yaml", "pages/shops/market.yaml"],
  ]);
  expect(git("status", "--porcelain")).toBe("A  notes.txt\n");
  expect(git("ls-remote", "origin")).toBe("");
  rename("Place");
  expect(site.editor.publish({ branch: "words", message: "Say more", push: true }).pushed).toBe(true);
  expect(git("ls-remote", "origin")).toContain("refs/heads/words");
});

test("leaves branch and files as they were where Git refuses", () => {
  startRepository();
  writeFileSync(join(dirname(site.pages), ".git/hooks/pre-commit"), "#!/bin/sh\necho 'Not today.' >&2\nexit 1\n", {
    mode: 0o755,
  });
  rename("Square");
  expect(() => site.editor.publish({ branch: "words", message: "Say it", push: false })).toThrow("Not today.");
  expect(git("branch", "--format=%(refname:short)")).toBe("main\n");
  expect(site.text("shops/market.yaml")).toContain("title: Square");
  expect(() => site.editor.publish({ branch: "a..b", message: "Say it", push: false })).toThrow(
    "not a valid branch name",
  );
});
