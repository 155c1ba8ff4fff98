import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { isReservedAnchor } from "../../scripts/content/reserved-anchors.ts";
import { siteFiles } from "../../scripts/output/site-files.ts";
import { projectRoot } from "../../scripts/project.ts";
import { buildInto } from "../support/build/build-into.ts";
import { attributeValues, brokenLink, listFiles, readBuiltPages } from "../support/build/built-site.ts";
import { generatePages } from "../support/build/generate-pages.ts";
import { hashFolder } from "../support/build/hash-folder.ts";
import { specRoutes } from "../support/spec-routes.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const folder = mkdtempSync(join(tmpdir(), "output-"));
const out = join(folder, "dist");
let pages: ReadonlyMap<string, string>;

beforeAll(() => {
  buildOn("1750000000", out);
  pages = readBuiltPages(out);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds the project's own site on a day given in seconds since 1970. */
function buildOn(epoch: string, target: string): void {
  const { status, stderr } = runScript("build.ts", ["--out", target], { env: { SOURCE_DATE_EPOCH: epoch } });
  if (status !== 0) throw new Error(stderr);
}

/** The paths of the pages whose HTML matches. */
function pagesWith(pattern: RegExp): string[] {
  return [...pages].filter(([, html]) => pattern.test(html)).map(([route]) => route);
}

describe("the HTML of every page", () => {
  test("is there for each route of the specification and for unknown paths", () => {
    expect([...pages.keys()].sort()).toEqual([...specRoutes, "/404"].sort());
  });

  test("has each id once, and of its own only those that no block can have", () => {
    const anchors = new Set(
      listFiles(join(projectRoot, "pages"))
        .filter((path) => path.endsWith(".yaml"))
        .flatMap((path) => [...readFileSync(join(projectRoot, "pages", path), "utf8").matchAll(/^[ -]*id: (.+)$/gm)])
        .map(([, id]) => id),
    );
    const own = new Set<string>();
    for (const html of pages.values()) {
      const ids = attributeValues(html, "id");
      expect(ids).toEqual([...new Set(ids)]);
      for (const id of ids) if (!anchors.has(id)) own.add(id);
    }
    expect([...own].filter((id) => !isReservedAnchor(id))).toEqual([]);
    expect([...own].map((id) => id.replace(/\d+/, "0"))).toEqual(
      expect.arrayContaining(["main", "side-menu", "menu-0"]),
    );
  });

  test("has no style attribute, no event handler and no empty link", () => {
    expect(pagesWith(/<[a-z][^>]* style=/i)).toEqual([]);
    expect(pagesWith(/<[a-z][^>]* on[a-z]+=/i)).toEqual([]);
    expect(pagesWith(/<[a-z][^>]* (?:href|src)=""/)).toEqual([]);
  });

  test("has one script, the same file on all pages, and no inline script", () => {
    const scripts = [...pages.values()].map((html) => html.match(/<script.*?<\/script>/gs));
    const [entry] = scripts[0] ?? [];
    expect(entry).toMatch(
      /^<script type="module" src="\/_app\/entry-[\w-]+\.js" data-app="\/_app\/app-[\w-]+\.js"><\/script>$/,
    );
    expect(scripts.filter((list) => list?.join() !== entry)).toEqual([]);
  });

  test("carries no copy of the page data", () => {
    expect(pagesWith(/("|&quot;)(?:blocks|segments)\1:|("|&quot;)type\2:\2/)).toEqual([]);
    // A sentence of a page stands in its HTML once, or twice where the description in the head repeats it.
    const sentence = "Decide once where each document goes";
    expect((pages.get("/solutions/workflow-automation") ?? "").split(sentence).length - 1).toBe(1);
  });

  test("has one inline style, the one that the Content-Security-Policy allows by its hash", () => {
    const styles = new Set([...pages.values()].flatMap((html) => html.match(/<style>.*?<\/style>/gs) ?? ["none"]));
    expect(styles.size).toBe(1);
    const [style = ""] = styles;
    const hash = createHash("sha256").update(style.slice("<style>".length, -"</style>".length)).digest("base64");
    const policy = `style-src 'sha256-${hash}';`;
    expect(readFileSync(join(out, "_headers"), "utf8")).toContain(policy);
    expect(readFileSync(join(out, "vercel.json"), "utf8")).toContain(policy);
  });

  test("links only to files and anchors that are there", () => {
    const links = [...pages].flatMap(([from, html]) => {
      const addresses = [
        ...attributeValues(html, "href"),
        ...attributeValues(html, "src"),
        ...attributeValues(html, "data-app"),
      ];
      return [...new Set(addresses)].map((href) => ({ from, href }));
    });
    expect(links.length).toBeGreaterThan(1000);
    // The canonical address of a page is that of its own route.
    const own = links.filter(({ from, href }) => href === `https://www.lexifold.example${from}`);
    expect(own.length).toBe(specRoutes.length);
    expect(links.flatMap((link) => brokenLink(out, pages, link) ?? [])).toEqual([]);
  });

  test("has each id once", () => {
    const repeated = [...pages].flatMap(([route, html]) => {
      const ids = attributeValues(html, "id");
      return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${route}#${id}`);
    });
    expect(repeated).toEqual([]);
  });
});

test("the sitemap lists exactly the routes of the specification", () => {
  const addresses = [...readFileSync(join(out, "sitemap.xml"), "utf8").matchAll(/<loc>([^<]*)<\/loc>/g)];
  expect(addresses.map(([, address]) => address).sort()).toEqual(
    specRoutes.map((route) => `https://www.lexifold.example${route}`).sort(),
  );
});

test("a site of more than 50,000 pages has several sitemaps, and one that lists them", () => {
  const routes = Array.from({ length: 50_002 }, (_, index) => ({
    path: `/page-${index}`,
    // One that is not listed is in none of them.
    listed: index > 0,
    redirectFrom: [],
  }));
  const site = parse(readFileSync(join(projectRoot, "pages/_site.yaml"), "utf8"));
  const bundle = {
    name: "",
    rendererFile: "",
    appFile: "",
    assets: { entry: "", app: "" },
    files: [],
    weights: { entry: 0, stylesheet: 0 },
  };
  const files = new Map(siteFiles(site, routes, bundle).map(({ path, content }) => [path, String(content)]));
  const addresses = (path: string) =>
    [...(files.get(path) ?? "").matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, text]) => text);
  expect(addresses("sitemap.xml")).toEqual([
    "https://www.lexifold.example/sitemap-1.xml",
    "https://www.lexifold.example/sitemap-2.xml",
  ]);
  expect(addresses("sitemap-1.xml")).toHaveLength(50_000);
  expect(addresses("sitemap-2.xml")).toEqual(["https://www.lexifold.example/page-50001"]);
  expect(files.get("sitemap.xml")).toContain("<sitemapindex ");
  expect(files.get("sitemap-2.xml")).toContain("<urlset ");
});

