import { mkdirSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createSiteServer } from "../../../scripts/server/site-server.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** What a server has answered. */
export interface SiteAnswer {
  readonly status: number | undefined;
  readonly location: string | undefined;
  readonly cache: string | undefined;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

/** A small built site that is served until the test is over. */
export interface ServedSite {
  readonly out: string;
  readonly port: number;
  /** Asks for a target, sent exactly as it stands. */
  ask(path: string, method?: string, headers?: OutgoingHttpHeaders): Promise<SiteAnswer>;
}

/** Writes a small built site into a folder, and serves it. */
export async function serveSite(out = temporaryFolder()): Promise<ServedSite> {
  const files = {
    ".site-build.json": JSON.stringify({
      rules: [
        { prefix: "/", headers: { "X-Everywhere": "yes" } },
        { prefix: "/_app/", headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
        { prefix: "/assets/a%20logo.svg", headers: { "X-Picture": "yes" } },
      ],
      redirects: [{ from: "/old", to: "/a/page" }],
    }),
    "404.html": "<h1>404</h1>",
    "index.html": "<h1>Home</h1>",
    "a/page.html": "<h1>Page</h1>",
    "_app/entry-1.js": "1;",
    "assets/a logo.svg": "<svg/>",
    "digits.txt": "0123456789",
    _headers: "/*",
    "vercel.json": "{}",
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(out, path, ".."), { recursive: true });
    writeFileSync(join(out, path), text);
  }
  const server = createSiteServer(out);
  const port = Number(new URL(await server.listen(0)).port);
  onTestFinished(() => server.close());
  return { out, port, ask: (path, method, headers) => ask({ port, path, method, headers }) };
}

interface Question {
  readonly port: number;
  readonly path: string;
  readonly method: string | undefined;
  readonly headers: OutgoingHttpHeaders | undefined;
}

function ask({ port, path, method = "GET", headers = {} }: Question): Promise<SiteAnswer> {
  return new Promise((resolve, reject) => {
    request({ port, path, method, headers }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        body += chunk;
      });
      response.on("error", reject);
      response.on("end", () => {
        const { location, "cache-control": cache } = response.headers;
        resolve({ status: response.statusCode, location, cache, body, headers: response.headers });
      });
    })
      .on("error", reject)
      .end();
  });
}
