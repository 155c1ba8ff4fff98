import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { openPage } from "../support/browser/browser.ts";
import { isFull } from "../support/system/is-full.ts";
import { projectRoot } from "../support/system/own-project.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

/** Decap CMS and its server for files on the same machine are large, and need the registry: the weekly job installs them. */
test.runIf(isFull)(
  "Decap CMS opens a page of a site in its forms, adds a block and saves what the check accepts",
  async () => {
    const site = temporaryFolder();
    cpSync(join(projectRoot, "scripts/template/pages"), join(site, "pages"), { recursive: true });
    const install = [
      "install",
      "--prefix",
      join(site, "cms"),
      "--no-audit",
      "--no-fund",
      "decap-cms@3.16.3",
      "decap-server@3.11.3",
    ];
    expect(spawnSync("npm", install, { encoding: "utf8" })).toMatchObject({ status: 0 });
    mkdirSync(join(site, "admin"));
    const { stdout } = runScript("cms", ["decap", "--pages", "pages"], { cwd: site });
    const packages = join(site, "cms/node_modules");
    const admin = new Map([
      ["/", "<!doctype html><meta charset=utf-8><title>Content</title><body><script src=decap-cms.js></script>"],
      ["/decap-cms.js", readFileSync(join(packages, "decap-cms/dist/decap-cms.js"), "utf8")],
    ]);
    const port = await serveFiles(site, packages);
    admin.set(
      "/config.yml",
      stdout.replace("local_backend: true", `local_backend: { url: "http://localhost:${port}/api/v1" }`),
    );
    const server = createServer(({ url = "" }, response) => {
      response.setHeader(
        "Content-Type",
        url === "/" ? "text/html" : url.endsWith(".yml") ? "text/yaml" : "text/javascript",
      );
      response.end(admin.get(url));
    }).listen(0);
    onTestFinished(() => void server.close());

    const page = await openPage({ baseURL: `http://localhost:${(server.address() as AddressInfo).port}` });
    await page.goto("/");
    await page.getByRole("button", { name: "Login" }).click();
    await page.getByText("About the workshop").click();
    await page.getByLabel("Title").first().fill("How we work");
    await page.getByRole("button", { name: "Add blocks" }).click();
    await page.getByText("Quote", { exact: true }).last().click();
    await page.getByLabel("Quote").last().fill("It **lasts**.");
    await page.getByLabel("Name").last().fill("Mara Quill");
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByText("Publish now", { exact: true }).click();
    await page.getByText("Changes saved").waitFor();

    const before = parse(readFileSync(join(projectRoot, "scripts/template/pages/about.yaml"), "utf8"));
    const quote = { type: "quote", quote: "It **lasts**.", name: "Mara Quill" };
    expect(parse(readFileSync(join(site, "pages/about.yaml"), "utf8"))).toEqual({
      ...before,
      title: "How we work",
      blocks: [...before.blocks, quote],
    });
    expect(runScript("check", ["--pages", "pages"], { cwd: site })).toMatchObject({
      status: 0,
      stdout: "4 files checked, no mistakes.\n",
    });
  },
);

/** Starts Decap's server for the files of a folder until the test is over, and gives its port. */
async function serveFiles(folder: string, packages: string): Promise<number> {
  const probe = createServer().listen(0);
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  const env = { ...process.env, PORT: String(port), MODE: "fs" };
  const server: ChildProcess = spawn("node", [join(packages, "decap-server/dist/index.js")], { cwd: folder, env });
  onTestFinished(() => void server.kill());
  await new Promise<void>((resolve) => {
    server.stdout?.on("data", (chunk) => String(chunk).includes("listening") && resolve());
  });
  return port;
}
