import { once } from "node:events";
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { serveFolder } from "../support/browser/serve-fixture.ts";
import { writeFile, writeFiles } from "../support/build/edited-site.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

/** Writes a small built site into a folder, and serves it until the test is over. A target is asked for exactly as it stands. */
async function serveSite(out = temporaryFolder()) {
  writeFiles(out, {
    ".site-build.json": JSON.stringify({
      rules: [
        { prefix: "/", headers: { "X-Everywhere": "yes" } },
        { prefix: "/_app/", headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
        { prefix: "/assets/a%20logo.svg", headers: { "X-Picture": "yes" } },
      ],
      redirects: [{ from: "/old", to: "/a/page" }],
    }),
    "404.html": "<h1>404</h1>",
    "de/404.html": "<h1>Nichts</h1>",
    "index.html": "<h1>Home</h1>",
    "a/page.html": "<h1>Page</h1>",
    "_app/entry-1.js": "1;",
    "assets/a logo.svg": "<svg/>",
    "digits.txt": "0123456789",
    _headers: "/*",
    "vercel.json": "{}",
  });
  const { port } = new URL(await serveFolder(out));
  const ask = async (path: string, method = "GET", headers: OutgoingHttpHeaders = {}) => {
    const asked = once(request({ port, path, method, headers }).end(), "response");
    const [response] = (await asked) as [IncomingMessage];
    const { location, "cache-control": cache } = response.headers;
    return { status: response.statusCode, location, cache, body: await text(response), headers: response.headers };
  };
  return { out, port, ask };
}

const fresh = "public, max-age=0, must-revalidate";

test("pages are asked for anew, files with a hash are kept for good, and what is missing is not kept at all", async () => {
  const { ask } = await serveSite();
  expect(await ask("/")).toMatchObject({ status: 200, location: undefined, cache: fresh, body: "<h1>Home</h1>" });
  expect(await ask("/a/page")).toMatchObject({ status: 200, location: undefined, cache: fresh, body: "<h1>Page</h1>" });
  expect(await ask("/_app/entry-1.js")).toMatchObject({ status: 200, cache: "public, max-age=31536000, immutable" });
  expect(await ask("/_app/entry-0.js")).toMatchObject({ status: 404, cache: "no-store", body: "<h1>404</h1>" });
});

test.each([
  ["/a/page/", "/a/page"],
  ["/a/page/?q=1", "/a/page?q=1"],
  ["/a/page.html", "/a/page"],
  ["/index.html", "/"],
  ["/a//page", "/a/page"],
  [`/a${"/".repeat(3_000)}a`, "/a/a"],
  ["/a\\page/", "/a/page"],
  ["http://elsewhere.example/a/page/", "/a/page"],
  ["//elsewhere.example/a", "/elsewhere.example/a"],
  ["/old", "/a/page"],
])("each page has one address: %s leads to %s", async (from, to) => {
  const { ask } = await serveSite();
  expect(await ask(from)).toMatchObject({ status: 308, location: to });
});

test.each([
  "/nope",
  "/404",
  "/_headers",
  "/.site-build.json",
  "/../package.json",
  "/a/%2e%2e/%2e%2e/x",
  "/a%2Fpage",
  "/index.html%00",
  `/${"a".repeat(300)}`,
])("there is no page at %s", async (path) => {
  const { ask } = await serveSite();
  expect(await ask(path)).toMatchObject({ status: 404, body: "<h1>404</h1>" });
});

test.each([
  ["/.well-known/security.txt", 200],
  ["/.hidden", 404],
  ["/a/.well-known/security.txt", 404],
  ["/a/.hidden/page", 404],
])("of what is hidden, only what is below /.well-known/ is shown: %s has the status %i", async (path, status) => {
  const { ask, out } = await serveSite();
  writeFile(out, decodeURI(path), "hidden");
  expect((await ask(path)).status).toBe(status);
});

test("the headers for a file come with it, however its address is spelt", async () => {
  const { ask } = await serveSite();
  for (const path of ["/assets/a%20logo.svg", "/%61ssets/a%20logo%2Esvg"]) {
    const { status, headers } = await ask(path);
    expect({ status, picture: headers["x-picture"], everywhere: headers["x-everywhere"] }).toEqual({
      status: 200,
      picture: "yes",
      everywhere: "yes",
    });
  }
});

test("a page among the assets keeps its address, in which its relative links lead where they are meant to", async () => {
  const { ask, out } = await serveSite();
  mkdirSync(join(out, "assets/manual"));
  for (const name of ["index.html", "chapter.html"]) writeFileSync(join(out, "assets/manual", name), name);
  for (const path of ["/assets/manual/", "/assets/manual/index.html"])
    expect(await ask(path)).toMatchObject({ status: 200, body: "index.html" });
  expect(await ask("/assets/manual?a")).toMatchObject({ status: 308, location: "/assets/manual/?a" });
  expect(await ask("/assets/manual/chapter.html")).toMatchObject({ status: 200, body: "chapter.html" });
});

test.each([
  ["bytes=0-0", [206, "bytes 0-0/10", "0"]],
  ["bytes=8-99", [206, "bytes 8-9/10", "89"]],
  ["bytes=10-", [416, "bytes */10", ""]],
  ["bytes=0-1,4-5", [200, undefined, "0123456789"]],
])("who asks for %s of ten digits gets %j", async (range, answer) => {
  const { ask } = await serveSite();
  const { status, headers, body } = await ask("/digits.txt", "GET", { range });
  expect([status, headers["content-range"], body]).toEqual(answer);
});

test("who has a file as it is gets no second copy", async () => {
  const { ask } = await serveSite();
  const { etag = "" } = (await ask("/digits.txt")).headers;
  expect(await ask("/digits.txt", "GET", { "if-none-match": etag })).toMatchObject({ status: 304, body: "" });
  expect(await ask("/digits.txt", "GET", { "if-none-match": '"other"' })).toMatchObject({ status: 200 });
});

test("a longer text is sent in brotli to who takes it", async () => {
  const { port, out } = await serveSite();
  writeFileSync(join(out, "long.html"), "<p>Bread, rolls and cakes.</p>".repeat(200));
  const answer = await fetch(`http://localhost:${port}/long`, { headers: { "accept-encoding": "gzip, br" } });
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(await answer.text()).toHaveLength(6000);
});

test("no link is followed out of the folder of the site", async () => {
  const { ask, out } = await serveSite();
  const secret = temporaryFolder();
  writeFileSync(join(secret, "secret.html"), "secret");
  symlinkSync(secret, join(out, "linked"));
  symlinkSync(join(secret, "secret.html"), join(out, "file.html"));
  for (const path of ["/linked/secret", "/file", "/..%2fsecret", "/%2e%2e/secret"])
    expect((await ask(path)).status).toBe(404);
});

test("a request that is none, and a method that changes something, are refused, and the server goes on", async () => {
  const { ask } = await serveSite();
  expect(await ask("http://[")).toMatchObject({ status: 400 });
  expect(await ask("/", "POST")).toMatchObject({ status: 405 });
  expect(await ask("/", "HEAD")).toMatchObject({ status: 200, body: "" });
});

test("what is built anew while the server runs is served as it is then: pages, redirects, what has gone", async () => {
  const out = temporaryFolder();
  const { ask } = await serveSite(out);
  expect(await ask("/a/page")).toMatchObject({ status: 200, body: "<h1>Page</h1>" });
  const changes = {
    "a/page.html": "<h1>Page</h1><p>With more words than before</p>",
    "new.html": "<h1>New</h1>",
    "404.html": "<h1>Nothing here</h1>",
    ".site-build.json": JSON.stringify({ rules: [], redirects: [{ from: "/older", to: "/" }] }),
  };
  for (const [path, content] of Object.entries(changes)) {
    // As a build does: each file comes in one step.
    writeFileSync(join(out, "next"), content);
    renameSync(join(out, "next"), join(out, path));
  }
  rmSync(join(out, "_app/entry-1.js"));
  expect(await ask("/a/page")).toMatchObject({ body: "<h1>Page</h1><p>With more words than before</p>" });
  expect(await ask("/new")).toMatchObject({ status: 200, body: "<h1>New</h1>" });
  expect(await ask("/older")).toMatchObject({ status: 308, location: "/" });
  expect(await ask("/_app/entry-1.js")).toMatchObject({ status: 404, body: "<h1>Nothing here</h1>" });
});

test("where nothing is found, the not-found page that is nearest above is sent, and none has an address", async () => {
  const { ask } = await serveSite();
  for (const path of ["/nowhere", "/denmark", "/404"])
    expect([path, await ask(path)]).toMatchObject([path, { status: 404, body: "<h1>404</h1>" }]);
  for (const path of ["/de/nowhere", "/de/far/away", "/de/404"])
    expect([path, await ask(path)]).toMatchObject([path, { status: 404, body: "<h1>Nichts</h1>" }]);
});
