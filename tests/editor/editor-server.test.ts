import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createEditingServer } from "../../scripts/editor/editing-server.ts";
import { startFiles, writeFiles } from "../support/build/edited-site.ts";
import { ownProject } from "../support/system/own-project.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const folder = temporaryFolder(afterAll);
const pages = join(folder, "pages");
let server: ViteDevServer;
let origin: string;
let token: string;

const create = () =>
  createEditingServer({ project: ownProject, pages, port: 0 }, { cacheDir: join(folder, "vite"), logLevel: "silent" });

beforeAll(async () => {
  writeFiles(pages, startFiles);
  const editing = await create();
  server = editing.server;
  await server.listen();
  ({ origin } = new URL(server.resolvedUrls?.local[0] ?? ""));
  token = new URL(editing.address, origin).searchParams.get("token") ?? "";
});
afterAll(() => server?.close());

interface Call {
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

async function call(name: string, { headers = {}, body = {} }: Call = {}): Promise<{ status: number; json: unknown }> {
  const answer = await fetch(`${origin}/__edit/api/${name}`, {
    method: "POST",
    headers: { "x-editor-token": token, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: answer.status, json: await answer.json() };
}

test("answers the panel of this machine that has the token, and nobody else", async () => {
  expect(await call("open", { body: { path: "terms.yaml" } })).toMatchObject({
    status: 200,
    json: { route: "/terms" },
  });
  const refused: Record<string, string>[] = [
    { "x-editor-token": "" },
    { "x-editor-token": `${token}x` },
    { origin: "http://localhost:1" },
    { origin: "https://other.example" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "x-forwarded-for": "203.0.113.7" },
  ];
  for (const headers of refused) expect([headers, (await call("site", { headers })).status]).toEqual([headers, 403]);
  const headers = { host: "rebound.example" };
  const [rebound] = await once(get(`${origin}/__edit/?token=${token}`, { headers }), "response");
  expect(rebound.resume().statusCode).toBe(403);
});

test("says what is wrong with a request, and writes nothing", async () => {
  const wrong = { path: "terms.yaml", wanted: {}, label: "" };
  for (const [name, body] of [
    ["write", wrong],
    ["open", { path: "../x.yaml" }],
    ["site", "{"],
    ["open", { route: "/no" }],
  ] as const) {
    const { status, json } = await call(name, { body });
    expect([name, status, json]).toEqual([name, 400, { error: expect.stringMatching(/\w/) }]);
  }
  expect((await call("constructor")).status).toBe(404);
  expect(readFileSync(join(pages, "terms.yaml"), "utf8")).toBe(startFiles["terms.yaml"]);
});

test("shows the editor to who has the address, leads there from a page of the site, and forbids frames", async () => {
  const page = await fetch(`${origin}/__edit/?token=${token}`);
  expect([page.status, page.headers.get("content-security-policy")]).toEqual([
    200,
    expect.stringContaining("frame-ancestors 'none'"),
  ]);
  expect((await fetch(`${origin}/__edit/`)).status).toBe(403);
  const led = await fetch(`${origin}/__edit/?page=%2Fterms`, {
    headers: { "sec-fetch-site": "same-origin" },
    redirect: "manual",
  });
  expect([led.status, led.headers.get("location")]).toEqual([307, `/__edit/?page=%2Fterms&token=${token}`]);
  expect(await (await fetch(`${origin}/terms`)).text()).toContain("/__edit/button.js");
});

test("tells the panel that files have changed on disk", async () => {
  const events = await fetch(`${origin}/__edit/events?token=${token}`);
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  await call("site");
  await reader?.read();
  writeFiles(pages, { ...startFiles, "terms.yaml": `${startFiles["terms.yaml"]}# more\n` });
  expect((await reader?.read())?.value).toBe("data: changed\n\n");
  await reader?.cancel();
});

test("the server that is started next has the same token, so that open windows go on, and nobody else can read it", async () => {
  const next = await create();
  await next.server.close();
  expect(new URL(next.address, origin).searchParams.get("token")).toBe(token);
  expect(statSync(join(ownProject.cache, "editor-token")).mode & 0o077).toBe(0);
});
