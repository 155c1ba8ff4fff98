import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type BrowserType, chromium, firefox, webkit } from "playwright";
import { z } from "zod";
import { UsageError } from "../../../scripts/program/usage-error.ts";

const engine = z
  .enum(["chromium", "firefox", "webkit"])
  .default("chromium")
  .parse(process.env["ENGINE"] || undefined);

/** The engine of the browser: Chromium, or the one that `ENGINE` names. */
export const browserType: BrowserType = { chromium, firefox, webkit }[engine];

const systemBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The executable of a Chromium: Playwright's own, or the system's. If there is none, it is installed by Playwright
 * or from Debian's packages. If that fails too, an error says what to do: tests are never skipped.
 */
export function findBrowser(): string {
  const found = installedBrowser() ?? install();
  if (found) return found;
  throw new UsageError(
    "The tests need Chromium, and it could not be installed: run `npx playwright-core install chromium`, or install Chromium or Chrome and set CHROMIUM_PATH to its executable.",
  );
}

function installedBrowser(): string | undefined {
  return [process.env["CHROMIUM_PATH"], chromium.executablePath(), ...systemBrowsers].find(
    (path) => path !== undefined && path !== "" && existsSync(path),
  );
}

function install(): string | undefined {
  run("npx", ["playwright-core", "install", "chromium"]);
  if (!installedBrowser() && process.getuid?.() === 0) {
    run("apt-get", ["update"]);
    run("apt-get", ["install", "--yes", "--no-install-recommends", "chromium", "fonts-liberation"]);
  }
  return installedBrowser();
}

function run(command: string, args: string[]): void {
  process.stderr.write(`Chromium is missing: ${command} ${args.join(" ")}\n`);
  spawnSync(command, args, {
    stdio: ["ignore", "ignore", "inherit"],
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
