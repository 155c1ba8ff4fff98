import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Sent, sendBytes } from "../support/system/send-bytes.ts";
import { serveSite } from "../support/system/serve-site.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const secret = "nobody may read this";

/** Serves a site with links to a file and to a folder that are no part of it. */
async function serveSiteWithLinks() {
  const site = await serveSite();
  const outside = temporaryFolder();
  writeFileSync(join(outside, "secret.html"), secret);
  symlinkSync(join(outside, "secret.html"), join(site.out, "link.html"));
  symlinkSync(outside, join(site.out, "folder"));
  symlinkSync(join(site.out, ".site-build.json"), join(site.out, "record"));
  return site;
}

const names = ["a", "page", "page.html", "index", "digits.txt", "link", "folder", "secret", "secret.html", "record"];
const odd = [
  "",
  ".",
  "..",
  "%2e%2e",
  "%2F",
  "%5C",
  "\\",
  "%00",
  "%",
  "%zz",
  "%c0%af",
  ".well-known",
  ".site-build.json",
];
const segment = fc.oneof(
  fc.constantFrom(...names, ...odd, "é", "a".repeat(300)),
  fc.string({ maxLength: 8 }).map(encodeURI),
);
const oddTarget = fc
  .tuple(
    fc.constantFrom("/", "/", "/", "//", "", "http://[", "http://x/", "*"),
    fc.array(segment, { maxLength: 6 }),
    fc.constantFrom("", "?", "?q=/../", "#x"),
  )
  .map(([start, segments, end]) => start + segments.join("/") + end);
const target = fc.oneof(fc.constantFrom("/digits.txt", "/a/page"), oddTarget);
const method = fc.constantFrom(
  "GET",
  "GET",
  "GET",
  "GET",
  "GET",
  "GET",
  "HEAD",
  "POST",
  "OPTIONS",
  "CONNECT",
  "TRACE",
  "BREW",
  "get",
  "",
);
const range = fc
  .tuple(
    fc.constantFrom("bytes=", "bytes=", "bytes=", "bytes ", "items=", ""),
    fc.constantFrom("", "0", "5", "-1", "x", "12", "9007199254740993"),
    fc.constantFrom("-", "-", "-", "--", ",", ""),
    fc.constantFrom("", "0", "1", "9007199254740993", "1e3"),
  )
  .map((parts) => parts.join(""));
const name = fc.constantFrom(
  ...["Range", "If-Range", "If-Match", "If-None-Match", "If-Modified-Since", "If-Unmodified-Since", "Host", "Expect"],
  ...["Accept-Encoding", "Content-Length", "Transfer-Encoding", "Connection", "Upgrade", "Cookie", "X y", ""],
);
const date = fc.constantFrom("Sun, 01 Mar 2026 12:00:00 GMT", "Sun, 99 Mar 2026 12:00:00 GMT", "1", "now");
const value = fc.oneof(
  range,
  date,
  fc.constantFrom("*", '"', 'W/"', '"a", W/"b"', ",", "100-continue", "chunked", "upgrade", "websocket", "5", "-5"),
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.constant("a".repeat(20_000)),
);
const header = fc.oneof(
  fc.tuple(fc.constant("Range"), range),
  fc.tuple(fc.constantFrom("If-Modified-Since", "If-Unmodified-Since", "If-Range"), date),
  fc.tuple(name, value),
);
const version = fc.constantFrom("HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/9.9");

function requestOf(line: string, headers: readonly (readonly [string, string])[]): Sent {
  const lines = headers.map(([key, text]) => `${key}: ${text}\r\n`);
  const head = `${line}\r\nHost: localhost\r\nConnection: close\r\n${lines.join("")}\r\n`;
  return { bytes: Buffer.from(head, "latin1"), isOpen: false };
}

const withHead = fc
  .tuple(method, target, version, fc.array(header, { maxLength: 3 }))
  .map(([verb, path, protocol, headers]) => requestOf(`${verb} ${path} ${protocol}`, headers));
const anyBytes = fc.uint8Array({ maxLength: 200 }).map((bytes) => ({ bytes: Buffer.from(bytes), isOpen: true }));

/** Each of these has ended a server once, but for the last. */
const knownAttacks = ["bytes=5-1", "bytes=0-9007199254740993", "bytes=-9007199254740993", "bytes=12-"].map(
  (text): [Sent] => [requestOf("GET /digits.txt HTTP/1.1", [["Range", text]])],
);

test("whatever a client sends, nothing but the site comes back, nothing goes wrong, and the server goes on", async () => {
  const { ask, port, reported } = await serveSiteWithLinks();
  const anything = fc.oneof({ weight: 9, arbitrary: withHead }, { weight: 1, arbitrary: anyBytes });
  const answers = new Set<string>();
  await fc.assert(
    fc.asyncProperty(anything, async (sent) => {
      const received = await sendBytes(port, sent);
      answers.add(received.slice(9, 12));
      expect(received).not.toContain(secret);
      expect(received).not.toContain('"rules"');
      expect(received.slice(0, 12)).toMatch(/^(?:HTTP\/1\.1 [1234]..)?$/);
      expect(await ask("/")).toMatchObject({ status: 200, body: "<h1>Home</h1>" });
    }),
    { seed: 20_261_122, numRuns: 600, examples: knownAttacks },
  );
  expect(reported).toEqual([]);
  // What was sent has come to every part of the server.
  expect([...answers].sort()).toEqual(
    expect.arrayContaining(["200", "206", "308", "400", "404", "405", "416", "417", "431"]),
  );
});

test.each(["/link", "/link.html", "/folder/secret", "/folder/secret.html", "/record"])(
  "a link in the folder of the site leads nowhere: %s is not found",
  async (path) => {
    const { ask } = await serveSiteWithLinks();
    const answer = await ask(path);
    const last = answer.status === 308 ? await ask(answer.location ?? "") : answer;
    expect(last).toMatchObject({ status: 404, body: "<h1>404</h1>" });
  },
);

test("what is no file is not found, and does not keep the server waiting", async () => {
  const { ask, out } = await serveSite();
  mkdirSync(join(out, "folder.txt"));
  expect(await ask("/folder.txt")).toMatchObject({ status: 404 });
  if (process.platform === "win32") return;
  execFileSync("mkfifo", [join(out, "pipe.txt")]);
  // More than the threads that Node has for files.
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask("/pipe.txt")));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(404));
  expect(await ask("/")).toMatchObject({ status: 200 });
});

test("what goes wrong on our side is an answer for that request alone, and is reported", async () => {
  const { ask, out, reported } = await serveSite();
  const writeRules = (value: string) => {
    const rules = [{ prefix: "/a/", headers: { "X-First": "yes", "X-Second": value } }];
    writeFileSync(join(out, ".site-build.json"), JSON.stringify({ rules, redirects: [] }));
  };
  // Node refuses to send it.
  writeRules("one\ntwo");
  const answer = await ask("/a/page");
  expect(answer).toMatchObject({ status: 500, cache: "no-store", body: "" });
  expect(answer.headers).not.toHaveProperty("x-first");
  expect(reported).toEqual([expect.objectContaining({ code: "ERR_INVALID_CHAR" })]);
  expect(await ask("/")).toMatchObject({ status: 200 });
  writeRules("one");
  expect(await ask("/a/page")).toMatchObject({ status: 200, body: "<h1>Page</h1>" });
});
