import { defineConfig } from "vitest/config";
import { type EngineName, findEngine } from "../support/engines/find-engines.ts";

const all: readonly EngineName[] = ["firefox", "webkit", "chromium"];
const named = process.env["ENGINES"]?.split(",") ?? ["firefox", "webkit"];
const unknown = named.filter((name) => !all.some((engine) => engine === name));
if (unknown.length > 0) throw new Error(`ENGINES names ${unknown.join(" and ")}, and can name ${all.join(", ")}.`);
const names = all.filter((name) => named.includes(name));
const there = names.filter(findEngine);
for (const name of names.filter((name) => !there.includes(name))) {
  process.stderr.write(
    `There is no ${name} here, so that nothing is said of it; .github/CONTRIBUTING.md says how to get it.\n`,
  );
}

export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  test: {
    reporters: ["default", "./tests/support/system/count-reporter.ts"],
    passWithNoTests: true,
    include: [],
    maxWorkers: 2,
    globalSetup: ["tests/support/engines/engines-setup.ts"],
    // WebKit's driver now and then does not answer after a page has been printed.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    ...(there.length > 0
      ? {
          projects: there.map((engine) => ({
            extends: true as const,
            test: { name: engine, include: ["tests/engines/journeys.test.ts"], provide: { engine } },
          })),
        }
      : {}),
  },
});
