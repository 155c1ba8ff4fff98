import { z } from "zod";
import { UsageError } from "../program/usage-error.ts";
import { messageOf } from "./parse-flags.ts";

const environment = z.object({
  PORT: z.coerce.number("expected a port number").int("expected a port number").min(0).max(65535).default(4173),
});

/** The port in the environment variable `PORT`, by default 4173. 0 lets the system choose. */
export function parsePort(env: NodeJS.ProcessEnv): number {
  const result = environment.safeParse(env["PORT"] ? env : {});
  if (!result.success) throw new UsageError(`PORT: ${messageOf(result.error)}.`);
  return result.data.PORT;
}

/** The name or address in the environment variable `HOST`, by default `localhost`. */
export function parseHost(env: NodeJS.ProcessEnv): string {
  return env["HOST"] || "localhost";
}

const reproducible = z.object({ SOURCE_DATE_EPOCH: z.coerce.number().int().min(0).max(8.64e12).optional() });

/** The moment as of which content is checked and built: that of `SOURCE_DATE_EPOCH` (seconds since 1970) if it is set, else `now`. */
export function parseClock(env: NodeJS.ProcessEnv, now: Date): Date {
  const result = reproducible.safeParse(env["SOURCE_DATE_EPOCH"] ? env : {});
  if (!result.success) throw new UsageError("SOURCE_DATE_EPOCH: expected a whole number of seconds.");
  const seconds = result.data.SOURCE_DATE_EPOCH;
  return seconds === undefined ? now : new Date(seconds * 1000);
}
