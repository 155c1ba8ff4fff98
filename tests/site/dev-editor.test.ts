import { once } from "node:events";
import { existsSync } from "node:fs";
import { get } from "node:http";
import { join, relative } from "node:path";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDevServer } from "../../scripts/dev-server/create-dev-server.ts";
import { startFiles, writeFiles } from "../support/build/edited-site.ts";
import { ownProject, projectRoot } from "../support/system/own-project.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const folder = temporaryFolder(afterAll);
const pages = join(folder, "pages");
let server: ViteDevServer;
let origin: string;

beforeAll(async () => {
  writeFiles(pages, startFiles);
  const options = { cacheDir: join(folder, "vite"), logLevel: "silent" } as const;
  server = await createDevServer({ project: ownProject, pages, port: 0 }, options);
  await server.listen();
  ({ origin } = new URL(server.resolvedUrls?.local[0] ?? ""));
});
afterAll(() => server?.close());

/** Asks Vite to open a file, as a page of the server does unless the headers say otherwise. There is no such file: nothing opens. */
async function open(headers: Record<string, string> = {}, path = "__open-in-editor"): Promise<number> {
  const file = join(pages, "missing.yaml");
  const all = { "sec-fetch-site": "same-origin", ...headers };
  return (await fetch(`${origin}/${path}?file=${file}`, { headers: all })).status;
}

test("files are opened in the editor for a page of the server, and for no other site, tunnel or proxy", async () => {
  expect(await open()).toBe(200);
  for (const site of ["cross-site", "same-site", "none", ""]) {
    for (const path of ["__open-in-editor", "__OPEN-in-Editor", "/__Open-In-Editor/", "__OPEN-IN-EDITOR/x"]) {
      expect([site, path, await open({ "sec-fetch-site": site }, path)]).toEqual([site, path, 403]);
    }
  }
  for (const name of ["x-forwarded-for", "forwarded", "via", "x-real-ip"]) {
    expect([name, await open({ [name]: "203.0.113.7" })]).toEqual([name, 403]);
  }
});

test("everything can only be read", async () => {
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
    for (const path of ["/", "/src/entry-client.ts", "/feed.xml"]) {
      const { status, headers } = await fetch(origin + path, { method });
      expect([method, path, status, headers.get("allow")]).toEqual([method, path, 405, "GET, HEAD"]);
    }
  }
});

test("nothing is served of the cache, which holds what other sites have not published, nor of packages but their code", async () => {
  const compiled = relative(projectRoot, join(ownProject.codeFolder, "scripts/main.js"));
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
  const [rebound] = await once(get(origin, { headers: { host: "rebound.example" } }), "response");
  expect(rebound.resume().statusCode).toBe(403);
});
