import { type Behaviour, register } from "./behaviour.ts";

/** Writes the requested path to the console. Only the not-found page has this behaviour. */
export const logPath: Behaviour = () => {
  // oxlint-disable-next-line no-console -- for whoever is looking for a broken link
  console.error(`404 ${location.pathname}`);
};
register("log-path", logPath);
