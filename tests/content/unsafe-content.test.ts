import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { scanContent } from "../../scripts/build/scan-content.ts";
import { checkContent } from "../../scripts/content/check/check-content.ts";
import { publishedErrors } from "../../scripts/content/diagnostic/diagnostic.ts";
import { limits } from "../../scripts/content/diagnostic/limits.ts";
import { openRegularFile } from "../../scripts/content/read/open-regular-file.ts";
import { readBytes } from "../../scripts/content/read/read-bytes.ts";
import { readContent } from "../../scripts/content/read/read-content.ts";
import { writeFile } from "../support/build/edited-site.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";
import { contentModel, indexYaml, siteYaml } from "./memory-site.ts";

/** A content folder `pages` beside a folder `outside`, which nothing of the content is to be read from. */
function createSite(): { cwd: string; pages: string; write(path: string, text: string): void } {
  const cwd = temporaryFolder();
  const pages = join(cwd, "pages");
  const write = (path: string, text: string) => writeFile(cwd, path, text);
  write("pages/_site.yaml", siteYaml);
  write("pages/index.yaml", indexYaml);
  write("outside/secret.yaml", "title: Secret\n");
  return { cwd, pages, write };
}

/** What the check says of a site, with its hints. The build accepts what it accepts. */
function check({ cwd, pages }: { cwd: string; pages: string }): string[] {
  const { diagnostics } = checkContent(contentModel(), pages, cwd);
  expect(scanContent(pages, Date.now()) !== undefined).toBe(publishedErrors(diagnostics).length === 0);
  return diagnostics.map(({ code, file, message, hint }) => `${file} ${code}: ${message} ${hint}`);
}

const removal = "Replace it with a copy of its target, or remove it.";
const link = (target: string) => `unreadable-file: This is a symbolic link to "${target}". ${removal}`;

describe("a symbolic link is named with what it leads to, and not followed", () => {
  test.each([
    ["a page that leads out of the content", "secret.yaml", "../outside/secret.yaml"],
    ["a page that leads to a device without an end", "zero.yaml", "/dev/zero"],
    ["an asset", "_assets/logo.txt", "/etc/passwd"],
    ["a folder of pages", "bread", "../outside"],
  ])("%s", (_, path, target) => {
    const site = createSite();
    mkdirSync(dirname(join(site.pages, path)), { recursive: true });
    symlinkSync(target, join(site.pages, path));
    expect(check(site)).toEqual([`pages/${path} ${link(target)}`]);
    expect(JSON.stringify(readContent(site.pages, site.cwd))).not.toContain("Secret");
  });

  test("but the content folder itself may be one", () => {
    const site = createSite();
    symlinkSync("pages", join(site.cwd, "link"));
    expect(check({ ...site, pages: join(site.cwd, "link") })).toEqual([]);
  });

  test("and what refers to such a page or asset is not wrong too", () => {
    const site = createSite();
    symlinkSync("../outside/secret.yaml", join(site.pages, "bread.yaml"));
    mkdirSync(join(site.pages, "_assets"));
    symlinkSync("/etc/passwd", join(site.pages, "_assets/prices.pdf"));
    site.write(
      "pages/index.yaml",
      indexYaml.replace('"#contact"', "/bread\n      - label: Prices\n        href: /assets/prices.pdf"),
    );
    expect(check(site).map((text) => text.split(":")[0])).toEqual([
      "pages/_assets/prices.pdf unreadable-file",
      "pages/bread.yaml unreadable-file",
    ]);
  });
});

describe("what is no file is named, and never opened for reading", () => {
  const inPlaceOfPage = "Replace it with a regular file, or remove it from the content folder.";

  // Elsewhere a file cannot have such a name.
  test.skipIf(process.platform !== "linux")("a name that is not UTF-8, of a page, an asset or a folder", () => {
    const site = createSite();
    const name = (start: string, end: string) =>
      Buffer.concat([Buffer.from(join(site.pages, start)), Buffer.from([0xff]), Buffer.from(end)]);
    mkdirSync(join(site.pages, "_assets"));
    writeFileSync(name("bread", ".yaml"), indexYaml);
    writeFileSync(name("_assets/logo", ".svg"), "<svg/>");
    mkdirSync(name("notes", ""));
    expect(check(site).map((text) => text.split(":")[0])).toEqual([
      "pages/_assets/logo\ufffd.svg invalid-file-name",
      ...["_assets/logo\ufffd.svg", "bread\ufffd.yaml", "notes\ufffd"].map((path) => `pages/${path} unreadable-file`),
    ]);
  });

  test("a named pipe, to which nobody ever writes", () => {
    const site = createSite();
    execFileSync("mkfifo", [join(site.pages, "bread.yaml")]);
    expect(check(site)).toEqual([`pages/bread.yaml unreadable-file: This is a named pipe. ${inPlaceOfPage}`]);
    expect(openRegularFile(site.pages, "bread.yaml", limits.fileBytes)).toEqual({ kind: "form", form: "a named pipe" });
  });

  test("a folder with the name of a page, once, whatever it holds", () => {
    const site = createSite();
    site.write("pages/bread.yaml/rye.yaml", "title: Rye\n");
    expect(check(site)).toEqual([`pages/bread.yaml unreadable-file: This is a folder. ${inPlaceOfPage}`]);
    expect(readBytes(site.pages, "bread.yaml")).toEqual({ kind: "form", form: "a folder" });
  });
});

