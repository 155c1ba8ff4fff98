import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BidiConnection } from "./bidi-connection.ts";
import { endProcess } from "./end-process.ts";
import type { Conditions, Engine, Tab } from "./tab.ts";
import { keyActions, pointerActions, typingActions } from "./webdriver-actions.ts";

/** What the console says, as an event of the protocol. */
interface LogEntry {
  readonly level: string;
  readonly text: string | null;
}

type Evaluated =
  | { readonly type: "success"; readonly result: { readonly value: string } }
  | { readonly type: "exception"; readonly exceptionDetails: { readonly text: string } };

/** Starts a Firefox as it is, without any patch, and drives it by WebDriver BiDi. */
export async function startFirefox(executable: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  // Access to its own windows: the protocol has no command yet for paper, for dark colours and for pages without scripts.
  const flags = ["--headless", "--no-remote", "--remote-debugging-port=0", "--remote-allow-system-access"];
  const process = spawn(executable, [...flags, "--profile", profile], { stdio: ["ignore", "ignore", "pipe"] });
  let problems: string[] = [];
  const bidi = await BidiConnection.open(`${await listeningAt(process)}/session`, (method, params) => {
    if (method !== "log.entryAdded") return;
    const { level, text } = params as LogEntry;
    if (level !== "info" && level !== "debug") problems.push(`${level}: ${text}`);
  });
  const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>("session.new", {
    capabilities: {},
  });
  await bidi.send("session.subscribe", { events: ["log.entryAdded"] });
  const chrome = await bidi.send<{ contexts: { context: string }[] }>("browsingContext.getTree", {
    "moz:scope": "chrome",
  });
  const evaluate = async (target: object, expression: string): Promise<string> => {
    const answer = await bidi.send<Evaluated>("script.evaluate", { expression, target, awaitPromise: true });
    if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
    return answer.result.value;
  };

  const newTab = async ({ width, height, colours, scripts }: Conditions): Promise<Tab> => {
    problems = [];
    const { userContext } = await bidi.send<{ userContext: string }>("browser.createUserContext");
    const { context } = await bidi.send<{ context: string }>("browsingContext.create", { type: "tab", userContext });
    const resize = async (width: number, height: number) => {
      await bidi.send("browsingContext.setViewport", { context, viewport: { width, height } });
    };
    const change = async (property: string, value: unknown) => {
      const all = "for (const { browsingContext } of gBrowser.browsers)";
      await evaluate(
        { context: chrome.contexts[0]?.context },
        `${all} browsingContext.${property} = ${JSON.stringify(value)}; ""`,
      );
    };
    const act = async (actions: object[]) => {
      await bidi.send("input.performActions", { context, actions });
    };
    await resize(width, height);
    await change("allowJavascript", scripts);
    return {
      open: async (url) => {
        await bidi.send("browsingContext.navigate", { context, url, wait: "complete" });
        // Not before: a page with a policy for its openers gets a tab that knows of no colours.
        await change("prefersColorSchemeOverride", colours);
      },
      back: async () => {
        await bidi.send("browsingContext.traverseHistory", { context, delta: -1 });
      },
      // Promises of a page come to nothing where it runs no scripts; those of a sandbox do.
      evaluate: (expression) => evaluate({ context, sandbox: "journey" }, expression),
      point: (x, y, click) => act(pointerActions(x, y, click)),
      press: (key) => act(keyActions(key)),
      type: (text) => act(typingActions(text)),
      resize,
      print: () => change("mediumOverride", "print"),
      picture: async () => {
        const { data } = await bidi.send<{ data: string }>("browsingContext.captureScreenshot", { context });
        return Buffer.from(data, "base64");
      },
      problems: async () => problems,
      close: async () => {
        await bidi.send("browser.removeUserContext", { userContext });
      },
    };
  };

  return {
    version: `Firefox ${capabilities.browserVersion}`,
    newTab,
    close: async () => {
      bidi.close();
      await endProcess(process);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The address at which a Firefox that starts says that it listens. */
function listeningAt(process: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    process.stderr?.on("data", (data) => {
      said += data;
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    process.once("error", reject);
    process.once("exit", (code) => reject(new Error(`Firefox has ended (${code}):\n${said}`)));
  });
}