test("a build says how many pages it rendered and reused, how many bytes the site has, and how long it took", () => {
  const work = temporaryFolder();
  generatePages(join(work, "pages"), 5);
  const build = () => runScript("build.ts", [], { cwd: work });
  const line = (rendered: number, reused: number) =>
    new RegExp(`^5 pages in dist: ${rendered} rendered, ${reused} reused; (\\d+\\.\\d) MB; \\d+\\.\\d\\d s\\.\\n$`);
  const first = build();
  expect(first.stdout).toMatch(line(5, 0));
  const bytes = listFiles(join(work, "dist")).reduce((sum, path) => sum + statSync(join(work, "dist", path)).size, 0);
  expect(line(5, 0).exec(first.stdout)?.[1]).toBe((bytes / 1e6).toFixed(1));
  const box = join(work, "pages/boxes/box-1.yaml");
  writeFileSync(box, readFileSync(box, "utf8").replace("    title: Box 1", "    title: The first box"));
  expect(build().stdout).toMatch(line(1, 4));
});

test("two builds of the same content on the same day are the same, byte for byte, and another day changes only dates", () => {
  const again = join(temporaryFolder(), "dist");
  buildOn("1750000000", again);
  const hashes = hashFolder(out);
  expect(hashFolder(again)).toEqual(hashes);
  buildOn("1760000000", again);
  const changed = Object.entries(hashFolder(again)).filter(([path, hash]) => hashes[path] !== hash);
  expect(changed.map(([path]) => path)).toEqual(["cookie-policy.html", "privacy-policy.html", "terms-of-service.html"]);
});

test("a former path of a page leads to it on every kind of host", () => {
  const target = join(temporaryFolder(), "dist");
  buildInto(target, join(projectRoot, "tests/fixtures/other-site"));
  expect(readFileSync(join(target, "_redirects"), "utf8")).toBe(
    "/bremsen /reparatur/bremsen 301\n/service/bremsen /reparatur/bremsen 301\n",
  );
  expect(JSON.parse(readFileSync(join(target, "vercel.json"), "utf8")).redirects).toEqual([
    { source: "/bremsen", destination: "/reparatur/bremsen", permanent: true },
    { source: "/service/bremsen", destination: "/reparatur/bremsen", permanent: true },
  ]);
  const page = readFileSync(join(target, "service/bremsen.html"), "utf8");
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/reparatur/bremsen">');
  expect(page).toContain('<a href="/reparatur/bremsen">/reparatur/bremsen</a>');
});

test("what a page ships does not grow with the number of pages: the same bytes for 10 pages as for 1,000", () => {
  const [few, many] = [10, 1000].map((count) => {
    const work = temporaryFolder();
    generatePages(join(work, "pages"), count);
    buildInto(join(work, "dist"), join(work, "pages"));
    expect(readBuiltPages(join(work, "dist")).size).toBe(count);
    const hashes = Object.entries(hashFolder(join(work, "dist")));
    return hashes.filter(([path]) => /^(?:_app\/|index\.html$|_pages\/index\.js$|boxes\/box-1\.html$)/.test(path));
  });
  expect(few?.length).toBe(6);
  expect(many).toEqual(few);
});
