import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { renderUnicodeCompact } from "uqr";
import { expect, onTestFinished, test } from "vitest";
import { devAddresses } from "../../scripts/command-line/dev-addresses.ts";
import { guardEditor } from "../../scripts/dev-server/guard-editor.ts";
import { startDev } from "../support/system/dev-process.ts";
import { projectRoot } from "../support/system/own-project.ts";

const local = ["http://localhost:5173/"];

test("the addresses are this machine's alone, with the flag that opens it to others", () => {
  expect(devAddresses({ local, network: [] }, true)).toBe(`
  Here:          http://localhost:5173/
  Other devices: npm run dev -- --host

`);
});

test("a terminal shows a code for a phone with the address of the network that it is in, other outputs show none", () => {
  const network = ["http://172.17.0.1:5173/", "http://10.0.0.7:5173/", "http://192.168.1.20:5173/"];
  const list = `
  Here:          http://localhost:5173/
  Your network:  http://172.17.0.1:5173/
  Your network:  http://10.0.0.7:5173/
  Your network:  http://192.168.1.20:5173/
  Whoever is in your network sees the pages; files open only from this machine.
`;
  expect(devAddresses({ local, network }, false)).toBe(`${list}\n`);
  const code = renderUnicodeCompact("http://192.168.1.20:5173/", { border: 2 }).replaceAll(/^/gm, "  ");
  expect(code.split("\n").length).toBeGreaterThan(10);
  expect(devAddresses({ local, network }, true)).toBe(`${list}\n${code}\n  http://192.168.1.20:5173/\n\n`);
});

test("with --host it says where each device of the network sees the pages", async () => {
  const pages = join(projectRoot, "tests/fixtures/other-site");
  const open = await startDev({ renderer: projectRoot, pages, args: ["--host"] });
  onTestFinished(() => open.stop());
  const interfaces = Object.values(networkInterfaces()).flatMap((list = []) => list);
  const others = interfaces.filter(({ internal, family }) => !internal && family === "IPv4");
  for (const { address } of others) {
    const there = open.origin.replace("localhost", address);
    await expect.poll(open.output).toContain(`Your network:  ${there}/\n`);
    expect(await (await fetch(there)).text()).toContain("<h1");
  }
  await expect.poll(open.output).toContain(`Here:          ${open.origin}/\n`);
});

test("only a browser on this machine has files opened in the editor", () => {
  const statusFor = (remoteAddress: string) => {
    const headers = { "sec-fetch-site": "same-origin" };
    const request = Object.assign(new IncomingMessage(new Socket()), { socket: { remoteAddress }, headers });
    const response = new ServerResponse(request);
    guardEditor(Object.assign(request, { method: "GET", url: "/__open-in-editor?file=x" }), response, () => {});
    return response.statusCode;
  };
  expect(["127.0.0.1", "::1", "::ffff:127.0.0.1"].map(statusFor)).toEqual([200, 200, 200]);
  const others = ["192.168.1.20", "::ffff:10.0.0.7", "fe80::1", "1.127.0.0.1"];
  expect(others.map(statusFor)).toEqual([403, 403, 403, 403]);
});
