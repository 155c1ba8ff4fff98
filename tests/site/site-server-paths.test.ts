import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { sendBytes } from "../support/system/send-bytes.ts";
import { serveSite } from "../support/system/serve-site.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const secret = "nobody may read this";

/** Ways to write two dots, a slash and a backslash that some program has taken for them. */
const dots = [
  "..",
  "%2e%2e",
  "%2E.",
  ".%2e",
  "%252e%252e",
  "%c0%ae%c0%ae",
  "%u002e%u002e",
  "%ef%bc%8e%ef%bc%8e",
  "..;",
  ".%00.",
  "..%00",
];
const slashes = ["/", "%2f", "%2F", "%252f", "\\", "%5c", "%255c", "%c0%af", "%u2215", "//", "/./", ";/"];

test("nothing above the folder of the site is shown, in whatever encoding the way up is written", async () => {
  const folder = temporaryFolder();
  const out = join(folder, "site");
  const { port, reported } = await serveSite(out);
  for (const name of ["secret.html", "index.html", "404.html"]) writeFileSync(join(folder, name), secret);
  const ups = dots.flatMap((up) => slashes.map((slash) => up + slash));
  const starts = ["/", "//", "/a/", "/a%2f", "http://localhost/", "/./"];
  const targets = ups.flatMap((up, index) =>
    ["secret", "secret.html", ""].map(
      (name) => `${starts[index % starts.length]}${up}${name === "" ? up + up : ""}${name}`,
    ),
  );
  // On few connections, one request after the other.
  const statuses = new Set<string>();
  for (let start = 0; start < targets.length; start += 90) {
    const some = targets.slice(start, start + 90);
    const requests = some.map((path, index) => {
      const connection = index === some.length - 1 ? "close" : "keep-alive";
      return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: ${connection}\r\n\r\n`;
    });
    const received = await sendBytes(port, { bytes: Buffer.from(requests.join(""), "latin1"), isOpen: false });
    expect(received).not.toContain(secret);
    const answers = Array.from(received.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status = ""]) => status);
    expect(answers).toHaveLength(some.length);
    for (const status of answers) statuses.add(status);
  }
  expect(targets.length).toBeGreaterThan(390);
  expect([...statuses].filter((status) => !["200", "308", "400", "404"].includes(status))).toEqual([]);
  expect(reported).toEqual([]);
});

test.each([
  "/%",
  "/a%",
  "/%zz",
  "/%c0%af",
  "/%ff.html",
  "/%u0041",
  `/a${"/".repeat(15_000)}a`,
  `/${"%2e%2e/".repeat(2000)}`,
  `/${"a/".repeat(7500)}`,
])("a path that cannot be one of the site gets the not-found page, case %#", async (path) => {
  const { ask, reported } = await serveSite();
  const answer = await ask(path);
  // Two dots are resolved before anybody looks at the path: they lead to the root.
  expect(answer).toMatchObject(path.includes("%2e") ? { status: 200 } : { status: 404, body: "<h1>404</h1>" });
  expect(reported).toEqual([]);
});

test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "PURGE", "M-SEARCH"])(
  "%s is answered with the methods that there are, for what is there and what is not",
  async (verb) => {
    const { ask } = await serveSite();
    for (const path of ["/", "/digits.txt", "/none", "/old", "/%zz"]) {
      const { status, headers, body } = await ask(path, verb);
      expect({ status, allow: headers.allow, body }).toEqual({ status: 405, allow: "GET, HEAD", body: "" });
    }
  },
);

test("clients that send a request a letter at a time, or break off in it, keep nobody else waiting, and leave nothing open", async () => {
  const { ask, port, reported } = await serveSite();
  const heads = [
    "G",
    "GET ",
    "GET /digits.txt HTTP/1.1\r\nHo",
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\nabc",
  ];
  const clients = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const socket = connect(port, "localhost").on("error", () => undefined);
      await new Promise<void>((resolve) => socket.write(heads[index % heads.length] ?? "", () => resolve()));
      return socket;
    }),
  );
  for (let count = 0; count < 20; count++) expect(await ask("/a/page")).toMatchObject({ status: 200 });
  for (const [index, client] of clients.entries()) index % 2 === 0 ? client.destroy() : client.resetAndDestroy();
  await Promise.all(clients.map((client) => client.closed || once(client, "close")));
  expect(await ask("/a/page")).toMatchObject({ status: 200 });
  expect(reported).toEqual([]);
});

test("a request costs the same however many redirects there are, and the last one of them is found", async () => {
  const { ask, out } = await serveSite();
  const redirects = Array.from({ length: 20_000 }, (_, index) => ({
    from: `/old/${index}`,
    query: [],
    to: `/new/${index}`,
  }));
  writeFileSync(join(out, ".site-build.json"), JSON.stringify({ rules: [], redirects }));
  expect(await ask("/old/19999")).toMatchObject({ status: 308, location: "/new/19999" });
  // The record is read once: reading so long a one for each request would be many times as many looks at it.
  const reads = vi.spyOn(JSON, "parse");
  onTestFinished(() => reads.mockRestore());
  for (let count = 0; count < 50; count++) await ask(`/old/${count}`);
  expect(reads).not.toHaveBeenCalled();
});
