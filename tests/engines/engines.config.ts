import { existsSync } from "node:fs";
import { firefox, webkit } from "playwright";
import { defineConfig } from "vitest/config";

// Chromium is found, or installed, as for all other tests. The other two are Playwright's own.
const engines = [
  { name: "chromium", isThere: true },
  { name: "firefox", isThere: existsSync(firefox.executablePath()) },
  { name: "webkit", isThere: existsSync(webkit.executablePath()) },
] as const;

for (const { name } of engines.filter(({ isThere }) => !isThere)) {
  process.stderr.write(`There is no ${name} here, so it is not tested: npx playwright-core install ${name}\n`);
}

export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  test: {
    reporters: ["default", "./tests/support/system/count-reporter.ts"],
    maxWorkers: 2,
    globalSetup: ["tests/support/system/compile-setup.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    projects: engines
      .filter(({ isThere }) => isThere)
      .map(({ name }) => ({
        extends: true as const,
        test: { name, include: ["tests/engines/*.test.ts"], provide: { engine: name } },
      })),
  },
});
