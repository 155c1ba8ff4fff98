import { existsSync, readdirSync, readlinkSync, truncateSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sendBytes } from "../support/system/send-bytes.ts";
import { serveSite } from "../support/system/serve-site.ts";

const bigSize = 64 * 2 ** 20;

/** Asks for a file that is too big to be sent in one go, and waits for its first bytes. */
function startDownload(port: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = get({ port, path: "/big.bin", agent: false }, (response) => {
      response.once("readable", () => resolve(response));
    });
    request.on("error", reject);
  });
}

/** Whether this system says which files a process has open. */
const tellsOpenFiles = existsSync("/proc/self/fd");

/** How many files this process has open whose address begins so. */
function countOpenFiles(start: string): number {
  return readdirSync("/proc/self/fd").filter((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`).startsWith(start);
    } catch {
      // That of the list itself.
      return false;
    }
  }).length;
}

test.skipIf(!tellsOpenFiles)("downloads that clients break off leave no file open", async () => {
  const { ask, out, port } = await serveSite();
  writeFileSync(join(out, "big.bin"), "");
  truncateSync(join(out, "big.bin"), bigSize);
  const waiting = await startDownload(port);
  expect(countOpenFiles(out)).toBe(1);
  waiting.destroy();
  for (let count = 0; count < 100; count++) (await startDownload(port)).destroy();
  // Before the server has come to answer.
  const early = Array.from({ length: 100 }, async () => {
    const socket = connect(port, "localhost").on("error", () => undefined);
    await new Promise<void>((resolve) => {
      socket.write("GET /big.bin HTTP/1.1\r\nHost: localhost\r\n\r\n", () => resolve());
    });
    socket.destroy();
  });
  await Promise.all(early);
  expect(await ask("/")).toMatchObject({ status: 200 });
  await expect.poll(() => countOpenFiles(out)).toBe(0);
});

/** Sends the same request many times at once and takes no answer. */
async function sendAtOnce(port: number, { path, count }: { path: string; count: number }): Promise<Socket> {
  const socket = connect(port, "localhost").on("error", () => undefined);
  socket.pause();
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  await new Promise<void>((resolve) => socket.write(request.repeat(count), () => resolve()));
  return socket;
}

test.skipIf(!tellsOpenFiles)(
  "requests that come at once have one file open, and none when their client has gone",
  async () => {
    const { ask, out, port } = await serveSite();
    writeFileSync(join(out, "big.bin"), "");
    truncateSync(join(out, "big.bin"), bigSize);
    const big = join(out, "big.bin");
    const greedy = await sendAtOnce(port, { path: "/big.bin", count: 50 });
    await expect.poll(() => countOpenFiles(big)).toBe(1);
    // More looks at the disk than the other requests would have needed.
    for (let count = 0; count < 50; count++) expect(await ask("/")).toMatchObject({ status: 200 });
    expect(countOpenFiles(big)).toBe(1);
    greedy.destroy();
    await expect.poll(() => countOpenFiles(out)).toBe(0);
  },
);

test("requests that come at once are answered in their order, each with its own answer", async () => {
  const { port } = await serveSite();
  const paths = Array.from({ length: 100 }, (_, index) => ["/digits.txt", "/a/page", "/none"][index % 3]);
  const requests = paths.map((path, index) => {
    const connection = index === paths.length - 1 ? "close" : "keep-alive";
    return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: ${connection}\r\n\r\n`;
  });
  const received = await sendBytes(port, { bytes: Buffer.from(requests.join("")), isOpen: false });
  const statuses = Array.from(received.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status]) => status);
  expect(statuses).toEqual(paths.map((path) => (path === "/none" ? "404" : "200")));
});

test("who sends more than a hundred requests at once is disconnected, and the server goes on", async () => {
  const { ask, port } = await serveSite();
  const greedy = await sendAtOnce(port, { path: "/none", count: 101 });
  greedy.resume();
  await new Promise((resolve) => greedy.on("close", resolve));
  expect(await ask("/")).toMatchObject({ status: 200 });
});

test("a file that is cut short while it is sent breaks off, so that nobody waits for the rest or takes it for whole", async () => {
  const { out, port, reported } = await serveSite();
  writeFileSync(join(out, "big.bin"), "");
  truncateSync(join(out, "big.bin"), bigSize);
  const response = await startDownload(port);
  truncateSync(join(out, "big.bin"), 1000);
  const ended = new Promise((resolve) => response.on("error", resolve).on("end", resolve));
  response.resume();
  expect(await ended).toMatchObject({ code: "ECONNRESET" });
  expect(reported).toEqual([]);
});
