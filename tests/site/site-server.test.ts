import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { serveSite } from "../support/system/serve-site.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

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
  ["/index", "/"],
  ["//", "/"],
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
  "/%34%30%34",
  "/_headers",
  "/%5Fheaders",
  "/vercel.json",
  "/.site-build.json",
  "/%2Esite-build.json",
  "/../package.json",
  "/a/%2e%2e/%2e%2e/x",
  "/a%2Fpage",
  "/a%5Cpage",
  "/index.html%00",
  "/.html",
  `/${"a/".repeat(7_000)}a`,
  `/${"a".repeat(300)}`,
])("there is no page at %s", async (path) => {
  const { ask } = await serveSite();
  expect(await ask(path)).toMatchObject({ status: 404, body: "<h1>404</h1>" });
});

test.each([
  ["/.well-known/security.txt", 200],
  ["/.well-known/.hidden", 404],
  ["/.hidden", 404],
  ["/%2Ehidden", 404],
  ["/a/.well-known/security.txt", 404],
  ["/a/.hidden/page", 404],
])("of what is hidden, only what is below /.well-known/ is shown: %s has the status %i", async (path, status) => {
  const { ask, out } = await serveSite();
  const file = join(out, decodeURI(path));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "hidden");
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
  const { ask } = await serveSite(out);
  renameSync(out, `${out}.away`);
  expect(await ask("/")).toMatchObject({ status: 404, body: "Not found" });
  renameSync(`${out}.away`, out);
  expect(await ask("/")).toMatchObject({ status: 200, body: "<h1>Home</h1>" });
});
