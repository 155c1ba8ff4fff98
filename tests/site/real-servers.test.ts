import { mkdirSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { headerRules, redirectsOf } from "../../scripts/output/host-headers.ts";
import { hostFiles } from "../../scripts/output/site-files.ts";
import { createSiteServer } from "../../scripts/server/site-server.ts";
import { isInstalled, realServers, startServer } from "../support/system/real-servers.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const moved = [
  ...["/Old/Page.html", "/old/", "/old-too", "/index.php?id=7", "/index.php?id=7&lang=de", "/?p=1", "/v1.2", "/A"],
  ...[
    "/wiki/Talk:Rye_(bread)",
    "/%C3%BCber.htm",
    "/%FC",
    "/find?q=a%20b%26c",
    ...["/a$b'\"c;{d}", "/{$PATH}", "/{args[0]}"].map((path) => path.replace(/["{}[\]]/g, encodeURIComponent)),
  ],
];

/** Requests, each with the method where it is not GET. */
const asked = [
  ...["/", "/?q=1", "/a/page", "/a/page?q=1", "/missing", "/a/missing?q=1", "/digits.txt", "/site.webmanifest"],
  ...[
    "/a/page/",
    "/a/page/?q=1",
    "/a/page.html",
    "/index.html",
    "/index",
    "/a//page",
    "//",
    "//evil.example/a",
    "/a/index",
  ],
  ...["/a/page/index.html", "/docs", "/docs/", "/docs/index.html"],
  ...["/assets/manual/", "/assets/manual/index.html", "/assets/manual/chapter.html"],
  ...[
    "/_app/entry-1.js",
    "/_app/missing.js",
    "/assets/a%20logo.svg",
    "/assets/guide.html",
    "/assets/guide",
    "/favicon.ico",
  ],
  ...[
    "/.well-known/security.txt",
    "/.well-known/missing",
    "/.site-build.json",
    "/.hosts/nginx.conf",
    "/.hosts/Caddyfile",
  ],
  ...[
    "/_headers",
    "/_redirects",
    "/vercel.json",
    "/404",
    "/%5fheaders",
    "/vercel%2ejson",
    "/.htaccess",
    "/%2ehtaccess",
  ],
  ...["/.hosts/", "/%2ehosts/nginx.conf", "/a/../.hosts/nginx.conf", "/.git/config", "/a/.git/config"],
  ...["/_app/.hidden", "/.well-known/.hidden", "/.well-known/../.hosts/nginx.conf", "/a/%2e%2e/a/page", "/%61/page"],
  ...[
    "/Old/Page.html",
    "/Old/Page",
    "/Old/Page/",
    "/old/page",
    "/old",
    "/old?b=c",
    "/old.html",
    "/old-too",
    "/A",
    "/a",
  ],
  ...[
    "/index.php",
    "/index.php?id=7",
    "/index.php?lang=de&id=7",
    "/index.php?id=70",
    "/?p=1",
    "/?p=2",
    "/v1.2",
    "/%c3%bcber.htm",
  ],
  ...[
    "/wiki/Talk:Rye_(bread)",
    "/wiki/Talk%3aRye_%28bread%29",
    "/%fc",
    "/find?q=a+b%26c",
    "/find?q=a%20b%26c",
    "/find?q=a",
  ],
  ...[
    "/a$b'%22c;%7Bd%7D",
    "/%7B$PATH%7D",
    "/%7B%24PATH%7D/?q=1",
    "/%7Bargs%5B0%5D%7D",
    "POST /a/page",
    "HEAD /a/page",
    "OPTIONS /a/page",
  ],
  ...[
    "PUT /missing",
    "DELETE /old",
    "POST /index.php?id=7",
    "/a%2fpage",
    "/a%2Fpage/",
    "/docs%2f",
    "/a%2f..%2fa/page",
    "/%2fevil.example",
    "/wiki%2FTalk:Rye_(bread)",
    "/a/page?q=%2F",
    "/a%5cpage",
  ],
];

/** Headers that say nothing of what a build decides. */
const own =
  /^(?:date|server|connection|keep-alive|etag|last-modified|accept-ranges|content-length|transfer-encoding|vary|allow)$/;

/** Writes a small site to be served below a path, with what a build writes for hosts. */
function writeSite(out: string, base: string): void {
  const rules = headerRules({
    base,
    icons: [`${base}/favicon.ico`, `${base}/assets/a%20logo.svg`],
    isPreview: false,
  });
  const redirects = redirectsOf([{ path: "/a/page", redirectFrom: moved }], base);
  const files = {
    ...Object.fromEntries(hostFiles({ base, rules, redirects }).map(({ path, content }) => [path, content])),
    "index.html": "<h1>Home</h1>",
    "404.html": "<h1>404</h1>",
    "a/page.html": "<h1>Page</h1>",
    // What no build writes, but an upload may bring with it.
    ...Object.fromEntries([".git", "a/.git", "_app", ".well-known"].map((folder) => [`${folder}/.hidden`, ""])),
    ".git/config": "",
    "a/.git/config": "",
    // A page that leads on by itself, for hosts without lists.
    "old/index.html": "<h1>Moved</h1>",
    "docs/index.html": "<h1>Docs</h1>",
    "_app/entry-1.js": "1;",
    "assets/a logo.svg": "<svg/>",
    "assets/guide.html": "<h1>Guide</h1>",
    "assets/manual/index.html": "<h1>Manual</h1>",
    "assets/manual/chapter.html": "<h1>Chapter</h1>",
    "favicon.ico": "icon",
    "digits.txt": "0123456789",
    "site.webmanifest": "{}",
    ".well-known/security.txt": "Contact: mailto:a@example.org\n",
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), content);
  }
}

describe.each(["", "/site"])("a site below %j", (base) => {
  test.for(realServers)("is served by $name as by npm start", async (server, { skip }) => {
    if (!isInstalled(server.name)) skip(`${server.name} is not installed.`);
    const root = temporaryFolder();
    const out = join(root, base);
    writeSite(out, base);
    const ours = createSiteServer(out);
    const port = Number(new URL(await ours.listen(0)).port);
    const { port: theirs, stop } = await startServer(server, { folder: temporaryFolder(), root, out });
    try {
      const different: string[] = [];
      for (const question of asked) {
        const [path = "", method = "GET"] = question.split(" ").reverse();
        const [here, there] = [await ask(port, base + path, method), await ask(theirs, base + path, method)];
        for (const name of new Set([...Object.keys(here), ...Object.keys(there)]))
          if (here[name] !== there[name]) different.push(`${question}: ${name}: ${here[name]} / ${there[name]}`);
      }
      expect(different).toEqual([]);
    } finally {
      await stop();
      await ours.close();
    }
  });
});

/** The parts of an answer that are to be the same everywhere, by their names. */
type Answer = Readonly<Record<string, unknown>>;

function ask(port: number, path: string, method: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port, host: "127.0.0.1", path, method, agent: false }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        body += chunk;
      });
      response.on("error", reject);
      response.on("end", () => resolve(essence(response, body, { host: `127.0.0.1:${port}`, path })));
    })
      .on("error", reject)
      .end();
  });
}

interface Asked {
  readonly host: string;
  readonly path: string;
}

function essence({ statusCode: status = 0, headers }: IncomingMessage, body: string, { host, path }: Asked): Answer {
  // A server refuses in its own words what no browser asks for.
  if (status === 400 || status === 405) return { status };
  // Apache refuses an address with a slash in digits before it reads what it is told here.
  if (status === 404 && /%2f/i.test(path)) return { status };
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !own.test(name)));
  const { "content-type": type, ...others } = kept;
  // The text of a redirect is read by nobody.
  const location = headers.location?.replace(`http://${host}`, "");
  if (status >= 300 && status < 400) return { status, ...others, location };
  return { status, ...others, type: String(type).toLowerCase().replace("; ", ";"), body };
}
