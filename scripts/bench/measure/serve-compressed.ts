import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { createSiteServer, type SiteServer } from "../../server/site-server.ts";

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Creates a server for a built site that sends texts in brotli at the highest quality, as the best of hosts do. */
export function createCompressingServer(out: string): SiteServer {
  const site = createSiteServer(out);
  const answers = new Map<string, Promise<Answer>>();
  let origin = "";
  const server = createServer(async ({ url = "/" }, response) => {
    // Compressed only once, so that the time for it affects only the first measurement.
    const answer = answers.get(url) ?? answerOf(origin + url);
    answers.set(url, answer);
    const { status, headers, body } = await answer;
    response.writeHead(status, headers).end(body);
  });
  return {
    async listen(port) {
      origin = await site.listen(0);
      await new Promise<void>((resolve) => server.listen(port, resolve));
      // `address` returns a string only for a pipe or socket file.
      return `http://localhost:${(server.address() as AddressInfo).port}`;
    },
    async close() {
      await close(server);
      await site.close();
    },
  };
}

async function answerOf(address: string): Promise<Answer> {
  const { status, headers, ...response } = await load(address);
  const isText = /^(?:text\/|image\/svg|application\/(?:json|xml|javascript))/.test(headers["content-type"] ?? "");
  const body = isText ? brotliCompressSync(response.body) : response.body;
  const encoding = isText ? { "content-encoding": "br" } : undefined;
  return { status, headers: { ...headers, ...encoding, "content-length": String(body.length) }, body };
}

async function load(address: string): Promise<Answer> {
  const response = await fetch(address, { redirect: "manual" });
  const { connection, "transfer-encoding": encoding, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
