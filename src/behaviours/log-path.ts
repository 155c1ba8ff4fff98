import { type Behaviour, register } from "./behaviour.ts";

/** Writes the requested path to the console. Only the not-found page has this behaviour. */
export const logPath: Behaviour = () => {
  // oxlint-disable-next-line no-console -- whoever looks for a broken link finds it here
  console.error(`404 ${location.pathname}`);
};
register("log-path", logPath);
