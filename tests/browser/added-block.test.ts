import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSiteServer, type SiteServer } from "../../scripts/server/site-server.ts";
import { openPage } from "../support/browser/browser.ts";
import { buildInto } from "../support/build/build-into.ts";
import { listFiles } from "../support/build/built-site.ts";
import { hashFolder } from "../support/build/hash-folder.ts";
import { copyRenderer, runBuild } from "../support/code/copied-renderer.ts";

const target = "https://forms.example/send";

/** The files of a block that the library does not have: one that sends a form. */
const block: Readonly<Record<string, string>> = {
  "schema/blocks/contact-form.schema.json": JSON.stringify({
    title: "Contact form",
    description: "A form.",
    type: "object",
    additionalProperties: false,
    required: ["type", "target"],
    properties: {
      type: { const: "contact-form" },
      target: { type: "string", format: "opened-address" },
    },
    examples: [{ type: "contact-form", target }],
  }),
  "src/blocks/contact-form.module.css": ".form {\n  outline: 3px dotted;\n}\n",
  "src/blocks/contact-form.tsx": `import { Badge } from "../components/badge.tsx";
import styles from "./contact-form.module.css";

export function ContactForm({ block }: { block: { target: string } }) {
  return (
    <form className={styles.form} action={block.target}>
      <Badge>Write to us</Badge>
      <button type="submit">Send</button>
    </form>
  );
}
`,
};

/** The lines that make the block known. */
const lines: readonly (readonly [file: string, before: string, after: string])[] = [
  ["schema/block.schema.json", '"oneOf": [', '"oneOf": [{ "$ref": "blocks/contact-form.schema.json" },'],
  ["src/blocks/registry.ts", "import {", 'import { ContactForm } from "./contact-form.tsx";\nimport {'],
  ["src/blocks/registry.ts", "hero: {", '"contact-form": { component: ContactForm },\n  hero: {'],
  [
    "scripts/content/formats/all-formats.ts",
    "[\n  linkFormat",
    '[\n  { name: "opened-address", opens: (value: string) => ({ "form-action": [new URL(value).origin] }) } as never,\n  linkFormat',
  ],
];

const pages: Readonly<Record<string, string>> = {
  "_site.yaml": `brand:
  name: Shop
origin: https://shop.example
language: en
footer:
  legalLinks:
    - { label: Start, href: / }
    - { label: Prices, href: /prices }
`,
  "index.yaml": `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Home
    badge: New
`,
  "prices.yaml": `title: Prices
description: What bread costs.
blocks:
  - type: hero
    title: Prices
  - type: check-list
    title: What we bake
    items: [Bread, Cake]
`,
};

const formPage = `title: Write to us
description: How to reach us.
blocks:
  - type: hero
    title: Write to us
  - type: contact-form
    target: ${target}
`;

let folder: string;
let server: SiteServer;
let site: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function build(out: string): void {
  const { status, stderr } = runBuild(join(folder, "renderer"), out);
  if (status !== 0) throw new Error(stderr);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "added-block-"));
  for (const [path, text] of Object.entries(pages)) write(`pages/${path}`, text);
  buildInto(join(folder, "before"), join(folder, "pages"));
  copyRenderer(join(folder, "renderer"));
  for (const [path, text] of Object.entries(block)) write(`renderer/${path}`, text);
  for (const [path, before, after] of lines) {
    const text = readFileSync(join(folder, "renderer", path), "utf8");
    expect(text).toContain(before);
    write(`renderer/${path}`, text.replace(before, after));
  }
  build("after");
  write("pages/form.yaml", formPage);
  write("pages/_site.yaml", `${pages["_site.yaml"]}    - { label: Form, href: /form }\n`);
  build("with-form");
  server = createSiteServer(join(folder, "with-form"));
  site = await server.listen(0);
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a block type that no page uses changes no byte of any file, and adds none", () => {
  expect(hashFolder(join(folder, "after"))).toEqual(hashFolder(join(folder, "before")));
});

