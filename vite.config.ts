/// <reference types="vitest/config" />
import { basename } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { shortClassName } from "./scripts/bundle/short-class-name.ts";

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

/** The functions of React for what this renderer does not have: view transitions of components, refs of fragments, lists of suspense, hidden activities, hints of resources, indicators of transitions, and stacks of components in errors. */
const unusedInReact = [
  ...["applyViewTransitionToHostInstancesRecursive", "collectClientRects", "commitAppearingPairViewTransitions"],
  ...["commitDeletedPairViewTransitions", "commitEnterViewTransitions", "commitExitViewTransitions"],
  ...["commitNestedViewTransitions", "commitNewChildToFragmentInstance", "createViewTransitionInstance"],
  ...["deleteChildFromFragmentInstance", "describeNativeComponentFrame", "FragmentInstance", "indexOfEventListener"],
  ...[
    "measureNestedViewTransitions",
    "measureViewTransitionHostInstancesRecursive",
    "preconnectAs",
    "preinitModuleScript",
  ],
  ...["preinitScript", "preinitStyle", "preload", "preloadModule", "pushViewTransitionCancelableScope"],
  ...["restoreEnterOrExitViewTransitions", "restoreNestedViewTransitions", "restorePairedViewTransitions"],
  ...["restoreViewTransitionName", "scheduleViewTransitionEvent", "scrollTextNodeIntoView", "startViewTransition"],
  ...["trackEnterViewTransitions", "updateSuspenseListComponent", "validateDocumentPositionWithFiberTree"],
  ...["defaultOnDefaultTransitionIndicator", "estimateBandwidth", "updateActivityComponent"],
  "ViewTransitionPseudoElement",
];

/** Empties those functions. The bundler cannot, because React is one CommonJS module: they are a tenth of the app. */
const shakeReact: Plugin = {
  name: "shake-react",
  transform: {
    filter: { id: /react-dom-client\.production/ },
    handler: (code) =>
      unusedInReact
        .reduce((text, name) => {
          const start = text.indexOf(") {\n", text.indexOf(`\nfunction ${name}(`));
          const end = text.indexOf("\n}\n", start);
          if (!text.includes(`\nfunction ${name}(`)) throw new Error(`React has no function ${name} any more.`);
          return `${text.slice(0, start)}) { return ""; }${text.slice(end + 2)}`;
        }, code)
        .replace(/^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function [\s\S]*?^};$/gm, ""),
  },
};

/**
 * What the bundler says of every build: React Router marks its modules for React Server Components, which this site does
 * not use, and on a busy machine a plugin takes long.
 */
const quiet = new Set(["MODULE_LEVEL_DIRECTIVE", "PLUGIN_TIMINGS"]);

function readableClassName(name: string, file: string): string {
  return `${basename(file).replace(/\.module\.css.*$/, "")}_${name}`;
}

/**
 * The tests that put something in the place of a module or load modules anew, and those that start a dev server, which loads React
 * in its form for production: no other test may meet what they have loaded.
 */
const replacingModules = [
  ...["changing-file", "bounded-reports", "linear-patterns"].map((name) => `tests/content/${name}.test.ts`),
  ...[
    "dev-drafts",
    "dev-editor",
    "dev-site-mistakes",
    "dev-site",
    "killed-threads",
    "request-growth",
    "unsafe-content",
  ].map((name) => `tests/site/${name}.test.ts`),
];

/** The test that renders components itself and shows them in a browser, where others start dev servers. */
const renderingInBrowser = ["tests/browser/short-markup.test.ts"];

export default defineConfig(({ command }) => ({
  appType: "custom",
  publicDir: false,
  plugins: [shakeRouter, shakeReact, plainSentinel],
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
          exclude: renderingInBrowser,
          globalSetup: ["tests/support/browser/browser-setup.ts"],
          setupFiles: ["tests/support/browser/browser-hooks.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "rendering",
          include: renderingInBrowser,
          isolate: true,
          globalSetup: ["tests/support/browser/browser-setup.ts"],
          setupFiles: ["tests/support/browser/browser-hooks.ts"],
        },
      },
    ],
  },
}));
