import { basename } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  appType: "custom",
  publicDir: false,
  css: {
    // Stems are unique, so that the names are, and the browser and the prerender agree on them.
    modules: { generateScopedName: (name, file) => `${basename(file).replace(/\.module\.css.*$/, "")}_${name}` },
  },
  build: {
    target: "es2022",
    // The Content-Security-Policy allows no data: addresses.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      onLog: (level, log, handle) => {
        // React Router marks its modules for React Server Components, which this site does not use.
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") handle(level, log);
      },
    },
  },
  test: {
    reporters: ["default", "./tests/support/count-reporter.ts"],
    testTimeout: 60_000,
    hookTimeout: 240_000,
    projects: [
      { extends: true, test: { name: "node", include: ["tests/{content,site}/**/*.test.{ts,tsx}"] } },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          globalSetup: ["tests/support/browser-setup.ts"],
        },
      },
    ],
  },
});
