import { defineConfig } from "vitest/config";
import { viteOptions } from "./scripts/bundle/vite-options.ts";
import { createProject } from "./scripts/program/project.ts";

/**
 * The tests that put something in the place of a module or load modules anew, and those that start a dev server, which loads React
 * in its form for production: no other test may meet what they have loaded.
 */
const replacingModules = [
  ...["bounded-texts"].map((name) => `tests/content/${name}.test.ts`),
  ...["dev-editor", "dev-site-mistakes", "dev-site", "unsafe-content"].map((name) => `tests/site/${name}.test.ts`),
  ...["editor-server", "file-keeper"].map((name) => `tests/editor/${name}.test.ts`),
];

/** A visitor's ways, which the weekly job goes in Firefox and WebKit, too. */
const journeys = [
  ...["dark-and-paper", "dropdowns", "frame", "history", "navigation", "section-blocks", "side-menu", "typewriter"],
  "whole-parts",
];
const browserTests = process.env["ENGINE"]
  ? journeys.map((name) => `tests/browser/${name}.test.ts`)
  : ["tests/{browser,this-site/browser}/**/*.test.ts"];

// A site is content and code together, of which Vite alone knows one half.
if (/\bvite(?:\.js)?$/.test(process.argv[1] ?? "")) {
  process.stderr.write("Use npm run build, or npm run dev: Vite alone knows nothing of the content.\n");
  process.exit(2);
}

const { css, plugins } = viteOptions(createProject({ root: import.meta.dirname, site: undefined }));

export default defineConfig({
  ...(css && plugins && { css, plugins }),
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
          include: ["tests/{site,editor}/**/*.test.{ts,tsx}"],
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
          include: browserTests,
          globalSetup: ["tests/support/browser/browser-setup.ts"],
          setupFiles: ["tests/support/browser/browser-hooks.ts"],
        },
      },
    ],
  },
});
