import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { projectRoot } from "../../scripts/program/project.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const otherSite = join(projectRoot, "tests/fixtures/other-site");

/** Runs `npm start` until it prints an address, and returns all that it has printed. */
async function start(...flags: string[]): Promise<string[]> {
  const npm = spawn("npm", ["start", "--silent", "--", ...flags], {
    cwd: projectRoot,
    // A group of its own, with the server in it, that can be ended as one.
    detached: true,
    env: { ...process.env, PORT: "0", NODE_ENV: "", VITEST: "" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void (npm.pid && process.kill(-npm.pid)));
  const lines: string[] = [];
  for await (const line of createInterface(npm.stdout)) {
    lines.push(line);
    if (line.startsWith("The site is on ")) return lines;
  }
  throw new Error(`npm start has ended without an address: ${lines.join("\n")}`);
}

test("npm start builds the pages that it is given into the folder that it is given, and serves them", async () => {
  const out = join(temporaryFolder(), "dist");
  const lines = await start("--pages", otherSite, "--out", out, "--origin", "https://www.speichenwerk.test");
  expect(lines).toEqual([
    expect.stringMatching(/^6 pages in .*dist: 6 rendered, /),
    expect.stringMatching(/^The site is on http:\/\/localhost:\d+$/),
  ]);
  const home = await fetch(lines[1]?.replace("The site is on ", "") ?? "");
  expect(home.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(await home.text()).toContain('<link rel="canonical" href="https://www.speichenwerk.test/"/>');
});

test("npm start says that its port is in use before it builds anything", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "localhost", resolve));
  onTestFinished(() => void other.close());
  // The cast holds: it listens on a port.
  const { port } = other.address() as AddressInfo;
  const out = join(temporaryFolder(), "dist");
  expect(runScript("start", ["--pages", otherSite, "--out", out], { env: { PORT: String(port) } })).toEqual({
    status: 2,
    stdout: "",
    stderr: `Port ${port} is in use. Set PORT to another one.\n`,
  });
  expect(existsSync(out)).toBe(false);
});

test("npm start ends with the report, and serves nothing, where the content has mistakes", () => {
  const out = join(temporaryFolder(), "dist");
  const result = runScript("start", ["--pages", join(otherSite, "kurse"), "--out", out]);
  expect(result).toMatchObject({ status: 1, stdout: "", stderr: expect.stringContaining("missing-file") });
  expect(existsSync(out)).toBe(false);
});

test.each([
  [
    ["--site", "dist"],
    "4173",
    "The flags are --pages, --out, --origin, --release, --drafts, --at, --max-pages, --format, --report.",
  ],
  [[], "eighty", "PORT: expected a port number."],
])("npm start with %j and the port %s says what is wrong, and builds nothing", (flags, port, message) => {
  const out = join(temporaryFolder(), "dist");
  const { status, stdout, stderr } = runScript("start", ["--out", out, ...flags], { env: { PORT: port } });
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toContain(message);
  expect(existsSync(out)).toBe(false);
});
