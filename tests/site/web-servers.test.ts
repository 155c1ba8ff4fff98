import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { buildInto } from "../support/build/built-site.ts";
import { type Files, page, startFiles, writeFiles } from "../support/build/edited-site.ts";
import { isFull } from "../support/system/is-full.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

/** A web server as its page in `.github/HOSTS.md` sets it up. */
interface WebServer {
  readonly name: string;
  readonly program: string;
  /** The arguments that start it in the foreground, after it has written its configuration into a folder. */
  start(options: {
    readonly folder: string;
    readonly root: string;
    readonly base: string;
    readonly port: number;
  }): string[];
}

const servers: readonly WebServer[] = [
  {
    name: "nginx",
    program: "nginx",
    start({ folder, root, base, port }) {
      const file = join(folder, "nginx.conf");
      writeFileSync(
        file,
        `daemon off; user root; pid ${folder}/pid; error_log stderr; events {}
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  server { listen 127.0.0.1:${port}; root ${root}; include ${root}${base}/.hosts/nginx.conf; }
}
`,
      );
      return ["-c", file, "-p", folder];
    },
  },
  {
    name: "Caddy",
    program: "caddy",
    start({ folder, root, base, port }) {
      const file = join(folder, "Caddyfile");
      writeFileSync(
        file,
        `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	root * ${root}
	import ${root}${base}/.hosts/Caddyfile
}
`,
      );
      return ["run", "--config", file, "--adapter", "caddyfile"];
    },
  },
  {
    name: "Apache",
    program: "apache2",
    start({ folder, root, port }) {
      const modules = "/usr/lib/apache2/modules";
      const names = [
        "authz_core",
        "mime",
        "dir",
        "headers",
        "rewrite",
        "env",
        "filter",
        "deflate",
        "brotli",
        "mpm_event",
      ];
      const file = join(folder, "apache.conf");
      writeFileSync(
        file,
        `${names.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join("\n")}
ServerRoot ${folder}
ServerName localhost
PidFile ${folder}/pid
ErrorLog ${folder}/errors
TypesConfig /dev/null
Listen 127.0.0.1:${port}
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>
`,
      );
      return ["-f", file, "-DFOREGROUND"];
    },
  },
];

const files: Files = {
  ...startFiles,
  "breads/rye.yaml": `redirectFrom: [/rye, "/index.php?id=7"]\n${startFiles["breads/rye.yaml"]}`,
  "ceni\u0301k/料金.yaml": page("料金").replace("blocks:", "redirectFrom: [/Größe]\nblocks:"),
  "日本語/index.yaml": page("日本語"),
  "breads/index.yaml": page("Breads", "  - { type: page-list, title: All, folder: /breads }\n").replace(
    "blocks:",
    'redirectFrom: [/Brot+Körbe/*, "/?dir=%5C", "/?home=%7B%24HOME%7D"]\nblocks:',
  ),
  "_assets/manual/index.html": "<h1>Manual</h1>",
};

/** Builds a site into the folder of its path below a root, with a file for a program that asks for it. */
function buildSite(choice: string, base: string): string {
  const folder = temporaryFolder();
  const languages =
    "languages: [{ code: en, name: English }, { code: ja, path: /日本語, name: 日本語 }]\nmachines: { markdown: true }\n";
  const site = `${files["_site.yaml"]}${languages}${choice}`.replace(
    "https://www.example.com",
    `https://www.example.com${base}`,
  );
  writeFiles(join(folder, "pages"), { ...files, "_site.yaml": site });
  const root = join(folder, "www");
  mkdirSync(root);
  buildInto(join(root, base), join(folder, "pages"));
  mkdirSync(join(root, base, ".well-known"), { recursive: true });
  writeFileSync(join(root, base, ".well-known/security"), "Contact");
  return root;
}

