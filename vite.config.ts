/// <reference types="vitest/config" />
import { createHash } from "node:crypto";
import { basename } from "node:path";
import { defineConfig } from "vite";

/**
 * What the bundler says of every build: React Router marks its modules for React Server Components, which this site does
 * not use, and on a busy machine a plugin takes long.
 */
const quiet = new Set(["MODULE_LEVEL_DIRECTIVE", "PLUGIN_TIMINGS"]);

/**
 * The tests that put something in the place of a module or load modules anew, and those that start a dev server, which loads React
 * in its form for production: no other test may meet what they have loaded.
 */
const replacingModules = [
  ...["changing-file", "bounded-reports"].map((name) => `tests/content/${name}.test.ts`),
  ...["dev-drafts", "dev-editor", "dev-site-mistakes", "dev-site", "unsafe-content"].map(
    (name) => `tests/site/${name}.test.ts`,
  ),
];

/**
 * The name of a class in a build: four letters of a hash of its stylesheet, and its place there. Names that begin alike compress
 * better than a hash of each. Another version of the stylesheet has other names: a document that got this one before a deploy shows
 * elements of both right.
 */
function shortName(name: string, file: string, css: string): string {
  const letters = createHash("sha256")
    .update(basename(file) + css)
    .digest("base64")
    .replaceAll(/[^a-z]/gi, "");
  const names = new Set(Array.from(css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi), ([, found]) => found));
  return letters.slice(0, 4) + [...names].indexOf(name);
}

// A site is content and code together, of which Vite alone knows one half.
if (/\bvite(?:\.js)?$/.test(process.argv[1] ?? "")) {
  process.stderr.write("Use npm run build, or npm run dev: Vite alone knows nothing of the content.\n");
  process.exit(2);
}

export default defineConfig(({ command }) => ({
  appType: "custom",
  publicDir: false,
  css: {
    // Short in a build, because they stand in every page.
    modules: { generateScopedName: command === "build" ? shortName : "[name]_[local]" },
  },
  build: {
    target: "es2022",
    // Browsers of 2024 know logical properties, nesting and the like; older ones get the same page with plainer looks.
    cssTarget: ["chrome123", "edge123", "firefox126", "safari17.5"],
    // The Content-Security-Policy allows no data: addresses.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      onLog: (level, log, handle) => {
        if (!quiet.has(log.code ?? "")) handle(level, log);
      },
    },
  },
  test: {
    reporters: ["default", "./tests/support/system/count-reporter.ts"],
    // The tests wait for browsers and builds more than they compute.
    maxWorkers: 3,
    // Loading the same modules anew for each file took a tenth of the time.
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A second, as it is else, is not enough on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "content",
          include: ["tests/content/**/*.test.ts", "tests/this-site/node/**/*.test.ts"],
          exclude: replacingModules,
          globalSetup: ["tests/support/system/compile-setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "node",
          include: ["tests/site/**/*.test.{ts,tsx}"],
          exclude: replacingModules,
          globalSetup: ["tests/support/system/compile-setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "replacing",
          include: replacingModules,
          isolate: true,
          globalSetup: ["tests/support/system/compile-setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/{browser,this-site/browser}/**/*.test.ts"],
          globalSetup: ["tests/support/browser/browser-setup.ts"],
          setupFiles: ["tests/support/browser/browser-hooks.ts"],
        },
      },
    ],
  },
}));