test("of the modules and styles of blocks those are written that a page uses", () => {
  const filesIn = (out: string) =>
    listFiles(join(folder, out))
      .flatMap((path) => /^_app\/(.+)-[\w-]{8}(\.\w+)$/.exec(path)?.slice(1).join("") ?? [])
      .sort();
  expect(filesIn("after").filter((file) => file.endsWith(".css"))).toEqual(["common.css", "shared.css"]);
  expect(filesIn("with-form").filter((file) => !filesIn("after").includes(file))).toEqual([
    "contact-form.css",
    "contact-form.js",
  ]);
});

test("the pages that do not use a block carry neither its styles nor its component", () => {
  const out = join(folder, "with-form");
  const users = (pattern: RegExp) =>
    listFiles(out).filter(
      (path) => /\.(?:html|page\.js)$/.test(path) && pattern.test(readFileSync(join(out, path), "utf8")),
    );
  expect(users(/outline:3px dotted/)).toEqual(["form.html"]);
  expect(users(/\/_app\/contact-form-/)).toEqual(["form.page.js"]);
});

describe("the policy follows the content", () => {
  const meta = (path: string) =>
    /<meta http-equiv="Content-Security-Policy" content="[^"]*; (form-action .*?);/.exec(
      readFileSync(join(folder, "with-form", path), "utf8"),
    )?.[1];

  test("a page says in its own what it needs, and no other page does", () => {
    expect([meta("form.html"), meta("index.html"), meta("prices.html")]).toEqual([
      "form-action https://forms.example",
      "form-action 'none'",
      "form-action 'none'",
    ]);
  });

  /** Sends a form from the page and returns the directive that refuses it, or the address that it arrives at. */
  async function send(page: Page): Promise<string> {
    const results: string[] = [];
    page.on("console", (message) => results.push(...(/(?<=directive: ")[a-z-]+/.exec(message.text()) ?? [])));
    await page.route("https://forms.example/**", async (route) => {
      results.push(route.request().url().replace(/\?.*$/, ""));
      await route.fulfill({ body: "sent", contentType: "text/html" });
    });
    await page.evaluate((action) => {
      const form = Object.assign(document.createElement("form"), { action });
      document.body.append(form);
      form.submit();
    }, target);
    await expect.poll(() => results.length).toBeGreaterThan(0);
    return results.join();
  }

  test.each([
    ["/form", target],
    ["/", "form-action"],
    ["/prices", "form-action"],
  ])("on %s a form sent to that target leads to %s", async (path, result) => {
    const page = await openPage({ baseURL: site });
    await page.goto(path);
    expect(await send(page)).toBe(result);
  });

  test.each(["/form", "/prices"])("on %s an added inline style is refused, whoever adds it", async (path) => {
    const page = await openPage({ baseURL: site });
    await page.goto(path);
    const refused = await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => resolve(effectiveDirective));
          const textContent = "h1 { opacity: 0 }";
          document.head.append(Object.assign(document.createElement("style"), { textContent }));
        }),
    );
    expect(refused).toBe("style-src-elem");
    expect(await page.evaluate(() => getComputedStyle(document.querySelector("h1") as Element).opacity)).toBe("1");
  });

  test.each([
    ["/prices", "/form", ["/form"]],
    ["/form", "/prices", ["/prices"]],
    ["/", "/prices", []],
  ])("a click from %s to %s loads the documents %j, because a document keeps its policy", async (from, to, loaded) => {
    const page = await openPage({ baseURL: site });
    await page.goto(from);
    const documents: string[] = [];
    page.on("request", (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
    const link = page.locator(`footer a[href="${to}"]`);
    await link.hover();
    await page.waitForLoadState("networkidle");
    await link.click();
    await page.waitForURL(`**${to}`);
    await expect.poll(() => page.locator("h1").textContent()).toBe(to === "/form" ? "Write to us" : "Prices");
    expect(documents).toEqual(loaded);
  });
});
