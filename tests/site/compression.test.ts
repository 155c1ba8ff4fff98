import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { chooseEncoding } from "../../scripts/server/choose-encoding.ts";
import { compressSite } from "../../scripts/server/compress-site.ts";
import { createSiteServer } from "../../scripts/server/site-server.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const page = `<h1>Page</h1>${"<p>Bread, rolls and cakes.</p>".repeat(200)}`;
const decoders = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes };

/** Serves a page of some kilobytes, a small file and a picture, compressed into a folder. */
async function serve() {
  const [out, folder] = [temporaryFolder(), temporaryFolder()];
  const files = {
    ".site-build.json": '{"rules":[],"redirects":[]}',
    "page.html": page,
    "small.txt": "Bread",
    "photo.jpg": page,
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(out, path), text);
  const server = createSiteServer(out, (_, error) => expect.fail(String(error)), await compressSite(out, folder));
  const port = Number(new URL(await server.listen(0)).port);
  onTestFinished(() => server.close());
  const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = "GET") =>
    new Promise<{ status: number | undefined; headers: Readonly<Record<string, unknown>>; bytes: Buffer }>(
      (resolve, reject) => {
        request({ port, path, method, headers }, (response) => {
          const parts: Buffer[] = [];
          response.on("data", (part: Buffer) => parts.push(part));
          response.on("end", () =>
            resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(parts) }),
          );
        })
          .on("error", reject)
          .end();
      },
    );
  return { ask, out, folder };
}

test.each([
  [undefined, undefined],
  ["", undefined],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["x-gzip", "gzip"],
  ["GZIP;Q=0.5", "gzip"],
  ["br;q=0.2, gzip;q=0.8", "gzip"],
  ["br;q=0, gzip;q=0", undefined],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["*;q=0", undefined],
  ["identity", undefined],
  ["identity;q=0.5, gzip;q=0.4", undefined],
  ["identity;q=0.5, gzip;q=0.5", "gzip"],
  ["identity;q=0, br;q=0.001", "br"],
  ["br;q=2, gzip;q=x", undefined],
  ["deflate", undefined],
])("to who accepts %j, a file that is there in both is sent in %j", (header, encoding) => {
  expect(chooseEncoding(header, ["br", "gzip"])).toBe(encoding);
  expect(chooseEncoding(header, [])).toBe(undefined);
});

describe("a file that has compressed forms", () => {
  test("is sent in the one that the client prefers, with its own tag and length", async () => {
    const { ask } = await serve();
    const tags = new Set<unknown>();
    for (const [accept, coding] of [
      ["br, gzip", "br"],
      ["gzip", "gzip"],
      ["identity", "none"],
    ] as const) {
      const { status, headers, bytes } = await ask("/page", { "accept-encoding": accept });
      expect(status).toBe(200);
      expect(headers["content-encoding"] ?? "none").toBe(coding);
      expect(headers).toMatchObject({
        vary: "Accept-Encoding",
        "content-type": "text/html;charset=utf-8",
        "content-length": String(bytes.length),
      });
      expect(decoders[coding](bytes).toString()).toBe(page);
      tags.add(headers["etag"]);
      const again = await ask("/page", { "accept-encoding": accept, "if-none-match": String(headers["etag"]) });
      expect([again.status, again.headers["vary"], again.headers["etag"]]).toEqual([
        304,
        "Accept-Encoding",
        headers["etag"],
      ]);
      const head = await ask("/page", { "accept-encoding": accept }, "HEAD");
      expect([head.headers["content-length"], head.bytes.length]).toEqual([headers["content-length"], 0]);
    }
    expect(tags.size).toBe(3);
  });

  test("is sent in parts of the form that is chosen, and whole to who has a part of another form", async () => {
    const { ask } = await serve();
    const whole = await ask("/page", { "accept-encoding": "br" });
    const part = await ask("/page", {
      "accept-encoding": "br",
      range: "bytes=10-19",
      "if-range": String(whole.headers["etag"]),
    });
    expect([part.status, part.headers["content-range"]]).toEqual([206, `bytes 10-19/${whole.bytes.length}`]);
    expect(part.bytes).toEqual(whole.bytes.subarray(10, 20));
    const other = await ask("/page", {
      "accept-encoding": "gzip",
      range: "bytes=10-19",
      "if-range": String(whole.headers["etag"]),
    });
    expect([other.status, gunzipSync(other.bytes).toString()]).toEqual([200, page]);
  });

  test("has no address for them, and neither small files nor pictures have any", async () => {
    const { ask } = await serve();
    for (const path of ["/page.br", "/page.html.br", "/page.html.gz"]) expect((await ask(path)).status).toBe(404);
    for (const path of ["/small.txt", "/photo.jpg"]) {
      const { headers } = await ask(path, { "accept-encoding": "br" });
      expect([headers["content-encoding"], headers["vary"]]).toEqual([undefined, undefined]);
    }
  });

  test("is sent as it is once it is another one, or its forms have gone", async () => {
    const { ask, out, folder } = await serve();
    writeFileSync(join(out, "new"), `${page} new`);
    renameSync(join(out, "new"), join(out, "page.html"));
    const { headers, bytes } = await ask("/page", { "accept-encoding": "br" });
    expect([headers["content-encoding"], bytes.toString()]).toEqual([undefined, `${page} new`]);
    await compressSite(out, folder);
    const compressed = await compressSite(out, folder);
    expect(readdirSync(folder)).toHaveLength(2);
    const server = createSiteServer(out, undefined, compressed);
    const address = await server.listen(0);
    onTestFinished(() => server.close());
    const [name = ""] = readdirSync(folder).filter((file) => file.endsWith(".br"));
    renameSync(join(folder, name), join(folder, "gone"));
    expect(await (await fetch(`${address}/page`, { headers: { "accept-encoding": "br" } })).text()).toBe(`${page} new`);
  });
});

test("forms are made once, and again where they are damaged; those of files that have gone are removed", async () => {
  const { out, folder } = await serve();
  const first = readdirSync(folder).sort();
  expect(first).toHaveLength(2);
  const [name = ""] = first;
  writeFileSync(join(folder, name), "damaged");
  await compressSite(out, folder);
  expect(readdirSync(folder).sort()).toEqual(first);
  expect(readFileSync(join(folder, name), "utf8")).not.toBe("damaged");
  writeFileSync(join(out, "page.html"), "short");
  await compressSite(out, folder);
  expect(readdirSync(folder)).toEqual([]);
});