async function serve({ program, start }: WebServer, root: string, base: string) {
  const port = await freePort();
  const folder = temporaryFolder();
  const server = spawn(program, start({ folder, root, base, port }), { stdio: ["ignore", "ignore", "pipe"] });
  const said: string[] = [];
  server.stderr.setEncoding("utf8").on("data", (text: string) => said.push(text));
  onTestFinished(() => void server.kill());
  const origin = `http://127.0.0.1:${port}`;
  const ask = (path: string, headers = {}) => fetch(origin + path, { headers, redirect: "manual" });
  const state = async () => ((await ask("/").catch(() => undefined)) ? "serves" : said.join(""));
  await expect.poll(state, { timeout: 10_000 }).toBe("serves");
  return ask;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const isInstalled = (program: string) => spawnSync("which", [program]).status === 0;

// A machine for development mostly has none of them; the weekly job installs all.
describe.each(servers.filter(({ program }) => isInstalled(program)))(
  "$name serves a site as it was built",
  (server) => {
    test.each([
      ["", "", ""],
      ["", "/library", ""],
      ["urls: directory\n", "", "/"],
      ["urls: directory\n", "/library", "/"],
      ["urls: directory\ntrailingSlash: false\n", "", ""],
    ])("with %j below %j", async (choice, base, slash) => {
      const ask = await serve(server, buildSite(choice, base), base);
      const rye = `${base}/breads/rye${slash}`;
      const answers = async (path: string) => {
        const { status, headers, url } = await ask(base + path);
        if (status === 200 || status === 404) return status;
        // Apache writes the whole address.
        const to = new URL(headers.get("location") ?? "", url);
        return to.pathname + to.search;
      };
      const found = [
        "/",
        `/breads${slash}`,
        `/breads/rye${slash}`,
        "/robots.txt",
        "/assets/prices.txt",
        "/assets/manual/",
        `/cen%C3%ADk/%E6%96%99%e9%87%91${slash}`,
      ];
      for (const path of [...found, "/.well-known/security"]) expect([path, await answers(path)]).toEqual([path, 200]);
      for (const path of ["/assets/manual/", "/.well-known/security"])
        expect((await ask(base + path)).headers.get("content-security-policy")).toContain("default-src 'none'");
      for (const [path, who] of [
        ["/assets/prices.txt", "cross-origin"],
        ["/robots.txt", "same-origin"],
      ])
        expect((await ask(base + path)).headers.get("cross-origin-resource-policy")).toBe(who);
      const other = slash === "" ? "/breads/rye/" : "/breads/rye";
      for (const path of [other, "/breads/rye.html", "/breads/rye/index.html", "/rye", "/index.php?id=7"])
        expect([path, await answers(path)]).toEqual([path, rye]);
      if (base !== "") expect(await answers("?a=b")).toBe(`${base}/?a=b`);
      expect(await answers("/rye.md")).toBe(`${base}/breads/rye.md`);
      const old = "/Brot+K%C3%B6rbe";
      expect(await answers(`${old}?a=b`)).toBe(`${base}/breads${slash}?a=b`);
      expect(await answers(`${old.replace("%C3", "%c3")}/rye?a=b`)).toBe(`${base}/breads/rye?a=b`);
      expect(await answers(`${old}/x/%C3%BC%20y/`)).toBe(`${base}/breads/x/%C3%BC%20y/`);
      expect(await answers("/breads/rye.html?a=b")).toBe(`${rye}?a=b`);
      for (const path of [`/nowhere${slash}`, `/_headers${slash}`, "/.hosts/nginx.conf", "/.site-build.json"])
        expect([path, await answers(path)]).toEqual([path, 404]);
      for (const path of ["/Gr%C3%B6%c3%9Fe", "/cen%C3%ADk/%E6%96%99%E9%87%91.html"])
        expect([path, await answers(path)]).toEqual([path, `${base}/cen%C3%ADk/%E6%96%99%E9%87%91${slash}`]);
      const inJapanese = "/%E6%97%A5%E6%9C%AC%E8%AA%9E";
      for (const path of [`${inJapanese}/x`, `${inJapanese}/x/y`, `${inJapanese}/404`, "/x"]) {
        const answer = await ask(base + path + slash);
        expect([path, answer.status]).toEqual([path, 404]);
        expect(await answer.text()).toContain(`<html lang="${path === "/x" ? "en" : "ja"}"`);
      }
      const { headers } = await ask(rye);
      expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
      for (const path of ["/breads/rye.md", "/cen%C3%ADk/%E6%96%99%E9%87%91.md", "/index.md"])
        expect((await ask(base + path)).headers.get("content-type")).toBe("text/markdown; charset=utf-8");
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
      for (const path of [rye, `${base}/sitemap.xml`]) {
        const packed = await ask(path, { "accept-encoding": "gzip" });
        expect([path, packed.headers.get("content-encoding")]).toEqual([path, "gzip"]);
        expect(packed.headers.get("vary")).toBe("Accept-Encoding");
        const again = { "accept-encoding": "gzip", "if-none-match": `${packed.headers.get("etag")}` };
        expect((await ask(path, again)).status).toBe(304);
      }
      const part = await ask(rye, { range: "bytes=2-8", "accept-encoding": "identity" });
      expect([part.status, await part.text()]).toEqual([206, "doctype"]);
    });
  },
);

const hostsPage = readFileSync(join(import.meta.dirname, "../../.github/HOSTS.md"), "utf8");

test("the function for CloudFront finds the file of a page in its directory", () => {
  const [, code = ""] = /```js\n(function.*?)```/s.exec(hostsPage) ?? [];
  // It is the code that people copy.
  const handle = new Function(`${code}; return handler;`)() as (event: { request: { uri: string } }) => unknown;
  const uriOf = (uri: string) => handle({ request: { uri } });
  expect(uriOf("/")).toEqual({ uri: "/index.html" });
  expect(uriOf("/breads/rye/")).toEqual({ uri: "/breads/rye/index.html" });
  expect(uriOf("/_app/entry-1.js")).toEqual({ uri: "/_app/entry-1.js" });
  expect(uriOf("/breads/rye")).toMatchObject({ statusCode: 308, headers: { location: { value: "/breads/rye/" } } });
});

test.skipIf(!isFull)("Netlify's own parsers read what is written for them", () => {
  const root = buildSite("", "");
  const folder = temporaryFolder();
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { cwd: folder, encoding: "utf8" });
  writeFileSync(join(folder, "package.json"), "{}");
  run("npm", "install", "--no-save", "@netlify/redirect-parser@16.1.1", "@netlify/headers-parser@10.0.0");
  writeFileSync(
    join(folder, "read.mjs"),
    `import { parseAllRedirects } from "@netlify/redirect-parser";
import { parseAllHeaders } from "@netlify/headers-parser";
const [redirects, headers] = [${JSON.stringify(join(root, "_redirects"))}, ${JSON.stringify(join(root, "_headers"))}];
const options = { minimal: true, configRedirects: [], configHeaders: [] };
console.log(JSON.stringify({
  ...(await parseAllRedirects({ ...options, redirectsFiles: [redirects] })),
  ...(await parseAllHeaders({ ...options, headersFiles: [headers] })),
}));`,
  );
  const { redirects, headers, errors } = JSON.parse(run("node", "read.mjs"));
  expect(errors).toEqual([]);
  expect(redirects.filter(({ to }: { to: string }) => to === "/breads/rye")).toEqual([
    {
      from: "/index.php",
      query: { id: "7" },
      to: "/breads/rye",
      status: 301,
      force: true,
      conditions: {},
      headers: {},
    },
    { from: "/rye", query: {}, to: "/breads/rye", status: 301, force: true, conditions: {}, headers: {} },
    { from: "/rye", query: {}, to: "/breads/rye", status: 301, force: false, conditions: {}, headers: {} },
  ]);
  expect(headers.map((rule: { for: string }) => rule.for)).toEqual([
    "/*",
    "/assets/*",
    "/.well-known/*",
    "/_app/*",
    "/_share/*",
    "/_img/*",
  ]);
});
