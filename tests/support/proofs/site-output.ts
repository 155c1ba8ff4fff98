import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isReservedAnchor } from "../../../scripts/content/formats/parse-link.ts";
import { attributeValues, brokenLink, hashFolder, listFiles, readContentPages } from "../build/built-site.ts";
import { runScript } from "../system/run-script.ts";
import { temporaryFolder } from "../system/temporary-folder.ts";
import { htmlMistakes } from "./html-mistakes.ts";

/** A site that is built, and what its output must hold. */
interface SiteToBuild {
  /** The folder of its content. */
  readonly content: string;
  readonly origin: string;
  /** Its pages except the not-found page. */
  readonly routes: readonly string[];
  /** The file that lists them. */
  readonly routesIn: string;
  /** The files that show the date of the build. */
  readonly datedFiles: readonly string[];
  /** The least number of links. Fewer would mean that some have not been found. */
  readonly leastLinks: number;
}

/** Tests the files that a build makes of a site. */
export function testSiteOutput({ content, origin, routes, routesIn, datedFiles, leastLinks }: SiteToBuild): void {
  const folder = temporaryFolder(afterAll);
  const out = join(folder, "dist");
  let pages: ReadonlyMap<string, string>;

  beforeAll(() => {
    buildOn(content, "1750000000", out);
    pages = readContentPages(out);
  });

  describe("the HTML of every page", () => {
    test("is there for each route and for unknown paths", () => {
      expect([...pages.keys()].sort(), routesIn).toEqual([...routes, "/404"].sort());
    });

    test("has of its own only ids that no block can have", () => {
      const anchors = new Set(
        listFiles(content)
          .filter((path) => path.endsWith(".yaml"))
          .flatMap((path) => [...readFileSync(join(content, path), "utf8").matchAll(/^[ -]*id: (.+)$/gm)])
          .map(([, id]) => id),
      );
      const own = new Set<string>();
      for (const html of pages.values()) {
        for (const id of attributeValues(html, "id")) if (!anchors.has(id)) own.add(id);
      }
      expect([...own].filter((id) => !isReservedAnchor(id))).toEqual([]);
      expect([...own].map((id) => id.replace(/\d+/, "0"))).toEqual(
        expect.arrayContaining(["main", "side-menu", "menu-0"]),
      );
    });

    test("has the script of every page, before it those of the behaviours in its markup, and besides only data for search engines", () => {
      const data = /<script type="application\/ld\+json">(.*?)<\/script>/gs;
      const entries = new Set<string>();
      for (const [route, html] of pages) {
        const texts = [...html.matchAll(data)].map(([, text]) => text ?? "");
        expect(texts.length).toBeLessThanOrEqual(1);
        for (const text of texts) expect(JSON.parse(text)).toBeTypeOf("object");
        const scripts = html.replaceAll(data, "").match(/<script.*?<\/script>/gs) ?? [];
        entries.add(scripts.at(-1) ?? "");
        const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
        const asked = new Set(attributeValues(main, "data-behaviour"));
        const names = scripts.slice(0, -1).map((script) => {
          const name = /^<script type="module" src="\/_app\/([a-z-]+)-[\w-]{8}\.js"><\/script>$/.exec(script)?.[1];
          // Three that are always used together are one file.
          return name === "moving-headline" ? ["backdrop", "motion-toggle", "typewriter"] : [name];
        });
        expect([route, names.flat().sort()]).toEqual([route, [...asked].sort()]);
      }
      expect([...entries]).toEqual([
        expect.stringMatching(
          /^<script type="module" src="\/_app\/entry-[\w-]+\.js" data-app="\/_app\/app-[\w-]+\.js"><\/script>$/,
        ),
      ]);
    });

    test("has one inline style, which the policy of the page allows by its hash and nothing else", () => {
      for (const [route, html] of pages) {
        const [style = "", ...others] = html.match(/<style.*?<\/style>/gs) ?? [];
        expect([route, others]).toEqual([route, []]);
        const text = style.replace(/^<style>|<\/style>$/g, "");
        const hash = createHash("sha256").update(text).digest("base64");
        // It comes before everything that it applies to.
        const [, before = "", policy = ""] =
          /^(.*?)<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
        expect(before).toMatch(/<head><meta charSet="utf-8"\/>$/);
        expect(policy).toMatch(/^default-src 'none'; /);
        expect(policy.split("; ").filter((directive) => directive.startsWith("style-src"))).toEqual([
          `style-src 'self' 'sha256-${hash}'`,
        ]);
      }
      const headers = ["_headers", "vercel.json", ".htaccess", ".hosts/nginx.conf", ".hosts/Caddyfile"];
      for (const file of headers) expect(readFileSync(join(out, file), "utf8")).not.toContain("nonce");
    });

    test("has the styles of the classes in its markup, and of no component and no block that is not on it", () => {
      for (const [route, html] of pages) {
        const style = /<style.*?<\/style>/s.exec(html)?.[0] ?? "";
        const sheetsIn = (classes: readonly string[]) =>
          [...new Set(classes.flatMap((name) => /^([a-z]{4})\d+$/i.exec(name)?.[1] ?? []))].sort();
        const styled = sheetsIn(
          Array.from(style.matchAll(/\.([a-zA-Z][\w-]*)/g), ([, name = ""]) => name).filter((name) => name !== "woff2"),
        );
        const used = sheetsIn(attributeValues(html, "class").flatMap((value) => value.split(" ")));
        expect([route, styled]).toEqual([route, used]);
      }
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
      expect(links.length).toBeGreaterThan(leastLinks);
      // The canonical address of a page is that of its own route.
      const own = links.filter(({ from, href }) => href === `${origin}${from}`);
      expect(own.map(({ from }) => from).sort(), routesIn).toEqual([...routes].sort());
      expect(links.flatMap((link) => brokenLink(out, pages, link) ?? [])).toEqual([]);
    });

    test("WG1: is valid, its main heading comes first, no heading skips a level, and each landmark has a name of its own", async () => {
      const found: string[] = [];
      for (const [route, html] of pages) {
        found.push(...(await htmlMistakes(html)).map((mistake) => `${route}: ${mistake}`));
      }
      expect(found).toEqual([]);
    });
  });

  test("the sitemap lists exactly the routes", () => {
    const addresses = [...readFileSync(join(out, "sitemap.xml"), "utf8").matchAll(/<loc>([^<]*)<\/loc>/g)];
    expect(addresses.map(([, address]) => address).sort(), routesIn).toEqual(
      routes.map((route) => `${origin}${route}`).sort(),
    );
  });

  test("two builds of the same content on the same day are the same, byte for byte, and another day changes only dates", () => {
    const again = join(temporaryFolder(), "dist");
    buildOn(content, "1750000000", again);
    const hashes = hashFolder(out);
    expect(hashFolder(again)).toEqual(hashes);
    buildOn(content, "1760000000", again);
    const changed = Object.entries(hashFolder(again)).filter(([path, hash]) => hashes[path] !== hash);
    expect(changed.map(([path]) => path)).toEqual(datedFiles);
  });
}

/** Builds a site on a day given in seconds since 1970. */
function buildOn(content: string, epoch: string, target: string): void {
  const args = ["--out", target, "--pages", content];
  const { status, stderr } = runScript("build.ts", args, { env: { SOURCE_DATE_EPOCH: epoch } });
  if (status !== 0) throw new Error(stderr);
}
