import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createSiteServer } from "../../scripts/output/site-server.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** Serves a small built site and returns a way to ask it for a target, sent exactly as it stands. */
async function serveSite(out = temporaryFolder()) {
  const files = {
    ".site-build.json": JSON.stringify({
      rules: [
        { prefix: "/", headers: { "X-Everywhere": "yes" } },
        { prefix: "/_app/", headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
      ],
      redirects: [{ from: "/old", to: "/a/page" }],
    }),
    "404.html": "<h1>404</h1>",
    "index.html": "<h1>Home</h1>",
    "a/page.html": "<h1>Page</h1>",
    "_app/entry-1.js": "1;",
    _headers: "/*",
    "vercel.json": "{}",
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(out, path, ".."), { recursive: true });
    writeFileSync(join(out, path), text);
  }
  const server = createSiteServer(out);
  const { port } = new URL(await server.listen(0));
  onTestFinished(() => server.close());
  return (path: string, method = "GET") =>
    new Promise<{ status: number | undefined; location: string | undefined; cache: string | undefined; body: string }>(
      (resolve, reject) => {
        request({ port, path, method }, (response) => {
          let body = "";
          response.setEncoding("utf8");
          response.on("data", (chunk: string) => {
            body += chunk;
          });
          response.on("end", () => {
            const { location, "cache-control": cache } = response.headers;
            resolve({ status: response.statusCode, location, cache, body });
          });
        })
          .on("error", reject)
          .end();
      },
    );
}

const fresh = "public, max-age=0, must-revalidate";

test("pages are asked for anew, files with a hash are kept for good, and what is missing is not kept at all", async () => {
  const ask = await serveSite();
  expect(await ask("/")).toEqual({ status: 200, location: undefined, cache: fresh, body: "<h1>Home</h1>" });
  expect(await ask("/a/page")).toEqual({ status: 200, location: undefined, cache: fresh, body: "<h1>Page</h1>" });
  expect(await ask("/_app/entry-1.js")).toMatchObject({ status: 200, cache: "public, max-age=31536000, immutable" });
  expect(await ask("/_app/entry-0.js")).toMatchObject({ status: 404, cache: "no-store", body: "<h1>404</h1>" });
});

test.each([
  ["/a/page/", "/a/page"],
  ["/a/page/?q=1", "/a/page?q=1"],
  ["/a/page.html", "/a/page"],
  ["/index.html", "/"],
  ["/index", "/"],
  ["//", "/"],
  ["//elsewhere.example/a", "/elsewhere.example/a"],
  ["/old", "/a/page"],
])("each page has one address: %s leads to %s", async (from, to) => {
  const ask = await serveSite();
  expect(await ask(from)).toMatchObject({ status: 308, location: to });
});

test.each([
  "/nope",
  "/404",
  "/%34%30%34",
  "/_headers",
  "/%5Fheaders",
  "/vercel.json",
  "/.site-build.json",
  "/%2Esite-build.json",
  "/../package.json",
  "/a/%2e%2e/%2e%2e/x",
])("there is no page at %s", async (path) => {
  const ask = await serveSite();
  expect(await ask(path)).toMatchObject({ status: 404, body: "<h1>404</h1>" });
});

test("a request that is none, and a method that changes something, are refused, and the server goes on", async () => {
  const ask = await serveSite();
  expect(await ask("http://[")).toMatchObject({ status: 400 });
  expect(await ask("/a%")).toMatchObject({ status: 400 });
  expect(await ask("/", "POST")).toMatchObject({ status: 405 });
  expect(await ask("/", "HEAD")).toMatchObject({ status: 200, body: "" });
});

test("what is built anew while the server runs is served as it is then: pages, redirects, what has gone", async () => {
  const out = temporaryFolder();
  const ask = await serveSite(out);
  expect(await ask("/a/page")).toMatchObject({ status: 200, body: "<h1>Page</h1>" });
  const changes = {
    "a/page.html": "<h1>Page</h1><p>With more words than before</p>",
    "new.html": "<h1>New</h1>",
    "404.html": "<h1>Nothing here</h1>",
    ".site-build.json": JSON.stringify({ rules: [], redirects: [{ from: "/older", to: "/" }] }),
  };
  for (const [path, text] of Object.entries(changes)) {
    // As a build does: each file comes in one step.
    writeFileSync(join(out, "next"), text);
    renameSync(join(out, "next"), join(out, path));
  }
  rmSync(join(out, "_app/entry-1.js"));
  expect(await ask("/a/page")).toMatchObject({ body: "<h1>Page</h1><p>With more words than before</p>" });
  expect(await ask("/new")).toMatchObject({ status: 200, body: "<h1>New</h1>" });
  expect(await ask("/older")).toMatchObject({ status: 308, location: "/" });
  expect(await ask("/_app/entry-1.js")).toMatchObject({ status: 404, body: "<h1>Nothing here</h1>" });
});

test("while there is no folder, nothing is found, and the server goes on", async () => {
  const out = join(temporaryFolder(), "site");
  const ask = await serveSite(out);
  renameSync(out, `${out}.away`);
  expect(await ask("/")).toMatchObject({ status: 404, body: "Not found" });
  renameSync(`${out}.away`, out);
  expect(await ask("/")).toMatchObject({ status: 200, body: "<h1>Home</h1>" });
});
