import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findFreePlace } from "../../scripts/server/listen-on.ts";
import { startServer } from "../support/system/dev-process.ts";
import { projectRoot } from "../support/system/own-project.ts";
import { runScript, withoutProgress } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

/** The smallest folder that a build could have written. */
function makeSite(rules: readonly unknown[] = []): string {
  const site = temporaryFolder();
  writeFileSync(join(site, ".site-build.json"), JSON.stringify({ rules, redirects: [] }));
  writeFileSync(join(site, "index.html"), "<h1>Home</h1>");
  return site;
}

/** Serves a site as a process of its own until the test is over, and returns all that it has printed. */
async function serve(...command: string[]): Promise<string> {
  const { output, stop } = await startServer(command, { cwd: projectRoot });
  onTestFinished(stop);
  return output();
}

/** Whether something listens on a port of an address. */
async function answers(host: string, port: number): Promise<boolean> {
  const socket = connect(port, host);
  const connected = once(socket, "connect").then(
    () => true,
    () => false,
  );
  return connected.finally(() => socket.destroy());
}

test.each([
  [[], /^The site is on http:\/\/localhost:(\d+)$/, false],
  [
    ["--host"],
    /^The site is on http:\/\/localhost:(\d+), and open to anyone who can reach this machine \(0\.0\.0\.0\)$/,
    true,
  ],
])("with the flags %j the server says where it listens, and listens nowhere else", async (flags, expected, isOpen) => {
  const line = (await serve(process.execPath, "scripts/run.js", "preview", "--out", makeSite(), ...flags)).trim();
  expect(line).toMatch(expected);
  const port = Number(expected.exec(line)?.[1]);
  expect(await answers("127.0.0.1", port)).toBe(true);
  expect(await (await fetch(/http:\S+\d/.exec(line)?.[0] ?? "")).text()).toBe("<h1>Home</h1>");
  // Linux gives a machine all of these addresses; the second stands for any that is not the first.
  if (process.platform === "linux") expect(await answers("127.0.0.2", port)).toBe(isOpen);
});

test("a PORT that is none is bad usage", () => {
  const result = runScript("preview", ["--out", makeSite()], { env: { PORT: "eighty" } });
  expect(result).toEqual({ status: 2, stdout: "", stderr: "PORT: expected a port number.\n" });
});

const otherSite = join(projectRoot, "tests/fixtures/other-site");

test("npm start builds the pages that it is given into the folder that it is given, and serves them", async () => {
  const out = join(temporaryFolder(), "dist");
  const flags = ["--pages", otherSite, "--out", out, "--origin", "https://www.speichenwerk.test"];
  const said = withoutProgress(await serve("npm", "start", "--silent", "--", ...flags));
  expect(said).toMatch(
    /^6 pages in .*dist: 6 rendered, 0 reused; \d\.\d MB; \d+\.\d\d s\.\nThe site is on http:\/\/localhost:\d+\n$/,
  );
  const home = await fetch(/http:\S+/.exec(said)?.[0] ?? "");
  expect(home.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(await home.text()).toContain('<link rel="canonical" href="https://www.speichenwerk.test/"/>');
});

/** Listens on a port of an address until the test is over. */
async function occupy(host: string, port = 0): Promise<number> {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, host, resolve));
  onTestFinished(() => void other.close());
  // The cast holds: it listens on a port.
  return (other.address() as AddressInfo).port;
}

test.each([
  ["start", "PORT"],
  ["dev", "--port"],
  ["edit", "--port"],
  ["preview", "--port"],
])("%s does nothing where the port that %s asks for is in use", async (command, by) => {
  const port = await occupy("127.0.0.1");
  const out = join(temporaryFolder(), "dist");
  const folders = ["--pages", otherSite, ...(command === "start" ? ["--out", out] : [])];
  const args = by === "PORT" ? folders : [...folders, "--port", String(port)];
  expect(runScript(command, args, { env: { PORT: String(port) } })).toEqual({
    status: 2,
    stdout: "",
    stderr: `Port ${port} is in use. Choose another one with --port or PORT.\n`,
  });
  expect(existsSync(out)).toBe(false);
});

test.each(["127.0.0.1", "::1"])(
  "the next port takes the place of one that nobody has asked for and %s has",
  async (host) => {
    const port = await occupy(host);
    const wanted = { host: "localhost", port };
    const found = await findFreePlace({ ...wanted, isAsked: false });
    expect(found).toEqual({ host: "localhost", port: expect.any(Number) });
    expect(found.port).toBeGreaterThan(port);
    await expect(findFreePlace({ ...wanted, isAsked: true })).rejects.toThrow(`Port ${port} is in use.`);
    expect(await findFreePlace({ ...found, isAsked: true })).toEqual(found);
  },
);
