import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { ferrySite } from "./sites.ts";

/** What a server has been asked for, and what it has answered. */
export interface ServedRequest {
  readonly path: string;
  readonly status: number | undefined;
  /** Whether the browser has the file and asks only if there is another one. */
  readonly conditional: boolean;
}

/** Puts a server in front of the site that notes every request, until the test is over. */
export async function recordRequests(): Promise<{ readonly site: string; readonly requests: ServedRequest[] }> {
  const requests: ServedRequest[] = [];
  const server = createServer((asked, response) => {
    const { url = "/", method, headers } = asked;
    const forwarded = request(ferrySite.origin + url, { method, headers }, (answer) => {
      requests.push({ path: url, status: answer.statusCode, conditional: headers["if-none-match"] !== undefined });
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { site: `http://localhost:${(server.address() as AddressInfo).port}`, requests };
}
