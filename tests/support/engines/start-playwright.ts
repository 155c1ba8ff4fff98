import type { BrowserType } from "playwright";
import type { Engine } from "./tab.ts";

/** Starts a browser of Playwright's own. */
export async function startPlaywright(type: BrowserType, executablePath: string): Promise<Engine> {
  const browser = await type.launch({ executablePath, args: type.name() === "chromium" ? ["--no-sandbox"] : [] });
  return {
    version: `${type.name()} ${browser.version()}`,
    newTab: async ({ width, height, colours, scripts }) => {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: colours,
      });
      // With `javaScriptEnabled: false` nothing could be asked that takes a moment.
      if (!scripts)
        await context.route("**/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
      const page = await context.newPage();
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
      page.on("console", (message) => {
        if (/error|warning/.test(message.type())) problems.push(`${message.type()}: ${message.text()}`);
      });
      return {
        open: async (url) => {
          await page.goto(url);
        },
        back: async () => {
          await page.evaluate("history.back()");
        },
        evaluate: (expression) => page.evaluate<string>(expression),
        point: async (x, y, click) => {
          await page.mouse.move(x, y);
          if (click) await page.mouse.click(x, y);
        },
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        resize: (width, height) => page.setViewportSize({ width, height }),
        print: () => page.emulateMedia({ media: "print" }),
        picture: () => page.screenshot(),
        problems: async () => problems,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
