import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDevServer } from "../../scripts/dev-server/create-dev-server.ts";
import { codeFolder, projectRoot } from "../../scripts/program/project.ts";
import { startFiles, writeFiles } from "../support/build/edited-site.ts";

const folder = mkdtempSync(join(tmpdir(), "dev-editor-"));
const pages = join(folder, "pages");
/** What the editor, a function of this test, has been told to open. */
const opened: string[] = [];
let server: ViteDevServer;
let origin: string;
let token: string | undefined;

beforeAll(async () => {
  writeFiles(pages, startFiles);
  const options = { cacheDir: join(folder, "vite"), logLevel: "silent" } as const;
  server = await createDevServer({ pages, port: 0, openInEditor: (place) => opened.push(place) }, options);
  await server.listen();
  ({ origin } = new URL(server.resolvedUrls?.local[0] ?? ""));
  [, token] = /"token":"([^"]+)"/.exec(await (await fetch(origin)).text()) ?? [];
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Asks for a place to be opened, as a page of the server does unless the headers say otherwise. */
async function open(place: unknown, headers: Record<string, string> = {}): Promise<number> {
  const all = { origin, "x-dev-token": token ?? "", ...headers };
  return (await fetch(`${origin}/__dev/open`, { method: "POST", headers: all, body: JSON.stringify(place) })).status;
}

test("the editor opens files of the site and of the renderer, for a page that has the token", async () => {
  opened.length = 0;
  const home = join(pages, "index.yaml");
  const code = join(projectRoot, "src/blocks/hero/hero.tsx");
  expect(await open({ file: home, line: 3, column: 7 })).toBe(200);
  expect(await open({ file: code, line: 1, column: 1 })).toBe(200);
  expect(opened).toEqual([`${home}:3:7`, `${code}:1:1`]);
});

test("the editor opens nothing for another site, without the token, or outside of the site and the renderer", async () => {
  opened.length = 0;
  const home = { file: join(pages, "index.yaml"), line: 1, column: 1 };
  expect(await open(home, { "x-dev-token": "guessed" })).toBe(403);
  expect(await open(home, { origin: "http://evil.example" })).toBe(403);
  expect(await open(home, { origin: "http://localhost:1" })).toBe(403);
  writeFileSync(join(folder, "secret.yaml"), "");
  mkdirSync(join(pages, ".git"));
  writeFileSync(join(pages, ".git/config"), "");
  symlinkSync("/etc", join(pages, "etc"));
  const others = ["/etc/passwd", join(folder, "secret.yaml"), join(pages, ".git/config"), join(pages, "etc/passwd")];
  others.push(
    pages,
    join(pages, "missing.yaml"),
    join(pages, "../secret.yaml"),
    join(projectRoot, "node_modules/react/package.json"),
  );
  for (const file of others) expect([file, await open({ ...home, file })]).toEqual([file, 403]);
  for (const place of [{ ...home, line: "1; rm" }, { ...home, more: 1 }, null, "x".repeat(10_000)]) {
    expect(await open(place)).toBe(400);
  }
  for (const address of ["__open-in-editor", "__OPEN-in-Editor", "/__Open-In-Editor/", "__OPEN-IN-EDITOR/x"]) {
    expect([address, (await fetch(`${origin}/${address}?file=${home.file}`)).status]).toEqual([address, 404]);
  }
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
    for (const path of ["/", "/src/entry-client.ts", "/feed.xml"]) {
      const { status, headers } = await fetch(origin + path, { method });
      expect([method, path, status, headers.get("allow")]).toEqual([method, path, 405, "GET, HEAD"]);
    }
  }
  expect(opened).toEqual([]);
});

test("whoever looks at a page through a tunnel or a proxy on this machine gets no token, and opens nothing", async () => {
  opened.length = 0;
  for (const name of ["x-forwarded-for", "forwarded", "via", "x-real-ip"]) {
    const through = { [name]: "203.0.113.7" };
    expect(await open({ file: join(pages, "index.yaml"), line: 1, column: 1 }, through)).toBe(403);
    expect(await (await fetch(origin, { headers: through })).text()).not.toContain('"token":"');
  }
  expect(await (await fetch(origin)).text()).toContain('"token":"');
  expect(opened).toEqual([]);
});

test("nothing is served of the cache, which holds what other sites have not published, nor of packages but their code", async () => {
  const compiled = relative(projectRoot, join(codeFolder, "scripts/main.js"));
  for (const file of [
    compiled,
    "node_modules/react/package.json",
    "src/README.md",
    "package.json",
    "scripts/README.md",
  ]) {
    expect([file, existsSync(join(projectRoot, file))]).toEqual([file, true]);
    for (const path of [file, `${file}?raw`, `${file}?import&url`, `@fs${join(projectRoot, file)}`]) {
      expect([path, (await fetch(`${origin}/${path}`)).status]).toEqual([path, 403]);
    }
  }
  expect((await fetch(`${origin}/src/entry-client.ts`)).status).toBe(200);
});

test("a page of another site can neither read what the dev server serves nor reach it by a name of its own", async () => {
  const fromOther = await fetch(origin, { headers: { origin: "http://localhost:1" } });
  expect(fromOther.headers.get("access-control-allow-origin")).toBeNull();
  const status = await new Promise((resolve, reject) => {
    get(origin, { headers: { host: "rebound.example" } }, (answer) => resolve(answer.resume().statusCode)).on(
      "error",
      reject,
    );
  });
  expect(status).toBe(403);
});
