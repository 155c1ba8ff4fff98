import { lookup } from "node:dns/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
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
  return host === "0.0.0.0" || host === "::";
}

/** A client that neither sends nor takes anything for this long is disconnected, in milliseconds. */
const patience = 60_000;

/**
 * Listens on the same port of every address of a host: `localhost` has two on most machines, and some clients try only
 * one. An address that the machine does not have, such as that of IPv6 where it is off, is skipped if there is another
 * one.
 */
export async function listenOn(place: ListenPlace, handle: RequestListener): Promise<Server[]> {
  const servers: Server[] = [];
  try {
    for (const address of await addressesOf(place.host)) {
      const server = createServer(handle);
      server.timeout = patience;
      const [first] = servers;
      if (await listen(server, address, first ? portOf(first) : place.port)) servers.push(server);
    }
  } catch (error) {
    await closeServers(servers);
    // The port that the system chose for the first address is in use on the second: let it choose another one.
    if (place.port === 0 && servers.length > 0) return listenOn(place, handle);
    throw describe(error, place);
  }
  if (servers.length > 0) return servers;
  throw new UsageError(
    `HOST: ${place.host} is not an address of this machine. Set HOST to one that is, or to localhost.`,
  );
}

/** Closes servers together with all their connections. */
export async function closeServers(servers: readonly Server[]): Promise<void> {
  await Promise.all(
    servers.map(
      (server) =>
        new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    ),
  );
}

/** The port that a server listens on. */
export function portOf(server: Server): number {
  // `address` returns a string only for a pipe or socket file.
  return (server.address() as AddressInfo).port;
}

async function addressesOf(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true });
  return [...new Set(found.map(({ address }) => address))];
}

const notHere = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT"]);

/** Resolves to true once the server listens, or to false if the machine has no such address. */
function listen(server: Server, host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => (notHere.has(error.code ?? "") ? resolve(false) : reject(error));
    server.once("error", fail).listen({ host, port }, () => {
      server.off("error", fail);
      resolve(true);
    });
  });
}

const problems: Readonly<Record<string, (place: ListenPlace) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use. Set PORT to another one.`,
  EACCES: ({ port }) => `Port ${port} is not yours to use. Set PORT to one above 1023.`,
  ENOTFOUND: ({ host }) =>
    `HOST: no address is known for ${host}. Set HOST to an address of this machine, or to localhost.`,
};

/** Describes an error of listening or of looking up a name. Both fail with system errors only. */
function describe(error: unknown, place: ListenPlace): UsageError {
  const { code = "", message } = error as NodeJS.ErrnoException;
  return new UsageError(problems[code]?.(place) ?? `Port ${place.port} cannot be used: ${message}.`);
}
