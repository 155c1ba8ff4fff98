import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { createDevServer } from "../../scripts/dev-server/create-dev-server.ts";
import { createDevSite } from "../../scripts/dev-site/dev-site.ts";
import { listOnDisk } from "../../scripts/watch/disk.ts";
import { listFiles } from "../support/build/built-site.ts";
import { page, startFiles, writeFile, writeFiles } from "../support/build/edited-site.ts";
import { ownProject, projectRoot } from "../support/system/own-project.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const secret = "title: Sekret\n";

/** A site in `pages`, beside a folder with a secret and a folder that a page could be written to. */
function createSite() {
  const cwd = temporaryFolder();
  const pages = join(cwd, "pages");
  const write = (path: string, text: string) => writeFile(cwd, path, text);
  writeFiles(pages, startFiles);
  write("outside/secret.yaml", secret);
  const link = (target: string, path: string) => {
    mkdirSync(dirname(join(pages, path)), { recursive: true });
    symlinkSync(target, join(pages, path));
  };
  return { cwd, pages, write, link, run: (script: string, ...args: string[]) => runScript(script, args, { cwd }) };
}

test.each([
  [
    "a folder that is a link",
    "../outside",
    "linked",
    "linked/rye",
    "pages/linked is not a folder: a page can only be written into a folder.\n",
  ],
  [
    "a link that leads nowhere",
    "../outside/new.yaml",
    "rye.yaml",
    "rye",
    "pages/rye.yaml exists already: it is the page /rye.\n",
  ],
])("a new page is not written through %s", (_, target, path, route, message) => {
  const { cwd, link, run } = createSite();
  link(target, path);
  expect(run("new", "page", route)).toEqual({ status: 2, stdout: "", stderr: message });
  expect(listFiles(join(cwd, "outside"))).toEqual(["secret.yaml"]);
});

/** Starts a dev server of a content folder, which runs until the test is over, and gives its address. */
async function startServer(pages: string): Promise<string> {
  const cacheDir = join(temporaryFolder(), "vite");
  const server = await createDevServer({ project: ownProject, pages, port: 0 }, { cacheDir, logLevel: "silent" });
  onTestFinished(() => server.close());
  await server.listen();
  return new URL(server.resolvedUrls?.local[0] ?? "").origin;
}

describe("the dev server", () => {
  test("shows no page through a link: one in its place is named, behind one to a folder there is none", async () => {
    const { cwd, pages, link, write } = createSite();
    write("outside/index.yaml", page("Sekret"));
    link("../outside/secret.yaml", "linked.yaml");
    link("../outside", "folder");
    const site = createDevSite({ project: ownProject, pages, cwd, firstCheck: Promise.resolve() });
    expect(await site.answer("/linked")).toMatchObject({
      kind: "page",
      route: { name: "Mistakes in the content" },
      mistakes: { report: { diagnostics: [{ code: "unreadable-file", file: "pages/linked.yaml" }] } },
    });
    expect(await site.answer("/folder/secret")).toMatchObject({ kind: "page", isFound: false });
    expect(await site.answer("/folder")).toMatchObject({ kind: "page", isFound: false });
    expect(listOnDisk(pages, "folder/")).toEqual([]);
  });

  test("serves the assets that a build copies, and no others", async () => {
    const { pages, link, write } = createSite();
    write("pages/_assets/price list.html", "<p>Prices");
    write("pages/_assets/empty.txt", "");
    write("pages/_assets/.git/config", "key");
    write("pages/_assets/.well-known/security.txt", "Contact\n");
    link("../../outside/secret.yaml", "_assets/secret.txt");
    link("../../outside", "_assets/outside");
    execFileSync("mkfifo", [join(pages, "_assets/pipe.txt")]);
    const origin = await startServer(pages);
    const ask = async (path: string, method = "GET") => {
      const response = await fetch(origin + path, { method });
      const { status, headers } = response;
      const text = await response.text();
      return status === 200 ? [headers.get("content-type"), headers.get("content-length"), text] : status;
    };
    expect(await ask("/assets/prices.txt?v=1")).toEqual(["text/plain;charset=utf-8", "6", "Rye 3\n"]);
    expect(await ask("/assets/prices.txt", "HEAD")).toEqual(["text/plain;charset=utf-8", "6", ""]);
    expect(await ask("/assets/price%20list.html")).toEqual(["text/html;charset=utf-8", "9", "<p>Prices"]);
    expect(await ask("/assets/empty.txt")).toEqual(["text/plain;charset=utf-8", "0", ""]);
    expect(await ask("/.well-known/security.txt")).toEqual(["text/plain;charset=utf-8", "8", "Contact\n"]);
    // A page among them may be shown in the frame of the editor, and runs no script there.
    for (const path of ["/assets/price%20list.html", "/.well-known/security.txt"])
      expect((await fetch(origin + path)).headers.get("content-security-policy")).toMatch(
        /^default-src 'none';(?!.*script-src).*frame-ancestors 'self'$/,
      );
    const others = [
      "/assets/secret.txt",
      "/assets/outside/secret.yaml",
      "/assets/pipe.txt",
      "/assets/.git/config",
      "/assets/.well-known/security.txt",
      "/assets/%2e%2e/_site.yaml",
      "/assets/..%2f_site.yaml",
      "/assets/%00",
      "/assets/%",
      "/assets/",
      "/assets",
      "/prices.txt",
      "/_assets/prices.txt",
    ];
    expect(await Promise.all(others.map((path) => ask(path)))).toEqual(others.map(() => 404));
  });

  test("serves no file of the content as it is, nor what a link in it leads to", async () => {
    // Inside the project, whose files Vite serves.
    const folder = mkdtempSync(join(projectRoot, "node_modules/.cache/content-(1) "));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    writeFiles(folder, startFiles);
    symlinkSync("/etc/passwd", join(folder, "_assets/passwords.txt"));
    const origin = await startServer(folder);
    const address = encodeURI(folder.slice(projectRoot.length));
    const answers = ["_assets/passwords.txt", "_assets/prices.txt", "index.yaml", "index.yaml?raw"].flatMap((path) =>
      [`${address}/${path}`, `/@fs${encodeURI(folder)}/${path}`].map(async (url) => (await fetch(origin + url)).status),
    );
    const statuses = await Promise.all(answers);
    expect(statuses.filter((status) => status !== 403 && status !== 404)).toEqual([]);
    expect((await fetch(`${origin}/assets/passwords.txt`)).status).toBe(404);
  });
});
