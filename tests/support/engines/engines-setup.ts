import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { createSiteServer } from "../../../scripts/server/site-server.ts";
import { buildInto } from "../build/build-into.ts";
import { listFiles } from "../build/built-site.ts";
import { isFull } from "../system/is-full.ts";
import type { EngineName } from "./find-engines.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The browser of a project of `engines.config.ts`. */
    engine: EngineName;
    /** Where the site of `tests/fixtures/bakery-site` is served, which has every block that needs no other site. */
    bakery: string;
    /** Where the site of `pages/` is served in the weekly job. */
    pages: string;
  }
}

/** Builds the sites of the journeys once for all engines, and serves them as `npm start` does. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "engines-"));
  const serve = async (name: string, pages: string) => {
    const out = join(folder, name);
    buildInto(out, pages);
    observePages(out);
    const server = createSiteServer(out);
    return { origin: await server.listen(0), server };
  };
  const bakery = await serve("bakery", "tests/fixtures/bakery-site");
  // The journeys of a push visit the bakery alone.
  const pages = isFull ? await serve("pages", "pages") : undefined;
  provide("bakery", bakery.origin);
  provide("pages", pages?.origin ?? "");
  return async () => {
    await Promise.all([bakery.server.close(), pages?.server.close()]);
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Gives every page a script, before its own, that notes what the console says, for an engine whose driver does not tell. */
function observePages(out: string): void {
  for (const file of listFiles(out).filter((path) => path.endsWith(".html"))) {
    const html = readFileSync(join(out, file), "utf8");
    writeFileSync(join(out, file), html.replace("<head>", '<head><script src="/observe.js"></script>'));
  }
  writeFileSync(join(out, "observe.js"), `(${observe})()`);
}

/** Runs in the page. */
function observe(): void {
  const note = (...parts: unknown[]) => {
    const problems: unknown[] = JSON.parse(sessionStorage.getItem("problems") ?? "[]");
    sessionStorage.setItem("problems", JSON.stringify([...problems, parts.map(String).join(" ")]));
  };
  const { console } = window;
  for (const kind of ["error", "warn"] as const) {
    const say = console[kind].bind(console);
    console[kind] = (...parts: unknown[]) => {
      note(...parts);
      say(...parts);
    };
  }
  const onError = ({ target, message }: ErrorEvent) => {
    // A link has one where a click ends a fetch that was begun in advance.
    if (!(target instanceof HTMLLinkElement)) note("error", target instanceof Element ? target.outerHTML : message);
  };
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", ({ reason }) => {
    // WebKit says so of a transition between two documents that it has left out by itself.
    if (!/skipTransition/.test(reason)) note("unhandled", reason);
  });
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    note("refused", effectiveDirective, blockedURI);
  });
}
