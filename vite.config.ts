/// <reference types="vitest/config" />
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { createTokenShortener } from "./scripts/output/short-token-names.ts";

/**
 * Lets the build leave out the components of React Router that this renderer does not use: it would keep them, because
 * a call that creates a component, and the name for developer tools that it is given, look as if they had effects.
 */
const shakeRouter: Plugin = {
  name: "shake-router",
  transform: {
    filter: { id: /react-router\/dist/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = .*;$/gm, "")
        .replace(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, "= /* @__PURE__ */ "),
  },
};

/**
 * React makes an error as soon as it is loaded, to throw it should hydration fail. Where a debugger or a test listens, V8 then
 * reads all of React again to say where that was: a quarter of the time from a click to the next page. It is known by its
 * identity alone, so that any object will do.
 */
const plainSentinel: Plugin = {
  name: "plain-sentinel",
  transform: {
    filter: { id: /react-dom-client\.production/ },
    handler: (code) => code.replace(/(Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g, "$1{}"),
  },
};

/**
 * What the bundler says of every build: React Router marks its modules for React Server Components, which this site does
 * not use, and on a busy machine a plugin takes long.
 */
const quiet = new Set(["MODULE_LEVEL_DIRECTIVE", "PLUGIN_TIMINGS"]);

/** Gives custom properties short names in builds, as `scripts/output/style-bundle.ts` does in the styles of a site. */
const shortTokens: Plugin = {
  name: "short-tokens",
  apply: "build",
  enforce: "pre",
  transform: { filter: { id: /\.css$/ }, handler: createTokenShortener(join(import.meta.dirname, "src")) },
};

const styleFiles = readdirSync(join(import.meta.dirname, "src"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".module.css"))
  .map((path) => basename(path))
  .sort();

/**
 * Two characters for the file and a number for the class or the animation, counted in the source: the browser's and the
 * prerender's compilation agree on the names, and every page is some 700 bytes lighter than with long ones.
 */
function shortClassName(name: string, file: string, css: string): string {
  const place = styleFiles.indexOf(basename(file).replace(/\?.*$/, ""));
  const names = [...new Set(Array.from(css.matchAll(/(?:\.|@keyframes )([A-Za-z][\w-]*)/g), ([, found]) => found))];
  const prefix = String.fromCharCode(97 + Math.floor(place / 36)) + (place % 36).toString(36);
  return prefix + names.indexOf(name).toString(36);
}

function readableClassName(name: string, file: string): string {
  return `${basename(file).replace(/\.module\.css.*$/, "")}_${name}`;
}

export default defineConfig(({ command }) => ({
  appType: "custom",
  publicDir: false,
  plugins: [shakeRouter, plainSentinel, shortTokens],
  css: {
    // Stems are unique, and so are the names.
    modules: { generateScopedName: command === "build" ? shortClassName : readableClassName },
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
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // A second, as it is else, is not enough on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          include: ["tests/{content,site}/**/*.test.{ts,tsx}", "tests/this-site/node/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/{browser,this-site/browser}/**/*.test.ts"],
          globalSetup: ["tests/support/browser/browser-setup.ts"],
        },
      },
    ],
  },
}));
