import type { Server } from "node:http";
import { type AddressInfo, isIPv6 } from "node:net";
import { UsageError } from "../program/usage-error.ts";

/** The host and the port of a server. */
export interface ListenPlace {
  /** A name or an address of this machine. */
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
}

/** True if a host means all addresses of the machine, so that other machines can reach the server. */
export function isEveryAddress(host: string): boolean {
  return ["0", "0.0.0.0", "::"].includes(host);
}

/** Resolves once a server listens. `localhost` is the address that every machine has; clients that know another one try this, too. */
export function listenOn(server: Server, { host, port }: ListenPlace): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(describe(error, { host, port })));
    server.listen({ host: host === "localhost" ? "127.0.0.1" : host, port }, resolve);
  });
}

/** Closes a server together with all its connections. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** The address to open in a browser: `localhost` if the server listens on all addresses. */
export function addressListenedOn(server: Server, host: string): string {
  const name = isEveryAddress(host) ? "localhost" : isIPv6(host) ? `[${host}]` : host;
  // `address` returns a string only for a pipe or socket file.
  return `http://${name}:${(server.address() as AddressInfo).port}`;
}

/** Describes an error of listening or of looking up a name. Both fail with system errors only. */
function describe({ code = "", message }: NodeJS.ErrnoException, { host, port }: ListenPlace): UsageError {
  const problems: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use. Set PORT to another one.`,
    EACCES: `Port ${port} is not yours to use. Set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST: ${host} is not an address of this machine. Set HOST to one that is, or to localhost.`,
    ENOTFOUND: `HOST: no address is known for ${host}. Set HOST to an address of this machine, or to localhost.`,
  };
  return new UsageError(problems[code] ?? `Port ${port} cannot be used: ${message}.`);
}
