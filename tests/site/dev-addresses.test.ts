import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { renderUnicodeCompact } from "uqr";
import { expect, test } from "vitest";
import { devAddresses } from "../../scripts/command-line/dev-addresses.ts";
import { guardEditor } from "../../scripts/dev-server/guard-editor.ts";

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
  Anyone on your network can see the pages; source files open only on this machine.
`;
  expect(devAddresses({ local, network }, false)).toBe(`${list}\n`);
  const code = renderUnicodeCompact("http://192.168.1.20:5173/", { border: 2 }).replaceAll(/^/gm, "  ");
  expect(code.split("\n").length).toBeGreaterThan(10);
  expect(devAddresses({ local, network }, true)).toBe(`${list}\n${code}\n  http://192.168.1.20:5173/\n\n`);
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
