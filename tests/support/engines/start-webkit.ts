import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endProcess } from "./end-process.ts";
import type { Conditions, Engine, Tab } from "./tab.ts";
import { keyActions, pointerActions, typingActions } from "./webdriver-actions.ts";

/** Without room for the buttons of its window, MiniBrowser can be as narrow as a phone. */
const windowStyle = "* { padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; font-size: 1px; }";

/** Starts the WebKit of the system's packages in MiniBrowser, on a screen of its own, and drives it by WebDriver. */
export async function startWebkit(browser: string): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0/gtk.css"), windowStyle);
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "2000x1400x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once("data", (data) => resolve(`:${String(data).trim()}`));
    screen.once("error", reject);
    screen.once("exit", (code) => reject(new Error(`Xvfb has ended (${code}).`)));
  });
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: folder, GTK_THEME: "Adwaita" },
    stdio: "ignore",
  });
  const send = async <Result>(method: string, path: string, body: object = {}): Promise<Result> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === "POST" ? { body: JSON.stringify(body) } : {}),
    });
    // The protocol has every answer in this form.
    const { value } = (await answer.json()) as { value: Result & { error: string; message: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  await untilReady(() => send("GET", "/status"));

  /** The session that is open: each has its own window, with the conditions that it was started with. */
  let session: { readonly path: string; readonly kind: string } | undefined;
  const open = async ({ colours, scripts }: Conditions): Promise<string> => {
    const kind = `${colours} ${scripts}`;
    if (session?.kind === kind) return session.path;
    if (session) await send("DELETE", session.path);
    const args = ["--automation"];
    if (colours === "dark") args.push("--dark-mode");
    // Not `enable-javascript`, without which a test could not ask either.
    if (!scripts) args.push("--enable-javascript-markup=false");
    const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": { binary: browser, args } } };
    const { sessionId } = await send<{ sessionId: string }>("POST", "/session", { capabilities });
    session = { path: `/session/${sessionId}`, kind };
    return session.path;
  };

  const newTab = async (conditions: Conditions): Promise<Tab> => {
    const path = await open(conditions);
    const evaluate = async (expression: string) => {
      const script = `const done = arguments[0]; ${expression}.then((text) => done({ text }), (error) => done({ error: String(error) }))`;
      const { text, error } = await send<{ text?: string; error?: string }>("POST", `${path}/execute/async`, {
        script,
        args: [],
      });
      if (text === undefined) throw new Error(error);
      return text;
    };
    const act = async (actions: object[]) => {
      await send("POST", `${path}/actions`, { actions });
    };
    const resize = async (width: number, height: number) => {
      await send("POST", `${path}/window/rect`, { x: 0, y: 0, width, height: height + 20 });
    };
    await resize(conditions.width, conditions.height);
    return {
      open: (url) => send("POST", `${path}/url`, { url }),
      back: () => send("POST", `${path}/back`),
      evaluate,
      point: (x, y, click) => act(pointerActions(x, y, click)),
      press: (key) => act(keyActions(key)),
      type: (text) => act(typingActions(text)),
      resize,
      print: async () => {
        await evaluate(`Promise.resolve((${takePrintStyles})())`);
      },
      picture: async () => Buffer.from(await send<string>("GET", `${path}/screenshot`), "base64"),
      // The driver tells nothing of the console, and in automation the browser writes it nowhere: `observe.js` notes it.
      problems: async () => {
        const noted = `sessionStorage.getItem("problems") ?? "[]"`;
        return JSON.parse(await evaluate(`Promise.resolve(${noted})`)) as string[];
      },
      close: async () => {
        await evaluate(`Promise.resolve(sessionStorage.removeItem("problems")).then(() => "")`);
      },
    };
  };

  return {
    version: "WebKitGTK",
    newTab,
    close: async () => {
      if (session) await send("DELETE", session.path);
      await endProcess(driver);
      await endProcess(screen);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Applies a page's styles for paper to the screen, in the page: its driver cannot ask for another medium. */
function takePrintStyles(): string {
  const walk = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule;
        if (/\bprint\b/.test(media.mediaText)) media.mediaText = media.mediaText.replace(/\bprint\b/g, "screen");
        else if (/\bscreen\b/.test(media.mediaText)) media.mediaText = "not all";
      }
      if (rule instanceof CSSGroupingRule) walk(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) walk(sheet.cssRules);
  return "null";
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("The system has given no port.");
  return address.port;
}

/** Asks again until there is an answer, for ten seconds at most. */
async function untilReady(ask: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + 10_000;
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