/** Does something as a user for whom permissions count. */
function unprivileged<Result>(action: () => Result): Result {
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    return action();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

test.skipIf(process.platform === "win32")(
  "what the system does not let us read is named: a folder, a page and an asset, all in one run",
  () => {
    const site = createSite();
    site.write("pages/bread/rye.yaml", "title: Rye\n");
    site.write("pages/spelt.yaml", "title: Spelt\n");
    site.write("pages/_assets/logo.svg", "<svg/>");
    chmodSync(site.cwd, 0o755);
    contentModel();
    const closed = ["bread", "spelt.yaml", "_assets/logo.svg"].map((path) => join(site.pages, path));
    for (const path of closed) chmodSync(path, 0);
    const { diagnostics } = unprivileged(() => checkContent(contentModel(), site.pages, site.cwd));
    const said = "unreadable-file: This cannot be read: you may not read it.";
    expect(diagnostics.map(({ file, code, message }) => `${file} ${code}: ${message}`)).toEqual(
      ["_assets/logo.svg", "bread", "spelt.yaml"].map((path) => `pages/${path} ${said}`),
    );
    chmodSync(join(site.pages, "bread"), 0o755);
  },
);

test.each([
  ["a page", "bread.yaml", limits.fileBytes, "1,048,577", "1,048,576", "Split it, or leave out what is not needed."],
  [
    "an asset",
    "_assets/film.mp4",
    limits.assetBytes,
    "104,857,601",
    "104,857,600",
    "Make it smaller, or publish it elsewhere and link to it.",
  ],
])(
  "a file that is too large is named with its size and the limit, without being read: %s",
  (_, path, limit, bytes, most, hint) => {
    const site = createSite();
    site.write(`pages/${path}`, "");
    truncateSync(join(site.pages, path), limit + 1);
    expect(check(site)).toEqual([
      `pages/${path} too-large: The file has ${bytes} bytes, expected at most ${most}. ${hint}`,
    ]);
  },
);

describe("what is hidden", () => {
  test("is no part of the content, such as a Git repository or an editor's files, below the assets as well", () => {
    const site = createSite();
    for (const path of [".git/config", ".git/hooks/a.yaml", "bread/.cache/b.yaml", "._index.yaml"])
      site.write(`pages/${path}`, "x");
    for (const path of [".git/config", ".ssh/id", ".DS_Store", ".menu.yaml", "a/.env", ".well-known/.htpasswd"])
      site.write(`pages/_assets/${path}`, "secret");
    symlinkSync("/etc/passwd", join(site.pages, "_assets/.link"));
    expect(check(site)).toEqual([]);
    expect(readContent(site.pages, site.cwd)).toMatchObject({ assets: [], others: [] });
    expect(scanContent(site.pages, Date.now())?.assets).toEqual([]);
  });

  test("or a back-up or swap file of an editor, beside a page and beside an asset", () => {
    const site = createSite();
    const backUps = [
      "index.yaml~",
      "#index.yaml#",
      "index.yaml.bak",
      ".index.yaml.swp",
      "index.yaml___jb_tmp___",
      "4913",
    ];
    for (const name of [...backUps, "bread/rye.yaml.orig"]) site.write(`pages/${name}`, "title: [");
    for (const name of ["logo.svg~", ".logo.svg.swp", "~$prices.docx", "x/logo.svg.bak"])
      site.write(`pages/_assets/${name}`, "");
    symlinkSync("anna@host.1234:1", join(site.pages, ".#index.yaml"));
    expect(check(site)).toEqual([]);
    expect(readContent(site.pages, site.cwd).assets).toEqual([]);
  });

  test("is published where hosts look for it: what is in .well-known, at the root of the site", () => {
    const site = createSite();
    site.write("pages/_assets/.well-known/security.txt", "Contact: mailto:a@b.example\n");
    site.write("pages/_assets/.well-known-not/a.txt", "a");
    site.write("pages/_assets/pictures/.well-known/a.txt", "a");
    expect(readContent(site.pages, site.cwd).assets).toEqual(["/.well-known/security.txt"]);
  });
});

test("a file that is swapped after it was listed is not followed where it has become a link, or its folder has", () => {
  const site = createSite();
  site.write("pages/bread/secret.yaml", "title: Bread\n");
  rmSync(join(site.pages, "bread"), { recursive: true });
  symlinkSync("../outside", join(site.pages, "bread"));
  symlinkSync("../outside/secret.yaml", join(site.pages, "secret.yaml"));
  expect(readBytes(site.pages, "bread/secret.yaml")).toEqual({ kind: "missing" });
  expect(readBytes(site.pages, "secret.yaml")).toEqual({ kind: "link", target: "../outside/secret.yaml" });
});
